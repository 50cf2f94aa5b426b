extension View {
  nonisolated private func accessibilityTrait(_ change: (inout AccessibilityTrait) -> Void) -> some View {
    var trait = AccessibilityTrait()
    change(&trait)
    return modifier(trait)
  }

  // MARK: Traits

  /// Adds traits that describe the view to assistive technology and tests: a text with `.isButton` is found as a
  /// button.
  ///
  /// With `.isSelected`, plain text marks the view if it is one of several controls that look alike.
  ///
  /// Follows
  /// [accessibilityAddTraits(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)).
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    textStyle { style, _ in if traits.contains(.isSelected) { style.isSelected = true } }
      .accessibilityTrait { $0.addedTraits = traits }
  }

  /// Removes traits that describe the view to assistive technology and tests.
  ///
  /// Follows
  /// [accessibilityRemoveTraits(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityremovetraits(_:)).
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityTrait { $0.removedTraits = traits }
  }

  /// Marks the view as a heading; its level is not published.
  ///
  /// Follows
  /// [accessibilityHeading(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityheading(_:)).
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }

  // MARK: Actions

  /// Adds an action to the view, which `Element.perform(_:)` runs by its name.
  ///
  /// The default action also runs on a tap, if the view has no tap action.
  ///
  /// Follows
  /// [accessibilityAction(_:_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:)).
  @preconcurrency nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(AccessibilityActionTrait(action: .kind(actionKind, handler)))
  }

  /// Adds an action with a localized name to the view.
  @preconcurrency nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an action with a localized name to the view.
  @preconcurrency nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with a verbatim name to the view.
  @preconcurrency @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an accessibility action to the view, named by a label that is not drawn.
  @preconcurrency nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    undrawnViews(for: .actions) { Button(action: action, label: label) }
  }

  /// Adds actions that increase and decrease the view's value: `Element.increment()` and `Element.decrement()`.
  ///
  /// Follows
  /// [accessibilityAdjustableAction(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityadjustableaction(_:)).
  @preconcurrency nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AccessibilityActionTrait(action: .adjust(handler)))
  }

  /// Adds actions that scroll the view, with the names `scroll top` and so on.
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

  /// Sets the reading order of the view: among siblings a higher priority comes first; 0 is the default.
  ///
  /// Follows
  /// [accessibilitySortPriority(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilitysortpriority(_:)).
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibilityTrait { $0.sortPriority = sortPriority.isNaN ? 0 : sortPriority }
  }

  /// Sets further names by which a user can speak of the view: `Element.inputLabels`.
  ///
  /// Follows
  /// [accessibilityInputLabels(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityinputlabels(_:)).
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibilityTrait { $0.inputLabels = inputLabels.map(\.plainText) }
  }

  /// Sets further localized names by which a user can speak of the view.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets further verbatim names by which a user can speak of the view.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    accessibilityTrait { $0.inputLabels = inputLabels.map { String($0) } }
  }

  /// Adds a description of the view that is read on request: `Element.customContent`; a value of `nil` adds none.
  ///
  /// Follows
  /// [accessibilityCustomContent](https://developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)).
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityTrait { $0.customContent = value.map { "\(key.label): \($0.plainText)" } }
  }

  /// Adds a localized description of the view, which is read on request after the label of the key.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds a verbatim description of the view, which is read on request after the label of the key.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Adds a description of the view with a label, both given as texts; it is read on request.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(AccessibilityCustomContentKey(label, id: ""), value, importance: importance)
  }

  /// Adds a description of the view, given as a text, with a localized label; it is read on request.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds a localized description of the view with a localized label, which is read on request.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds a verbatim description of the view with a localized label, which is read on request.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  // MARK: The same under a condition

  /// Sets the view's label, unless `isEnabled` is false.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibilityTrait { $0.label = isEnabled ? label.plainText : nil }
  }

  /// Sets the view's label to a verbatim text, unless `isEnabled` is false.
  nonisolated public func accessibilityLabel(_ label: String, isEnabled: Bool) -> some View {
    accessibilityTrait { $0.label = isEnabled ? label : nil }
  }

  /// Sets the view's value, unless `isEnabled` is false.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibilityTrait { $0.value = isEnabled ? value.plainText : nil }
  }

  /// Sets the view's value to a verbatim text, unless `isEnabled` is false.
  nonisolated public func accessibilityValue(_ value: String, isEnabled: Bool) -> some View {
    accessibilityTrait { $0.value = isEnabled ? value : nil }
  }

  /// Sets the description of the control's effect, unless `isEnabled` is false.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibilityTrait { $0.hint = isEnabled ? hint.plainText : nil }
  }

  /// Sets the description of the control's effect to a verbatim text, unless `isEnabled` is false.
  nonisolated public func accessibilityHint(_ hint: String, isEnabled: Bool) -> some View {
    accessibilityTrait { $0.hint = isEnabled ? hint : nil }
  }

  /// Excludes the view from the published elements, unless `isEnabled` is false.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityTrait { $0.isHidden = isEnabled ? hidden : nil }
  }

  /// Sets the identifier by which tests find the view, unless `isEnabled` is false.
  @ViewBuilder nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityIdentifier(identifier) } else { self }
  }
}

extension AccessibilityActionKind {
  /// Creates an action with a name.
  public init(named name: Text) { self.init(name: name.plainText) }
}

/// The level of a heading; it is not published.
///
/// Follows [AccessibilityHeadingLevel](https://developer.apple.com/documentation/swiftui/accessibilityheadinglevel).
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// No specific level.
  case unspecified
  /// The highest level, 1.
  case h1
  /// The heading level 2.
  case h2
  /// The heading level 3.
  case h3
  /// The heading level 4.
  case h4
  /// The heading level 5.
  case h5
  /// The lowest level, 6.
  case h6
}

/// The key of a description that is read on request.
///
/// Follows
/// [AccessibilityCustomContentKey](https://developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey).
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let label: String

  /// Creates a key with a label; the id has no effect.
  public init(_ label: Text, id: String) { self.label = label.plainText }
  /// Creates a key with a localized label; the id has no effect.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  /// Creates a key with a localized label.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "") }
}

/// The importance of a description that is read on request; it is not published.
///
/// Follows
/// [AXCustomContent.Importance](https://developer.apple.com/documentation/accessibility/axcustomcontent/importance-swift.enum).
public enum AccessibilityCustomContentImportance: UInt, Hashable, Sendable {
  /// The description is read on request.
  case `default`
  /// The description is read with the label.
  case high
}
