/// An option between two cells that say whether it is the chosen one, and whether its picker has the focus.
///
///     *Week*      >Week<          •Week•      ›Week‹
struct MarkedOption: View {
  /// What stands around the chosen one while its picker does not have the focus.
  enum Marks {
    /// Nothing: a mark before the option says that it is chosen.
    case none
    case points
    case brackets

    fileprivate func around(_ isChosen: Bool, isFocused: Bool, _ glyphs: GlyphSet) -> (before: String, after: String) {
      switch (self, glyphs) {
      case _ where !isChosen: (" ", " ")
      case (_, .ascii) where isFocused: (">", "<")
      case (_, .unicode) where isFocused: ("›", "‹")
      case (.none, _): (" ", " ")
      case (.points, .ascii): ("*", "*")
      case (.points, .unicode): ("•", "•")
      case (.brackets, _): ("[", "]")
      }
    }
  }

  let option: PickerStyleConfiguration.Option
  let marks: Marks
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  @MainActor var body: some View {
    let isChosen = option.isSelected
    let marks = marks.around(isChosen, isFocused: isFocused, glyphs)
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: marks.before)
      option.bold(isChosen)
      Text(verbatim: marks.after)
    }
    .foregroundStyle(isChosen ? ControlTint.plain : AnyShapeStyle(ForegroundStyle()))
  }
}
