// What makes a button of an alert: it closes the alert after it did what it does, and may be what Return or Escape presses.
//
// Which of them Return presses depends on all of them. Each says in a preference what it is; the alert chooses, and tells
// them by the style:
//
//     button ──▶ AlertButtonsKey ──▶ AlertBox.defaultButton ──▶ AlertButtonStyle ──▶ shortcut and look of the button

/// What a button of an alert says about itself.
struct AlertButton: Equatable {
  let id: Namespace.ID
  let role: ButtonRole?
  /// Whether the program says that it is the default.
  let isNamed: Bool

  /// The button that Return presses: never one that destroys unless the program says so.
  static func defaultButton(of buttons: [AlertButton]) -> Namespace.ID? {
    if let named = buttons.first(where: \.isNamed) { return named.id }
    let harmless = buttons.filter { $0.role != .destructive }
    return (buttons.count == 1 ? harmless.first : harmless.first { $0.role != .cancel })?.id
  }
}

/// The buttons of an alert, in their order.
struct AlertButtonsKey: PreferenceKey {
  static var defaultValue: [AlertButton] { [] }

  static func reduce(value: inout [AlertButton], nextValue: () -> [AlertButton]) { value += nextValue() }
}

/// Buttons that close what they are in when they did what they do.
nonisolated struct AlertButtonStyle: PrimitiveButtonStyle, ViewPart {
  let dismiss: DismissAction
  let defaultButton: Namespace.ID?
  @Namespace private var id
  @Environment(\.keyboardShortcut) private var shortcut

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let (dismiss, isDefault) = (dismiss, defaultButton == id)
    Button(
      PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
        configuration.trigger()
        dismiss()
      }
    )
    .modifier(ShortcutTrait(shortcuts: shortcuts(isDefault: isDefault, role: configuration.role)))
    .environment(\.keyboardShortcut, isDefault ? .defaultAction : shortcut)
    .preference(
      key: AlertButtonsKey.self,
      value: [AlertButton(id: id, role: configuration.role, isNamed: shortcut == .defaultAction)])
  }

  /// What the program says, Return, and as on a Mac Escape for the button that cancels.
  @MainActor private func shortcuts(isDefault: Bool, role: ButtonRole?) -> [KeyboardShortcut] {
    var shortcuts = shortcut.map { [$0] } ?? []
    if isDefault { shortcuts.append(.defaultAction) }
    if role == .cancel { shortcuts.append(.cancelAction) }
    return shortcuts
  }
}
