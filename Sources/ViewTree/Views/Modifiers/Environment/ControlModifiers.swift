extension View {
  /// Leaves out the labels of the controls below; they are still found by them.
  nonisolated public func labelsHidden() -> some View { environment(LabelsVisibilityKey.self, constant: .hidden) }

  /// Says whether the controls below show their labels; `.automatic` does.
  ///
  /// Follows [labelsVisibility](https://developer.apple.com/documentation/swiftui/view/labelsvisibility(_:)).
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// Says whether the user can use the controls below; one that is disabled around stays so.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the colour of controls below; `nil` is the default.
  nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Sets the colour of controls below; of a gradient it is the one in the middle.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.self) { values in values.tint = tint.map { $0.color(in: values) } }
  }

  /// Sets the colour of controls below; `nil` is the default.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
