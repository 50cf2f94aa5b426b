/// The node of a scroll view.
typealias ScrollLayoutNode = LayoutRenderNode<ScrollLayout, Void>

extension FrameLoop {
  /// Scrolls each scroll view to the position that it has on another screen with the same content.
  ///
  /// The offset over lazy rows depends on estimates, so the first visible row that both have built is moved to the same
  /// place instead.
  package func scroll(like other: FrameLoop) {
    for _ in 0..<100 {
      expectRows(like: other)
      let windows = windows
      let distances = zip(windows, other.windows).map { $0.distance(to: $1) }
      guard !distances.allSatisfy({ $0.isClose(to: .zero) }) else { return }
      let before = windows.map { (offset: $0.layout.offset, rows: $0.lazyContainers.map(\.window)) }
      for (window, distance) in zip(windows, distances) { window.scroll(by: distance) }
      run()
      let isMoved = zip(before, windows).contains { old, new in
        !old.offset.isClose(to: new.layout.offset) || old.rows != new.lazyContainers.map(\.window)
      }
      guard isMoved else { return }
    }
  }

  /// Takes over what the other screen knows of collections of which it has built no row: their estimates, which may
  /// come from rows that it has released, and whether it builds all their rows.
  package func expectRows(like other: FrameLoop) { forEachLazyContainer(other) { $0.expectRows(like: $1) } }

  /// Builds the rows outside the windows that the other screen has kept, and no others: a preference counts them too.
  package func keepRows(like other: FrameLoop) { forEachLazyContainer(other) { $0.keepRows(like: $1) } }

  private func forEachLazyContainer(_ other: FrameLoop, _ body: (LazyRows, LazyRows) -> Void) {
    for (mine, its) in zip(windows, other.windows) { zip(mine.lazyContainers, its.lazyContainers).forEach(body) }
    run()
  }

  /// The scroll views, including those in presentations.
  private var windows: [ScrollLayoutNode] { roots.flatMap { $0.shown { $0 as? ScrollLayoutNode } } }
}

extension ScrollLayoutNode {
  /// The lazy containers whose rows this scroll view shows.
  var lazyContainers: [LazyRenderNode] {
    func isInside(_ node: RenderNode) -> Bool {
      var container = node.renderParent
      while let current = container, !(current is ScrollLayoutNode) { container = current.renderParent }
      return container === self
    }
    return shown { $0 as? LazyRenderNode }.filter(isInside)
  }

  /// Returns whether a render node reaches into the window, along the axes of scrolling.
  func sees(_ node: RenderNode) -> Bool {
    let frame = frameInLayout(of: node)
    return axes.allSatisfy { frame.origin[$0] < size[$0] - slack && frame.origin[$0] + frame.size[$0] > slack }
  }

  /// Whether the window has no length along an axis along which it scrolls.
  fileprivate var isFlat: Bool { axes.contains { size[$0] < slack } }

  private var axes: [Axis] { Axis.allCases.filter { scroller?.scrolls(along: $0) == true } }

  private func along(_ distance: CGPoint) -> CGPoint { axes.reduce(into: .zero) { $0[$1] = distance[$1] } }

  fileprivate func scroll(by distance: CGPoint) {
    layout.offset = layout.offset + distance
    setNeedsLayout()
    setNeedsDisplay()
  }

  fileprivate func distance(to other: ScrollLayoutNode) -> CGPoint {
    for (mine, its) in zip(lazyContainers, other.lazyContainers) {
      // A window without a length sees no row, so all its placed rows count.
      let all = its.rows.filter { $0.renderNodes.contains { $0.isPlaced && (other.isFlat || other.sees($0)) } }
      // A pinned header is visible at any offset, so other rows are preferred.
      let others = all.filter { $0.renderNodes.allSatisfy { $0.sectionPart == nil } }
      let seen = others.isEmpty ? all : others
      guard let first = seen.first else { continue }
      let built = mine.rows.filter(\.isPlaced)
      for row in seen {
        guard let found = built.first(where: { $0.index == row.index }) else { continue }
        return along(found.place(in: self) - row.place(in: other))
      }
      // At least 1, so that an empty window moves too.
      let step = CGPoint(x: max(size.width, 1), y: max(size.height, 1))
      return along(first.index < mine.window.lowerBound ? .zero - step : step)
    }
    return other.layout.offset - layout.offset
  }
}

extension LazyRows {
  fileprivate var rows: [Row] { segments.flatMap(\.built) }

  fileprivate func expectRows(like other: LazyRows) {
    for (mine, its) in zip(segments, other.segments)
    where its.source != nil && its.built.isEmpty && (mine.estimate, mine.isWhole) != (its.estimate, its.isWhole) {
      (mine.estimate, mine.isWhole) = (its.estimate, its.isWhole)
      setNeedsLayout()
    }
  }

  fileprivate func keepRows(like other: LazyRows) {
    for (mine, its) in zip(segments, other.segments) {
      guard let source = mine.source, let others = its.source else { continue }
      var kept = Set(mine.built.map { $0.index - mine.rows.lowerBound })
      others.forEachChild { row in if let index = others.index(of: row) { kept.insert(index) } }
      source.release { index, _ in kept.contains(index) }
      for index in kept.sorted() where index < source.rowCount { _ = source.row(at: index) }
    }
  }
}

extension LazyRows.Row {
  @MainActor fileprivate var isPlaced: Bool { !renderNodes.isEmpty && renderNodes.allSatisfy(\.isPlaced) }
  @MainActor fileprivate func place(in scroll: ScrollLayoutNode) -> CGPoint {
    // A pinned header is not at its place.
    scroll.frameInLayout(of: renderNodes.first { $0.sectionPart == nil } ?? renderNodes[0]).origin
  }
}

/// The difference between two places that counts as none: a twin scrolls by other steps, which round differently.
private let slack: CGFloat = 0.0001

extension CGPoint {
  fileprivate func isClose(to other: CGPoint) -> Bool { abs(x - other.x) < slack && abs(y - other.y) < slack }
}
