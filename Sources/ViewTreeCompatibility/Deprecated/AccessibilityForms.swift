extension View {
  /// Sets the view's label; the former name of `accessibilityLabel(_:)`.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the view's value; the former name of `accessibilityValue(_:)`.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the description of the control's effect; the former name of `accessibilityHint(_:)`.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Excludes the view from the published elements; the former name of `accessibilityHidden(_:)`.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets the identifier for tests; the former name of `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Adds traits to the view; the former name of `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes traits from the view; the former name of `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the reading order of the view; the former name of `accessibilitySortPriority(_:)`.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// Sets further names of the view; the former name of `accessibilityInputLabels(_:)`.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// Has no effect: a control is tapped at its hit area.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View { self }

  /// Has no effect: a control is tapped at its hit area.
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View { self }
}
