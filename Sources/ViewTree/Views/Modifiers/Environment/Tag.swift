extension View {
  /// Sets the value that selects the view in a surrounding picker, list or tab view; its type is the type of the
  /// selection.
  ///
  /// Follows [tag(_:)](https://developer.apple.com/documentation/swiftui/view/tag(_:)). `includeOptional` also lets the
  /// tag match a selection that is an optional of its type, as every tag here does.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagTrait(tag: AnyHashable(tag)))
  }
}
