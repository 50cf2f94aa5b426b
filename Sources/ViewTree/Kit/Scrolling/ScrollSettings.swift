/// The settings of the scroll views below: one value of the environment, so that a window reads it once.
struct ScrollSettings {
  var isEnabled = true
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  /// The margins around the content, within the window; `nil` if there are none.
  var margins: EdgeInsets?
  /// The anchor of the content at first; `nil` if none is set.
  var initialAnchor: UnitPoint?
  /// The anchor of the content when its size changes; `nil` if none is set.
  var sizeChangeAnchor: UnitPoint?
  /// The place of content that is smaller than the window; `nil` if none is set.
  var alignment: UnitPoint?
  var clips = true
  var behavior: (any ScrollTargetBehavior)?
  /// The links that follow a window, or move it.
  var links: [ScrollLink] = []

  func indicators(along axis: Axis) -> ScrollIndicatorVisibility {
    axis == .horizontal ? horizontalIndicators : verticalIndicators
  }
}

/// The visibility of a scroll view's bar.
///
/// Follows [ScrollIndicatorVisibility](https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility).
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// The bar is shown while the scroll view has the focus.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Equivalent to `automatic`: a bar takes no space of its own, and covers as little content as possible.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// The bar is hidden.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// The bar is hidden.
  public static let never = ScrollIndicatorVisibility(name: "never")

  var isShown: Bool { self == .automatic || self == .visible }
}

private struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings? { nil }
}

extension EnvironmentValues {
  /// The settings of enclosing modifiers; `nil` if there are none.
  var scrollSettings: ScrollSettings? {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  private var someScrollSettings: ScrollSettings {
    get { scrollSettings ?? ScrollSettings() }
    set { scrollSettings = newValue }
  }

  /// A Boolean value that indicates whether the user can scroll; see `scrollDisabled(_:)`.
  public var isScrollEnabled: Bool {
    get { someScrollSettings.isEnabled }
    set { someScrollSettings.isEnabled = newValue }
  }

  /// The visibility of the bar at the bottom edge of scroll views; see `scrollIndicators(_:axes:)`.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { someScrollSettings.horizontalIndicators }
    set { someScrollSettings.horizontalIndicators = newValue }
  }

  /// The visibility of the bar at the trailing edge of scroll views; see `scrollIndicators(_:axes:)`.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { someScrollSettings.verticalIndicators }
    set { someScrollSettings.verticalIndicators = newValue }
  }
}

extension View {
  /// Changes the settings of the scroll views below.
  nonisolated func scrollSettings(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      var new = settings ?? ScrollSettings()
      change(&new)
      settings = new
    }
  }
}
