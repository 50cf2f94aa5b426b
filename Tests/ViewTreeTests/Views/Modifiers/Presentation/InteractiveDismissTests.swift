import Testing
import ViewTreeTesting

private struct Locked: View {
  @State private var isOpen = true
  @State private var isLocked = true

  var body: some View {
    Text("below").sheet(isPresented: $isOpen) {
      Toggle("Locked", isOn: $isLocked).interactiveDismissDisabled(isLocked)
    }
  }
}

@MainActor @Suite struct InteractiveDismissTests {
  @Test func `content can prevent the user from closing its presentation`() throws {
    let screen = Screen(Locked(), width: 30, height: 5)
    screen.press(.escape)
    screen.click(column: 0, row: 0)
    try screen.find(.toggle, "Locked").tap()
    screen.press(.escape)
    expectText(screen.text, equals: "below\n\n\n\n")
  }
}
