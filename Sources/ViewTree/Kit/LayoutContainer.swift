/// A layout with its content.
nonisolated struct LayoutContainer<L, Content> {
  let layout: L
  let content: Content
}

extension LayoutContainer: View, LayoutView where L: Layout, Content: View {
  typealias Body = Never
}

extension Layout {
  /// Returns a view that lays out the content by this layout: `Diagonal { … }`, `HStackLayout()() { … }`.
  ///
  /// Follows [callAsFunction(_:)](https://developer.apple.com/documentation/swiftui/layout/callasfunction(_:)).
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}
