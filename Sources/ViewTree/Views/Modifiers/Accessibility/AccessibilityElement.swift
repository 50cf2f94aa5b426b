extension View {
  /// Sets the identifier by which tests find the view: `screen.find(id:)` and `screen.frame(id:)`.
  ///
  /// It is never shown.
  ///
  /// Follows
  /// [accessibilityIdentifier(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)).
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierTrait(identifier: identifier))
  }

  /// Sets the view's label for assistive technology, instead of the texts inside.
  ///
  /// Follows [accessibilityLabel(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)).
  nonisolated public func accessibilityLabel(_ label: String) -> some View { accessibility(label: label) }

  /// Sets the view's value for assistive technology, instead of the control's own.
  ///
  /// Follows [accessibilityValue(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:)).
  nonisolated public func accessibilityValue(_ value: String) -> some View {
    modifier(AccessibilityTrait(value: value))
  }

  /// Describes what the action of the control does.
  ///
  /// Follows [accessibilityHint(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:)).
  nonisolated public func accessibilityHint(_ hint: String) -> some View { modifier(AccessibilityTrait(hint: hint)) }

  /// Excludes the view and its content from the published elements; it is still drawn and can still be used.
  ///
  /// Follows [accessibilityHidden(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)).
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityTrait(isHidden: hidden))
  }

  /// Publishes the view as one element, or as a container of the elements in it.
  ///
  /// Follows
  /// [accessibilityElement(children:)](https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)).
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    semantics(children.semantics)
  }

  /// Sets the label that assistive technology reads, in place of the texts in the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.plainText) }

  /// Sets the value that assistive technology reads, in place of the control's own.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.plainText) }

  /// Sets the description of the control's effect that assistive technology reads.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint.plainText) }
}

/// The treatment of the elements inside a published one.
///
/// Follows [AccessibilityChildBehavior](https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior).
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let isWhole: Bool
  private let isCombined: Bool

  /// The elements inside are not published.
  public static let ignore = AccessibilityChildBehavior(isWhole: true, isCombined: false)
  /// The elements inside are published in a group.
  public static let contain = AccessibilityChildBehavior(isWhole: false, isCombined: false)
  /// The elements inside become one, whose label joins all their labels.
  public static let combine = AccessibilityChildBehavior(isWhole: true, isCombined: true)

  var semantics: Semantics {
    var semantics = Semantics(.group, label: "", isWhole: isWhole)
    semantics.isCombined = isCombined
    return semantics
  }
}
