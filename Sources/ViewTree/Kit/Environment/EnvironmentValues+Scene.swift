/// Whether a scene, or an app, is in use.
///
/// Follows [ScenePhase](https://developer.apple.com/documentation/swiftui/scenephase).
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It is not seen.
  case background
  /// It is seen, and takes no events.
  case inactive
  /// It is in use.
  case active
}

/// Whether a window is the one that is used.
///
/// Follows [ControlActiveState](https://developer.apple.com/documentation/swiftui/controlactivestate).
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The window takes the keys.
  case key
  /// The window belongs to the app that is used.
  case active
  /// Another app is used.
  case inactive
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
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
  /// Whether the scene is in use: a screen is, from the first frame to the last, unless a view above says otherwise.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// How many pixels a length of one is; 1.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether the window is the one that is used; it is.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the window is to look as if it was in use; it is.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Whether the screen is dimmed; `false` unless a view above says otherwise.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// Whether the screen is being recorded; `false` unless a view above says otherwise.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// Whether views may react to the pointer; see `hoverEffectDisabled(_:)`.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  /// The thinnest line, in the screen's unit.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The undo manager of the screen; what one event registers is undone together.
  public package(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
