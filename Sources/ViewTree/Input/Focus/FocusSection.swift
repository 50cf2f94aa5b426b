// Sections of the focus: where the arrow keys move it.

/// Makes a view a section of the focus.
nonisolated struct FocusSectionModifier: ViewModifier {
  typealias Body = Never

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: FocusSectionNode.self)
  }
}

private final class FocusSectionNode: FocusRegionNode<FocusSectionModifier> {
  /// What takes the focus in the section and lies beyond a frame: the nearest.
  func nearest(toward edge: Edge, from start: CGRect) -> RenderNode? {
    var best: (node: RenderNode, distance: Distance)?
    forEachFocusable { node in
      guard let distance = Distance(toward: edge, from: start, to: node.absoluteFrame) else { return }
      if let best, best.distance <= distance { return }
      best = (node, distance)
    }
    return best?.node
  }

  private func forEachFocusable(_ body: (RenderNode) -> Void) {
    forEachRenderNode {
      let element = $0.renderNode
      var node = element.firstFocusable(.forward)
      while let current = node {
        body(current)
        node = current.nextFocusable(.forward, within: element)
      }
    }
  }
}

/// How far something lies from where the focus is, in a direction; the smaller one is the nearer.
private struct Distance: Comparable {
  /// Whether it lies straight in that direction.
  let isStraight: Bool
  let along: CGFloat
  let across: CGFloat

  /// `nil` for what does not lie beyond the edge.
  init?(toward edge: Edge, from start: CGRect, to target: CGRect) {
    let beyond =
      switch edge {
      case .top: start.minY - target.maxY
      case .bottom: target.minY - start.maxY
      case .leading: start.minX - target.maxX
      case .trailing: target.minX - start.maxX
      }
    let gap =
      switch edge {
      case .top, .bottom: max(target.minX - start.maxX, start.minX - target.maxX)
      case .leading, .trailing: max(target.minY - start.maxY, start.minY - target.maxY)
      }
    // Lengths are not rounded: what touches may overlap by less than can be seen.
    guard beyond > -0.001 else { return nil }
    (isStraight, along, across) = (gap < -0.001, beyond, max(gap, 0))
  }

  static func < (a: Distance, b: Distance) -> Bool {
    if a.isStraight != b.isStraight { return a.isStraight }
    return (a.along, a.across) < (b.along, b.across)
  }
}

extension Focus {
  /// Where an arrow key moves the focus: in the sections around it, the innermost first, or else into the nearest one
  /// that lies straight in the direction.
  func next(toward edge: Edge, from current: RenderNode, in top: RenderNode) -> RenderNode? {
    let sections = regions(FocusSectionNode.self) { $0.isActive && top.isAround($0) }
    let start = current.absoluteFrame
    for section in sections.reversed() where section.isAround(current) {
      if let next = section.nearest(toward: edge, from: start) { return next }
    }
    return sections.filter { !$0.isAround(current) }
      .compactMap { section in Distance(toward: edge, from: start, to: section.frameOnScreen).map { (section, $0) } }
      .filter { $0.1.isStraight }.sorted { $0.1 < $1.1 }
      .lazy.compactMap { $0.0.nearest(toward: edge, from: start) }.first
  }
}

extension View {
  /// Lets arrow keys move the focus within the view, and into it from where it lies straight in their direction.
  ///
  ///     [ 1 ]                    HStack(alignment: .top) {
  ///     [ 2 ]  →                   VStack { … }
  ///     [ 3 ]     [ A ]            VStack { Spacer(); … }.focusSection()
  ///               [ B ]          }
  ///
  /// They go to what is nearest, where no view had a use for the key; without a section they move nothing. Tab goes
  /// through all of the section before it goes on. Follows
  /// [focusSection()](https://developer.apple.com/documentation/swiftui/view/focussection()).
  nonisolated public func focusSection() -> some View { modifier(FocusSectionModifier()) }
}
