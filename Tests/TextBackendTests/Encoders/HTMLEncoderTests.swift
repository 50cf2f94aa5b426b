import Testing
import ViewTreeTesting
import ViewTree

@testable import TextBackend

/// Pages: the picture, and what is published above it.
@MainActor struct HTMLEncoderTests {
  private func rows(_ grid: CellGrid) -> [String] {
    HTMLEncoder.encode(grid).matches(of: /<div class="row">(.*)<\/div>/).map { String($0.1) }
  }

  @Test func `a page is a document with a charset, and its lines are as high as its letters`() {
    let page = HTMLEncoder.encode(
      draw(3, 1, [text("abc")]), PictureWords(title: "A < B"), language: "de-DE", semantics: "")
    expectText(page, startsWith: "<!DOCTYPE html>\n<html lang=\"de-DE\">\n<head>\n<meta charset=\"utf-8\">\n")
    #expect(page.contains("<title>A &lt; B</title>") && page.contains("font: 16px/1 ui-monospace"))
    #expect(
      page.hasSuffix(
        """
        <body>
        <div class="screen" role="group" aria-label="A &lt; B" style="width:3ch;height:1em">
        <div aria-hidden="true">
        <div class="row">abc</div>
        </div>
        </div>
        </body>
        </html>
        """))
  }

  @Test func `each row is escaped and has a span for each style`() {
    let grid = draw(
      12, 3,
      [
        text("[x] Wi-Fi"), text("[x]", GlyphStyle(traits: [.bold, .underline])),
        text("Wi", GlyphStyle(foreground: .red), x: 4),
        text("é<&>\"", GlyphStyle(foreground: Color.Resolved(.rgb(red: 1, green: 2, blue: 255)), traits: .dim), y: 2),
        item(rect(10, 0, 2, 1), .fill(Color.Resolved(.named(.mint)))),
      ])
    expectEqual(
      rows(grid),
      [
        "<span style=\"font-weight:bold;text-decoration:underline\">[x]</span> "
          + "<span style=\"color:#ff3b30\">Wi</span>-Fi <span style=\"background:#00c7be\">  </span>",
        "", "<span style=\"color:#0102ff;opacity:0.6\">é&lt;&amp;&gt;&quot;</span>",
      ])
  }

  @Test func `a glyph that may come from another font keeps to its cells`() {
    expectEqual(
      rows(draw(8, 1, [text("──│a✓界b")])),
      [
        "<span class=\"box\" style=\"width:3ch\">──│</span>a"
          + "<span class=\"glyph\" style=\"width:1ch\">✓</span><span class=\"glyph\" style=\"width:2ch\">界</span>b"
      ])
  }

  @Test func `the letters up to U+02BF are in every font`() {
    expectEqual(
      rows(draw(3, 1, [text("aʿˀ")])), ["aʿ<span class=\"glyph\" style=\"width:1ch\">ˀ</span>"])
  }

  @Test func `a page has a caret at its place`() {
    let page = HTMLEncoder.encode(draw(6, 2, [item(rect(3, 1, 0, 0), clip: rect(0, 0, 6, 2), .caret())]))
    expectText(page, contains: "<div class=\"caret\" style=\"left:3ch;top:1em\"></div>")
  }

  @Test func `rows that repeat the last one are rows of the page, and a caret has its colour`() {
    var grid = draw(3, 1, [text("▍░"), item(rect(1, 0, 0, 0), clip: rect(0, 0, 3, 1), .caret(.red))])
    grid.restRows = 2
    expectEqual(rows(grid), Array(repeating: "<span class=\"box\" style=\"width:2ch\">▍░</span>", count: 3))
    let page = HTMLEncoder.encode(grid)
    expectText(page, contains: "style=\"width:3ch;height:3em\">")
    expectText(page, contains: "<div class=\"caret\" style=\"left:1ch;top:0em;background:#ff3b30\"></div>")
  }

  // MARK: What is published

  /// The elements without their places.
  private func roles(_ view: some View, width: Int = 30, prepare: (Screen) throws -> Void = { _ in }) throws -> String {
    let screen = Screen(view, width: width)
    try prepare(screen)
    let page = screen.render(.html)
    let published = page.components(separatedBy: "<div class=\"semantics\">\n")[1].components(
      separatedBy: "\n</div>\n</div>")[0]
    return published.replacing(/\ ?style="[^"]*"/, with: "")
  }

  @Test func `controls are published with their roles and states`() throws {
    try expectEqual(
      roles(
        VStack {
          Toggle("Wi-Fi", isOn: .constant(true))
          Toggle("Off & on", isOn: .constant(false)).disabled(true)
          Button("Go") {}
          TextField("Name", text: .constant("Ada"))
          Stepper("Count", value: .constant(3))
          Text("Words")
        }),
      """
      <div role="checkbox" aria-label="Wi-Fi" aria-checked="true"></div>
      <div role="checkbox" aria-label="Off &amp; on" aria-checked="false" aria-disabled="true"></div>
      <div role="button" aria-label="Go"></div>
      <div role="textbox" aria-label="Name">
      Ada</div>
      <div role="spinbutton" aria-label="Count" aria-valuenow="3" aria-valuetext="3"></div>
      <div>Words</div>
      """)
  }

  @Test func `an element with parts is a group, with a button if it opens`() throws {
    let group = DisclosureGroup("More") {
      Toggle("All", sources: [.constant(true), .constant(false)], isOn: \.self)
    }
    let opened = try roles(group) { try $0.find(.disclosureGroup, "More").expand() }
    expectEqual(
      opened,
      """
      <div role="group" aria-label="More">
      <div role="button" aria-label="More" aria-expanded="true"></div>
      <div role="checkbox" aria-label="All" aria-checked="mixed"></div></div>
      """)
    try expectEqual(
      roles(DisclosureGroup("More") { Text("x") }),
      "<div role=\"button\" aria-label=\"More\" aria-expanded=\"false\"></div>")
  }

  @Test func `lists have items, and titles are headings`() throws {
    try expectEqual(
      roles(
        List {
          Section("Fruit") { Button("Apple") {} }
        }),
      """
      <div role="list">
      <div role="listitem">
      <div role="group" aria-label="Fruit">
      <div role="heading" aria-label="Fruit" aria-level="2"></div>
      <div role="button" aria-label="Apple"></div></div>
      </div></div>
      """)
  }

  @Test(arguments: [true, false])
  func `a tab is selected or not, and of other elements one is the current one`(hasBar: Bool) throws {
    let tabs = TabView(selection: .constant(1)) {
      Tab("Mail", systemImage: "envelope", value: 0) { Text("mail") }
      Tab("Search", systemImage: "magnifyingglass", value: 1) { Text("search") }
    }
    let tabRoles = try hasBar ? roles(tabs, width: 40) : roles(tabs.tabViewStyle(.page), width: 40)
    expectText(tabRoles, contains: "<div role=\"tab\" aria-label=\"Mail\" aria-selected=\"false\">")
    expectText(tabRoles, contains: "<div role=\"tab\" aria-label=\"Search\" aria-selected=\"true\">")
    let list = try roles(List(["Ada", "Grace"], id: \.self, selection: .constant("Grace")) { Button($0) {} })
    expectText(list, contains: "<div role=\"button\" aria-label=\"Ada\">")
    expectText(list, contains: "<div role=\"button\" aria-label=\"Grace\" aria-current=\"true\">")
  }

  @Test func `an element lies where its cells are`() {
    let page = Screen(width: 20, options: ScreenOptions(unit: .points)) {
      VStack(alignment: .leading, spacing: 0) {
        Text("ab")
        VStack { Button("Go") {} }.padding(.leading, 16).accessibilityElement(children: .contain)
      }
    }.render(.html)
    expectText(page, contains: "<div style=\"left:0ch;top:0em;width:2ch;height:1em\">ab</div>")
    expectText(
      page, contains: "<div role=\"button\" aria-label=\"Go\" style=\"left:2ch;top:0em;width:6ch;height:1em\">")
  }

  @Test func `the first heading names the picture, and labels cannot break out`() {
    let screen = Screen(width: 40) {
      VStack {
        Text("first\u{1B}[2J</div>\"")
        List { Section("Title") { Text("x") } }
      }
    }
    expectText(screen.render(.svg), contains: "<title>Title</title>\n<desc>staticText")
    expectText(screen.render(.html), contains: "<title>Title</title>")
    for format in [SnapshotFormat.svg, .html] {
      let document = screen.render(format)
      #expect(!document.unicodeScalars.contains("\u{1B}") && !document.contains("first</div>"))
    }
    expectText(Screen(EmptyView(), width: 3).render(.svg), contains: "<title>Screen</title>")
  }

  @Test func `a text with links has no role, and its links are elements in it`() throws {
    try expectEqual(
      roles(Text("a [b](https://a.b) c")),
      "<div aria-label=\"a b c\">\n<div role=\"link\" aria-label=\"b\"></div></div>")
  }

  @Test func `values are states of a range, and words of other controls`() throws {
    try expectEqual(
      roles(
        VStack {
          Link("Home", destination: URL(string: "https://a.b")!)
          Menu("Sort") { Button("x") {} }
          Picker("Size", selection: .constant(1)) { Text("S").tag(1) }
          Slider(value: .constant(0.25)) { Text("Volume") }
          ProgressView("Load", value: 0.5)
          ProgressView("Busy")
          Stepper("Cold", value: .constant(-5))
          Gauge(value: 0.5) { Text("Fuel") }
          Image(systemName: "star").accessibilityLabel("Star")
          ColorPicker("Tint", selection: .constant(.red))
          Button("Plus") {}.accessibilityValue("3")
          Text("v").accessibilityLabel("w").accessibilityValue("low")
          HStack {
            Text("a")
            Button("b") {}
          }
          .accessibilityElement(children: .contain).accessibilityLabel("Box")
        }),
      """
      <div role="link" aria-label="Home"></div>
      <div role="button" aria-label="Sort" aria-expanded="false" aria-haspopup="menu"></div>
      <div role="combobox" aria-label="Size">
      S</div>
      <div role="slider" aria-label="Volume" aria-valuenow="0.25" aria-valuetext="0.25"></div>
      <div role="progressbar" aria-label="Load" aria-valuenow="50" aria-valuetext="50%"></div>
      <div role="progressbar" aria-label="Busy"></div>
      <div role="spinbutton" aria-label="Cold" aria-valuenow="-5" aria-valuetext="-5"></div>
      <div role="group" aria-roledescription="gauge" aria-label="Fuel"></div>
      <div role="img" aria-label="Star"></div>
      <div role="group" aria-label="Tint" aria-expanded="false"></div>
      <div role="button" aria-label="Plus">
      3</div>
      <div>w</div>
      <div role="group" aria-label="Box">
      <div>a</div>
      <div role="button" aria-label="b"></div></div>
      """)
  }

  @Test func `of several headings or words the first is the title`() {
    let headings = Screen(width: 20) {
      VStack {
        Text("Words")
        List {
          Section("One") { Text("x") }
          Section("Two") { Text("y") }
        }
      }
    }
    expectText(headings.render(.svg), contains: "<title>One</title>")
    let words = Screen(width: 20) {
      VStack {
        Text("First")
        Text("Last")
      }
    }
    expectText(words.render(.svg), contains: "<title>First</title>")
  }

  @Test func `letters behind a glyph of another font are not part of it`() {
    expectEqual(
      rows(draw(5, 1, [text("a✓b─c")])),
      ["a<span class=\"glyph\" style=\"width:1ch\">✓</span>b<span class=\"box\" style=\"width:1ch\">─</span>c"])
  }
}
