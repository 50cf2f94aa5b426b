/// A layout that places its subviews on top of each other, with their guides on one point.
///
/// Its size covers the subviews of the highest priority; the others are offered that size. Badges in a trailing corner of
/// a row stand after it, as in an overlay. Follows
/// [ZStackLayout](https://developer.apple.com/documentation/swiftui/zstacklayout).
public struct ZStackLayout: EngineLayout, BadgeLayout {
  /// The properties of a layout that stacks in depth.
  public static var layoutProperties: LayoutProperties { LayoutProperties(isLayered: true) }

  /// The guides that meet in one point.
  public var alignment: Alignment

  /// Only in a trailing corner: elsewhere, texts in a stack are parts of a picture.
  var mayHaveBadges: Bool { alignment == .topTrailing || alignment == .bottomTrailing }

  /// Creates a depth stack layout with an alignment.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the size that the subviews of the highest priority cover with their guides on one point.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    if let size = sizeWithBadges(proposal, subviews) { return size }
    let core = Core(proposal, subviews, alignment)
    return CGSize(width: core.width.length, height: core.height.length)
  }

  /// Places the subviews from back to front, with their guides on one point.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    if placeBadges(in: bounds, proposal, subviews) { return }
    let core = Core(proposal, subviews, alignment)
    for subview in subviews {
      let offer = subview.priority == core.priority ? proposal : ProposedViewSize(bounds.size)
      let dimensions = subview.dimensions(in: offer)
      let position = CGPoint(
        x: bounds.minX - core.width.low - dimensions[alignment.horizontal],
        y: bounds.minY - core.height.low - dimensions[alignment.vertical])
      subview.place(at: position, proposal: offer)
    }
  }

  /// The subviews of the highest priority, by the area that they cover around the point of their guides.
  private struct Core {
    let priority: Double?
    var width = AlignedSpan()
    var height = AlignedSpan()

    init(_ proposal: ProposedViewSize, _ subviews: Subviews, _ alignment: Alignment) {
      priority = subviews.map(\.priority).max()
      for subview in subviews where subview.priority == priority {
        let dimensions = subview.dimensions(in: proposal)
        width.add(dimensions.width, guide: dimensions[alignment.horizontal])
        height.add(dimensions.height, guide: dimensions[alignment.vertical])
      }
    }
  }
}

extension LayoutSubview {
  /// Places the subview so that its guide meets the guide of the bounds, as if the bounds were a view without explicit
  /// guides.
  func place(_ alignment: Alignment, in bounds: CGRect, proposal: ProposedViewSize) {
    let dimensions = dimensions(in: proposal)
    var frame = dimensions
    frame = ViewDimensions(
      width: bounds.width, height: bounds.height, proposal: proposal, renderNode: frame.renderNode)
    func offset(_ key: AlignmentKey) -> CGFloat { key.defaultValue(in: frame) - dimensions[key] }
    place(
      at: CGPoint(
        x: bounds.minX + offset(alignment.horizontal.key), y: bounds.minY + offset(alignment.vertical.key)),
      proposal: proposal)
  }
}
