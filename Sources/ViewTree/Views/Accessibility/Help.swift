extension View {
  /// Says what the view is for: to readers who cannot see it, as `accessibilityHint(_:)`; nothing is shown beside the
  /// pointer.
  ///
  /// Follows [help(_:)](https://developer.apple.com/documentation/swiftui/view/help(_:)).
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Says what the view is for.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Says what the view is for.
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
