/// A layout that puts its subviews on top of each other, with their guides on one point.
///
/// It is as large as they reach around that point; only those of the highest priority count, and the others are offered
/// that size. Follows [ZStackLayout](https://developer.apple.com/documentation/swiftui/zstacklayout).
public struct ZStackLayout: EngineLayout {
  /// It stacks in depth.
  public static var layoutProperties: LayoutProperties { LayoutProperties(isLayered: true) }

  /// The guides that meet in one point.
  public var alignment: Alignment

  /// A layout in depth with its alignment.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// As much as the subviews of the highest priority reach around the point on which their guides meet.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let core = Core(proposal, subviews, alignment)
    return CGSize(width: core.width.length, height: core.height.length)
  }

  /// Places the subviews with their guides on one point, in the order from back to front.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
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

  /// The subviews of the highest priority: how far they reach around the point on which all are aligned.
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
      width: bounds.width, height: bounds.height, proposal: proposal, element: frame.element)
    func offset(_ key: AlignmentKey) -> CGFloat { key.id.defaultValue(in: frame) - dimensions[key] }
    place(
      at: CGPoint(
        x: bounds.minX + offset(alignment.horizontal.key), y: bounds.minY + offset(alignment.vertical.key)),
      proposal: proposal)
  }
}
