import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct EnvironmentalModifierTests {
  private struct Signed: ViewModifier {
    let sign: String
    func body(content: Content) -> some View {
      HStack {
        Text(sign)
        content
      }
    }
  }

  private struct Marked: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Signed(sign: environment.isEnabled ? "!" : "?")
    }
  }

  @Test func `an environmental modifier is resolved again when the environment changes`() throws {
    struct Switched: View {
      @State private var isOff = false
      var body: some View {
        Text("text").modifier(Marked()).disabled(isOff)
        Toggle("Off", isOn: $isOff)
      }
    }
    let screen = Screen(width: 12) { Switched() }
    expectText(screen.text, contains: "! text")
    try screen.find(.toggle, "Off").tap()
    expectText(screen.text, contains: "? text")
  }
}
