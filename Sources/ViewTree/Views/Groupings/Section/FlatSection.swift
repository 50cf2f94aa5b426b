/// A section in a lazy stack or grid: header, rows and footer stand in that themselves.
nonisolated struct FlatSection<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?

  @MainActor @ViewBuilder var body: some View {
    header.semantics(Semantics(.heading, isWhole: false)).modifier(SectionPartTrait(part: .header))
    if isExpanded?.wrappedValue != false { content }
    footer.modifier(SectionPartTrait(part: .footer))
  }
}
