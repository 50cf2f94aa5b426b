// A choice in a menu closes the menu and those around it, unless it is to stay open.

struct MenuDismissKey: LookKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

private struct ChoiceDismissesKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether a choice closes the menu that it is in.
  var choiceDismisses: Bool {
    get { self[ChoiceDismissesKey.self] }
    set { self[ChoiceDismissesKey.self] = newValue }
  }

  /// Closes the menu around; `nil` where there is none, or where a choice leaves it open.
  var menuDismiss: (@MainActor () -> Void)? {
    get { choiceDismisses ? self[MenuDismissKey.self] : nil }
    set { self[MenuDismissKey.self] = newValue }
  }
}
