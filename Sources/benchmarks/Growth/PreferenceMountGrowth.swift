import ViewTree

/// The mount of views that read a preference at every level.
enum PreferenceMountGrowth: GrowthStep {
  static let name = "preference-mount"
  static let title = "mount N views in each other, each of which reads the innermost one's preference"
  static let sizes = [32, 64, 128, 256]

  static func prepare(size: Int) -> () throws -> Void { { _ = try PreferenceChain(depth: size) } }
}
