import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct PopupPlacementTests {
  private let metrics = LayoutMetrics(
    spacing: .zero, padding: .zero, divider: CGSize(width: 2, height: 3), countsCells: false)
  private let size = CGSize(width: 30, height: 20)

  private func below(_ anchor: CGRect, _ width: CGFloat?, _ height: CGFloat?) -> CGPoint {
    BelowAnchorLayout().origin(
      of: size, next: anchor, within: ProposedViewSize(width: width, height: height), metrics: metrics)
  }

  private func beside(_ anchor: CGRect, _ width: CGFloat?, _ height: CGFloat?) -> CGPoint {
    BesideAnchorLayout().origin(
      of: size, next: anchor, within: ProposedViewSize(width: width, height: height), metrics: metrics)
  }

  private func anchor(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x, y: y, width: 11, height: 7) }

  @Test func `a popup opens below its control, with aligned content, within the width of the screen`() {
    expectEqual(below(anchor(5, 9), 100, 50), CGPoint(x: 1, y: 16))
    expectEqual(below(anchor(80, 9), 100, 50), CGPoint(x: 70, y: 16))
    expectEqual(below(anchor(5, 9), 20, 50), CGPoint(x: 0, y: 16))
    expectEqual(below(anchor(80, 9), nil, nil), CGPoint(x: 76, y: 16))
  }

  @Test func `a popup opens above its control if there is room only there`() {
    expectEqual(below(anchor(5, 23), 100, 50), CGPoint(x: 1, y: 30), "it just fits below")
    expectEqual(below(anchor(5, 24), 100, 50), CGPoint(x: 1, y: 4))
    expectEqual(below(anchor(5, 20), 100, 30), CGPoint(x: 1, y: 0), "it just fits above")
    expectEqual(below(anchor(5, 19), 100, 30), CGPoint(x: 1, y: 10), "it fits nowhere, and covers the control")
    expectEqual(below(anchor(5, 5), 100, 15), CGPoint(x: 1, y: 0), "it is higher than the screen")
    expectEqual(below(anchor(5, 1000), 100, nil), CGPoint(x: 1, y: 1007))
  }

  @Test func `a submenu opens beside its row, with the first rows next to each other`() {
    expectEqual(beside(anchor(5, 9), 100, 50), CGPoint(x: 18, y: 6))
    expectEqual(beside(anchor(5, 1), 100, 50), CGPoint(x: 18, y: 0))
    expectEqual(beside(anchor(5, 40), 100, 50), CGPoint(x: 18, y: 30))
    expectEqual(beside(anchor(5, 40), 100, nil), CGPoint(x: 18, y: 37))
    expectEqual(beside(anchor(5, 9), 100, 10), CGPoint(x: 18, y: 0))
  }

  @Test func `a submenu opens below its row if there is no room beside it`() {
    expectEqual(beside(anchor(57, 9), 100, 50), CGPoint(x: 70, y: 6), "it just fits")
    expectEqual(beside(anchor(58, 9), 100, 50), CGPoint(x: 54, y: 16))
    expectEqual(beside(anchor(58, 9), nil, 50), CGPoint(x: 71, y: 6))
  }

  @Test func `an arrow key goes to a submenu that a click opened, wherever the focus is`() {
    let screen = Screen(width: 40, height: 6) {
      HStack(alignment: .top) {
        List(selection: .constant(Optional(2))) { ForEach(1..<4) { Text("row \($0)") } }.frame(width: 10)
        Menu("Menu") { Menu("More") { Button("Inner") {} } }
      }
    }
    func focused() -> [String] { screen.descendants.filter(\.isFocused).map(\.label) }
    screen.press(.tab)
    screen.click(column: 14, row: 0)
    screen.click(column: 16, row: 2)
    expectEqual(focused(), ["row 1"])
    screen.press(.down)
    expectEqual(focused(), ["Inner"])
  }
}
