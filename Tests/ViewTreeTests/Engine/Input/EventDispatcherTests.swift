import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The views that receive a key.
@MainActor struct EventDispatcherTests {
  private final class Log {
    var words: [String] = []

    func take() -> String {
      defer { words = [] }
      return words.joined(separator: " ")
    }
  }

  private let log = Log()

  private func focused(_ screen: Screen) -> [String] { screen.findAll(where: \.isFocused).map(\.label) }

  @Test func `a key is used by the first of a command, the focused view, a menu, a shortcut and the screen`() {
    let screen = Screen(width: 20, height: 6) { [log] in
      VStack {
        Text("a").focusable().onKeyPress { press in
          guard press.key == "k" || press.key == "h" else { return .ignored }
          log.words.append("view \(press.characters)")
          return .handled
        }
        Button("b") { log.words.append("tap") }.contextMenu { Button("item") {} }
        Button("s") { log.words.append("shortcut") }.keyboardShortcut("k").focusable(false)
        Button("p") { log.words.append("plain") }.keyboardShortcut("p", modifiers: []).focusable(false)
        ScrollView { VStack { ForEach(0..<9) { Text("\($0)") } } }
      }
    }
    func use(_ key: Key) -> String { "\(screen.hasUse(for: key)) \(log.take())" }
    expectEqual(use(.tab), "true ")
    expectEqual(use(.character("h")), "true view h")
    expectEqual(use(.character("k")), "true view k")
    expectEqual(use(.character("k").with(.command)), "true shortcut")
    expectEqual(use(.character("k").with(.control)), "true view k")
    expectEqual(use(.character("p")), "true plain")
    expectEqual(use(.character("q")), "false ")
    expectEqual(use(.character("q").with(.command)), "false ")
    expectEqual(use(.pageDown), "false ")
    expectEqual(use(.tab), "true ")
    expectEqual(use(.return), "true tap")
    expectEqual(use(.space), "true tap")
    expectEqual(use(.return.with(.control)), "true ")
    expectEqual(use(.escape), "true ")
    expectEqual(use(.tab), "true ")
    expectEqual(use(.pageDown), "true ")
    expectEqual(use(.home), "true ")
    for key in [Key.up, .left, .right] { expectEqual(use(key), "true ") }
  }

  @Test func `a link is opened by Return and by space`() {
    let screen = Screen(width: 20) { [log] in
      Text("[x](https://a.b)").environment(
        \.openURL,
        OpenURLAction { _ in
          log.words.append("open")
          return .handled
        })
    }
    screen.press(.tab)
    for (key, expected) in [(Key.return, "true open"), (.space, "true open"), (.character("x"), "false ")] {
      expectEqual("\(screen.hasUse(for: key)) \(log.take())", expected)
    }
  }

  private struct Stacked: View {
    var body: some View {
      Button("root") {}.sheet(isPresented: .constant(true)) {
        VStack {
          Button("low 1") {}
          Button("low 2") {}
        }
        .focusSection()
        .sheet(isPresented: .constant(true)) {
          VStack {
            Button("up 1") {}
            Button("up 2") {}
          }
          .focusSection()
        }
      }
    }
  }

  @Test func `keys move the focus in the upper of two sheets`() {
    let screen = Screen(Stacked(), width: 30, height: 14)
    var stops: [[String]] = []
    for key in [Key.tab, .down, .up, .tab, .tab] {
      screen.press(key)
      stops.append(focused(screen))
    }
    expectEqual(stops, [["up 1"], ["up 2"], ["up 1"], ["up 2"], ["up 1"]])
  }

