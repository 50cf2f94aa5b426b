// Labels, values and hints by a key or a text that is no `String`.

extension View {
  /// Sets the view's label to a localized text; `isEnabled: false` keeps the view's own label.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the view's label to a verbatim text; `isEnabled: false` keeps the view's own label.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some View { accessibilityLabel(String(label), isEnabled: isEnabled) }

  /// Sets the view's value to a localized text; `isEnabled: false` keeps the view's own value.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the view's value to a verbatim text; `isEnabled: false` keeps the view's own value.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some View { accessibilityValue(String(value), isEnabled: isEnabled) }

  /// Sets the description of the control's effect to a localized text, unless `isEnabled` is false.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the description of the control's effect to a verbatim text, unless `isEnabled` is false.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some View { accessibilityHint(String(hint), isEnabled: isEnabled) }
}
