/// Views above each other, as wide as what is offered, of which only those in sight are built.
///
/// In a ``ScrollView`` it holds only the rows of a ``ForEach`` that are seen and some next to them: a row is built when
/// it comes into the window. A row that went far out of it is gone with its state; it starts anew when it comes back.
/// Each row is offered the width and takes the height it needs; rows that were not built yet count with the average of
/// those that are. Elsewhere all rows are built. Follows
/// [LazyVStack](https://developer.apple.com/documentation/swiftui/lazyvstack).
nonisolated public struct LazyVStack<Content: View>: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  let layout: LazyLayout
  let content: Content

  /// Creates a lazy stack with its alignment and the distance between neighbours; `nil` leaves that to them.
  ///
  /// Headers and footers of sections that are `pinnedViews` stay in sight as long as something of their section is.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews.parts)
    self.content = content()
  }
}

extension LazyVStack: LazyView {}

/// Views side by side, as high as what is offered, of which only those in sight are built.
///
/// It holds only the views that are seen, like a ``LazyVStack``, in a ``ScrollView`` that scrolls horizontally. Follows
/// [LazyHStack](https://developer.apple.com/documentation/swiftui/lazyhstack).
nonisolated public struct LazyHStack<Content: View>: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  let layout: LazyLayout
  let content: Content

  /// Creates a lazy stack with its alignment and the distance between neighbours; `nil` leaves that to them.
  ///
  /// Headers and footers of sections that are `pinnedViews` stay in sight as long as something of their section is.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews.parts)
    self.content = content()
  }
}

extension LazyHStack: LazyView {}

/// Which views of a lazy stack or grid stay in sight while their section scrolls.
///
/// Follows [PinnedScrollableViews](https://developer.apple.com/documentation/swiftui/pinnedscrollableviews).
public struct PinnedScrollableViews: OptionSet, Sendable, Hashable {
  /// Bit 0 is the headers, bit 1 the footers.
  public let rawValue: UInt32

  /// Creates the views whose bits are set; see ``rawValue``.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension PinnedScrollableViews {
  var parts: Set<SectionPartTrait.Part> {
    var parts: Set<SectionPartTrait.Part> = []
    if contains(.sectionHeaders) { parts.insert(.header) }
    if contains(.sectionFooters) { parts.insert(.footer) }
    return parts
  }
}
