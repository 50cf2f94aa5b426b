import Testing
import ViewTreeTesting

/// Return on a row that has the focus.
@MainActor struct RowReturnTests {
  /// Rows that can be selected, in two of which there is something to press.
  private struct Rows: View {
    let pressed: (String) -> Void
    @State private var selection: Int?

    var body: some View {
      NavigationStack {
        List(selection: $selection) {
          NavigationLink("link", value: "page").tag(1)
          Button("button") { pressed("button") }.tag(2)
          HStack {
            Text("two")
            Button("first") { pressed("first") }
            Button("second") { pressed("second") }
          }
          .tag(3)
          Text("plain").tag(4)
        }
        .navigationDestination(for: String.self) { Text("on the \($0)") }
      }
    }
  }

  private func screen(_ pressed: @escaping (String) -> Void = { _ in }) -> Screen {
    let screen = Screen(Rows(pressed: pressed), width: 30, height: 10)
    screen.press(.tab)
    return screen
  }

  @Test func `Return on a row with a link follows it`() {
    let screen = screen()
    screen.press(.return)
    expectText(screen.text, contains: "on the page")
  }

  @Test func `Return on a row with buttons presses the first`() {
    var pressed: [String] = []
    let screen = screen { pressed.append($0) }
    screen.press(.down)
    screen.press(.return)
    screen.press(.down)
    screen.press(.return)
    expectEqual(pressed, ["button", "first"])
  }

  @Test func `Return on a row without a button selects it`() {
    var pressed: [String] = []
    let screen = screen { pressed.append($0) }
    for _ in 1...3 { screen.press(.down) }
    screen.press(.return)
    expectText(screen.text, contains: "* plain")
    expectEqual(pressed, [])
  }

  @Test func `Space on a row selects it, whatever is in it`() {
    var pressed: [String] = []
    let screen = screen { pressed.append($0) }
    screen.press(.space)
    expectText(screen.text, lacks: "on the page")
    expectText(screen.text, contains: "*")
    expectEqual(pressed, [])
  }

  private struct ButtonRow: View {
    let press: () -> Void
    @State private var selection: Int?

    var body: some View {
      List(selection: $selection) { Button("button") { press() }.tag(1) }
    }
  }

  @Test func `Return on a row with a button presses it once, and does not select the row`() {
    var count = 0
    let screen = Screen(ButtonRow { count += 1 }, width: 20, height: 4)
    screen.press(.tab)
    screen.press(.return)
    expectEqual(count, 1)
    expectText(screen.text, lacks: "*")
    screen.press(.space)
    expectEqual(count, 1)
    expectText(screen.text, contains: "* button")
  }
}
