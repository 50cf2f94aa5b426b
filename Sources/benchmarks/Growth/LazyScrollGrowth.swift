import TextBackend
import ViewTree

/// A window that moves over a lazy stack.
enum LazyScrollGrowth: GrowthStep {
  static let name = "scroll"
  static let title = "scroll a lazy stack of N rows by one row, 24 rows shown"
  static let sizes = [500, 1_000, 2_000, 4_000]
  static let limit = 0.0
  static let rounds = 20

  static func prepare(size: Int) -> () throws -> Void {
    let screen = Screen(
      ScrollView { LazyVStack { ForEach(0..<size, id: \.self) { Text("Row \($0)") } } }, height: 24)
    screen.press(.tab)
    _ = screen.renderChanges()
    return {
      screen.press(.down)
      try GrowthFailure.unless(!screen.renderChanges().isEmpty, "nothing was scrolled")
    }
  }
}
