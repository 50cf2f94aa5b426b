extension Presentation {
  static func popover(_ anchor: PopoverAttachmentAnchor, _ edge: Edge?) -> Presentation {
    Presentation(PopoverLayout(attachment: anchor, edge: edge), outlivesPlace: true)
  }
}

/// Places a popover at an edge of its anchor, centred on that edge as far as the screen allows.
///
/// If there is no room at the edge, it is at the opposite one, or else below, above, after or before the anchor, at the
/// first edge with room. If it fits nowhere, it covers its anchor.
struct PopoverLayout: AnchoredLayout {
  let attachment: PopoverAttachmentAnchor
  /// The preferred edge; `nil` is the first edge with room.
  let edge: Edge?

  func origin(of size: CGSize, next anchor: CGRect, within screen: ProposedViewSize, metrics: LayoutMetrics) -> CGPoint
  {
    // The gap beside the anchor is as wide as a line, as before a submenu.
    let source = attachment.rect(in: anchor).insetBy(dx: -metrics.divider.width, dy: 0)
    let all: [Edge] = [.bottom, .top, .trailing, .leading]
    let edges = (edge.map { [$0, $0.opposite] } ?? []) + all
    let chosen = edges.first { room(at: $0, of: source, within: screen) >= size[$0.axis] } ?? edges[0]
    let origin = origin(of: size, at: chosen, of: source)
    return CGPoint(
      x: max(min(origin.x, (screen.width ?? .infinity) - size.width), 0),
      y: max(min(origin.y, (screen.height ?? .infinity) - size.height), 0))
  }

  private func origin(of size: CGSize, at edge: Edge, of source: CGRect) -> CGPoint {
    let middle = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    return switch edge {
    case .top: CGPoint(x: middle.x, y: source.minY - size.height)
    case .bottom: CGPoint(x: middle.x, y: source.maxY)
    case .leading: CGPoint(x: source.minX - size.width, y: middle.y)
    case .trailing: CGPoint(x: source.maxX, y: middle.y)
    }
  }

  /// Returns the room between an edge of the anchor and that of the screen.
  private func room(at edge: Edge, of source: CGRect, within screen: ProposedViewSize) -> CGFloat {
    switch edge {
    case .top: source.minY
    case .bottom: (screen.height ?? .infinity) - source.maxY
    case .leading: source.minX
    case .trailing: (screen.width ?? .infinity) - source.maxX
    }
  }
}
