import Testing
import ViewTreeTesting

@MainActor struct MenuBehaviorTests {
  private func isOpen(after behavior: MenuActionDismissBehavior) throws -> Bool {
    let screen = Screen(width: 20) { Menu("Sort") { Button("Name") {} }.menuActionDismissBehavior(behavior) }
    try screen.find(.menu, "Sort").tap()
    try screen.find(.menuItem, "Name").tap()
    return try screen.find(.menu, "Sort").isExpanded
  }

  @Test func `a choice closes a menu, unless dismissal is disabled`() throws {
    #expect(try !isOpen(after: .automatic) && !isOpen(after: .enabled) && isOpen(after: .disabled))
  }

  @Test func `a row can decide whether it closes the menu`() throws {
    let screen = Screen(width: 20) {
      Menu("Sort") {
        Button("Stays") {}.menuActionDismissBehavior(.disabled)
        Button("Closes") {}
      }
    }
    try screen.find(.menu, "Sort").tap()
    try screen.find(.menuItem, "Stays").tap()
    #expect(try screen.find(.menu, "Sort").isExpanded)
    try screen.find(.menuItem, "Closes").tap()
    #expect(try !screen.find(.menu, "Sort").isExpanded)
  }

  @Test func `an arrow key enters an open menu, and does not scroll the outer view`() {
    let view = ScrollView {
      Menu("Menu") { Button("First") {} }
      ForEach(0..<20) { Text("\($0)") }
    }
    let screen = Screen(view, width: 14, height: 6)
    screen.press(.tab)
    screen.press(.return)
    screen.press(.down)
    #expect(screen.text.contains(">First<"), "\(screen.text)")
  }
}
