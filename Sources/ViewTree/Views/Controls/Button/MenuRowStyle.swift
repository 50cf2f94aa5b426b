/// A row of a menu, after a mark if it has one.
nonisolated struct MenuRowStyle: PrimitiveButtonStyle, ViewPart {
  var mark = SymbolMarks.row(isOn: false)
  var opensMenu = false

  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: mark).controlPart()
      configuration.label
      if opensMenu {
        Spacer()
        Image(indicator: .forward).controlPart()
      } else {
        Spacer(minLength: 0)
      }
    }
    .foregroundStyle(configuration.role.color)
    .onTapGesture { configuration.trigger() }
  }
}
