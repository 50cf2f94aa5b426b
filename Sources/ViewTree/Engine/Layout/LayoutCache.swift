/// The answers that a render node gave the enclosing layout, kept until the node is dirty.
///
/// When one subview changes, its layout measures all of them again: the others answer from here, without measuring
/// their content. Common answers take a byte; rare ones are stored apart.
struct LayoutCache {
  /// Whether an answer that was given to the enclosing layout is not kept: only a full measurement could tell whether
  /// it is still valid.
  private(set) var hasDiscardedAnswers = false
  /// The layout pass in which an answer was last kept.
  private var pass: UInt8 = 0
  private var storedPriority: Priority?
  private var storedSpacing: Spacing?
  /// Whether the node is text, if the enclosing layout asked; see ``RenderNode/leaf``.
  var hasBaselines: Bool?
  /// The axes along which the enclosing layout asked whether the node is endless; `endlessAxes` has those where it is.
  private(set) var queriedAxes: Axis.Set = []
  private var endlessAxes: Axis.Set = []
  private(set) var sizes = SizeAnswers()
  private var rare = Boxed<Rare>()

  // Accessors that only read are `mutating` too: they access the cache in place instead of a copy.

  private enum Priority { case zero, lowest, rare }

  private enum Spacing {
    /// No distance at some edges, and no preference at the others.
    case zero(Edge.Set)
    case rare
  }

  private struct Rare {
    var priority: Double?
    var spacing: ViewSpacing?
    var guides = GuideAnswers()
  }

  struct GuideQuestion: Hashable {
    let key: AlignmentKey
    let dimensions: ViewDimensions.Question
  }

  typealias GuideAnswers = AnswerTable<GuideQuestion, CGFloat?>

  // MARK: Sizes and guides

  @inline(__always) mutating func size(for proposal: PackedProposal) -> CGSize? { sizes.size(for: proposal) }

  mutating func keep(_ size: CGSize, for proposal: PackedProposal) { sizes.keep(size, for: proposal) }

  /// Returns the sizes and removes them, so that they can be measured again.
  mutating func takeSizes() -> SizeAnswers {
    defer { sizes = SizeAnswers() }
    return sizes
  }

  mutating func keep(_ sizes: SizeAnswers) { self.sizes = sizes }

  var guides: GuideAnswers { mutating get { rare.value?.guides ?? GuideAnswers() } }

  mutating func keep(_ position: CGFloat?, for question: GuideQuestion) {
    rare[or: Rare()].guides.append(position, for: question)
  }

  /// Returns the guides and removes them.
  mutating func takeGuides() -> GuideAnswers {
    guard let guides = rare.value?.guides, guides.count > 0 else { return GuideAnswers() }
    rare[or: Rare()].guides = GuideAnswers()
    return guides
  }

  // MARK: Priority, distances, length

  var priority: Double? {
    mutating get {
      switch storedPriority {
      case nil: nil
      case .zero: 0
      case .lowest: -.infinity
      case .rare: rare.value?.priority
      }
    }
  }

  mutating func keep(priority: Double) {
    switch priority {
    case 0: storedPriority = .zero
    case -.infinity: storedPriority = .lowest
    default: (storedPriority, rare[or: Rare()].priority) = (.rare, priority)
    }
  }

  /// Returns the kept spacing; `nil` if none is kept.
  ///
  /// `defaults`: the distances of a node without preferences.
  mutating func spacing(defaults: @autoclosure () -> CGSize) -> ViewSpacing? {
    switch storedSpacing {
    case nil: nil
    case .zero(let edges): ViewSpacing(defaults: defaults(), zero: edges)
    case .rare: rare.value?.spacing
    }
  }

  mutating func keep(_ spacing: ViewSpacing, defaults: CGSize) {
    if let edges = spacing.zeroEdges(defaults: defaults) {
      storedSpacing = .zero(edges)
    } else {
      (storedSpacing, rare[or: Rare()].spacing) = (.rare, spacing)
    }
  }

  mutating func isEndless(along axis: Axis) -> Bool? { queriedAxes.contains(axis) ? endlessAxes.contains(axis) : nil }

  mutating func keep(isEndless: Bool, along axis: Axis) {
    queriedAxes.insert(Axis.Set(axis))
    if isEndless { endlessAxes.insert(Axis.Set(axis)) }
  }

  /// Removes the kept answers about endlessness, and returns their axes and the axes along which the node was endless.
  mutating func takeAxes() -> (asked: Axis.Set, endless: Axis.Set) {
    defer { (queriedAxes, endlessAxes) = ([], []) }
    return (queriedAxes, endlessAxes)
  }

  // MARK: Forgetting

  /// Called before an answer is kept.
  ///
  /// Answers of the current layout pass are never discarded: a layout that measures a view for several sizes does so at
  /// each level of nesting, and a lost answer would be computed again for each question of each enclosing level.
  @inline(__always) mutating func makeRoom(in pass: UInt8, keeping limit: Int) {
    guard pass != self.pass else { return }
    self.pass = pass
    if sizes.count >= limit || guides.count >= limit { forgetSizesAndGuides() }
  }

  private mutating func forgetSizesAndGuides() {
    sizes = SizeAnswers()
    _ = takeGuides()
    hasDiscardedAnswers = true
  }

  /// Records that the enclosing layout is given an answer that is not kept.
  mutating func refuse() { hasDiscardedAnswers = true }
}
