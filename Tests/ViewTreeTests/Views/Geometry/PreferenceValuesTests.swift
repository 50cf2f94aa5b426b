import Testing
import ViewTreeTesting

private struct CountKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor struct PreferenceValuesTests {
  @Test func `a view made from a preference follows it, and its own value does not count`() throws {
    struct Counter: View {
      @State private var count = 1
      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) { _ in Text("x").preference(key: CountKey.self, value: 1) }
          Button("More") { count += 1 }
        }
        .overlayPreferenceValue(CountKey.self, alignment: .topTrailing) { count in
          Text("\(count)").preference(key: CountKey.self, value: 100)
        }
      }
    }
    let screen = Screen(width: 10) { Counter() }
    expectText(screen.text, equals: "    x  1\n[ More ]")
    try screen.find(.button, "More").tap()
    expectText(screen.text, equals: "    x  2\n    x\n[ More ]")
  }

  @Test func `the created view is in front of the content or behind it, in its middle by default`() {
    let text = Text("a c").preference(key: CountKey.self, value: 7)
    func picture(_ view: some View) -> String { Screen(view, width: 5).render(.cells) }
    let made = { (count: Int) in Text("\(count)").background(.red) }
    expectEqual(picture(text.overlayPreferenceValue(CountKey.self, made)), picture(text.overlay { made(7) }))
    expectEqual(picture(text.backgroundPreferenceValue(CountKey.self, made)), picture(text.background { made(7) }))
    expectEqual(
      picture(text.overlayPreferenceValue(CountKey.self, alignment: .leading, made)),
      picture(text.overlay(alignment: .leading) { made(7) }))
    expectEqual(
      picture(text.backgroundPreferenceValue(CountKey.self, alignment: .trailing, made)),
      picture(text.background(alignment: .trailing) { made(7) }))
    expectText(Screen(text.overlayPreferenceValue(CountKey.self) { Text("\($0)") }, width: 5).text, equals: "a7c")
  }

  @Test func `a view created from a preference animates with the change`() throws {
    struct Distance: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }
    struct Moving: View {
      @State private var isMoved = false
      let isBehind: Bool

      private var line: some View {
        Color.clear.frame(height: 1).preference(key: Distance.self, value: isMoved ? 8 : 0)
      }

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Move") { withAnimation(.linear(duration: 1)) { isMoved = true } }
          if isBehind {
            line.backgroundPreferenceValue(Distance.self, alignment: .leading) { Text("x").offset(x: $0) }
          } else {
            line.overlayPreferenceValue(Distance.self, alignment: .leading) { Text("x").offset(x: $0) }
          }
        }
      }
    }
    for isBehind in [false, true] {
      let screen = Screen(Moving(isBehind: isBehind), width: 12)
      try screen.find(.button, "Move").tap()
      let lines = [0, 500, 500].map { step in
        screen.advance(by: .milliseconds(step))
        return screen.text.split(separator: "\n").last.map(String.init)
      }
      expectEqual(lines, ["x", "    x", "        x"])
    }
  }

  @Test func `a view created from a first preference appears without animation`() throws {
    struct Page: View {
      @State private var isShown = false

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Show") { withAnimation(.linear(duration: 1)) { isShown = true } }
          if isShown {
            Color.clear.frame(height: 1).transition(.identity)
              .overlayPreferenceValue(CountKey.self, alignment: .leading) { _ in Text("x").transition(.offset(x: 4)) }
          }
        }
      }
    }
    let screen = Screen(Page(), width: 12)
    try screen.find(.button, "Show").tap()
    screen.advance(by: .milliseconds(500))
    expectText(screen.text, equals: "[ Show ]\nx")
  }
}
