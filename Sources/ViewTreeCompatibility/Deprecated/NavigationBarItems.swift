/// A namespace for settings of a page's bar.
///
/// Follows [NavigationBarItem](https://developer.apple.com/documentation/swiftui/navigationbaritem).
public struct NavigationBarItem: Sendable {
  /// The size of a title.
  ///
  /// Has no effect: every title is one row.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The display mode of the page below.
    case automatic
    /// A small title in the bar.
    case inline
    /// A large title below the bar.
    case large
  }
}

extension View {
  /// Sets the title of the page.
  ///
  /// The form of `navigationTitle` before iOS 14.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page.
  ///
  /// The form of `navigationTitle` before iOS 14.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets a verbatim title of the page.
  ///
  /// The form of `navigationTitle` before iOS 14.
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page.
  ///
  /// The display mode has no effect: every title is one row. The form of `navigationTitle` before iOS 14.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Sets the title of the page.
  ///
  /// The display mode has no effect: every title is one row. The form of `navigationTitle` before iOS 14.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }

  /// Sets a verbatim title of the page.
  ///
  /// The display mode has no effect: every title is one row. The form of `navigationTitle` before iOS 14.
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Has no effect: every title is one row.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  { self }

  /// Adds a view before the title, and one at the end of the bar.
  ///
  /// The form of `toolbar` before iOS 14.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view before the title of the page.
  ///
  /// The form of `toolbar` before iOS 14.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view to the end of the bar of the page.
  ///
  /// The form of `toolbar` before iOS 14.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Hides the bar above the page.
  ///
  /// The form of `toolbar(_:for:)` before iOS 16.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
  }
}
