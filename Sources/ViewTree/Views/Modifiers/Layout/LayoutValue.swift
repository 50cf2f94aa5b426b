extension View {
  /// Passes a value to the enclosing layout, which reads it from its subview.
  ///
  /// The value passes through modifiers around the view, such as a padding, a frame or a background. Follows
  /// [layoutValue(key:value:)](https://developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:)).
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
