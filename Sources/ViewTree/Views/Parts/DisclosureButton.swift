/// The mark and the title that expand and collapse the content below.
///
///     > Title
///     v Title
///
/// If `fillsRow` is true, a press anywhere in the row counts.
nonisolated struct DisclosureButton<Title> {
  @Binding private var isExpanded: Bool
  private let fillsRow: Bool
  private let title: Title

  init(isExpanded: Binding<Bool>, fillsRow: Bool, @ViewBuilder title: () -> Title) where Title: View {
    _isExpanded = isExpanded
    self.fillsRow = fillsRow
    self.title = title()
  }

}

extension DisclosureButton: View, ViewPart where Title: View {
  @MainActor var body: some View {
    Button {
      withAnimation { isExpanded.toggle() }
    } label: {
      HStack(alignment: .firstTextBaseline) {
        Image(indicator: isExpanded ? .opens : .forward).colored(ControlTint.plain)
        title
        if fillsRow { RowFiller() }
      }
    }
    .buttonStyle(.plain)
  }
}
