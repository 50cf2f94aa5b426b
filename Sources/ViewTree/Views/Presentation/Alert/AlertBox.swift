/// The content of an alert.
nonisolated package struct AlertBox<Message: View, Actions: View>: View, ViewPart, PresentedPart {
  package static var modifierName: String { ".alert" }

  let title: Text?
  let message: Message
  let actions: Actions
  let role: Role
  /// Whether a cancel button is added if the program has none.
  let offersCancel: Bool
  @Environment(\.dismiss) private var dismiss
  @State private var defaultAction: Namespace.ID?
  /// Whether the program gives a button that cancels, as soon as that is known.
  @State private var hasCancelAction: Bool?

  package init(title: Text?, message: Message, actions: Actions, role: Role = .alert, offersCancel: Bool = false) {
    (self.title, self.message, self.actions) = (title, message, actions)
    (self.role, self.offersCancel) = (role, offersCancel)
  }

  @MainActor package var body: some View {
    VStack(alignment: .leading) {
      if let title { title.bold().semantics(Semantics(.heading)) }
      message
      buttons
        .padding(.top)
        .buttonStyle(AlertButtonStyle(dismiss: dismiss, defaultButton: defaultAction))
        .onPreferenceChange(AlertButtonsKey.self) { defaultAction = AlertButton.defaultButton(of: $0) }
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
          .onPreferenceChange(AlertButtonsKey.self) { buttons in
            hasCancelAction = buttons.contains { $0.role == .cancel }
          }
        if hasCancelAction == false { Button("Cancel", role: .cancel) {} }
      }
    } else {
      AlertActionsLayout()() { actions }
    }
  }
}
