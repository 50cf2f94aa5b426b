extension View {
  /// Lets arrow keys move the focus within the view, and into it if it lies straight in their direction.
  ///
  ///     [ 1 ]                    HStack(alignment: .top) {
  ///     [ 2 ]  →                   VStack { … }
  ///     [ 3 ]     [ A ]            VStack { Spacer(); … }.focusSection()
  ///               [ B ]          }
  ///
  /// An arrow key that no view handles moves to the nearest view; without a section it does not move the focus. Tab
  /// visits the whole section before it moves on. Follows
  /// [focusSection()](https://developer.apple.com/documentation/swiftui/view/focussection()).
  nonisolated public func focusSection() -> some View { modifier(FocusSectionModifier()) }
}
