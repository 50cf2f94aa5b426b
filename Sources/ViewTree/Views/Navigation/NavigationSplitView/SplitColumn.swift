/// The middle one of three columns: its own view, or instead the page of a link in the first column.
nonisolated struct SplitColumn<Own: View>: View {
  /// The middle and the last column.
  let columns: SplitColumns
  let own: Own

  @MainActor var body: some View {
    // `outer` is the page that contains these columns, beside the first column.
    if let next = columns.outer, let replacement = next.model.replacement {
      page(replacement, next.model)
        .onExitCommand { next.pop() }
        .environment(\.dismiss, DismissAction(isPresented: next.isPresented))
        .environment(\.isPresented, true)
    } else {
      own
    }
  }

  @ViewBuilder @MainActor private func page(_ content: NavigationPage.Content, _ model: NavigationModel) -> some View {
    switch content {
    case .root, .next: EmptyView()
    case .link(let link): link.makeView().id(ObjectIdentifier(link))
    case .value(let element):
      if let view = model.destinations(of: element.type).value?(element.value) {
        view.id(element.value)
      } else {
        Color.clear.onAppear { if let node = model.node { model.reportMissing(element.type, at: node) } }
      }
    }
  }
}
