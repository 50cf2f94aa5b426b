import Testing
import ViewTreeTesting

/// What a text takes from its own modifiers, and what from those around it.
@MainActor struct TextStyleTests {
  private func cells<V: View>(@ViewBuilder _ view: () -> V) -> String {
    Screen(width: 1, content: view).render(.cells)
  }

  @Test func `N06 a text's own modifier wins over those around it`() {
    let cells = cells {
      VStack {
        Text("a").foregroundColor(.red)
        Text("b")
      }
      .foregroundColor(.blue)
    }
    expectText(
      cells,
      equals: """
        "a"
          0..0 fg=red
        "b"
          0..0 fg=blue
        """)
  }

  @Test func `a line below or through a text is there unless it is turned off`() {
    func traits<V: View>(@ViewBuilder _ view: () -> V) -> String {
      String(cells(view).split(separator: "\n").dropFirst().joined().trimmingCharacters(in: .whitespaces).dropFirst(5))
    }
    let text = Text("a")
    for view in [text.underline(), text.underline(pattern: .dot), text.underline(true, pattern: .solid)] {
      #expect(traits { view } == "underline")
    }
    #expect(traits { text.underline(false) } == "" && traits { text.underline(false, pattern: .dash) } == "")
    #expect(traits { text.strikethrough() } == "strikethrough" && traits { text.strikethrough(false) } == "")
    #expect(traits { HStack { text }.underline() } == "underline")
    #expect(traits { HStack { text }.underline(pattern: .dot) } == "underline")
    #expect(traits { HStack { text }.underline().underline(false, pattern: .dot) } == "underline")
    #expect(traits { HStack { HStack { text }.underline(false) }.underline() } == "")
    #expect(traits { HStack { text }.strikethrough() } == "strikethrough")
    #expect(traits { HStack { text }.strikethrough(false) } == "")
  }

  @Test func `N07 of nested foreground styles the innermost wins`() {
    let cells = cells {
      VStack {
        Text("a")
        HStack { Text("b") }.foregroundStyle(.red)
      }
      .foregroundStyle(.blue)
    }
    expectText(
      cells,
      equals: """
        "a"
          0..0 fg=blue
        "b"
          0..0 fg=red
        """)
  }

  @Test func `a picture's own colour wins over the one around, and the innermost of its own`() {
    let cells = cells {
      VStack {
        Image(systemName: "circle").foregroundStyle(.green).foregroundColor(.yellow)
        Image(systemName: "circle").foregroundStyle(.foreground)
        Image(systemName: "circle").foregroundColor(nil)
      }
      .foregroundStyle(.blue)
    }
    let colors = cells.split(separator: "\n").filter { $0.contains("fg=") }.map { $0.split(separator: "=")[1] }
    #expect(colors == ["green", "blue"])
  }

  @Test func `N08 two foreground styles are the primary and the secondary level`() {
    let cells = cells {
      VStack {
        Text("a").foregroundStyle(.primary)
        Text("b").foregroundStyle(.secondary)
      }
      .foregroundStyle(.red, .blue)
    }
    expectText(
      cells,
      equals: """
        "a"
          0..0 fg=red
        "b"
          0..0 fg=blue
        """)
  }

  @Test func `N10 of nested label styles the nearest wins`() {
    let screen = Screen(width: 12) {
      VStack(alignment: .leading) {
        Label("a", systemImage: "star")
        Label("b", systemImage: "star").labelStyle(.titleAndIcon)
      }
      .labelStyle(.iconOnly)
    }
    expectText(
      screen.text,
      equals: """
        *
        * b
        """)
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 }.buttonStyle(.plain) }
  }

  @Test func `I12 an opacity of zero keeps the state`() throws {
    struct Parent: View {
      @State private var shows = true

      var body: some View {
        VStack {
          Counter().opacity(shows ? 1 : 0)
          Button("toggle") { shows.toggle() }
        }
      }
    }
    let screen = Screen(width: 12) { Parent() }
    try screen.find(.button, "0").tap()
    try screen.find(.button, "toggle").tap()
    #expect(screen.findAll(.button).map(\.label) == ["toggle"])
    try screen.find(.button, "toggle").tap()
    _ = try screen.find(.button, "1")
  }

  @Test func `I13 another layout keeps the state`() throws {
    struct Parent: View {
      @State private var isVertical = false

      var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        layout {
          Counter()
          Button("turn") { isVertical.toggle() }.buttonStyle(.plain)
        }
      }
    }
    let screen = Screen(width: 12) { Parent() }
    try screen.find(.button, "0").tap()
    expectText(screen.text, equals: "1 turn")
    try screen.find(.button, "turn").tap()
    expectText(
      screen.text,
      equals: """
          1
        turn
        """)
  }

  @Test func `texts in a text keep their style, and are said with what is between them`() throws {
    let text = Text("a\(Text("b").foregroundColor(.red))c\(Text("d").foregroundColor(.blue))\(5)")
    expectText(
      Screen(width: 5) { text }.render(.cells),
      equals: """
        "abcd5"
          1..1 fg=red, 3..3 fg=blue
        """)
    let screen = Screen(width: 5) { Text("x").accessibilityElement().accessibilityLabel(text) }
    _ = try screen.find(.group, "abcd5")
  }
}
