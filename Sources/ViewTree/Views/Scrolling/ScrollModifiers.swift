extension View {
  /// Says whether the user can scroll the scroll views below; code still can.
  ///
  /// Follows [scrollDisabled(_:)](https://developer.apple.com/documentation/swiftui/view/scrolldisabled(_:)).
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    scrollSettings { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Says whether the scroll views below show a bar along some axes while they have the focus.
  ///
  /// Follows
  /// [scrollIndicators(_:axes:)](https://developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:)).
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    scrollSettings { settings in
      if axes.contains(Axis.horizontal) { settings.horizontalIndicators = visibility }
      if axes.contains(Axis.vertical) { settings.verticalIndicators = visibility }
    }
  }

  /// Has no effect: a bar is shown while the scroll view has the focus, and does not flash.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Has no effect: a bar is shown while the scroll view has the focus, and does not flash.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Says whether what sticks out of the scroll views below is drawn: by default it is cut off.
  ///
  /// Follows
  /// [scrollClipDisabled(_:)](https://developer.apple.com/documentation/swiftui/view/scrollclipdisabled(_:)).
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollSettings { $0.clips = !disabled }
  }

  /// Says where the scroll views below come to rest when the user scrolls; see ``ScrollTargetBehavior``.
  ///
  /// Follows
  /// [scrollTargetBehavior(_:)](https://developer.apple.com/documentation/swiftui/view/scrolltargetbehavior(_:)).
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrollSettings { $0.behavior = behavior }
  }

  /// Names the container whose views a scroll view around scrolls to; see ``ViewAlignedScrollTargetBehavior`` and
  /// `scrollPosition(id:)`.
  ///
  /// Follows
  /// [scrollTargetLayout(isEnabled:)](https://developer.apple.com/documentation/swiftui/view/scrolltargetlayout(isenabled:)).
  @ViewBuilder nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    if isEnabled { modifier(ScrollTargetTrait(isLayout: true)) } else { self }
  }

  /// Names the view as one to which a scroll view around scrolls.
  ///
  /// Follows
  /// [scrollTarget(isEnabled:)](https://developer.apple.com/documentation/swiftui/view/scrolltarget(isenabled:)).
  @ViewBuilder nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    if isEnabled { modifier(ScrollTargetTrait(isLayout: false)) } else { self }
  }

  /// Says at which point of their content the scroll views below begin, and which one stays when a size changes: so
  /// messages begin with the last one.
  ///
  /// Content that is smaller than the window stands there too. `nil` is the top leading corner. Follows
  /// [defaultScrollAnchor(_:)](https://developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:)).
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollSettings { ($0.initialAnchor, $0.sizeChangeAnchor, $0.alignment) = (anchor, anchor, anchor) }
  }

  /// Says at which point of their content the scroll views below begin, stay, or stand.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrollSettings { settings in
      switch role.kind {
      case .initialOffset: settings.initialAnchor = anchor
      case .sizeChanges: settings.sizeChangeAnchor = anchor
      case .alignment: settings.alignment = anchor
      }
    }
  }

  /// Has no effect: there is no keyboard on the screen.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Has no effect: nothing bounces in a terminal.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Has no effect: the edge of a scroll view is the edge of its cells.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  /// Has no effect: the edge of a scroll view is the edge of its cells.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }

  /// Puts a margin around the content of the scroll views below, within their windows, in the screen's unit.
  ///
  /// `nil` is none. The bars stand at the edge of the window whatever margin is asked for them. Follows
  /// [contentMargins](https://developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)).
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = (length ?? 0).boundedOrZero
    return contentMargins(edges, EdgeInsets(edges, horizontal: length, vertical: length), for: placement)
  }

  /// Puts a margin around the content of the scroll views below, on all edges.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Puts margins around the content of the scroll views below, each edge's own.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollSettings { settings in
      guard placement != .scrollIndicators else { return }
      var margins = settings.margins ?? EdgeInsets()
      if edges.contains(.top) { margins.top = insets.top.boundedOrZero }
      if edges.contains(.bottom) { margins.bottom = insets.bottom.boundedOrZero }
      if edges.contains(.leading) { margins.leading = insets.leading.boundedOrZero }
      if edges.contains(.trailing) { margins.trailing = insets.trailing.boundedOrZero }
      settings.margins = margins
    }
  }
}

/// What an anchor of a scroll view is for.
///
/// Follows [ScrollAnchorRole](https://developer.apple.com/documentation/swiftui/scrollanchorrole).
public struct ScrollAnchorRole: Hashable, Sendable {
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case initialOffset, sizeChanges, alignment
  }

  /// Where the content stands at first.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// Which point stays when a size changes.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where content stands that is smaller than the window.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// What a margin of a scroll view is for.
///
/// Follows [ContentMarginPlacement](https://developer.apple.com/documentation/swiftui/contentmarginplacement).
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The content.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The bars, which stand at the edge all the same.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// When a keyboard on the screen goes away; there is none.
///
/// Follows [ScrollDismissesKeyboardMode](https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode).
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as something scrolls.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// While something scrolls.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether a scroll view bounces; none does.
///
/// Follows [ScrollBounceBehavior](https://developer.apple.com/documentation/swiftui/scrollbouncebehavior).
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where the content is larger than the window.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How the edge of a scroll view looks; it is the edge of its cells.
///
/// Follows [ScrollEdgeEffectStyle](https://developer.apple.com/documentation/swiftui/scrolledgeeffectstyle).
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A transition.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

private struct ScrollDismissesKeyboardModeKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

private struct HorizontalScrollBounceBehaviorKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct VerticalScrollBounceBehaviorKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
  /// When a keyboard on the screen goes away; there is none.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }

  /// Whether scroll views bounce from left to right; none does.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalScrollBounceBehaviorKey.self] }
    set { self[HorizontalScrollBounceBehaviorKey.self] = newValue }
  }

  /// Whether scroll views bounce from top to bottom; none does.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalScrollBounceBehaviorKey.self] }
    set { self[VerticalScrollBounceBehaviorKey.self] = newValue }
  }
}
