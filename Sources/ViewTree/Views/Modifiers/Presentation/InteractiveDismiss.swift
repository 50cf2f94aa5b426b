extension View {
  /// Sets whether the user can dismiss the presentation of the view by Escape or a click beside it; the program always
  /// can.
  ///
  /// Follows
  /// [interactiveDismissDisabled](https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)).
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(DismissDisabledKey.self) { $0 = $0 || isDisabled }
  }
}
