/// What modifiers say about the scroll views below: one value of the environment, so that a window asks once.
struct ScrollSettings {
  var isEnabled = true
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  /// Around the content, within the window; `nil` where there are none.
  var margins: EdgeInsets?
  /// Where the content stands: at first, when its size changes, and while it is smaller than the window.
  var initialAnchor: UnitPoint?
  var sizeChangeAnchor: UnitPoint?
  var alignment: UnitPoint?
  var clips = true
  var behavior: (any ScrollTargetBehavior)?
  /// Who follows a window, or moves it.
  var links: [ScrollLink] = []

  func indicators(along axis: Axis) -> ScrollIndicatorVisibility {
    axis == .horizontal ? horizontalIndicators : verticalIndicators
  }
}

/// Whether the bar of a scroll view is shown.
///
/// Follows [ScrollIndicatorVisibility](https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility).
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// While the scroll view has the focus.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// The same: a bar takes no space of its own, and covers content as little as it can.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Not shown.
  public static let never = ScrollIndicatorVisibility(name: "never")

  var isShown: Bool { self == .automatic || self == .visible }
}

private struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings? { nil }
}

extension EnvironmentValues {
  /// `nil` where no modifier says anything.
  var scrollSettings: ScrollSettings? {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  private var someScrollSettings: ScrollSettings {
    get { scrollSettings ?? ScrollSettings() }
    set { scrollSettings = newValue }
  }

  /// Whether the user can scroll; see `scrollDisabled(_:)`.
  public var isScrollEnabled: Bool {
    get { someScrollSettings.isEnabled }
    set { someScrollSettings.isEnabled = newValue }
  }

  /// Whether scroll views show a bar at their bottom edge; see `scrollIndicators(_:axes:)`.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { someScrollSettings.horizontalIndicators }
    set { someScrollSettings.horizontalIndicators = newValue }
  }

  /// Whether scroll views show a bar at their trailing edge; see `scrollIndicators(_:axes:)`.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { someScrollSettings.verticalIndicators }
    set { someScrollSettings.verticalIndicators = newValue }
  }
}

extension View {
  /// Changes what is said about the scroll views below.
  nonisolated func scrollSettings(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      var new = settings ?? ScrollSettings()
      change(&new)
      settings = new
    }
  }
}
