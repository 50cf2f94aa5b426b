import Testing
import ViewTreeApps
import ViewTreeTesting

@MainActor struct WindowGroupTests {
  private struct Counter: View {
    @Binding var number: Int
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
      Text("number \(number) \(supportsMultipleWindows)")
      Button("Add") { number += 1 }
      Button("Open") { openWindow(value: 20) }
    }
  }

  private struct Counting: App {
    var body: some Scene {
      WindowGroup(for: Int.self) {
        Counter(number: $0)
      } defaultValue: {
        7
      }
    }
  }

  @Test func `a window without a value begins with the default value`() throws {
    let screen = Screen(AppView(Counting()), width: 24)
    expectText(screen.text, contains: "number 7 true")
    try screen.find(.button, "Add").tap()
    expectText(screen.text, contains: "number 8 true")
    try screen.find(.button, "Open").tap()
    expectText(screen.text, contains: "number 20 true")
    try screen.find(.button, "Add").tap()
    expectText(screen.text, contains: "number 21 true")
    screen.press(.escape)
    expectText(screen.text, contains: "number 8 true")
    expectText(Screen(width: 24) { Counter(number: .constant(1)) }.text, contains: "number 1 false")
  }
}
