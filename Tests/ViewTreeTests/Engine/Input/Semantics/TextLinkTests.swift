import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

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

  private static let three = "[a](https://a.b) and [b](https://c.d) and [c](https://e.f)"

  @Test func `Tab and Shift-Tab stop at each of three links in their order`() {
    let screen = Screen(width: 30) { Text(.init(Self.three)) }
    var focused: String { screen.findAll(.link).filter(\.isFocused).map(\.label).joined() }
    for (key, label) in [
      (Key.tab, "a"), (.tab, "b"), (.tab, "c"), (.tab, "a"), (.backTab, "c"), (.backTab, "b"), (.backTab, "a"),
    ] {
      screen.press(key)
      expectEqual(focused, label)
    }
  }

  @Test func `a click opens the link that is there, wherever the text is, and gives it the focus`() throws {
    let opened = Opened()
    let screen = Screen(width: 30, height: 4) {
      Text(.init(Self.three)).padding(.leading, 3).padding(.top, 2)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.urls.append(url.absoluteString)
            return .handled
          }
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    expectText(screen.text, equals: "\n\n   a and b and c\n")
    for (column, label) in [(9, "b"), (15, "c"), (3, "a")] {
      screen.click(column: column, row: 2)
      expectEqual(screen.findAll(.link).filter(\.isFocused).map(\.label), [label])
    }
    expectEqual(opened.urls, ["https://c.d", "https://e.f", "https://a.b"])
    screen.click(column: 6, row: 0)
    screen.click(column: 5, row: 2)
    expectEqual(opened.urls.count, 3)
  }

  @Test func `a text takes the focus if it shows a link and is enabled`() {
    func takes(_ text: String, isDisabled: Bool = false, width: Int = 20) -> Bool {
      let screen = Screen(width: width) { Text(.init(text)).lineLimit(1).disabled(isDisabled) }
      return screen.frames.events.chain(at: CGPoint(x: 0.5, y: 0.5)).first?.leaf?.hasFocusableLinks ?? false
    }
    #expect(takes("[a](https://a.b)") && takes("go [a](https://a.b)"))
    #expect(!takes("[a](https://a.b)", isDisabled: true) && !takes("plain"))
    #expect(!takes("the first [a](https://a.b)", width: 6))
  }

  @Test func `a link that has the focus is not drawn again when it gets it again, and is opened only then`() throws {
    let screen = Screen(width: 30) { Page(opened: Opened()) }
    let leaf = try #require(screen.frames.events.chain(at: CGPoint(x: 0.5, y: 0.5)).first?.leaf)
    #expect(!leaf.openFocusedLink() && !leaf.moveLink(.forward))
    let links = leaf.textLinks
    #expect(screen.trace { leaf.focus(on: links[1]) }.drawn > 0)
    expectEqual(screen.trace { leaf.focus(on: links[1]) }.drawn, 0)
    expectEqual(leaf.focusedLink?.number, 2)
    #expect(leaf.moveLink(.backward) && !leaf.moveLink(.backward) && leaf.focusedLink?.number == 1)
    #expect(leaf.moveLink(.forward) && !leaf.moveLink(.forward) && leaf.openFocusedLink())
  }

  @Test func `the words of a control's label are kept whole, unless the control grows with the label`() throws {
    func keepsWords(_ part: PartTrait?, _ outer: PartTrait? = nil) throws -> Bool {
      let none = PartTrait(labelOf: nil)
      let screen = Screen(width: 20, height: 1) {
        HStack { HStack { Text("part") }.modifier(part ?? none) }.modifier(outer ?? none)
      }
      let leaf = try #require(screen.frames.events.chain(at: CGPoint(x: 0.5, y: 0.5)).first?.leaf)
      return leaf.context.broken(TextBlock([TextRun("part")])).keepsWords
    }
    let (label, growing) = (PartTrait(labelOf: .button), PartTrait(labelOf: .button, isGrowing: true))
    try expectEqual(
      [keepsWords(nil), keepsWords(label), keepsWords(nil, label), keepsWords(growing)], [false, true, true, false])
    try expectEqual([keepsWords(label, growing), keepsWords(growing, label)], [false, false])
  }
}
