// Settings of lines of text that a terminal decides itself.

/// A preference for a form of a text that depends on the space; in text the whole text is used, truncated if needed.
///
/// Follows [TextVariantPreference](https://developer.apple.com/documentation/swiftui/textvariantpreference).
public protocol TextVariantPreference: Sendable {}

/// A preference for one form, which does not depend on the space.
///
/// Follows [FixedTextVariant](https://developer.apple.com/documentation/swiftui/fixedtextvariant).
public struct FixedTextVariant: TextVariantPreference {}

/// A preference for the longest form that fits.
///
/// Follows [SizeDependentTextVariant](https://developer.apple.com/documentation/swiftui/sizedependenttextvariant).
public struct SizeDependentTextVariant: TextVariantPreference {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// A preference for one form, which does not depend on the space.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// A preference for the longest form that fits.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// The side of a border between two writing directions that a caret belongs to.
///
/// Follows [TextSelectionAffinity](https://developer.apple.com/documentation/swiftui/textselectionaffinity).
public enum TextSelectionAffinity: Hashable, Sendable {
  /// The default side of the platform.
  case automatic
  /// The side of the text before the border.
  case upstream
  /// The side of the text after the border.
  case downstream
}

extension View {
  /// Has no effect: a text has one form.
  nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }

  /// Has no effect: a caret is always before a character.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }

  /// Has no effect: glyphs do not differ between the two directions.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Has no effect: there is no completion of typed text.
  nonisolated public func textInputCompletion(_ completion: String) -> some View { self }

  /// Has no effect: there is no completion of typed text.
  nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Has no effect: there is no completion of typed text.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { self }

  /// Has no effect: rows are not selected by typing.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Has no effect: rows are not selected by typing.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// Has no effect: rows are not selected by typing.
  @_disfavoredOverload nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    self
  }

  /// Has no effect: there are no writing tools.
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}
