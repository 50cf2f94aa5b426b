extension View {
  /// Disables scrolling by the user in the scroll views inside; code can still scroll them.
  ///
  /// Follows [scrollDisabled(_:)](https://developer.apple.com/documentation/swiftui/view/scrolldisabled(_:)).
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    scrollSettings { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Sets the visibility of bars along some axes in the scroll views inside, while they have the focus.
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

  /// Has no effect: a bar is visible while the scroll view has the focus, and does not flash.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Has no effect: a bar is visible while the scroll view has the focus, and does not flash.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Disables the clipping of content that extends beyond the scroll views inside; by default it is clipped.
  ///
  /// Follows
  /// [scrollClipDisabled(_:)](https://developer.apple.com/documentation/swiftui/view/scrollclipdisabled(_:)).
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollSettings { $0.clips = !disabled }
  }

  /// Sets the positions at which the scroll views inside come to rest when the user scrolls; see
  /// ``ScrollTargetBehavior``.
  ///
  /// Follows
  /// [scrollTargetBehavior(_:)](https://developer.apple.com/documentation/swiftui/view/scrolltargetbehavior(_:)).
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrollSettings { $0.behavior = behavior }
  }

  /// Makes the views of a container the targets of the surrounding scroll view; see ``ViewAlignedScrollTargetBehavior``
  /// and `scrollPosition(id:)`.
  ///
  /// Follows
  /// [scrollTargetLayout(isEnabled:)](https://developer.apple.com/documentation/swiftui/view/scrolltargetlayout(isenabled:)).
  @ViewBuilder nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    if isEnabled { modifier(ScrollTargetTrait(isLayout: true)) } else { self }
  }

  /// Makes the view a target of the surrounding scroll view.
  ///
  /// Follows
  /// [scrollTarget(isEnabled:)](https://developer.apple.com/documentation/swiftui/view/scrolltarget(isenabled:)).
  @ViewBuilder nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    if isEnabled { modifier(ScrollTargetTrait(isLayout: false)) } else { self }
  }

  /// Sets the initial anchor of the scroll views inside, which also stays in place when a size changes: with `.bottom`,
  /// a list of messages starts with the last one.
  ///
  /// Content that is smaller than the window is aligned by it too. `nil` is the top leading corner. Follows
  /// [defaultScrollAnchor(_:)](https://developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:)).
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollSettings { ($0.initialAnchor, $0.sizeChangeAnchor, $0.alignment) = (anchor, anchor, anchor) }
  }

  /// Sets the anchor of the scroll views inside for one role: initial offset, size changes, or alignment.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrollSettings { settings in
      switch role.kind {
      case .initialOffset: settings.initialAnchor = anchor
      case .sizeChanges: settings.sizeChangeAnchor = anchor
      case .alignment: settings.alignment = anchor
      }
    }
  }

  /// Has no effect: there is no on-screen keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Has no effect: scroll views do not bounce.
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

  /// Adds a margin around the content of the scroll views inside, within their windows, in the screen's unit.
  ///
  /// `nil` is no margin. The bars stay at the edge of the window even if a margin is set for them. Follows
  /// [contentMargins](https://developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)).
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = (length ?? 0).boundedOrZero
    return contentMargins(edges, EdgeInsets(edges, horizontal: length, vertical: length), for: placement)
  }

  /// Adds a margin around the content of the scroll views inside, on all edges.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Adds different margins around the content of the scroll views inside.
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

/// The role of an anchor of a scroll view.
///
/// Follows [ScrollAnchorRole](https://developer.apple.com/documentation/swiftui/scrollanchorrole).
public struct ScrollAnchorRole: Hashable, Sendable {
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case initialOffset, sizeChanges, alignment
  }

  /// The initial offset of the content.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The point that stays in place when a size changes.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The alignment of content that is smaller than the window.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// The placement of margins in a scroll view.
///
/// Follows [ContentMarginPlacement](https://developer.apple.com/documentation/swiftui/contentmarginplacement).
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// A margin around the content.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// A margin around the content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// A margin for the bars.
  ///
  /// Has no effect: the bars stay at the edge of the window.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The way of dismissing an on-screen keyboard.
///
/// Has no effect: there is no on-screen keyboard.
///
/// Follows [ScrollDismissesKeyboardMode](https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode).
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// The keyboard is dismissed as soon as scrolling starts.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The keyboard is dismissed during scrolling.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// The keyboard is never dismissed.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The bounce behaviour of a scroll view.
///
/// Has no effect: scroll views do not bounce.
///
/// Follows [ScrollBounceBehavior](https://developer.apple.com/documentation/swiftui/scrollbouncebehavior).
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// The scroll view always bounces.
  public static let always = ScrollBounceBehavior(name: "always")
  /// The scroll view bounces if its content is larger than the window.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The style of a scroll view's edge.
///
/// Has no effect: the edge of a scroll view is the edge of its cells.
///
/// Follows [ScrollEdgeEffectStyle](https://developer.apple.com/documentation/swiftui/scrolledgeeffectstyle).
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// An edge with a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// An edge with a transition.
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
  /// The way of dismissing an on-screen keyboard.
  ///
  /// Has no effect: there is no on-screen keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }

  /// The horizontal bounce behaviour of scroll views.
  ///
  /// Has no effect: scroll views do not bounce.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalScrollBounceBehaviorKey.self] }
    set { self[HorizontalScrollBounceBehaviorKey.self] = newValue }
  }

  /// The vertical bounce behaviour of scroll views.
  ///
  /// Has no effect: scroll views do not bounce.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalScrollBounceBehaviorKey.self] }
    set { self[VerticalScrollBounceBehaviorKey.self] = newValue }
  }
}
