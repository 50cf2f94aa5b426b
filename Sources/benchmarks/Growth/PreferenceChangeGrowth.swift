import TextBackend
import ViewTree

/// A change of a preference that is read at every level.
enum PreferenceChangeGrowth: GrowthStep {
  static let name = "preference-change"
  static let title = "change a preference that is read by N views in each other"
  static let sizes = [32, 64, 128, 256]

  static func prepare(size: Int) throws -> () throws -> Void {
    let chain = try PreferenceChain(depth: size)
    return {
      chain.model.value += 1
      _ = chain.screen.renderChanges()
      try GrowthFailure.unless(chain.model.seen == chain.model.value, "the change was not read")
    }
  }
}
