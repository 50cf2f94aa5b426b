extension RenderNode {
  func setPlace(_ position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    var origin = CGPoint(x: position.x.orZero, y: position.y.orZero)
    if anchor != .topLeading {
      let size = measure(proposal)
      origin = CGPoint(x: origin.x - anchor.x * size.width, y: origin.y - anchor.y * size.height)
    }
    pending = Pending(origin: origin, proposal: PackedProposal(proposal))
  }

  func setPlace(_ origin: CGPoint, proposal: PackedProposal) {
    pending = Pending(origin: CGPoint(x: origin.x.orZero, y: origin.y.orZero), proposal: proposal)
  }

  /// The origin in the coordinates of the root.
  var absoluteOrigin: CGPoint {
    var point = origin
    forEachBorrowed(from: renderParent, next: \.renderParent) { point = point + $0.origin }
    return point
  }

  /// Whether the other render node is this one or one of its descendants.
  func contains(_ other: RenderNode) -> Bool {
    var renderNode: RenderNode? = other
    while let current = renderNode {
      if current === self { return true }
      renderNode = current.renderParent
    }
    return false
  }

  var absoluteFrame: CGRect { CGRect(origin: absoluteOrigin, size: size) }
}

@MainActor extension ArraySlice<RenderNode> {
  /// The children that reach into a rectangle, if they lie one after another along an axis.
  func range(in rect: CGRect, along axis: Axis) -> Range<Int> {
    let (start, end) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      let extent = lend(self[middle]) { $0.placedExtent }
      if (axis == .vertical ? extent.maxY : extent.maxX) > start { high = middle } else { low = middle + 1 }
    }
    // A linear search is enough: the children found are visited anyway, and mostly there is one.
    while high < endIndex {
      let extent = lend(self[high]) { $0.placedExtent }
      guard (axis == .vertical ? extent.minY : extent.minX) < end else { break }
      high += 1
    }
    return low..<high
  }
}
