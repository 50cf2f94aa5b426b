/// The arrow at the end of a button that opens content; it has no name of its own.
typealias OpeningArrow = ModifiedContent<Image, AccessibilityTrait>

extension Button {
  /// Creates a button that opens and closes content, with an arrow after its title: `[ Edit v ]`.
  init<Title: View>(opening isOpen: Binding<Bool>, @ViewBuilder title: () -> Title)
  where Label == HStack<TupleView<Title, OpeningArrow>> {
    self.init {
      isOpen.wrappedValue.toggle()
    } label: {
      HStack(alignment: .firstTextBaseline) {
        title()
        Image(indicator: .opens).modifier(AccessibilityTrait(isHidden: true))
      }
    }
  }
}
