extension View {
  /// Sets the purpose of the view for assistive technology, like `accessibilityHint(_:)`; a tooltip is not shown.
  ///
  /// Follows [help(_:)](https://developer.apple.com/documentation/swiftui/view/help(_:)).
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Sets the purpose of the view for assistive technology as a localized text.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Sets the purpose of the view for assistive technology as a verbatim text.
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
