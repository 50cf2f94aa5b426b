// What the layout around an element was told of it besides sizes.

extension RenderNode {
  /// A guide that many elements are asked for.
  struct Guide {
    let key: AlignmentKey
    let fraction: CGFloat?
    let isBaseline: Bool

    init(_ key: AlignmentKey) {
      (self.key, fraction, isBaseline) = (key, key.id._fraction, key.isBaseline)
    }
  }

  struct GuideQuestion: Hashable {
    let key: AlignmentKey
    let dimensions: ViewDimensions.Question
  }

  typealias GuideAnswers = AnswerTable<GuideQuestion, CGFloat?>

  /// What most say is kept in a byte; the rest is among the rarities.
  struct Told {
    var priority: Priority?
    var spacing: Spacing?
    var hasBaselines: Bool?
    /// Along these the layout around asked whether the element is endless; along those it is.
    var askedAxes: Axis.Set = []
    var endlessAxes: Axis.Set = []

    enum Priority { case zero, lowest, rare }

    enum Spacing {
      /// No distance at some edges, and no wish at the others.
      case zero(Edge.Set)
      case rare
    }
  }

  /// What only few elements have.
  struct Rare {
    var wrapper: RenderNode?
    var priority: Double?
    var spacing: ViewSpacing?
    var guides = GuideAnswers()
    /// What is read by closures and layouts of users that the element asks.
    var answerRule: AnswerRule?
    /// What of the element is on its way.
    var motion: Motion?
    /// What left the element, and is still drawn.
    var departures: [Departure] = []

    mutating func forgetTold() { (priority, spacing, guides) = (nil, nil, GuideAnswers()) }
  }

  final class Rarities {
    var values: Rare

    init(_ values: Rare) { self.values = values }
  }
}

extension RenderNode {
  // MARK: What is known

  var knownPriority: Double? {
    switch told.priority {
    case nil: nil
    case .zero: 0
    case .lowest: -.infinity
    case .rare: rarities?.values.priority
    }
  }

  var knownSpacing: ViewSpacing? {
    switch told.spacing {
    case nil: nil
    case .zero(let edges): ViewSpacing(defaults: defaultSpacing, zero: edges)
    case .rare: rarities?.values.spacing
    }
  }

  func knowsEndless(along axis: Axis) -> Bool? {
    told.askedAxes.contains(axis) ? told.endlessAxes.contains(axis) : nil
  }
  var knownGuides: GuideAnswers { rarities?.values.guides ?? GuideAnswers() }

  // MARK: Telling

  // What was told is kept until the element is dirty: a layout asks all of its subviews again when one of them changed,
  // and the others do not ask everything in them.

  var priority: Double {
    if isDirty { refreshAnswers() }
    return knownPriority ?? (isUnmounted ? 0 : tellPriority())
  }

  private func tellPriority() -> Double {
    let priority = currentPriority
    switch priority {
    case 0: told.priority = .zero
    case -.infinity: told.priority = .lowest
    default: (told.priority, rare.priority) = (.rare, priority)
    }
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

  private func tellSpacing() -> ViewSpacing {
    let spacing = ownSpacing
    if let edges = spacing.zeroEdges(defaults: defaultSpacing) {
      told.spacing = .zero(edges)
    } else {
      (told.spacing, rare.spacing) = (.rare, spacing)
    }
    return spacing
  }

  private var defaultSpacing: CGSize { withRenderTree { $0.metrics.spacing } }

  /// What `isEndless(along:)` says, for the layout around.
  func takesAll(along axis: Axis) -> Bool {
    if isDirty { refreshAnswers() }
    let axes = Axis.Set(axis)
    if !told.askedAxes.contains(axes), !isUnmounted {
      told.askedAxes.insert(axes)
      if isEndless(along: axis) { told.endlessAxes.insert(axes) }
    }
    return told.endlessAxes.contains(axes)
  }

  /// Where a guide is: what `ViewDimensions` say, by a shorter way for most.
  ///
  /// The element was measured before.
  func position(of guide: Guide, size: CGSize, proposal: PackedProposal) -> CGFloat {
    let key = guide.key
    if !mayHaveGuides {
      // Nothing of an endless length would be no number.
      if let fraction = guide.fraction { return fraction == 0 ? 0 : size[key.axis] * fraction }
      if guide.isBaseline, !isUnmounted, let hasBaselines {
        told.hasBaselines = hasBaselines
        return hasBaselines ? baseline(key, height: size.height) : size.height
      }
    }
    return ViewDimensions(width: size.width, height: size.height, proposal: proposal.unpacked, element: self)[key]
  }

  func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard mayHaveGuides || key.isBaseline else { return nil }
    if isDirty { refreshAnswers() }
    if !mayHaveGuides, let hasBaselines {
      told.hasBaselines = hasBaselines
      return hasBaselines ? baseline(key, height: dimensions.height) : nil
    }
    let question = GuideQuestion(key: key, dimensions: dimensions.question)
    if let value = knownGuides[question] { return value }
    guard knownGuides.count < RenderTree.answerLimit else {
      refuse()
      return nil
    }
    let value = computeAlignment(key, in: dimensions)
    forgetOldAnswers()
    rare.guides.append(value, for: question)
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
    if let knownPriority, tellPriority() != knownPriority { isChanged = true }
    if let knownSpacing, tellSpacing() != knownSpacing { isChanged = true }
    if let old = told.hasBaselines, old != hasBaselines { isChanged = true }
    if !told.askedAxes.isEmpty, refreshesEndlessAxes() { isChanged = true }
    if rarities != nil, refreshesGuides() { isChanged = true }
    return isChanged
  }

  /// Answers the guides that were asked for until one is elsewhere than before; the others are asked for again.
  private func refreshesGuides() -> Bool {
    let guides = knownGuides
    rarities?.values.guides = GuideAnswers()
    return guides.answers.contains { guide in
      let dimensions = ViewDimensions(guide.question.dimensions, of: self)
      return explicitAlignment(guide.question.key, in: dimensions) != guide.value
    }
  }

  private func refreshesEndlessAxes() -> Bool {
    let (asked, old) = (told.askedAxes, told.endlessAxes)
    (told.askedAxes, told.endlessAxes) = ([], [])
    for axis in Axis.allCases where asked.contains(axis) { _ = takesAll(along: axis) }
    return told.endlessAxes != old
  }
}
