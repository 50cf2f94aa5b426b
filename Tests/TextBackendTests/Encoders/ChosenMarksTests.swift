import Testing
import ViewTreeTesting

@MainActor struct ChosenMarksTests {
  /// Three buttons of which one is chosen by its style.
  private struct Days<Look: View>: View {
    var isColumn = false
    @State var chosen: Int
    let look: (Text, Bool) -> Look

    var body: some View {
      let layout = isColumn ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
      layout {
        ForEach(0..<3) { day in
          Button {
            chosen = day
          } label: {
            look(Text("Day \(day)"), day == chosen)
          }
        }
      }
    }
  }

  private func picture<Look: View>(
    _ chosen: Int, _ glyphs: GlyphSet = .ascii, isColumn: Bool = false, look: @escaping (Text, Bool) -> Look
  ) -> String {
    Screen(Days(isColumn: isColumn, chosen: chosen, look: look), width: 40, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test func `what a style says by weight, colour, background or opacity alone has marks`() {
    expectText(picture(1) { $0.bold($1) }, equals: "[ Day 0 ] [*Day 1*] [ Day 2 ]")
    expectText(picture(0) { $0.foregroundStyle($1 ? .blue : .primary) }, equals: "[*Day 0*] [ Day 1 ] [ Day 2 ]")
    expectText(picture(2) { $0.background($1 ? Color.blue : .clear) }, equals: "[ Day 0 ] [ Day 1 ] [*Day 2*]")
    expectText(picture(1) { $0.opacity($1 ? 1 : 0.4) }, equals: "[ Day 0 ] [*Day 1*] [ Day 2 ]")
    expectText(picture(1, .unicode) { $0.bold($1) }, equals: "[ Day 0 ] [•Day 1•] [ Day 2 ]")
    expectText(picture(1, isColumn: true) { $0.bold($1) }, equals: "[ Day 0 ]\n[*Day 1*]\n[ Day 2 ]")
  }

  @Test func `without brackets the marks stand in the gaps`() {
    let plain = { chosen in
      Screen(Days(chosen: chosen) { $0.bold($1) }.buttonStyle(.plain), width: 30).text
    }
    expectText(plain(0), equals: "Day 0*Day 1 Day 2")
    expectText(plain(1), equals: "Day 0*Day 1*Day 2")
    expectText(plain(2), equals: "Day 0 Day 1*Day 2*")
  }

  @Test func `nothing is marked where all are alike, one stands alone, warns, or cannot be used`() {
    expectText(picture(1) { text, _ in text.bold() }, equals: "[ Day 0 ] [ Day 1 ] [ Day 2 ]")
    expectText(Screen(Button("A") {}.bold(), width: 9).text, equals: "[ A ]")
    let others = HStack {
      Button("A") {}
      Button("B", role: .destructive) {}
      Button("C") {}.disabled(true)
    }
    expectText(Screen(others, width: 20).text, equals: "[ A ] [ B ] [ C ]")
  }

  @Test func `a mark takes no room: beside the edge and beside other words there is none`() {
    let close = HStack(spacing: 0) {
      Button("A") {}.bold()
      Button("B") {}
    }
    expectText(Screen(close.buttonStyle(.plain), width: 2).text, equals: "AB")
  }

  @Test func `toggles and the last picture of a closed screen have marks as well`() throws {
    let screen = Screen(width: 40) { Toggles() }
    try screen.find(.toggle, "Two").tap()
    expectText(screen.text, equals: "[ One ] [*Two*]")
    screen.close()
    expectText(screen.text, equals: "[ One ] [*Two*]")
    #expect(screen.issues.isEmpty)
  }

  private struct Toggles: View {
    @State private var isOne = false
    @State private var isTwo = false

    var body: some View {
      HStack {
        Toggle("One", isOn: $isOne)
        Toggle("Two", isOn: $isTwo)
      }
      .toggleStyle(Bold())
    }
  }

  private struct Bold: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label.bold(configuration.isOn)
      }
    }
  }
}
