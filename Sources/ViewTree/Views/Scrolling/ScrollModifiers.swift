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

  /// Disables the clipping of content that extends beyond the scroll views inside; by default it is clipped.
  ///
  /// Follows [scrollClipDisabled(_:)](https://developer.apple.com/documentation/swiftui/view/scrollclipdisabled(_:)).
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

  /// The default placement: a margin around the content, as with ``scrollContent``.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// A margin around the content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// A margin for the bars.
  ///
  /// Has no effect: the bars stay at the edge of the window.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
