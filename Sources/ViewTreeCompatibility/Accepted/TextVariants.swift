// What SwiftUI says of lines of text that a terminal decides for itself.

/// Which form of a text is shown where there is little room; here the whole one, cut where it must be.
///
/// Follows [TextVariantPreference](https://developer.apple.com/documentation/swiftui/textvariantpreference).
public protocol TextVariantPreference: Sendable {}

/// One form, whatever room there is.
///
/// Follows [FixedTextVariant](https://developer.apple.com/documentation/swiftui/fixedtextvariant).
public struct FixedTextVariant: TextVariantPreference {}

/// The longest form that fits.
///
/// Follows [SizeDependentTextVariant](https://developer.apple.com/documentation/swiftui/sizedependenttextvariant).
public struct SizeDependentTextVariant: TextVariantPreference {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// One form, whatever room there is.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest form that fits.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// To which side of where two directions of writing meet a caret belongs.
///
/// Follows [TextSelectionAffinity](https://developer.apple.com/documentation/swiftui/textselectionaffinity).
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the platform does.
  case automatic
  /// To the text before.
  case upstream
  /// To the text behind.
  case downstream
}

extension View {
  /// Has no effect: a text has one form.
  nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }

  /// Has no effect: a caret stands before a character.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }

  /// Has no effect: glyphs are the same in both directions.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Has no effect: nothing completes what is typed.
  nonisolated public func textInputCompletion(_ completion: String) -> some View { self }

  /// Has no effect: nothing completes what is typed.
  nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Has no effect: nothing completes what is typed.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { self }

  /// Has no effect: rows are not found by typing.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Has no effect: rows are not found by typing.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// Has no effect: rows are not found by typing.
  @_disfavoredOverload nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    self
  }

  /// Has no effect: nothing writes texts.
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}
