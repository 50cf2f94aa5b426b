import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The ways to a context menu, and the focus of a view that has one.
@MainActor struct ContextMenuTraitTests {
  private func items(_ screen: Screen) -> [String] { screen.findAll(.menuItem).map(\.label) }

  @Test func `Return with Control, Option or both asks for a menu, and no other key does`() {
    let modifiers: [Key.Modifiers] = [.control, .option, .shift, .command]
    for bits in 0..<16 {
      let held = Key.Modifiers(modifiers.indices.filter { bits >> $0 & 1 == 1 }.map { modifiers[$0] })
      expectEqual(Key.return.with(held).asksForMenu, (1...3).contains(bits), "\(bits)")
      for key in [Key.space, .tab, .character("a")] { #expect(!key.with(held).asksForMenu, "\(bits)") }
    }
  }

  @Test func `a key opens the menu of the focused view and does not tap it`() {
    var taps = 0
    let screen = Screen(width: 20, height: 6) {
      Button("with") { taps += 1 }.contextMenu { Button("item") {} }
      Button("without") { taps += 10 }
    }
    screen.press(.tab)
    #expect(screen.hasUse(for: .return.with(.control)))
    #expect(items(screen) == ["item"] && taps == 0)
    screen.press(.escape)
    screen.press(.tab)
    screen.press(.return.with(.option))
    #expect(items(screen) == [] && taps == 10)
  }

  @Test func `a key that asks for a menu is a shortcut if nothing has the focus`() {
    var count = 0
    let screen = Screen(width: 20) { Button("Send") { count += 1 }.keyboardShortcut(.return) }
    screen.press(.return.with(.control))
    expectEqual(count, 1)
  }

  @Test func `a secondary click opens the menu of the whole frame, and beside an open menu only closes that`() {
    let screen = Screen(width: 20, height: 8) {
      VStack {
        ForEach(["a", "b"], id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
          }
          .contextMenu { Button("\(name) item") {} }
          if name == "a" { Spacer() }
        }
      }
    }
    screen.secondaryClick(column: 15, row: 0)
    expectEqual(items(screen), ["a item"])
    screen.secondaryClick(column: 0, row: 7)
    expectEqual(items(screen), [])
    screen.secondaryClick(column: 0, row: 7)
    expectEqual(items(screen), ["b item"])
  }

  @Test func `a view takes the focus for its menu, but not inside of a view that takes it for another purpose`() {
    let text = Text("a").contextMenu { Button("item") {} }
    func isStop(_ view: some View) -> Bool {
      let screen = Screen(width: 20, height: 3) { view }
      return screen.frames.root.firstShown { $0.contextMenu != nil }?.isFocusable ?? false
    }
    #expect(isStop(text) && isStop(VStack { text }) && isStop(VStack { text }.accessibilityElement(children: .contain)))
    #expect(isStop(ScrollView { VStack { ForEach(0..<9) { _ in text } } }))
    #expect(
      !isStop(text.disabled(true))
        && !isStop(
          Button {
          } label: {
            VStack { text }
          })
    )
    #expect(!isStop(List { ForEach(0..<2) { _ in VStack { text } }.onDelete { _ in } }))
  }
}
