extension View {
  /// Sets the value that selects the view in a surrounding picker, list or tab view; its type is the type of the
  /// selection.
  ///
  /// A tag also matches a selection that is an optional of its type, whether `includeOptional` is set or not. Follows
  /// [tag(_:)](https://developer.apple.com/documentation/swiftui/view/tag(_:)).
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagTrait(tag: AnyHashable(tag)))
  }
}
