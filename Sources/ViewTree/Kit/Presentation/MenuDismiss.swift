// A choice in a menu closes the menu and those around it, unless the choice keeps them open.

struct MenuDismissKey: LookKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

private struct ChoiceDismissesKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether a choice closes its menu.
  var choiceDismisses: Bool {
    get { self[ChoiceDismissesKey.self] }
    set { self[ChoiceDismissesKey.self] = newValue }
  }

  /// Closes the enclosing menu; `nil` if there is none, or if a choice leaves it open.
  var menuDismiss: (@MainActor () -> Void)? {
    get { choiceDismisses ? self[MenuDismissKey.self] : nil }
    set { self[MenuDismissKey.self] = newValue }
  }
}
