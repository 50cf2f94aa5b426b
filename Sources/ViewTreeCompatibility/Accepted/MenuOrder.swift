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
  /// Sets the order of the rows of the menus in the view; see ``MenuOrder``.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
