extension View {
  /// Hides the labels of the controls in the view, which are still found by their labels.
  nonisolated public func labelsHidden() -> some View { environment(LabelsVisibilityKey.self, constant: .hidden) }

  /// Sets whether the controls in the view show their labels; `.automatic` shows them.
  ///
  /// Follows [labelsVisibility](https://developer.apple.com/documentation/swiftui/view/labelsvisibility(_:)).
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// Sets whether the user can operate the controls in the view; controls that are disabled further out stay disabled.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the colour of the controls in the view; `nil` is the default.
  nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Sets the colour of the controls in the view; a gradient is replaced by its middle colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.self) { values in values.tint = tint.map { $0.color(in: values) } }
  }

  /// Sets the colour of the controls in the view; `nil` is the default.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
