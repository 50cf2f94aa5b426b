extension TabContent {
  /// Sets the identifier by which tests find the tab.
  ///
  /// Follows
  /// [accessibilityIdentifier](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilityidentifier(_:isenabled:)).
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changingItem { AnyView($0.accessibilityIdentifier(identifier, isEnabled: isEnabled)) }
  }

  /// Sets the label of the tab for assistive technology and tests.
  ///
  /// Follows
  /// [accessibilityLabel](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilitylabel(_:isenabled:)).
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changingItem { AnyView($0.accessibilityLabel(label, isEnabled: isEnabled)) }
  }

  /// Sets the label of the tab to a localized text, for assistive technology and tests.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }

  /// Sets the label of the tab to a verbatim text, for assistive technology and tests.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  /// Sets the description of the tab's effect for assistive technology.
  ///
  /// Follows
  /// [accessibilityHint](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilityhint(_:isenabled:)).
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changingItem { AnyView($0.accessibilityHint(hint, isEnabled: isEnabled)) }
  }

  /// Sets the description of the tab's effect to a localized text.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hintKey), isEnabled: isEnabled) }

  /// Sets the description of the tab's effect to a verbatim text.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  /// Sets the value of the tab for assistive technology.
  ///
  /// Follows
  /// [accessibilityValue](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilityvalue(_:isenabled:)).
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changingItem { AnyView($0.accessibilityValue(value, isEnabled: isEnabled)) }
  }

  /// Sets the value of the tab to a localized text.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(valueKey), isEnabled: isEnabled) }

  /// Sets the value of the tab to a verbatim text.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(value), isEnabled: isEnabled) }

  /// Sets further names by which a user can speak of the tab.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changingItem { isEnabled ? AnyView($0.accessibilityInputLabels(inputLabels)) : $0 }
  }

  /// Sets further localized names by which a user can speak of the tab.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled) }

  /// Sets further verbatim names by which a user can speak of the tab.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled) }
}
