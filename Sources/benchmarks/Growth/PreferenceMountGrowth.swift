import ViewTree

/// A preference that is read at every level, when the levels are made.
enum PreferenceMountGrowth: GrowthStep {
  static let name = "preference-mount"
  static let title = "mount N views in each other, each of which reads the innermost one's preference"
  static let sizes = [32, 64, 128, 256]

  static func prepare(size: Int) -> () throws -> Void { { _ = try PreferenceChain(depth: size) } }
}
