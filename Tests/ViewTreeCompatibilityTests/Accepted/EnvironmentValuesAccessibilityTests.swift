import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct EnvironmentValuesAccessibilityTests {
  @Test func `user preferences have defaults, which views above can override`() {
    struct Reader: View {
      @Environment(\.accessibilityVoiceOverEnabled) private var isRead
      @Environment(\.accessibilityPlayAnimatedImages) private var plays
      @Environment(\.colorSchemeContrast) private var contrast
      @Environment(\.legibilityWeight) private var weight
      var body: some View { Text("\(isRead) \(plays) \(contrast == .increased) \(weight == .bold)") }
    }
    let screen = Screen(width: 60) {
      VStack(alignment: .leading) {
        Reader()
        Reader().environment(\.accessibilityVoiceOverEnabled, true)
          .environment(\.colorSchemeContrast, .increased).environment(\.legibilityWeight, .bold)
      }
    }
    expectText(screen.text, equals: "false true false false\ntrue true true true")
  }
}
