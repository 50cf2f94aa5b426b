import TextBackend
import ViewTree

/// The names that an error suggests for a missing element.
enum FindNearestGrowth: GrowthStep {
  static let name = "find-nearest"
  static let title = "look for a toggle that is not there, among N that are called nearly so"
  static let sizes = [50, 100, 200, 400]
  static let rounds = 2

  static func prepare(size: Int) -> () throws -> Void {
    let screen = Screen(StateForm(rows: size))
    return {
      do {
        _ = try screen.find(.toggle, "Raw 1")
      } catch {
        return try GrowthFailure.unless("\(error)".contains("did you mean toggle \"Row 1\"?"), "\(error)")
      }
      throw GrowthFailure("it is there")
    }
  }
}
