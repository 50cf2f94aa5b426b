/// The label of a row of a menu: a title, the subtitles below it, and the pictures beside them.
///
///     o Print
///       Without images
struct MenuLabelLayout: EngineLayout {
  /// Returns the frames of the subviews in a width.
  private func frames(of subviews: Subviews, in width: CGFloat?) -> [CGRect] {
    let (gap, arePictures) = (subviews.metrics.spacing.width, subviews.map(\.isPicture))
    var sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let taken = zip(sizes, arePictures).reduce(0) { $0 + ($1.1 ? $1.0.width + gap : 0) }
    let offer = ProposedViewSize(width: width.map { max($0 - taken, 0) }, height: nil)
    var column = CGFloat.zero
    for index in subviews.indices where !arePictures[index] {
      sizes[index] = subviews[index].sizeThatFits(offer)
      column = max(column, sizes[index].width)
    }
    var (x, y) = (CGFloat.zero, CGFloat.zero)
    var start: CGFloat?
    return zip(sizes, arePictures).map { size, isPicture in
      if isPicture {
        defer { x += size.width + gap }
        return CGRect(origin: CGPoint(x: x, y: 0), size: size)
      }
      defer { y += size.height }
      let left = start ?? x
      if start == nil { (start, x) = (x, x + column + gap) }
      return CGRect(origin: CGPoint(x: left, y: y), size: size)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    frames(of: subviews, in: proposal.width).reduce(.zero) {
      CGSize(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
      subview.place(at: frame.origin + bounds.origin, proposal: ProposedViewSize(frame.size))
    }
  }
}

extension LayoutSubview {
  /// Whether it draws no text, as an image or a shape does.
  fileprivate var isPicture: Bool {
    onMainActor(renderNode) { node in
      var inner = node
      while let modified = inner.modifiedNode { inner = modified }
      return inner.leaf.map { $0.imageName != nil || $0.text == nil } ?? false
    }
  }
}
