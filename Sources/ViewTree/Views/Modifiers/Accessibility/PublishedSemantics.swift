extension View {
  /// Publishes the view as an element of its own; `semantics` is evaluated when it is read.
  nonisolated public func semantics(_ semantics: @autoclosure @escaping @MainActor () -> Semantics) -> some View {
    modifier(SemanticsTrait(semantics))
  }
}
