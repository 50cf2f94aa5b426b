import Testing
import ViewTreeTesting

/// Links in texts, and what opens them.
@MainActor @Suite struct OpenURLTests {
  private final class Browser {
    var pages: [String] = []
    var action: OpenURLAction {
      OpenURLAction { [self] url in
        pages.append(url.absoluteString)
        return .handled
      }
    }
  }

  private let browser = Browser()

  @Test func `a link is in the tint, underlined, published and tapped`() throws {
    let screen = Screen(width: 24, height: 3) {
      Text("See the [manual](https://a.b/m) or [ask](mailto:x) us").environment(\.openURL, browser.action)
    }
    expectText(
      screen.render(.cells),
      equals: """
        "See the manual or ask us"
          8..13 underline fg=blue, 18..20 underline fg=blue
        "                        "
        "                        "
        """)
    expectText(
      screen.render(.semantics),
      equals: """
        staticText "See the manual or ask us"
          link "manual"
          link "ask"
        """)
    let manual = try screen.find(.link, "manual")
    #expect(manual.frame.minX == screen.elements[0].frame.minX + 8 && manual.frame.width == 6)
    try manual.tap()
    try screen.find(.link, "ask").tap()
    expectEqual(browser.pages, ["https://a.b/m", "mailto:x"])
    screen.click(column: 0, row: 1)
    screen.click(column: 6, row: 1)
    expectEqual(browser.pages.count, 2)
  }

  @Test func `a link that is broken between lines, and cut, is one in each of them`() throws {
    let screen = Screen(width: 12, height: 2) {
      Text("go to [the **whole** manual](https://a.b/\(5)) now").environment(\.openURL, browser.action)
    }
    expectText(screen.text, equals: "go to the\nwhole man...")
    let link = try screen.find(.link, "the whole manual")
    expectEqual(link.frame.height, 2)
    try link.tap()
    screen.click(column: 2, row: 1)
    expectEqual(browser.pages, ["https://a.b/5", "https://a.b/5"])
  }

  @Test func `a tap beside the link is the view's, a tap on it the link's`() throws {
    var taps = 0
    let screen = Screen(width: 12, height: 1) {
      Text("to [a](https://a.b)").onTapGesture { taps += 1 }.environment(\.openURL, browser.action)
    }
    try screen.find(.link, "a").tap()
    #expect(taps == 0 && browser.pages.count == 1)
    let text = screen.elements[0].frame
    screen.click(column: Int(text.minX), row: 0)
    #expect(taps == 1 && browser.pages.count == 1)
  }

  @Test func `a link that is disabled opens nothing`() throws {
    let screen = Screen(width: 12, height: 1) {
      Text("[a](https://a.b)").environment(\.openURL, browser.action).disabled(true)
    }
    #expect(throws: ElementError.self) { try screen.find(.link, "a").tap() }
    screen.click(column: Int(screen.elements[0].frame.minX), row: 0)
    #expect(browser.pages.isEmpty)
  }

  @Test func `a URL without a handler is an issue that names it`() throws {
    let screen = Screen(width: 12, height: 1) { Text("[a](https://a.b)") }
    try screen.find(.link, "a").tap()
    #expect(screen.issues.count == 1 && screen.issues[0].contains("https://a.b was not opened"))
  }

  private struct Opening: View {
    let result: OpenURLAction.Result
    let note: (Bool) -> Void

    struct Content: View {
      let note: (Bool) -> Void
      @Environment(\.openURL) private var openURL
      var body: some View { Button("open") { openURL(URL(string: "https://a.b")!) { note($0) } } }
    }

    var body: some View { Content(note: note).environment(\.openURL, OpenURLAction { _ in result }) }
  }

  @Test func `the caller of openURL receives the result`() throws {
    let other = URL(string: "https://c.d")!
    let results: [(OpenURLAction.Result, Bool, String?)] = [
      (.handled, true, nil), (.discarded, false, nil), (.systemAction, false, "https://a.b"),
      (.systemAction(other), false, "https://c.d"),
    ]
    for (result, isAccepted, issue) in results {
      var heard: [Bool] = []
      let screen = Screen(width: 12) { Opening(result: result) { heard.append($0) } }
      try screen.find(.button, "open").tap()
      expectEqual(heard, [isAccepted])
      #expect(issue.map { screen.issues.first?.contains($0) == true } ?? screen.issues.isEmpty)
    }
  }

  @Test func `opening a link tells whether it was opened`() {
    var log: [Bool] = []
    struct Opening: View {
      let note: (Bool) -> Void
      @Environment(\.openURL) private var openURL
      var body: some View { Button("go") { openURL(URL(string: "https://a.b")!) { note($0) } } }
    }
    for result in [OpenURLAction.Result.handled, .discarded, .systemAction] {
      let screen = Screen(width: 20) {
        Opening { log.append($0) }.environment(\.openURL, OpenURLAction { _ in result })
      }
      screen.press(.tab)
      screen.press(.return)
      expectEqual(screen.issues.count, log.count == 3 ? 1 : 0)
    }
    expectEqual(log, [true, false, false])
  }
}
