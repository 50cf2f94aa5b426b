import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The traits by which views react to taps and keys.
@MainActor struct InteractionTests {
  private func node(_ id: String, in screen: Screen) throws -> RenderNode {
    try #require(
      screen.frames.root.firstShown {
        Traits.all(IdentifierTrait.self, in: $0.traits).contains { $0.identifier == id }
      })
  }

  @Test func `actions are the same only if they are the same function and nothing else depends on the place`() {
    func first() {}
    func second() {}
    func same(_ a: TapTrait, _ b: TapTrait) -> [Bool] { [a.hasSameAction(as: b), b.hasSameAction(as: a)] }
    let tap = TapTrait(count: 1, action: first)
    expectEqual(same(tap, TapTrait(count: 2, action: first)), [true, true])
    expectEqual(same(tap, TapTrait(count: 1, action: second)), [false, false])
    expectEqual(same(tap, TapTrait(count: 1, action: first, locatedAction: { _ in })), [false, false])
    expectEqual(same(tap, TapTrait(count: 1, action: first, pressing: { _ in })), [false, false])
    let located = TapTrait(count: 1, action: first, locatedAction: { _ in }, pressing: { _ in })
    expectEqual(same(located, located), [false, false])
    func sameKey(_ a: KeyTrait, _ b: KeyTrait) -> [Bool] { [a.hasSameAction(as: b), b.hasSameAction(as: a)] }
    func handle(_ key: Key) -> Bool { false }
    func other(_ key: Key) -> Bool { true }
    let key = KeyTrait(handle: handle, isFocusable: false)
    expectEqual(sameKey(key, KeyTrait(handle: handle, isFocusable: false)), [true, true])
    expectEqual(sameKey(key, KeyTrait(handle: other, isFocusable: false)), [false, false])
    let placed = KeyTrait(handle: handle, isFocusable: false, handleInPlace: { _, _ in true })
    expectEqual(sameKey(key, placed), [false, false])
    expectEqual(sameKey(placed, placed), [false, false])
  }

  @Test func `a tap by a key is in the middle of the view`() throws {
    let screen = Screen(width: 20) { Color.red.frame(width: 6, height: 4).accessibilityIdentifier("a") }
    let location = try TapLocation(middleOf: node("a", in: screen))
    #expect(location.point == CGPoint(x: 3, y: 2) && location.size == CGSize(width: 6, height: 4))
  }

  @Test func `the least number of taps is that of the most impatient gesture that is enabled`() throws {
    func least(_ view: some View) throws -> Int {
      let screen = Screen(view.accessibilityIdentifier("a"), width: 20)
      return try node("a", in: screen).leastTapCount
    }
    try expectEqual(least(Text("a").onTapGesture(count: 2) {}.onTapGesture(count: 3) {}), 2)
    try expectEqual(least(Text("a").onTapGesture(count: 3) {}.onTapGesture(count: 2) {}), 2)
    try expectEqual(least(Text("a")), 1)
  }

  private struct Repeated<Content: View>: View {
    let content: (Int) -> Content
    @State private var count = 0
    var body: some View {
      content(count)
      Color.clear.frame(width: 1, height: 1).onTapGesture { count += 1 }
    }
  }

  @Test func `a new action alone is no change of a view`() throws {
    func unneeded<V: View>(_ content: @escaping (Int) -> V) throws -> Int {
      let screen = Screen(Repeated(content: content), width: 20)
      let row = Int(screen.size.height) - 1
      let trace = screen.trace { for column in 0..<20 { screen.click(column: column, row: row) } }
      expectEqual(trace.evaluations(of: Repeated<V>.self), 1)
      return trace.unneeded(of: Repeated<V>.self)
    }
    try expectEqual(unneeded { Text("\($0)") }, 0)
    try expectEqual(unneeded { n in Text("a").onTapGesture { print(n) } }, 1)
    try expectEqual(unneeded { n in Text("a").onTapGesture(count: n + 1) {} }, 0)
    try expectEqual(unneeded { n in Text("a").onKey { _ in n > 9 } }, 1)
    try expectEqual(unneeded { n in Text("a").onPaste { print($0, n) } }, 1)
    try expectEqual(unneeded { n in Text("a").onExitCommand { print(n) } }, 1)
    try expectEqual(unneeded { n in Text("a").contextMenu { Button("b") { print(n) } } }, 1)
  }

  @Test func `a click gives the focus to a view that takes text or keys, not to one that it only activates`() throws {
    func takes(_ view: some View) throws -> Bool {
      let screen = Screen(view.accessibilityIdentifier("a"), width: 20, height: 3)
      return try node("a", in: screen).takesFocusByClick
    }
    try expectEqual(takes(Button("a") {}), false)
    try expectEqual(takes(Button("a") {}.focusable()), true)
    try expectEqual(takes(Button("a") {}.focusable(false)), false)
    try expectEqual(takes(Toggle("a", isOn: .constant(true))), false)
    try expectEqual(takes(Text("a").focusable()), true)
    try expectEqual(takes(Text("a").onKey(isFocusable: true) { _ in true }), true)
    try expectEqual(takes(Text("[a](https://a.b)")), false)
    try expectEqual(takes(Text("[a](https://a.b)").focusable()), true)
    try expectEqual(takes(ScrollView { Text("a\nb\nc\nd\ne") }), true)
  }

  @Test func `from right to left a view gets exchanged arrows if it takes the focus by its keys or asks for it`() {
    var log: [String] = []
    func note(_ name: String) -> (Key) -> Bool {
      { key in
        log.append("\(name) \(key == .left ? "left" : key == .right ? "right" : "-")")
        return false
      }
    }
    let screen = Screen(width: 20) {
      Text("a").onKey(isFocusable: true, note("focusable")).onKey(followsDirection: true, note("following"))
        .onKey(note("plain")).environment(\.layoutDirection, .rightToLeft)
    }
    screen.press(.tab)
    log = []
    screen.press(.left)
    expectEqual(log, ["focusable right", "following right", "plain left"])
    log = []
    screen.press(.right)
    expectEqual(log, ["focusable left", "following left", "plain right"])
  }

  @Test func `a view takes the focus for text, keys or a control, if it is enabled and no modifier decides`() throws {
    func takes(_ view: some View) throws -> Bool {
      let screen = Screen(view.accessibilityIdentifier("a"), width: 20, height: 3)
      return try node("a", in: screen).isFocusable
    }
    let keys = Text("a").onKey(isFocusable: true) { _ in true }
    let taken: [any View] = [
      Text("a").focusable(), Button("a") {}, keys, Text("[a](https://a.b)"),
      ScrollView { Text("a\nb\nc\nd\ne") }, Text("a").contextMenu { Button("b") {} },
    ]
    for (number, view) in taken.enumerated() {
      let view = AnyView(view)
      let taken = try [takes(view), takes(view.disabled(true)), takes(view.focusable(false))]
      expectEqual(taken, [true, false, false], "\(number)")
    }
    try #expect(!takes(Text("a")) && !takes(Text("a").onTapGesture {}) && !takes(Text("a").onKey { _ in true }))
    try #expect(!takes(ScrollView { Text("a") }) && !takes(ScrollView { Button("a\nb\nc\nd\ne") {} }))
  }

  @Test func `a control is tapped once, and only a row that is chosen does not wait for another tap`() {
    for view in [AnyView(Button("a") {}), AnyView(TextField("a", text: .constant("")))] {
      let tapped = Screen(view, width: 20).frames.root.firstTappable
      #expect(tapped?.tap?.count == 1 && tapped?.tap?.isImmediate == false)
    }
    let list = Screen(List([1, 2], id: \.self, selection: .constant(1)) { Text("row \($0)") }, width: 20)
    expectEqual(list.frames.root.firstTappable?.tap?.isImmediate, true)
  }

  @Test func `a key taps the first control in a focused container, and opens the first menu in it`() {
    var taps = 0
    let screen = Screen(width: 20, height: 8) {
      VStack {
        Text("a")
        TextField("f", text: .constant(""))
        Button("b") { taps += 1 }
        Text("m").contextMenu { Button("item") {} }
      }
      .focusable()
    }
    screen.press(.tab)
    screen.press(.return)
    screen.press(.space)
    expectEqual(taps, 2)
    #expect(screen.hasUse(for: .return.with(.control)))
    #expect(taps == 2 && screen.findAll(.menuItem).map(\.label) == ["item"])
  }

  @Test func `a changed shortcut, focusability or hit testing lays out nothing`() throws {
    func placed<V: View>(_ content: @escaping (Int) -> V) -> [Int] {
      let screen = Screen(Repeated(content: content), width: 20)
      let row = Int(screen.size.height) - 1
      let trace = screen.trace { for column in 0..<20 { screen.click(column: column, row: row) } }
      return [trace.unneeded(of: Repeated<V>.self), trace.measured, trace.placed]
    }
    expectEqual(placed { Text("a").focusable($0 == 0) }, [0, 0, 0])
    expectEqual(placed { Text("a").allowsHitTesting($0 == 0) }, [0, 0, 0])
    expectEqual(
      placed { Text("a").modifier(ShortcutTrait(shortcuts: [KeyboardShortcut($0 == 0 ? "a" : "b")])) }, [0, 0, 0])
  }
}
