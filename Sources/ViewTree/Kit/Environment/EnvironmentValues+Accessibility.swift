// What the user may want of every app. A terminal does not tell: each is what it is for most users, unless a view above
// says otherwise, as a test may.

/// How strong the contrast between colours is to be.
///
/// Follows [ColorSchemeContrast](https://developer.apple.com/documentation/swiftui/colorschemecontrast).
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// Whether text is to be bold.
///
/// Follows [LegibilityWeight](https://developer.apple.com/documentation/swiftui/legibilityweight).
public enum LegibilityWeight: Hashable, Sendable {
  /// As the views say.
  case regular
  /// Bold.
  case bold
}

private struct AccessibilityReduceTransparencyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityInvertColorsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityShowButtonShapesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityDimFlashingLightsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityVoiceOverEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilitySwitchControlEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityLargeContentViewerEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityQuickActionsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityAssistiveAccessEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityPlayAnimatedImagesKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
  /// Whether the user wants less that shines through; `false` unless a view above says otherwise.
  public var accessibilityReduceTransparency: Bool {
    get { self[AccessibilityReduceTransparencyKey.self] }
    set { self[AccessibilityReduceTransparencyKey.self] = newValue }
  }

  /// Whether the user wants what colours say to be said otherwise too; the built-in looks say it by glyphs anyway; `false` unless a view above says otherwise.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityDifferentiateWithoutColorKey.self] }
    set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether the user wants colours to be inverted; `false` unless a view above says otherwise.
  public var accessibilityInvertColors: Bool {
    get { self[AccessibilityInvertColorsKey.self] }
    set { self[AccessibilityInvertColorsKey.self] = newValue }
  }

  /// Whether the user wants buttons to be shown as such; `false` unless a view above says otherwise.
  public var accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityShowButtonShapesKey.self] }
    set { self[AccessibilityShowButtonShapesKey.self] = newValue }
  }

  /// Whether the user wants flashing lights to be dimmed; `false` unless a view above says otherwise.
  public var accessibilityDimFlashingLights: Bool {
    get { self[AccessibilityDimFlashingLightsKey.self] }
    set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
  }

  /// Whether an assistive technology is in use; `false` unless a view above says otherwise.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether the screen is read aloud; `false` unless a view above says otherwise.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityVoiceOverEnabledKey.self] }
    set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
  }

  /// Whether the screen is used by switches; `false` unless a view above says otherwise.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[AccessibilitySwitchControlEnabledKey.self] }
    set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
  }

  /// Whether large views of small controls are asked for; `false` unless a view above says otherwise.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[AccessibilityLargeContentViewerEnabledKey.self] }
    set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
  }

  /// Whether quick actions are in use; `false` unless a view above says otherwise.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[AccessibilityQuickActionsEnabledKey.self] }
    set { self[AccessibilityQuickActionsEnabledKey.self] = newValue }
  }

  /// Whether the simple access is in use; `false` unless a view above says otherwise.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[AccessibilityAssistiveAccessEnabledKey.self] }
    set { self[AccessibilityAssistiveAccessEnabledKey.self] = newValue }
  }

  /// Whether pictures that move are to be played; `true` unless a view above says otherwise.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[AccessibilityPlayAnimatedImagesKey.self] }
    set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
  }

  /// How strong the contrast between colours is to be; standard unless a view above says otherwise.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// Whether the user wants text to be bold; `nil` unless a view above says.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
