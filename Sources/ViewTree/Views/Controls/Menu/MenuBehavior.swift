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

/// The order of a menu's rows.
///
/// In text it has no effect: the list opens downwards, in the order in which rows are written.
///
/// Follows [MenuOrder](https://developer.apple.com/documentation/swiftui/menuorder).
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// From top to bottom.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first row nearest to the menu's label.
  public static let priority = MenuOrder(name: "priority")
  /// From top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

private struct MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
  /// The order of menus' rows; see ``MenuOrder``.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Sets whether a choice closes the menu, for the menus in the view, or for the rows in a menu.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.choiceDismisses, behavior.dismisses)
  }

  /// Sets the order of the rows of the menus in the view; see ``MenuOrder``.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
