import Foundation
import Testing
import ViewTreeTesting

/// Links in texts, used by keys.
@MainActor struct TextLinkTests {
  private final class Opened {
    var urls: [String] = []
  }

  private struct Page: View {
    let opened: Opened

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("See [one](https://a.b) and [two](https://c.d).")
        Button("OK") {}
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.urls.append(url.absoluteString)
          return .handled
        })
    }
  }

  @Test func `Tab goes from link to link, and Return and Space open them`() throws {
    let opened = Opened()
    let screen = Screen(width: 30) { Page(opened: opened) }
    screen.press(.tab)
    expectText(screen.text, equals: "See>one<and two.\n[ OK ]")
    #expect(try screen.find(.link, "one").isFocused && !screen.find(.link, "two").isFocused)
    screen.press(.return)
    screen.press(.tab)
    expectText(screen.text, equals: "See one and>two.\n[ OK ]")
    screen.press(.space)
    expectEqual(opened.urls, ["https://a.b", "https://c.d"])
    screen.press(.tab)
    expectText(screen.text, equals: "See one and two.\n[>OK<]")
    screen.press(.backTab)
    #expect(try screen.find(.link, "two").isFocused)
    screen.press(.backTab)
    #expect(try screen.find(.link, "one").isFocused)
  }

  @Test func `a text that shows none of its links any more loses the focus`() {
    let screen = Screen(width: 20) { Text("See the [link](https://a.b)").lineLimit(1) }
    screen.press(.tab)
    expectText(screen.render(.semantics), contains: "focused")
    screen.resize(width: 6)
    expectText(screen.text, equals: "See...")
    expectText(screen.render(.semantics), lacks: "focused")
  }

  @Test func `the link with the focus is inverted, and the words around it are not`() {
    let screen = Screen(width: 30) { Page(opened: Opened()) }
    screen.press(.tab)
    expectText(screen.render(.cells), contains: "4..6 underline inverse fg=blue")
  }

  @Test func `a click opens a link and leaves the focus where it is`() throws {
    let opened = Opened()
    let screen = Screen(width: 30) {
      VStack(alignment: .leading) {
        Page(opened: opened)
        TextField("Name", text: .constant(""))
      }
    }
    try screen.find(.textField).tap()
    try screen.find(.link, "two").tap()
    expectEqual(opened.urls, ["https://c.d"])
    #expect(try screen.find(.textField).isFocused)
  }

  @Test func `a disabled link is skipped`() {
    let opened = Opened()
    let screen = Screen(width: 30) { Page(opened: opened).disabled(true) }
    screen.press(.tab)
    screen.press(.return)
    #expect(opened.urls.isEmpty)
  }

  @Test func `a link in a text that runs to the left is found where it is drawn`() throws {
    /// Asks for more sizes than the one that it gives: what the text keeps is for another one.
    struct Asking: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews[0].sizeThatFits(ProposedViewSize(width: 12, height: nil))
        _ = subviews[0].sizeThatFits(ProposedViewSize(width: 6, height: nil))
        return size
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 12, height: nil))
      }
    }
    for height in [0, 5] {
      // Below the screen nothing is drawn: nothing is kept of that.
      let screen = Screen(width: 12, height: 3) {
        VStack(spacing: 0) {
          Color.clear.frame(width: 12, height: CGFloat(height))
          Asking() { Text("a long one and [link](https://a.b)") }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
      try expectEqual(
        screen.find(.link, "link").frame, CGRect(x: 7, y: CGFloat(height) + 1, width: 4, height: 1))
      if height == 0 { expectText(screen.text, equals: " a long one\n   and link\n") }
    }
  }

  private static let links = "go [one two](https://a.b) or [three four five](https://c.d)"

  @Test func `a link has the frame around its words in all lines`() throws {
    let screen = Screen(width: 12) { Text(.init(Self.links)).multilineTextAlignment(.center) }
    expectText(screen.text, equals: "go one two\n or three\nfour five")
    try expectEqual(screen.find(.link, "one two").frame, CGRect(x: 3, y: 0, width: 7, height: 1))
    try expectEqual(screen.find(.link, "three four five").frame, CGRect(x: 0, y: 1, width: 9, height: 2))
    let points = Screen(width: 12, options: ScreenOptions(unit: .points)) { Text(.init(Self.links)) }
    try expectEqual(points.find(.link, "one two").frame, CGRect(x: 24, y: 0, width: 56, height: 16))
    try expectEqual(points.find(.link, "three four five").frame, CGRect(x: 0, y: 16, width: 72, height: 32))
  }

  @Test func `only the words of a link open it`() {
    let opened = Opened()
    let screen = Screen(width: 12) {
      Text(.init(Self.links)).environment(
        \.openURL,
        OpenURLAction { url in
          opened.urls.append(url.absoluteString)
          return .handled
        })
    }
    for (column, row) in [(2, 0), (1, 1), (9, 2)] { screen.click(column: column, row: row) }
    #expect(opened.urls.isEmpty)
    for (column, row) in [(3, 0), (9, 0), (3, 1), (0, 2), (8, 2)] { screen.click(column: column, row: row) }
    expectEqual(opened.urls, ["https://a.b", "https://a.b", "https://c.d", "https://c.d", "https://c.d"])
  }

  @Test func `Tab backward enters a text at its last link`() throws {
    let screen = Screen(width: 12) { Text(.init(Self.links)) }
    var focused: [String] { screen.findAll(.link).filter(\.isFocused).map(\.label) }
    for label in ["three four five", "one two"] {
      screen.press(.backTab)
      expectEqual(focused, [label])
    }
    for label in ["three four five", "one two"] {
      screen.press(.tab)
      expectEqual(focused, [label])
    }
  }

  @Test func `a link of several styles has one label`() throws {
    let screen = Screen(width: 30) { Text("a [b **c** d](https://a.b) e") }
    try expectEqual(screen.find(.link).label, "b c d")
    try expectEqual(screen.find(.link).frame, CGRect(x: 2, y: 0, width: 5, height: 1))
  }
}
