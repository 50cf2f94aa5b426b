/// The state of a scene, or of an app.
///
/// Follows [ScenePhase](https://developer.apple.com/documentation/swiftui/scenephase).
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible, and takes no events.
  case inactive
  /// The scene is visible, and takes events.
  case active
}

/// The state of a window among the windows of all apps.
///
/// Follows [ControlActiveState](https://developer.apple.com/documentation/swiftui/controlactivestate).
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The window receives the keys.
  case key
  /// The window belongs to the active app.
  case active
  /// Another app is active.
  case inactive
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private struct ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}

private struct AppearsActiveKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct IsLuminanceReducedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsSceneCapturedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsHoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The state of the scene: active from the first frame to the last, unless a view above sets another.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The number of pixels per unit of length; 1 by default.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The state of the window; `.key` by default.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the window is to look active; `true` by default.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the screen is dimmed; `false` by default.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the screen is being recorded; `false` by default.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// A Boolean value that indicates whether views may react to the pointer; see `hoverEffectDisabled(_:)`.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  /// The width of the thinnest line, in the screen's unit.
  public var pixelLength: CGFloat { 1 / displayScale }
}
