/// The label of a row of a menu: a title, the subtitles below it, and the pictures beside them.
///
///     o Print
///       Without images
struct MenuLabelLayout: EngineLayout {
  private typealias Part = (frame: CGRect, proposal: ProposedViewSize)

  /// Returns the places of the subviews, and what each is offered.
  private func parts(of subviews: Subviews, in width: CGFloat?) -> [Part] {
    let (gap, arePictures) = (subviews.metrics.spacing.width, subviews.map(\.isPicture))
    let pictures = subviews.indices.filter { arePictures[$0] }
    let titles = subviews.indices.filter { !arePictures[$0] }
    var sizes = Array(repeating: CGSize.zero, count: subviews.count)
    for index in pictures { sizes[index] = subviews[index].sizeThatFits(.unspecified) }
    let taken = pictures.reduce(0) { $0 + sizes[$1].width + gap }
    let offer = ProposedViewSize(width: width.map { max($0 - taken, 0) }, height: nil)
    for index in titles { sizes[index] = subviews[index].sizeThatFits(offer) }
    let column = titles.map { sizes[$0].width }.max() ?? 0
    var (x, y) = (CGFloat.zero, CGFloat.zero)
    var start: CGFloat?
    return zip(sizes, arePictures).map { size, isPicture in
      if isPicture {
        defer { x += size.width + gap }
        return (CGRect(origin: CGPoint(x: x, y: 0), size: size), .unspecified)
      }
      defer { y += size.height }
      let left = start ?? x
      if start == nil { (start, x) = (x, x + column + gap) }
      return (CGRect(origin: CGPoint(x: left, y: y), size: size), offer)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    parts(of: subviews, in: proposal.width).reduce(.zero) {
      CGSize(width: max($0.width, $1.frame.maxX), height: max($0.height, $1.frame.maxY))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    // The offers are those of the measurement, so that nothing is measured twice.
    for (subview, part) in zip(subviews, parts(of: subviews, in: proposal.width)) {
      subview.place(at: part.frame.origin + bounds.origin, proposal: part.proposal)
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
