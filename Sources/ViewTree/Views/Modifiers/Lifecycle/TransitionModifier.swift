extension View {
  /// Sets the transition of the view.
  ///
  /// Follows [transition](https://developer.apple.com/documentation/swiftui/view/transition(_:)).
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }

  /// Sets the transition of the view, by a value that conforms to `Transition`.
  @_disfavoredOverload nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
