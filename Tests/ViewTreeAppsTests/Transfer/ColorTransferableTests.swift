import Testing
import ViewTreeApps
import ViewTreeTesting

@MainActor struct ColorTransferableTests {
  @Test func `a colour can be dropped`() throws {
    var dropped: [Color] = []
    let screen = Screen(width: 12, height: 2) {
      Text("blue").draggable(Color.blue)
      Text("here").dropDestination(for: Color.self) { colors, _ in
        dropped = colors
        return true
      }
    }
    try screen.find(.staticText, "blue").drag(to: screen.find(.staticText, "here"))
    expectEqual(dropped, [.blue])
  }
}
