/// What an alert shows.
nonisolated struct AlertBox<Message: View, Actions: View>: View {
  let title: Text?
  let message: Message
  let actions: Actions
  @Environment(\.dismiss) private var dismiss
  @State private var defaultButton: Namespace.ID?

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
  }

  @MainActor @ViewBuilder private var buttons: some View {
    if Actions.self == EmptyView.self { Button("OK") {} } else { AlertActionsLayout()() { actions } }
  }
}
