import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct TextTests {
  @Test func `environment values can be read`() {
    struct Reader: View {
      @Environment(\.autocorrectionDisabled) private var isLeft
      @Environment(\.isHoverEffectEnabled) private var hovers
      var body: some View { Text("\(isLeft) \(hovers)") }
    }
    let screen = Screen(width: 20) {
      Reader()
      Reader().autocorrectionDisabled().hoverEffectDisabled()
      VStack {
        Reader().disableAutocorrection(nil)
        Reader().environment(\.disableAutocorrection, nil).hoverEffectDisabled(false)
        Reader().disableAutocorrection(true)
      }
      .autocorrectionDisabled()
      .hoverEffectDisabled()
      Reader().environment(\.disableAutocorrection, true).hoverEffectDisabled(false)
    }
    expectEqual(
      screen.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) },
      ["false true", "true false", "false false", "false false", "true false", "true true"])
  }

  @Test func `spaces between letters, devices of previews and old labels change nothing`() {
    let view = Text("a").bold().padding(0).kerning(1).tracking(1).baselineOffset(2)
      .previewDevice("Phone").previewInterfaceOrientation(.landscapeLeft)
      .onLongPressGesture(minimumDuration: 0.1, pressing: { _ in }, perform: {})
    expectText(Screen(view, width: 20).text, equals: "a")
  }
}
