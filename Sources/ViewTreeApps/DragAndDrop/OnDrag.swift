extension View {
  /// Lets the user drag an item provider's data from the view to an `onDrop` or a `dropDestination`; see
  /// ``draggable(_:)``.
  ///
  /// Follows [onDrag(_:)](https://developer.apple.com/documentation/swiftui/view/ondrag(_:)).
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSource<EmptyView>(payload: data, preview: nil))
  }

  /// Lets the user drag an item provider's data from the view, with a preview that follows the pointer.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: data, preview: preview()))
  }

  /// Lets the user drag an item provider's data from the view; `nil` as the action disables dragging.
  @ViewBuilder nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    let source = DragSource<EmptyView>(payload: { action?() ?? NSItemProvider() }, preview: nil)
    modifier(source.enabled(action != nil))
  }
}
