import TextBackend
import ViewTree

/// The way of the focus from one control to the next.
enum TabGrowth: GrowthStep {
  static let name = "tab"
  static let title = "press Tab in a form of N toggles"
  static let sizes = [100, 200, 400, 800]
  static let limit = 0.0
  static let rounds = 20

  static func prepare(size: Int) -> () throws -> Void {
    let screen = Screen(StateForm(rows: size))
    _ = screen.renderChanges()
    return {
      screen.press(.tab)
      try GrowthFailure.unless(!screen.renderChanges().isEmpty, "Tab moved no focus")
    }
  }
}
