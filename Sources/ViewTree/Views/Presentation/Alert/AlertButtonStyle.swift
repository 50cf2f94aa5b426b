// The behaviour of a button in an alert: it closes the alert after its action, and may be pressed by Return or Escape.
//
// The default button depends on all buttons. Each publishes itself in a preference; the alert chooses, and passes its
// choice on in the style:
//
//     button ──▶ AlertButtonsKey ──▶ AlertBox.defaultAction ──▶ AlertButtonStyle ──▶ shortcut and look of the button

/// The properties that a button of an alert publishes.
struct AlertButton: Equatable {
  let id: Namespace.ID
  let role: ButtonRole?
  /// Whether the program has chosen the button as the default.
  let isNamed: Bool

  /// Returns the default button; a destructive one only if the program has chosen it.
  static func defaultButton(of buttons: [AlertButton]) -> Namespace.ID? {
    if let named = buttons.first(where: \.isNamed) { return named.id }
    let harmless = buttons.filter { $0.role != .destructive }
    return (buttons.count == 1 ? harmless.first : harmless.first { $0.role != .cancel })?.id
  }
}

/// The buttons of an alert, in order.
struct AlertButtonsKey: PreferenceKey {
  static var defaultValue: [AlertButton] { [] }

  static func reduce(value: inout [AlertButton], nextValue: () -> [AlertButton]) { value += nextValue() }
}

/// A style whose buttons close their alert after their action.
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

  /// Returns the program's shortcut, Return for the default button, and Escape for the cancel button, as on a Mac.
  @MainActor private func shortcuts(isDefault: Bool, role: ButtonRole?) -> [KeyboardShortcut] {
    var shortcuts = shortcut.map { [$0] } ?? []
    if isDefault { shortcuts.append(.defaultAction) }
    if role == .cancel { shortcuts.append(.cancelAction) }
    return shortcuts
  }
}
