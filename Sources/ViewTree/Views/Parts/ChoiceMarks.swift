/// The marks in the cells on both sides of an option, which show whether it is chosen.
///
///     *Week*      >Week<          •Week•      ›Week‹
enum ChoiceMarks {
  /// No marks: a mark before the option shows that it is chosen.
  case none
  case points
  case brackets

  /// Returns the marks; `isFocused` is true if the container of the options has the focus.
  func around(isChosen: Bool, isFocused: Bool, _ glyphs: GlyphSet) -> (before: String, after: String) {
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

/// An option between two cells that show whether it is chosen, and whether its container has the focus.
struct MarkedChoice<Label: View>: View, ViewPart {
  let isChosen: Bool
  let marks: ChoiceMarks
  let label: Label
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init(isChosen: Bool, marks: ChoiceMarks, label: Label) {
    self.isChosen = isChosen
    self.marks = marks
    self.label = label
  }

  @MainActor var body: some View {
    let marks = marks.around(isChosen: isChosen, isFocused: isFocused, glyphs)
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: marks.before)
      label.bold(isChosen)
      Text(verbatim: marks.after)
    }
    .foregroundStyle(isChosen ? ControlTint.plain : AnyShapeStyle(ForegroundStyle()))
  }
}
