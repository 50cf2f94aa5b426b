/// Marks a render node as the header or the footer of its section.
nonisolated struct SectionPartTrait: TraitModifier {
  static var affectsLayout: Bool { true }

  /// Headers and footers.
  enum Part { case header, footer }
  let part: Part
}

extension RenderNode {
  /// The mark as a part of a section, one for all views of that part; `nil` for other render nodes.
  var sectionPart: TraitLink<SectionPartTrait>? {
    (traits == nil ? nil : Traits.link(SectionPartTrait.self, in: traits)) ?? wrappedNode?.sectionPart
  }
}

extension Node {
  /// The enclosing lazy container in which a section at this place has no render node of its own: its header, rows and
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

/// The headers and footers among render nodes that have their places in a lazy container.
@MainActor struct SectionParts {
  /// A header, or a footer.
  struct Part {
    let kind: SectionPartTrait.Part
    fileprivate(set) var renderNodes: [RenderNode]
    fileprivate(set) var start: CGFloat
    fileprivate(set) var end: CGFloat
    /// The limit of its movement: for a header the end of its section, for a footer the beginning.
    fileprivate(set) var limit: CGFloat
  }

  private(set) var all: [Part] = []

  init(of renderNodes: [RenderNode], along axis: Axis) {
    // The end of the content of the current section.
    var end: CGFloat = 0
    var last: Traits?
    for renderNode in renderNodes {
      guard let pending = renderNode.pending else { continue }
      let start = pending.origin[axis]
      let nodeEnd = start + renderNode.measure(pending.proposal)[axis]
      let mark = renderNode.sectionPart
      if let kind = mark?.modifier.part {
        // Between two headers there may be rows that are not built, or none.
        if mark === last {
          all[all.count - 1].renderNodes.append(renderNode)
          all[all.count - 1].end = nodeEnd
        } else {
          if kind == .header { closeHeader(at: end) }
          // A footer may go up to the end of its section's header, or of the last section's footer.
          let limit = kind == .header ? .infinity : all.last?.end ?? 0
          if kind == .footer { closeHeader(at: end) }
          all.append(Part(kind: kind, renderNodes: [renderNode], start: start, end: nodeEnd, limit: limit))
        }
      }
      last = mark
      end = max(end, nodeEnd)
    }
    closeHeader(at: end)
  }

  /// Ends the section of the last header.
  private mutating func closeHeader(at end: CGFloat) {
    if let last = all.last, last.kind == .header, last.limit == .infinity { all[all.count - 1].limit = end }
  }
}
