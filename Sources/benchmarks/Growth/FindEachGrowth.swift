import TextBackend
import ViewTree

/// The search for every control in turn.
enum FindEachGrowth: GrowthStep {
  static let name = "find-each"
  static let title = "find each of the N toggles of a form by its label"
  static let sizes = [10, 20, 40, 80]

  static func prepare(size: Int) -> () throws -> Void {
    let screen = Screen(StateForm(rows: size))
    return {
      for row in 0..<size {
        _ = try screen.find(.toggle, "Row \(row)")
      }
    }
  }
}
