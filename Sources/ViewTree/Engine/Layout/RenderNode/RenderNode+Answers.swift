// The answers of a node to the enclosing layout besides sizes: its priority, distances, endlessness and guides.

extension RenderNode {
  /// An alignment guide with properties that are computed once for the lookups in many nodes.
  struct Guide {
    let key: AlignmentKey
    let fraction: CGFloat?
    let isBaseline: Bool

    init(_ key: AlignmentKey) { (self.key, fraction, isBaseline) = (key, key.id._fraction, key.isBaseline) }
  }

  var priority: Double {
    if isDirty { refreshAnswers() }
    return layoutCache.priority ?? (isUnmounted ? 0 : computePriority())
  }

  private func computePriority() -> Double {
    let priority = currentPriority
    layoutCache.keep(priority: priority)
    return priority
  }

  var currentPriority: Double {
    if traits != nil, let priority = Traits.first(LayoutPriority.self, in: traits) { return priority.value }
    return ownPriority
  }

  var spacing: ViewSpacing {
    // A layout may keep its subviews: outside the tree they have no answers.
    guard !isUnmounted else { return ViewSpacing() }
    if isDirty { refreshAnswers() }
    return knownSpacing ?? computeSpacing()
  }

  var knownSpacing: ViewSpacing? { layoutCache.spacing(defaults: defaultSpacing) }

  private func computeSpacing() -> ViewSpacing {
    let spacing = ownSpacing
    layoutCache.keep(spacing, defaults: defaultSpacing)
    return spacing
  }

  private var defaultSpacing: CGSize { withRenderTree { $0.metrics.spacing } }

  /// Returns whether the node takes the whole of an endless proposal along an axis; false outside the tree.
  ///
  /// The answer is kept until ``setNeedsLayout(climbing:)``.
  func takesAll(along axis: Axis) -> Bool {
    if isDirty { refreshAnswers() }
    if let known = layoutCache.isEndless(along: axis) { return known }
    guard !isUnmounted else { return false }
    let isEndless = isEndless(along: axis)
    layoutCache.keep(isEndless: isEndless, along: axis)
    return isEndless
  }

  /// Returns the position of a guide, in the screen's unit from the node's origin.
  ///
  /// It equals the one in `ViewDimensions`, and is faster for nodes without explicit guides. The node must have been
  /// measured.
  func position(of guide: Guide, size: CGSize, proposal: PackedProposal) -> CGFloat {
    let key = guide.key
    if !mayHaveGuides {
      // 0 times an endless length is not a number.
      if let fraction = guide.fraction { return fraction == 0 ? 0 : size[key.axis] * fraction }
      if guide.isBaseline, !isUnmounted, let hasBaselines = leaf?.hasBaselines {
        layoutCache.hasBaselines = hasBaselines
        return hasBaselines ? baseline(key, height: size.height) : size.height
      }
    }
    return ViewDimensions(width: size.width, height: size.height, proposal: proposal.unpacked, renderNode: self)[key]
  }

  func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard mayHaveGuides || key.isBaseline else { return nil }
    if isDirty { refreshAnswers() }
    if !mayHaveGuides, let hasBaselines = leaf?.hasBaselines {
      layoutCache.hasBaselines = hasBaselines
      return hasBaselines ? baseline(key, height: dimensions.height) : nil
    }
    let question = LayoutCache.GuideQuestion(key: key, dimensions: dimensions.question)
    if let value = layoutCache.guides[question] { return value }
    guard !layoutCache.guides.isFull else {
      refuse()
      return nil
    }
    let value = computeAlignment(key, in: dimensions)
    makeRoomForAnswer()
    layoutCache.keep(value, for: question)
    return value
  }

  /// Returns the position of a baseline in a text: the bottom of the first row for the first, else the text's bottom.
  func baseline(_ key: AlignmentKey, height: CGFloat) -> CGFloat {
    key.id == FirstTextBaseline.self ? withRenderTree { $0.text.cellSize.height } : height
  }

  func computeAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if traits != nil {
      let guides = Traits.all(AlignmentGuide.self, in: traits).prefix(dimensions.guideCount)
      var index = guides.count
      while index > 0 {
        index -= 1
        guard guides[index].key == key else { continue }
        var inner = dimensions
        inner.guideCount = index
        return watch { guides[index].compute(inner).boundedOrZero }
      }
    }
    return ownAlignment(key, in: dimensions)?.boundedOrZero
  }

  // MARK: After a change

  /// Returns whether an answer besides sizes differs from the one that the enclosing layout got.
  func refreshesOtherAnswers() -> Bool {
    var isChanged = false
    if let priority = layoutCache.priority, computePriority() != priority { isChanged = true }
    if let knownSpacing, computeSpacing() != knownSpacing { isChanged = true }
    if let old = layoutCache.hasBaselines, old != leaf?.hasBaselines { isChanged = true }
    if !layoutCache.queriedAxes.isEmpty, refreshesEndlessAxes() { isChanged = true }
    if refreshesGuides() { isChanged = true }
    return isChanged
  }

  /// Recomputes the kept guides until one has moved; the others are computed when they are needed.
  private func refreshesGuides() -> Bool {
    layoutCache.takeGuides().answers.contains { guide in
      let dimensions = ViewDimensions(guide.question.dimensions, of: self)
      return explicitAlignment(guide.question.key, in: dimensions) != guide.value
    }
  }

  private func refreshesEndlessAxes() -> Bool {
    let (asked, endless) = layoutCache.takeAxes()
    var isChanged = false
    for axis in Axis.allCases where asked.contains(axis) {
      if takesAll(along: axis) != endless.contains(axis) { isChanged = true }
    }
    return isChanged
  }

  // MARK: How much is kept

  /// Called before an answer is kept; see ``LayoutCache/makeRoom(in:keeping:)``.
  @inline(__always) func makeRoomForAnswer() {
    let (pass, limit) = withRenderTree { ($0.layoutPass, $0.keptAnswers) }
    layoutCache.makeRoom(in: pass, keeping: limit)
  }

  /// Called instead of keeping an answer beyond the limit.
  func refuse() {
    layoutCache.refuse()
    renderTree.reportQuestions(to: self)
  }

  // MARK: Where guides are set

  /// Called if traits of the render node set guides.
  func noteGuides() {
    mayHaveGuides = true
    var node = parent
    while let current = node {
      (current as? RenderNode)?.contentMayHaveGuides()
      node = current.parent
    }
  }

  /// Called when an alignment guide was set on a descendant: the enclosing layout may need other answers.
  func contentMayHaveGuides() {
    guard !mayHaveGuides else { return }
    mayHaveGuides = true
    setNeedsLayout(climbing: true)
    // A group's modifier around the node is not a parent of its content.
    renderParent?.contentMayHaveGuides()
  }
}
