import Testing
import ViewTreeTesting

@MainActor @Suite struct RefreshableTests {
  private struct Mails: View {
    @State private var mails = ["old"]

    var body: some View {
      List(mails, id: \.self) { Text($0) }.refreshable { mails.append("new \(mails.count)") }
    }
  }

  @Test func `Control-R runs the action, and a line shows it meanwhile`() async throws {
    let screen = Screen(width: 20, height: 4) { Mails() }
    expectText(screen.text, equals: "old\n\n\n")
    screen.press(.character("r").with(.control))
    expectText(screen.text, equals: "    Refreshing...\nold\n\n")
    try await screen.settle()
    expectText(screen.text, equals: "old\nnew 1\n\n")
    screen.press(.character("r").with(.control))
    screen.press(.character("r").with(.control))
    try await screen.settle()
    expectText(screen.text, equals: "old\nnew 1\nnew 2\n")
  }

  @Test func `views below find the action`() async throws {
    struct Below: View {
      @Environment(\.refresh) private var refresh

      var body: some View {
        if let refresh { Button("Reload") { Task { await refresh() } } } else { Text("none") }
      }
    }
    struct Around: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("\(count)")
          Below()
        }
        .refreshable { count += 1 }
      }
    }
    expectText(Screen(width: 10) { Below() }.text, equals: "none")
    let screen = Screen(width: 10) { Around() }
    try screen.find(.button, "Reload").tap()
    try await screen.settle()
    expectText(screen.text, contains: "1")
  }

  @Test func `the line above a narrow view stands in the middle of the screen`() async throws {
    let screen = Screen(width: 20) { VStack(alignment: .leading) { Text("x").refreshable { await Task.yield() } } }
    expectText(screen.text, equals: "x")
    screen.press(.character("r").with(.control))
    expectText(screen.text, equals: "    Refreshing...\n          x")
    try await screen.settle()
    expectText(screen.text, equals: "x")
  }
}
