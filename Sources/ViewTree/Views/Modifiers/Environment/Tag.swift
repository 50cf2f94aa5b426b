extension View {
  /// Names the view for the picker, the list or the tab view around, whose selection has values of the tag's type.
  ///
  /// Follows [tag(_:)](https://developer.apple.com/documentation/swiftui/view/tag(_:)). `includeOptional` also lets the
  /// tag match a selection that is an optional of its type, as every tag here does.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagTrait(tag: AnyHashable(tag)))
  }
}
