// Labels, values and hints by a key, a resource, or a text that is no `String`.

extension View {
  /// Names the view by a key, unless that is disabled.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Names the view by a text as it is, unless that is disabled.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some View { accessibilityLabel(String(label), isEnabled: isEnabled) }

  /// Sets the view's value by a key, unless that is disabled.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the view's value by a text as it is, unless that is disabled.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some View { accessibilityValue(String(value), isEnabled: isEnabled) }

  /// Sets by a key what happens when the control is used, unless that is disabled.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets by a text as it is what happens when the control is used, unless that is disabled.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some View { accessibilityHint(String(hint), isEnabled: isEnabled) }

  #if !canImport(Darwin)
    /// Names the view by a resource, unless that is disabled.
    nonisolated public func accessibilityLabel(
      _ labelResource: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View { accessibilityLabel(Text(labelResource), isEnabled: isEnabled) }

    /// Sets the view's value by a resource, unless that is disabled.
    nonisolated public func accessibilityValue(
      _ valueResource: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View { accessibilityValue(Text(valueResource), isEnabled: isEnabled) }

    /// Sets by a resource what happens when the control is used, unless that is disabled.
    nonisolated public func accessibilityHint(
      _ hintResource: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View { accessibilityHint(Text(hintResource), isEnabled: isEnabled) }
  #endif
}