  @Test func `a menu in a sheet that a click opens takes the arrow keys and Escape`() throws {
    let screen = Screen(width: 30, height: 14) { [log] in
      Text("root").sheet(isPresented: .constant(true)) {
        VStack {
          Field()
          Menu("Open") {
            Button("one") { log.words.append("one") }
            Button("two") { log.words.append("two") }
          }
        }
      }
    }
    try screen.find(.textField, "Name").tap()
    try screen.find(.menu, "Open").tap()
    screen.type("z")
    try expectEqual(screen.find(.textField, "Name").value, "abc")
    screen.press(.down)
    expectEqual(focused(screen), ["one"])
    screen.press(.down)
    screen.press(.return)
    expectEqual(log.take(), "two")
    try screen.find(.menu, "Open").tap()
    screen.press(.escape)
    #expect(screen.findAll(.menuItem).isEmpty && screen.findAll(.sheet).count == 1)
    expectEqual(focused(screen), ["Name"])
  }

  @Test func `an arrow key for an open menu does not scroll the content around its control`() {
    let screen = Screen(width: 20, height: 4) {
      ScrollView {
        VStack(alignment: .leading) {
          Menu("Open") { Button("item") {} }
          ForEach(0..<9) { Text("line \($0)") }
        }
      }
    }
    screen.press(.tab)
    screen.press(.space)
    for _ in 0..<3 { screen.press(.down) }
    screen.press(.escape)
    expectText(screen.text, startsWith: "[>Open v<]")
  }

  @Test func `a click gives the focus to the innermost focusable view, also where nothing is drawn, without a mark`() {
    let screen = Screen(width: 20, height: 4) {
      VStack(alignment: .leading) {
        HStack {
          Text("in")
          Spacer()
        }
        .accessibilityElement(children: .ignore).accessibilityLabel("inner").focusable()
        Text("other").allowsHitTesting(false)
      }
      .accessibilityElement(children: .contain).accessibilityLabel("outer").focusable()
    }
    func click(_ column: Int, _ row: Int) -> Bool {
      let events = screen.frames.events
      let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
      var isUsed = false
      screen.frames.handle { isUsed = events.hasUse { events.click(at: point) } }
      return isUsed
    }
    #expect(click(15, 0))
    expectEqual(focused(screen), ["inner"])
    #expect(screen.frames.tree.focus.isMarked == false && screen.frames.events.controls.markedFrames.isEmpty)
    #expect(click(15, 1))
    expectEqual(focused(screen), ["outer"])
    screen.press(.tab)
    #expect(screen.frames.tree.focus.isMarked)
    #expect(!click(15, 3))
    #expect(screen.frames.tree.focus.isMarked)
    let node = screen.frames.tree.focus.node
    screen.frames.tree.focus.move(to: node, isMarked: false)
    #expect(screen.frames.tree.focus.isMarked, "it did not move")
  }

  @Test func `keys that arrive together share a frame up to one that another view may handle`() throws {
    func counts(_ keys: [Key], @ViewBuilder _ content: () -> some View) throws -> Int {
      let content = content()
      let screen = Screen(width: 20, height: 9) {
        Field()
        content
      }
      try screen.find(.textField, "Name").tap()
      _ = screen.typeAhead([.character("x")])
      return screen.typeAhead(keys[...])
    }
    let q = Key.character("q").with(.control)
    let keys: [Key] = [.character("a"), q, .character("b"), q, .character("c")]
    try expectEqual(counts(keys) { EmptyView() }, 5)
    try expectEqual(counts(keys) { Button("s") {}.keyboardShortcut("q", modifiers: .control) }, 1)
    try expectEqual(counts(keys) { Button("s") {}.keyboardShortcut("q").disabled(true) }, 1)
    try expectEqual(counts(keys) { Button("s") {}.keyboardShortcut("w") }, 5)
    try expectEqual(counts([q.with([.control, .option])]) { EmptyView() }, 0)
  }

  private struct Field: View {
    @State private var text = "abc"
    var body: some View { TextField("Name", text: $text) }
  }

