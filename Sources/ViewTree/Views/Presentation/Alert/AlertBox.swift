/// The content of an alert.
nonisolated struct AlertBox<Message: View, Actions: View>: View, ViewPart, PresentedPart {
  static var modifierName: String { ".alert" }

  let title: Text?
  let message: Message
  let actions: Actions
  var role = Role.alert
  /// Whether a cancel button is added if the program has none.
  var offersCancel = false
  @Environment(\.dismiss) private var dismiss
  @State private var defaultButton: Namespace.ID?
  /// Whether the program has a cancel button; `nil` until that is known.
  @State private var hasCancel: Bool?

  @MainActor var body: some View {
    VStack(alignment: .leading) {
      if let title { title.bold().semantics(Semantics(.heading)) }
      message
      buttons
        .padding(.top)
        .buttonStyle(AlertButtonStyle(dismiss: dismiss, defaultButton: defaultButton))
        .onPreferenceChange(AlertButtonsKey.self) { defaultButton = AlertButton.defaultButton(of: $0) }
        .modifier(FirstFieldFocus())
    }
    .popupFrame()
    .semantics(Semantics(role, label: title?.plainText ?? "", isWhole: false))
  }

  @MainActor @ViewBuilder private var buttons: some View {
    if Actions.self == EmptyView.self {
      Button("OK") {}
    } else if offersCancel {
      AlertActionsLayout()() {
        Group { actions }
          .onPreferenceChange(AlertButtonsKey.self) { buttons in hasCancel = buttons.contains { $0.role == .cancel } }
        if hasCancel == false { Button("Cancel", role: .cancel) {} }
      }
    } else {
      AlertActionsLayout()() { actions }
    }
  }
}
