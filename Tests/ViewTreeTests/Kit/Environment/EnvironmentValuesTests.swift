import Testing
import ViewTreeTesting

@MainActor struct EnvironmentValuesTests {
  @Test func `values have their defaults, and views above may say otherwise`() {
    struct Reader: View {
      @Environment(\.scenePhase) private var phase
      @Environment(\.accessibilityVoiceOverEnabled) private var isRead
      @Environment(\.accessibilityPlayAnimatedImages) private var plays
      @Environment(\.colorSchemeContrast) private var contrast
      @Environment(\.legibilityWeight) private var weight
      @Environment(\.displayScale) private var scale
      @Environment(\.pixelLength) private var pixel
      @Environment(\.undoManager) private var undoManager
      @Environment(\.controlActiveState) private var state
      var body: some View {
        Text("\(phase == .active) \(isRead) \(plays) \(contrast == .increased) \(weight == .bold) \(Int(scale))")
        Text("\(pixel.description) \(undoManager == nil) \(state == .key)")
      }
    }
    let screen = Screen(width: 60) {
      Reader()
      Reader().environment(\.scenePhase, .background).environment(\.accessibilityVoiceOverEnabled, true)
        .environment(\.colorSchemeContrast, .increased).environment(\.legibilityWeight, .bold)
        .environment(\.displayScale, 2)
    }
    expectEqual(
      screen.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) },
      [
        "true false true false false 1", "1.0 true true", "false true true true true 2", "0.5 true true",
      ])
  }
}
