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
}
