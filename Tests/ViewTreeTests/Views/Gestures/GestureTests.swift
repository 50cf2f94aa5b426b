import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct GestureTests {
  private let log = GestureLog()

  @Test func `a gesture may need modifier keys, be composed, and be of any type`() {
    struct Pull: Gesture {
      let log: GestureLog
      var body: some Gesture<DragGesture.Value> { DragGesture().onEnded { _ in log.add("pull") } }
    }
    let screen = Screen.centered {
      Text("abcdefgh").gesture(AnyGesture(Pull(log: log).modifiers(.option)))
    }
    screen.drag(fromColumn: 7, row: 2, toColumn: 9, row: 2)
    for phase in [PointerEvent.Phase.down, .drag, .up] {
      screen.point(phase, column: phase == .down ? 7 : 9, row: 2, modifiers: .option)
    }
    expectEqual(log.take(), "pull")
  }

  @Test func `an optional gesture recognizes what it holds, and nothing without it`() throws {
    struct Movable: View {
      let log: GestureLog
      @State private var isMovable = true
      var body: some View {
        VStack(alignment: .leading) {
          Text("card").gesture(isMovable ? DragGesture().onChanged { _ in log.add("moved") }.onEnded { _ in } : nil)
          Toggle("Movable", isOn: $isMovable)
          Button("plain") { log.add("plain") }.gesture(nil as DragGesture?)
          Text("tapped").onTapGesture { log.add("tap") }
            .simultaneousGesture(nil as TapGesture?).highPriorityGesture(nil as LongPressGesture?)
          Text("both").gesture(TapGesture().exclusively(before: nil as TapGesture?).onEnded { _ in log.add("both") })
        }
      }
    }
    let screen = Screen(width: 20) { Movable(log: log) }
    let card = try screen.find(.staticText, "card")
    try card.drag(byColumns: 2, rows: 0)
    expectEqual(log.take(), "moved")
    try screen.find(.toggle, "Movable").tap()
    #expect(throws: ElementError.self) { try card.drag(byColumns: 2, rows: 0) }
    try screen.find(.button, "plain").tap()
    try screen.find(.staticText, "tapped").tap()
    try screen.find(.staticText, "both").tap()
    expectEqual(log.take(), "plain tap both")
    try screen.find(.toggle, "Movable").tap()
    try card.drag(byColumns: 2, rows: 0)
    expectEqual(log.take(), "moved")
  }

  @Test func `a press that another one cuts off gives the states of its gestures back`() {
    struct Held: View {
      @GestureState private var isHeld = false
      var body: some View {
        VStack(alignment: .leading) {
          Text(isHeld ? "held" : "free")
            .gesture(DragGesture(minimumDistance: 0).updating($isHeld) { _, held, _ in held = true })
          Text("other")
        }
      }
    }
    let screen = Screen(Held(), width: 8)
    screen.press(column: 1, row: 0)
    expectEqual(screen.text, "held\nother")
    screen.press(column: 1, row: 1)
    expectEqual(screen.text, "free\nother")
  }

  @Test func `the gesture that loses to another resets its state`() {
    struct Held: View {
      @GestureState private var isHeld = false
      var body: some View {
        Text(isHeld ? "held" : "free")
          .gesture(
            TapGesture().exclusively(before: LongPressGesture().updating($isHeld) { value, held, _ in held = value }))
      }
    }
    let screen = Screen(Held(), width: 8)
    screen.press(column: 1, row: 0)
    expectEqual(screen.text, "held")
    screen.release(column: 1, row: 0)
    expectEqual(screen.text, "free")
  }
}
