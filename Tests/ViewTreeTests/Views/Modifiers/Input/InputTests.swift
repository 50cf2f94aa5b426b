import Testing
import ViewTreeTesting

/// Actions are functions of no actor: a view hands on what it was given.
@MainActor @Suite struct InputTests {
  private struct Row: View {
    let action: () -> Void
    let change: (Bool) -> Void

    var body: some View { Self.row(action, change) }

    /// Outside of any actor.
    nonisolated private static func row(
      _ action: @escaping () -> Void, _ change: @escaping (Bool) -> Void
    ) -> some View {
      Text("row")
        .onTapGesture(perform: action)
        .onAppear(perform: action)
        .onDisappear(perform: action)
        .onHover(perform: change)
        .onChange(of: 1, action)
        .onSubmit(action)
        .onExitCommand(perform: action)
        .onLongPressGesture(perform: action, onPressingChanged: change)
        .gesture(TapGesture().onEnded { action() })
    }
  }

  @Test func `a plain function is an action`() {
    var taps = 0
    let screen = Screen(width: 12, height: 1) { Row(action: { taps += 1 }, change: { _ in }) }
    expectEqual(taps, 1)
    screen.click(column: Int(screen.elements[0].frame.minX), row: 0)
    expectEqual(taps, 2)
  }

  @Test func `a plain function is an action of menus, steppers and fields`() throws {
    var count = 0
    let action: () -> Void = { count += 1 }
    let screen = Screen(width: 30, height: 6) {
      Menu("menu", content: { Text("item") }, primaryAction: action)
      Stepper("steps", onIncrement: action, onDecrement: nil)
    }
    try screen.find(.stepper, "steps").increment()
    expectEqual(count, 1)
  }

  @Test func `a number of taps below 1 is one tap`() {
    var taps = 0
    let screen = Screen(width: 12, height: 1) { Text("row").onTapGesture(count: 0) { taps += 1 } }
    screen.click(column: 1, row: 0)
    expectEqual(taps, 1)
  }
}
