extension TabContent {
  /// Names the tab for tests.
  ///
  /// Follows
  /// [accessibilityIdentifier](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilityidentifier(_:isenabled:)).
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changingItem { AnyView($0.accessibilityIdentifier(identifier, isEnabled: isEnabled)) }
  }

  /// Names the tab for who cannot see it, and for tests.
  ///
  /// Follows
  /// [accessibilityLabel](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilitylabel(_:isenabled:)).
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changingItem { AnyView($0.accessibilityLabel(label, isEnabled: isEnabled)) }
  }

  /// Names the tab for who cannot see it, and for tests.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }

  /// Names the tab, by a text as it is, for who cannot see it, and for tests.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  /// Says what choosing the tab does.
  ///
  /// Follows
  /// [accessibilityHint](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilityhint(_:isenabled:)).
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changingItem { AnyView($0.accessibilityHint(hint, isEnabled: isEnabled)) }
  }

  /// Says what choosing the tab does.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hintKey), isEnabled: isEnabled) }

  /// Says, by a text as it is, what choosing the tab does.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  /// Says more about the tab.
  ///
  /// Follows
  /// [accessibilityValue](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilityvalue(_:isenabled:)).
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changingItem { AnyView($0.accessibilityValue(value, isEnabled: isEnabled)) }
  }

  /// Says more about the tab.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(valueKey), isEnabled: isEnabled) }

  /// Says more about the tab, by a text as it is.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(value), isEnabled: isEnabled) }

  /// Sets by which names the tab can be asked for aloud.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changingItem { isEnabled ? AnyView($0.accessibilityInputLabels(inputLabels)) : $0 }
  }

  /// Sets by which names the tab can be asked for aloud.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled) }

  /// Sets by which names, as they are, the tab can be asked for aloud.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled) }
}
