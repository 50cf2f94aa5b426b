/// What an element is in the section that it comes from, if that is more than one of its rows.
nonisolated struct SectionPartTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { true }

  /// Headers and footers.
  enum Part { case header, footer }
  let part: Part
}

extension RenderNode {
  /// What the element is, if it is the header or the footer of a section.
  var sectionPart: SectionPartTrait.Part? {
    if traits != nil, let trait = Traits.first(SectionPartTrait.self, in: traits) { return trait.part }
    return wrappedNode?.sectionPart
  }
}

extension Node {
  /// The lazy container around in which a section at this place is nothing by itself: its header, its rows and its footer
  /// are those of the container.
  var flatSectionContainer: LazyRenderNode? {
    var node = self
    while !node.isRenderNode {
      guard let outer = node.parent else { return nil }
      node = outer
    }
    return (node as? LazyRenderNode).flatMap { $0.layout.hasFlatSections ? $0 : nil }
  }
}

/// The headers and footers among elements that have their places in a lazy container.
@MainActor struct SectionParts {
  /// A header, or a footer.
  struct Part {
    let kind: SectionPartTrait.Part
    fileprivate(set) var elements: [RenderNode]
    fileprivate(set) var start: CGFloat
    fileprivate(set) var end: CGFloat
    /// How far it may be moved: a header to the end of its section, a footer to its beginning.
    fileprivate(set) var limit: CGFloat
  }

  private(set) var all: [Part] = []

  init(of elements: [RenderNode], along axis: Axis) {
    // Where the content of the section ends that is gone through.
    var end: CGFloat = 0
    var isInPart = false
    for element in elements {
      guard let pending = element.pending else { continue }
      let start = pending.origin[axis]
      let elementEnd = start + element.measure(pending.proposal)[axis]
      if let kind = element.sectionPart {
        if isInPart, all.last?.kind == kind {
          all[all.count - 1].elements.append(element)
          all[all.count - 1].end = elementEnd
        } else {
          if kind == .header { closeHeader(at: end) }
          // A footer may go up to the end of its section's header.
          let limit = kind == .header ? .infinity : all.last.map { $0.kind == .header ? $0.end : end } ?? 0
          if kind == .footer { closeHeader(at: end) }
          all.append(Part(kind: kind, elements: [element], start: start, end: elementEnd, limit: limit))
        }
        isInPart = true
      } else {
        isInPart = false
      }
      end = max(end, elementEnd)
    }
    closeHeader(at: end)
  }

  /// The section of the last header ends.
  private mutating func closeHeader(at end: CGFloat) {
    if let last = all.last, last.kind == .header, last.limit == .infinity { all[all.count - 1].limit = end }
  }
}
