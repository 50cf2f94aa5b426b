/// An option between two cells that show whether it is chosen, and whether its picker has the focus.
struct MarkedOption: View, ViewPart {
  let option: PickerStyleConfiguration.Option
  let marks: ChoiceMarks

  @MainActor var body: some View { MarkedChoice(isChosen: option.isSelected, marks: marks, label: option) }
}
