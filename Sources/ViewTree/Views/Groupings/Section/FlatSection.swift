/// A section in a lazy stack or grid, which contains its header, rows and footer directly.
nonisolated struct FlatSection<Parent: View, Content: View, Footer: View>: View, ViewPart {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?
  /// The layout of the stack or grid.
  let layout: LazyLayout

  @MainActor @ViewBuilder var body: some View {
    part(header.semantics(Semantics(.heading, isWhole: false)), .header)
    if isExpanded?.wrappedValue != false { content }
    part(footer, .footer)
  }

  @MainActor @ViewBuilder private func part<V: View>(_ view: V, _ part: SectionPartTrait.Part) -> some View {
    if layout.pinned.contains(part) {
      view.modifier(PinnedPart(layout: PinnedPartLayout(axis: layout.axis, alignment: layout.alignment)))
        .modifier(SectionPartTrait(part: part))
    } else {
      view.modifier(SectionPartTrait(part: part))
    }
  }
}

/// A header or a footer that can be pinned above rows; the covered rows are not drawn beside it.
nonisolated private struct PinnedPart: LayoutModifier {
  static var isBehind: Bool { true }

  let layout: PinnedPartLayout
  var decoration: BoxGap { BoxGap() }
}

/// A layout as broad as its proposal, which aligns its content like the surrounding container.
private struct PinnedPartLayout: EngineLayout, Equatable {
  let axis: Axis
  let alignment: AlignmentKey

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var size = subviews.content?.sizeThatFits(proposal) ?? .zero
    if let breadth = proposal[axis.other], breadth.isFinite { size[axis.other] = max(breadth, size[axis.other]) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let content = subviews.content else { return }
    let size = content.sizeThatFits(proposal)
    let fraction = alignment.id._fraction ?? 0.5
    var origin = bounds.origin
    origin[axis.other] += max(bounds.size[axis.other] - size[axis.other], 0) * fraction
    content.place(at: origin, proposal: proposal)
    for blank in subviews.dropFirst() { blank.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
