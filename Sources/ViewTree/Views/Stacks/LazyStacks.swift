/// A container with views one above the other, as wide as its proposal, that builds only the visible views.
///
/// In a ``ScrollView`` it holds only the visible rows of a ``ForEach`` and some near them: a row is built when it
/// scrolls into view. A row far outside the window is removed with its state, and starts anew when it returns. Each row
/// is proposed the width, and has the height it needs; rows that are not built count with the average height of the
/// others. Outside a scroll view all rows are built. Follows
/// [LazyVStack](https://developer.apple.com/documentation/swiftui/lazyvstack).
nonisolated public struct LazyVStack<Content: View>: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  let layout: LazyLayout
  let content: Content

  /// Creates a lazy stack with its alignment and the distance between neighbours in the screen's unit; `nil` leaves it
  /// to them.
  ///
  /// Headers and footers in `pinnedViews` stay visible while a part of their section is.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews.parts)
    self.content = content()
  }
}

extension LazyVStack: LazyView {}

/// A container with views side by side, as high as its proposal, that builds only the visible views.
///
/// It holds only the visible views, like a ``LazyVStack``, in a ``ScrollView`` that scrolls horizontally. Follows
/// [LazyHStack](https://developer.apple.com/documentation/swiftui/lazyhstack).
nonisolated public struct LazyHStack<Content: View>: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  let layout: LazyLayout
  let content: Content

  /// Creates a lazy stack with its alignment and the distance between neighbours in the screen's unit; `nil` leaves it
  /// to them.
  ///
  /// Headers and footers in `pinnedViews` stay visible while a part of their section is.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews.parts)
    self.content = content()
  }
}

extension LazyHStack: LazyView {}

/// The views of a lazy stack or grid that stay visible while their section scrolls.
///
/// Follows [PinnedScrollableViews](https://developer.apple.com/documentation/swiftui/pinnedscrollableviews).
public struct PinnedScrollableViews: OptionSet, Sendable, Hashable {
  /// The views as bits: bit 0 is the headers, bit 1 the footers.
  public let rawValue: UInt32

  /// Creates the set whose bits are set; see ``rawValue``.
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
