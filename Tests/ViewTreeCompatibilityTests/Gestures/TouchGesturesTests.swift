import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct TouchGesturesTests {
  @Test func `gestures of two fingers never begin, and leave the pointer to others`() {
    var log: [String] = []
    let screen = Screen(width: 10, height: 1) {
      Text("picture")
        .gesture(MagnifyGesture().onChanged { _ in log.append("magnify") })
        .gesture(RotateGesture().onEnded { _ in log.append("rotate") })
        .simultaneousGesture(MagnificationGesture().onChanged { log.append("\($0)") })
        .simultaneousGesture(RotationGesture().onChanged { _ in log.append("rotation") })
        .onTapGesture { log.append("tap") }
    }
    screen.drag(fromColumn: 0, row: 0, toColumn: 5, row: 0)
    #expect(log.isEmpty)
    screen.click(column: 1, row: 0)
    expectEqual(log, ["tap"])
  }
}
