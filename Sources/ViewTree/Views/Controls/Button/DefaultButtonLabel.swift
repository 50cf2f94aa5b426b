/// The label of a button that is created from its role alone: `[ Cancel ]`; in a toolbar it is a symbol.
///
/// Follows [DefaultButtonLabel](https://developer.apple.com/documentation/swiftui/defaultbuttonlabel).
nonisolated public struct DefaultButtonLabel: View {
  fileprivate let role: ButtonRole

  /// A title and a symbol.
  @MainActor public var body: some View { Label(role.title, systemImage: role.symbol) }
}

extension ButtonRole {
  fileprivate var title: LocalizedStringKey {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .close: "Close"
    default: "Done"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .destructive: "trash"
    case .cancel, .close: "xmark"
    default: "checkmark"
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the title of its role: `Delete`, `Cancel`, `Close` or `Done`.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
