extension View {
  /// Lets the pointer carry what an item provider has away from the view, to where `onDrop` or `dropDestination` takes it;
  /// see ``draggable(_:)``.
  ///
  /// Follows [onDrag(_:)](https://developer.apple.com/documentation/swiftui/view/ondrag(_:)).
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSource<EmptyView>(payload: data, preview: nil))
  }

  /// Lets the pointer carry what an item provider has away from the view, with a preview that follows it.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: data, preview: preview()))
  }

  /// Lets the pointer carry what an item provider has away from the view; `nil` is none.
  @ViewBuilder nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    let source = DragSource<EmptyView>(payload: { action?() ?? NSItemProvider() }, preview: nil)
    modifier(source.enabled(action != nil))
  }
}