  @Test func `keys that arrive together are typed into a field in a view that handles keys`() throws {
    let q = Key.character("q").with(.control)
    func count(_ view: some View, _ keys: [Key]) throws -> Int {
      let screen = Screen(view, width: 20)
      try screen.find(.textField, "Name").tap()
      _ = screen.text
      return screen.typeAhead(keys[...])
    }
    let letters: [Key] = [.character("a"), .character("b")]
    try expectEqual(count(Field(), letters), 2)
    try expectEqual(count(VStack { Field() }.onKeyPress("q") { .handled }, letters), 2)
    try expectEqual(count(Field().onKeyPress("q") { .handled }, letters), 2)
    try expectEqual(count(Field(), [.character("a"), q, .character("b")]), 3)
    try expectEqual(count(VStack { Field() }.onKeyPress("q") { .handled }, [.character("a"), q]), 1)
  }

  @Test func `a shortcut is known wherever its control is, also a disabled one, but not a hidden one`() {
    func knows(_ view: some View) -> Bool {
      Screen(width: 20, height: 9) {
        Button("x") {}.keyboardShortcut("x")
        view
        Text("y")
      }
      .frames.events.knowsShortcut(.character("k").with(.command))
    }
    #expect(!knows(Button("k") {}) && !knows(Button("k") {}.keyboardShortcut("l")))
    #expect(knows(Button("k") {}.keyboardShortcut("k")) && knows(Button("k") {}.keyboardShortcut("k").disabled(true)))
    #expect(knows(VStack { Button("k") {}.keyboardShortcut("k") }))
    #expect(!knows(Button("k") {}.keyboardShortcut("k").hidden()))
    #expect(knows(Text("a").sheet(isPresented: .constant(true)) { Button("k") {}.keyboardShortcut("k") }))
    let command = Text("a").shortcuts {
      Button("a") {}
      Button("k") {}.keyboardShortcut("k")
      Button("b") {}
    }
    #expect(knows(command) && knows(Text("a").sheet(isPresented: .constant(true)) { command }))
    #expect(!knows(Text("a").shortcuts { Button("a") {} }))
  }

  @Test func `of equal commands that of the topmost window runs, and a hidden control has no shortcut`() {
    let screen = Screen(width: 30, height: 14) { [log] in
      Text("root").shortcuts {
        Button("r") { log.words.append("root r") }.keyboardShortcut("r")
        Button("k") { log.words.append("root k") }.keyboardShortcut("k")
      }
      .popover(isPresented: .constant(true)) {
        Text("low").shortcuts { Button("k") { log.words.append("low k") }.keyboardShortcut("k") }
          .popover(isPresented: .constant(true)) {
            Text("up").shortcuts { Button("k") { log.words.append("up k") }.keyboardShortcut("k") }
            Button("h") { log.words.append("hidden") }.keyboardShortcut("h").hidden()
          }
      }
    }
    for key in "krh" { screen.press(.character(key).with(.command)) }
    expectEqual(log.take(), "up k root r")
  }

  @Test func `an arrow key for an open menu in a sheet does not scroll the content of the sheet`() {
    let screen = Screen(width: 40, height: 12) {
      Text("root").sheet(isPresented: .constant(true)) {
        ScrollView {
          VStack(alignment: .leading) {
            Menu("Open") { Button("item") {} }
            ForEach(0..<9) { Text("line \($0)") }
          }
        }
        .frame(width: 20, height: 4)
      }
    }
    screen.press(.tab)
    screen.press(.space)
    screen.press(.down)
    expectEqual(focused(screen), ["item"])
    screen.press(.escape)
    expectText(screen.text, contains: "[>Open v<]")
  }

  @Test func `keys that arrive together are for the first view around the focus that handles keys`() {
    let screen = Screen(width: 20) {
      VStack { Text("a").focusable() }
        .onKeyInPlace(typeAhead: { TypeAhead.Result(count: $0.keys.count) }) { _, _ in true }
    }
    screen.press(.tab)
    _ = screen.text
    let keys: [Key] = [.character("a"), .character("b")]
    expectEqual(screen.typeAhead(keys[...]), 2)
  }
}
