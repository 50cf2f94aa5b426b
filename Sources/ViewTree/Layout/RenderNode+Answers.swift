// What the layout around a node is told of it besides sizes: a priority, distances, whether it is endless, guides.

extension RenderNode {
  /// A guide that many nodes are asked for.
  struct Guide {
    let key: AlignmentKey
    let fraction: CGFloat?
    let isBaseline: Bool

    init(_ key: AlignmentKey) {
      (self.key, fraction, isBaseline) = (key, key.id._fraction, key.isBaseline)
    }
  }

  var priority: Double {
    if isDirty { refreshAnswers() }
    return layoutCache.priority ?? (isUnmounted ? 0 : tellPriority())
  }

  private func tellPriority() -> Double {
    let priority = currentPriority
    layoutCache.keep(priority: priority)
    return priority
  }

  var currentPriority: Double {
    if traits != nil, let priority = Traits.first(LayoutPriority.self, in: traits) { return priority.value }
    return ownPriority
  }

  var spacing: ViewSpacing {
    // A layout may keep its subviews: outside of the tree there is nothing to find out.
    guard !isUnmounted else { return ViewSpacing() }
    if isDirty { refreshAnswers() }
    return knownSpacing ?? tellSpacing()
  }

  var knownSpacing: ViewSpacing? { layoutCache.spacing(defaults: defaultSpacing) }

  private func tellSpacing() -> ViewSpacing {
    let spacing = ownSpacing
    layoutCache.keep(spacing, defaults: defaultSpacing)
    return spacing
  }

  private var defaultSpacing: CGSize { withRenderTree { $0.metrics.spacing } }

  /// What `isEndless(along:)` says, for the layout around.
  func takesAll(along axis: Axis) -> Bool {
    if isDirty { refreshAnswers() }
    if let known = layoutCache.isEndless(along: axis) { return known }
    guard !isUnmounted else { return false }
    let isEndless = isEndless(along: axis)
    layoutCache.keep(isEndless: isEndless, along: axis)
    return isEndless
  }

  /// Where a guide is: what `ViewDimensions` say, by a shorter way for most.
  ///
  /// The element was measured before.
  func position(of guide: Guide, size: CGSize, proposal: PackedProposal) -> CGFloat {
    let key = guide.key
    if !mayHaveGuides {
      // Nothing of an endless length would be no number.
      if let fraction = guide.fraction { return fraction == 0 ? 0 : size[key.axis] * fraction }
      if guide.isBaseline, !isUnmounted, let hasBaselines = leaf?.hasBaselines {
        layoutCache.hasBaselines = hasBaselines
        return hasBaselines ? baseline(key, height: size.height) : size.height
      }
    }
    return ViewDimensions(width: size.width, height: size.height, proposal: proposal.unpacked, element: self)[key]
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

  /// A baseline of an element that is text.
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
        return watch { guides[index].compute(inner) }
      }
    }
    return ownAlignment(key, in: dimensions)
  }

  // MARK: After a change

  /// Says whether what the layout around was told besides sizes is different now.
  func refreshesOtherAnswers() -> Bool {
    var isChanged = false
    if let priority = layoutCache.priority, tellPriority() != priority { isChanged = true }
    if let knownSpacing, tellSpacing() != knownSpacing { isChanged = true }
    if let old = layoutCache.hasBaselines, old != leaf?.hasBaselines { isChanged = true }
    if !layoutCache.askedAxes.isEmpty, refreshesEndlessAxes() { isChanged = true }
    if refreshesGuides() { isChanged = true }
    return isChanged
  }

  /// Answers the guides that were asked for until one is elsewhere than before; the others are asked for again.
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

  /// Called instead of an answer that would be one too many.
  func refuse() {
    layoutCache.refuse()
    renderTree.reportQuestions(to: self)
  }

  // MARK: Where guides are set

  /// Called where traits of the element set guides.
  func noteGuides() {
    mayHaveGuides = true
    var node = parent
    while let current = node {
      (current as? RenderNode)?.contentMayHaveGuides()
      node = current.parent
    }
  }

  /// Called when an alignment guide was set somewhere below: what the layout around was told may be different.
  func contentMayHaveGuides() {
    guard !mayHaveGuides else { return }
    mayHaveGuides = true
    setNeedsLayout(climbing: true)
    // A group's modifier around the node is no parent of what is in it.
    renderParent?.contentMayHaveGuides()
  }
}
