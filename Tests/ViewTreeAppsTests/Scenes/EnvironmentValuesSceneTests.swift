import Testing
import ViewTreeApps
import ViewTreeTesting

@MainActor struct EnvironmentValuesSceneTests {
  @Test func `values of the scene have defaults, which views above can override`() {
    struct Reader: View {
      @Environment(\.scenePhase) private var phase
      @Environment(\.displayScale) private var scale
      @Environment(\.pixelLength) private var pixel
      @Environment(\.undoManager) private var undoManager
      @Environment(\.controlActiveState) private var state
      var body: some View {
        Text("\(phase == .active) \(Int(scale)) \(pixel.description) \(undoManager != nil) \(state == .key)")
      }
    }
    let screen = Screen(width: 60) {
      VStack(alignment: .leading) {
        Reader()
        Reader().environment(\.scenePhase, .background).environment(\.displayScale, 2)
      }
    }
    expectText(screen.text, equals: "true 1 1.0 true true\nfalse 2 0.5 true true")
    let values = EnvironmentValues()
    #expect(values.appearsActive && values.isHoverEffectEnabled)
    #expect(!values.isLuminanceReduced && !values.isSceneCaptured)
  }
}
