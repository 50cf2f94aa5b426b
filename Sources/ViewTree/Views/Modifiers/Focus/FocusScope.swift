extension View {
  /// Makes the view a focus scope, whose name finds the view in it that prefers the focus.
  ///
  /// It does not limit the moves of Tab. Follows
  /// [focusScope(_:)](https://developer.apple.com/documentation/swiftui/view/focusscope(_:)).
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Makes the view the default of a scope: it gets the focus when it appears and no view has the focus, and when the
  /// scope's focus is reset.
  ///
  /// The first of several such views in tree order counts. Follows
  /// [prefersDefaultFocus(_:in:)](https://developer.apple.com/documentation/swiftui/view/prefersdefaultfocus(_:in:)).
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}
