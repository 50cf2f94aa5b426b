import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct GestureStateTests {
  private let log = GestureLog()

  private struct Card: View {
    let log: GestureLog
    @GestureState private var offset = CGSize.zero
    @State private var ends = 0
    var body: some View {
      let drag = DragGesture()
        .updating($offset) { value, offset, _ in offset = value.translation }
        .onChanged { log.add("\($0.startLocation.x)>\($0.location.x)") }
        .onEnded { _ in ends += 1 }
      Text("card \(ends)").offset(offset).gesture(drag)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `a drag moves what it is on while it goes on`() {
    let screen = Screen.centered { Card(log: log) }
    screen.press(column: 1, row: 0)
    screen.point(.drag, column: 1, row: 0)
    #expect(log.take() == "")
    screen.point(.drag, column: 4, row: 2)
    expectText(screen.text, equals: "\n\n   card 0\n\n")
    screen.point(.drag, column: 3, row: 2)
    expectText(screen.text, equals: "\n\n  card 0\n\n")
    #expect(log.take() == "1.5>4.5 1.5>3.5")
    screen.release(column: 3, row: 2)
    expectText(screen.text, equals: "card 1\n\n\n\n")
  }
}
