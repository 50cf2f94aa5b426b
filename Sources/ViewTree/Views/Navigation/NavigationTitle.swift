extension View {
  /// Names the page of a `NavigationStack` that the view is in: in its bar, and on the button that goes back to it.
  ///
  /// Follows [navigationTitle](https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)).
  nonisolated public func navigationTitle(_ title: Text) -> some View { modifier(NavigationBarModifier(title: title)) }

  /// Names the page of a `NavigationStack` that the view is in.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the page of a `NavigationStack` that the view is in, by a title that is shown as it is.
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the page of a `NavigationStack` that the view is in, by a title that the user could change elsewhere; on a text
  /// platform it is shown, and an app changes it by a field of its own.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// Says more about the page, below its title.
  ///
  ///     Inbox
  ///     3 unread
  ///     --------
  ///
  /// Follows [navigationSubtitle](https://developer.apple.com/documentation/swiftui/view/navigationsubtitle(_:)).
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(NavigationBarModifier(subtitle: subtitle))
  }

  /// Says more about the page, below its title.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Says more about the page, below its title, by a text that is shown as it is.
  @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// The form of `navigationTitle` before iOS 14.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The form of `navigationTitle` before iOS 14.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// The form of `navigationTitle` before iOS 14.
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// The form of `navigationTitle` before iOS 14; how large a title is has no effect on a text platform.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// The form of `navigationTitle` before iOS 14; how large a title is has no effect on a text platform.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }

  /// The form of `navigationTitle` before iOS 14; how large a title is has no effect on a text platform.
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Accepted: every title is one row.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  { self }

  /// Says whether the bar of the page has no button that goes back; Escape still does.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(NavigationBarModifier(hidesBackButton: hidesBackButton))
  }
}

/// A title that is read here, so that the view around is not evaluated for it.
private struct BoundTitle: ViewModifier {
  @Binding private var title: String

  nonisolated init(title: Binding<String>) { _title = title }

  @MainActor func body(content: Content) -> some View { content.navigationTitle(Text(verbatim: title)) }
}

/// Settings of the bar of a page.
///
/// Follows [NavigationBarItem](https://developer.apple.com/documentation/swiftui/navigationbaritem).
public struct NavigationBarItem: Sendable {
  /// How large a title is; in a terminal each is one row.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the page below.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}
