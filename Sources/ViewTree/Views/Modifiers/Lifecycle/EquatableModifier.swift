extension View {
  /// Evaluates the view again only if it does not equal the last one.
  ///
  /// The view's own `==` decides.
  ///
  /// Follows [equatable()](https://developer.apple.com/documentation/swiftui/view/equatable()).
  nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}
