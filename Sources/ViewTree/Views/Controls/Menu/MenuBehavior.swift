/// The effect of a choice on its menu: whether the menu closes.
///
/// Follows [MenuActionDismissBehavior](https://developer.apple.com/documentation/swiftui/menuactiondismissbehavior).
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let dismisses: Bool

  /// A choice closes the menu.
  public static let automatic = MenuActionDismissBehavior(dismisses: true)
  /// A choice closes the menu.
  public static let enabled = MenuActionDismissBehavior(dismisses: true)
  /// The menu stays open for several choices.
  public static let disabled = MenuActionDismissBehavior(dismisses: false)
}

extension View {
  /// Sets whether a choice closes the menu, for the menus in the view, or for the rows in a menu.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.choiceDismisses, behavior.dismisses)
  }
}
