/// Views above each other, as wide as what is offered. Follows
/// [LazyVStack](https://developer.apple.com/documentation/swiftui/lazyvstack).
///
/// All of its views are built when the stack is; it looks and behaves like a ``VStack`` in a frame of unlimited width.
nonisolated public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let stack: VStack<Content>

  /// `spacing`: the distance between neighbours; `nil` leaves it to them. `pinnedViews` is accepted; headers scroll
  /// with their section.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  @MainActor public var body: some View {
    stack.frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// Views side by side, as high as what is offered. Follows
/// [LazyHStack](https://developer.apple.com/documentation/swiftui/lazyhstack).
///
/// All of its views are built when the stack is; it looks and behaves like an ``HStack`` in a frame of unlimited
/// height.
nonisolated public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let stack: HStack<Content>

  /// `spacing`: the distance between neighbours; `nil` leaves it to them. `pinnedViews` is accepted; headers scroll
  /// with their section.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  @MainActor public var body: some View {
    stack.frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}

/// Which views of a lazy stack stay in sight while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
