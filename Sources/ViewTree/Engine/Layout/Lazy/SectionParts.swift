/// Marks an element as the header or the footer of its section.
nonisolated struct SectionPartTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { true }

  /// Headers and footers.
  enum Part { case header, footer }
  let part: Part
}

extension RenderNode {
  /// The part of a section that the element is; `nil` for elements other than headers and footers.
  var sectionPart: SectionPartTrait.Part? {
    if traits != nil, let trait = Traits.first(SectionPartTrait.self, in: traits) { return trait.part }
    return wrappedNode?.sectionPart
  }
}

extension Node {
  /// The enclosing lazy container in which a section at this place has no element of its own: its header, rows and
  /// footer are rows of the container.
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
    /// The limit of its movement: for a header the end of its section, for a footer the beginning.
    fileprivate(set) var limit: CGFloat
  }

  private(set) var all: [Part] = []

  init(of elements: [RenderNode], along axis: Axis) {
    // The end of the content of the current section.
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

  /// Ends the section of the last header.
  private mutating func closeHeader(at end: CGFloat) {
    if let last = all.last, last.kind == .header, last.limit == .infinity { all[all.count - 1].limit = end }
  }
}
