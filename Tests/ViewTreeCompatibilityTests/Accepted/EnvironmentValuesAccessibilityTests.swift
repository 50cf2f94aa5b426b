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

  @Test func `preferences and looks that nothing sets are the neutral ones`() {
    let values = EnvironmentValues()
    let off: [any KeyPath<EnvironmentValues, Bool> & Sendable] = [
      \.accessibilityAssistiveAccessEnabled, \.accessibilityDifferentiateWithoutColor, \.accessibilityDimFlashingLights,
      \.accessibilityEnabled, \.accessibilityInvertColors, \.accessibilityLargeContentViewerEnabled,
      \.accessibilityQuickActionsEnabled, \.accessibilityReduceTransparency, \.accessibilityShowButtonShapes,
      \.accessibilitySwitchControlEnabled, \.accessibilityVoiceOverEnabled, \.allowsTightening,
      \.autocorrectionDisabled, \.contentTransitionAddsDrawingGroup, \.isTabBarShowingSections,
    ]
    expectEqual(off.map { values[keyPath: $0] }, off.map { _ in false })
    #expect(values.accessibilityPlayAnimatedImages && values.minimumScaleFactor == 1)
    #expect(values.lineSpacing == 0 && values.defaultMinListRowHeight == 0)
    #expect(values.imageScale == .medium && values.sidebarRowSize == .medium && values.sizeCategory == .large)
    #expect(values.colorSchemeContrast == .standard && values.backgroundProminence == .standard)
    #expect(values.menuOrder == .automatic && values.scrollDismissesKeyboardMode == .automatic)
    #expect(values.horizontalScrollBounceBehavior == .automatic && values.verticalScrollBounceBehavior == .automatic)
  }
}
