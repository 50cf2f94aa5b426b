/// What an alert shows.
nonisolated struct AlertBox<Message: View, Actions: View>: View {
  let title: Text?
  let message: Message
  let actions: Actions
  @Environment(\.dismiss) private var dismiss

  @MainActor var body: some View {
    VStack(alignment: .leading) {
      if let title { title.bold().semantics(Semantics(.heading)) }
      message
      buttons.padding(.top).buttonStyle(ClosingButtonStyle(dismiss: dismiss))
    }
    .modifier(PopupBoxModifier())
  }

  /// Beside each other where they fit.
  @MainActor @ViewBuilder private var buttons: some View {
    if Actions.self == EmptyView.self {
      Button("OK") {}
    } else {
      ViewThatFits(in: .horizontal) {
        HStack { actions }
        VStack(alignment: .leading) { actions }
      }
    }
  }
}

/// Buttons that close what they are in before they do what they do.
nonisolated private struct ClosingButtonStyle: PrimitiveButtonStyle {
  let dismiss: DismissAction

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let dismiss = dismiss
    let button = Button(
      PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
        dismiss()
        configuration.trigger()
      })
    // As on a Mac, Escape does what the button does that cancels.
    if configuration.role == .cancel { button.keyboardShortcut(.cancelAction) } else { button }
  }
}
