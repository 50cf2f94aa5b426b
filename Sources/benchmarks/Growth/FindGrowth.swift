import TextBackend
import ViewTree

/// The search for one control, after a change.
enum FindGrowth: GrowthStep {
  static let name = "find"
  static let title = "flip a toggle of a form of N, then find one by its label"
  static let sizes = [50, 100, 200, 400]
  static let rounds = 2

  static func prepare(size: Int) -> () throws -> Void {
    let screen = Screen(StateForm(rows: size))
    let toggle = MountedToggle(screen)
    return {
      toggle.flip()
      _ = try screen.find(.toggle, "Row \(size / 3)")
    }
  }
}
