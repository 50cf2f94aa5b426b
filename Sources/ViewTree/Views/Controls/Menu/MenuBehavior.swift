/// Whether a choice closes the menu.
///
/// Follows [MenuActionDismissBehavior](https://developer.apple.com/documentation/swiftui/menuactiondismissbehavior).
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let dismisses: Bool

  /// A choice closes the menu.
  public static let automatic = MenuActionDismissBehavior(dismisses: true)
  /// A choice closes the menu.
  public static let enabled = MenuActionDismissBehavior(dismisses: true)
  /// The menu stays open: several choices can be made.
  public static let disabled = MenuActionDismissBehavior(dismisses: false)
}

/// The order of a menu's rows; on a text platform always that in which they are written, as the list opens downwards.
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
  /// Says whether a choice in the menus below, or of the rows below in a menu, closes the menu.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.choiceDismisses, behavior.dismisses)
  }

  /// Sets the order of the rows of the menus below; see ``MenuOrder``.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
