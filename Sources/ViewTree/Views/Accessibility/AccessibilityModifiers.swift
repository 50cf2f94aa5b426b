extension View {
  nonisolated private func accessibilityTrait(_ change: (inout AccessibilityTrait) -> Void) -> some View {
    var trait = AccessibilityTrait()
    change(&trait)
    return modifier(trait)
  }

  // MARK: Traits

  /// Says what the view is, or how it behaves, to readers who cannot see it: with `.isButton` a text is found as a button.
  ///
  /// Follows
  /// [accessibilityAddTraits(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)).
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityTrait { $0.addedTraits = traits }
  }

  /// Says what the view is not, to readers who cannot see it.
  ///
  /// Follows
  /// [accessibilityRemoveTraits(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityremovetraits(_:)).
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityTrait { $0.removedTraits = traits }
  }

  /// Says that the view is a title; its level is not published.
  ///
  /// Follows
  /// [accessibilityHeading(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityheading(_:)).
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }

  // MARK: Actions

  /// Gives the view an action: `Element.perform(_:)` runs it by its name; the default one is run by a tap too, where the
  /// view reacts to none.
  ///
  /// Follows
  /// [accessibilityAction(_:_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:)).
  @preconcurrency nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(AccessibilityActionTrait(action: .kind(actionKind, handler)))
  }

  /// Gives the view an action by a name.
  @preconcurrency nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Gives the view an action by a name.
  @preconcurrency nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Gives the view an action by a name.
  @preconcurrency @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Gives the view an action by a label.
  @preconcurrency nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    standIns(for: .actions) { Button(action: action, label: label) }
  }

  /// Lets the view's value be made larger and smaller: by `Element.increment()` and `Element.decrement()`.
  ///
  /// Follows
  /// [accessibilityAdjustableAction(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityadjustableaction(_:)).
  @preconcurrency nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AccessibilityActionTrait(action: .adjust(handler)))
  }

  /// Gives the view actions that scroll it, by the names `scroll top` and so on.
  ///
  /// Follows
  /// [accessibilityScrollAction(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityscrollaction(_:)).
  @preconcurrency nonisolated public func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void)
    -> some View
  {
    accessibilityAction(AccessibilityActionKind(name: "scroll top")) { handler(.top) }
      .accessibilityAction(AccessibilityActionKind(name: "scroll leading")) { handler(.leading) }
      .accessibilityAction(AccessibilityActionKind(name: "scroll bottom")) { handler(.bottom) }
      .accessibilityAction(AccessibilityActionKind(name: "scroll trailing")) { handler(.trailing) }
  }

  // MARK: Words

  /// Says in which order the view is read: those with a higher number first, among those beside it; 0 is the usual one.
  ///
  /// Follows
  /// [accessibilitySortPriority(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilitysortpriority(_:)).
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibilityTrait { $0.sortPriority = sortPriority.isNaN ? 0 : sortPriority }
  }

  /// Says by what else a speaker calls the view: `Element.inputLabels`.
  ///
  /// Follows
  /// [accessibilityInputLabels(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityinputlabels(_:)).
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibilityTrait { $0.inputLabels = inputLabels.map(\.plainText) }
  }

  /// Says by what else a speaker calls the view.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Says by what else a speaker calls the view.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    accessibilityTrait { $0.inputLabels = inputLabels.map { String($0) } }
  }

  /// Says more about the view, for those who ask: `Element.customContent`.
  ///
  /// Follows
  /// [accessibilityCustomContent](https://developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)).
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityTrait { $0.customContent = value.map { "\(key.label): \($0.plainText)" } }
  }

  /// Says more about the view, for those who ask.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Says more about the view, for those who ask.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Says more about the view, for those who ask.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(AccessibilityCustomContentKey(label, id: ""), value, importance: importance)
  }

  /// Says more about the view, for those who ask.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Says more about the view, for those who ask.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Says more about the view, for those who ask.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  // MARK: The same under a condition

  /// Names the view, unless that is disabled.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibilityTrait { $0.label = isEnabled ? label.plainText : nil }
  }

  /// Names the view, unless that is disabled.
  nonisolated public func accessibilityLabel(_ label: String, isEnabled: Bool) -> some View {
    accessibilityTrait { $0.label = isEnabled ? label : nil }
  }

  /// Says the view's value, unless that is disabled.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibilityTrait { $0.value = isEnabled ? value.plainText : nil }
  }

  /// Says the view's value, unless that is disabled.
  nonisolated public func accessibilityValue(_ value: String, isEnabled: Bool) -> some View {
    accessibilityTrait { $0.value = isEnabled ? value : nil }
  }

  /// Says what happens when the control is used, unless that is disabled.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibilityTrait { $0.hint = isEnabled ? hint.plainText : nil }
  }

  /// Says what happens when the control is used, unless that is disabled.
  nonisolated public func accessibilityHint(_ hint: String, isEnabled: Bool) -> some View {
    accessibilityTrait { $0.hint = isEnabled ? hint : nil }
  }

  /// Leaves the view out of what is published, unless that is disabled.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityTrait { $0.isHidden = isEnabled ? hidden : nil }
  }

  /// Names the view for tests, unless that is disabled.
  @ViewBuilder nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityIdentifier(identifier) } else { self }
  }

  // MARK: The forms before iOS 14

  /// The older form of `accessibilityLabel(_:)`.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The older form of `accessibilityValue(_:)`.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// The older form of `accessibilityHint(_:)`.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The older form of `accessibilityHidden(_:)`.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// The older form of `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// The older form of `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// The older form of `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// The older form of `accessibilitySortPriority(_:)`.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// The older form of `accessibilityInputLabels(_:)`.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
  /// Has no effect: a control is tapped where it reacts.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View { self }
  /// Has no effect: a control is tapped where it reacts.
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View { self }
}

extension AccessibilityActionKind {
  /// Creates an action by a name.
  public init(named name: Text) { self.init(name: name.plainText) }
}

/// The level of a title; it is not published.
///
/// Follows [AccessibilityHeadingLevel](https://developer.apple.com/documentation/swiftui/accessibilityheadinglevel).
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// None in particular.
  case unspecified
  /// Level 1.
  case h1
  /// Level 2.
  case h2
  /// Level 3.
  case h3
  /// Level 4.
  case h4
  /// Level 5.
  case h5
  /// Level 6.
  case h6
}

/// What is said more about a view.
///
/// Follows
/// [AccessibilityCustomContentKey](https://developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey).
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let label: String

  /// By a label; the id does not count.
  public init(_ label: Text, id: String) { self.label = label.plainText }
  /// By a label; the id does not count.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  /// By a label.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "") }
}

/// When what is said more about a view is said; it is not published.
///
/// Follows
/// [AXCustomContent.Importance](https://developer.apple.com/documentation/accessibility/axcustomcontent/importance-swift.enum).
public enum AccessibilityCustomContentImportance: UInt, Hashable, Sendable {
  /// When somebody asks.
  case `default`
  /// With the label.
  case high
}
