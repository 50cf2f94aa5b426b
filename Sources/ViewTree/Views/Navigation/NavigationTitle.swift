extension View {
  /// Sets the title of the view's page in a `NavigationStack`, for its bar and for the button that goes back to it.
  ///
  /// Follows [navigationTitle](https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)).
  nonisolated public func navigationTitle(_ title: Text) -> some View { modifier(NavigationBarModifier(title: title)) }

  /// Sets the title of the view's page in a `NavigationStack`.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets a verbatim title of the view's page in a `NavigationStack`.
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the view's page in a `NavigationStack`.
  ///
  /// Users cannot edit the title in its place; an app needs a text field for that.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(NavigationTitleModifier(title: title))
  }

  /// Sets the subtitle of the page, below its title.
  ///
  ///     Inbox
  ///     3 unread
  ///     --------
  ///
  /// Follows [navigationSubtitle](https://developer.apple.com/documentation/swiftui/view/navigationsubtitle(_:)).
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(NavigationBarModifier(subtitle: subtitle))
  }

  /// Sets the subtitle of the page, below its title.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets a verbatim subtitle of the page, below its title.
  @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Hides the back button in the bar of the page; Escape still goes back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(NavigationBarModifier(hidesBackButton: hidesBackButton))
  }
}

/// Reads the title here, so that the view around is not evaluated when it changes.
private struct NavigationTitleModifier: ViewModifier {
  @Binding private var title: String

  nonisolated init(title: Binding<String>) { _title = title }

  @MainActor func body(content: Content) -> some View { content.navigationTitle(Text(verbatim: title)) }
}
