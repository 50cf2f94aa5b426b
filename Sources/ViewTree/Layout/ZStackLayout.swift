/// A layout that puts its subviews on top of each other.
///
/// It is as large as its largest subviews; only those of the highest priority count.
/// Follows [ZStackLayout](https://developer.apple.com/documentation/swiftui/zstacklayout).
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let highest = subviews.map(\.priority).max()
    return subviews.reduce(into: CGSize.zero) { size, subview in
      guard subview.priority == highest else { return }
      let own = subview.sizeThatFits(proposal)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let highest = subviews.map(\.priority).max()
    let bySize = ProposedViewSize(bounds.size)
    for subview in subviews {
      subview.place(alignment, in: bounds, proposal: subview.priority == highest ? proposal : bySize)
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
