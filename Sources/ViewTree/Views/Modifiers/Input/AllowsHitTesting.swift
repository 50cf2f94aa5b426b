extension View {
  /// Sets whether a click can hit the view and its content; otherwise it hits the views below.
  ///
  /// Follows [allowsHitTesting(_:)](https://developer.apple.com/documentation/swiftui/view/allowshittesting(_:)).
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingTrait(isEnabled: enabled))
  }
}
