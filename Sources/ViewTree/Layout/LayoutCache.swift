/// What a render node told the layout around it, kept until the node is dirty.
///
/// A layout asks all of its subviews again when one of them changed: the others answer from here, and ask nothing in
/// them. What most say takes a byte; what few say is kept elsewhere.
struct LayoutCache {
  /// Whether the layout around was given an answer that is not kept: whether it is still the same cannot be said without
  /// asking everything again.
  private(set) var hasForgotten = false
  /// The layout pass in which an answer was kept last.
  private var pass: UInt8 = 0
  private var toldPriority: Priority?
  private var toldSpacing: Spacing?
  /// Whether the node is text, if the layout around asked; see ``RenderNode/leaf``.
  var hasBaselines: Bool?
  /// Along these the layout around asked whether the node is endless; along those it is.
  private(set) var askedAxes: Axis.Set = []
  private var endlessAxes: Axis.Set = []
  private(set) var sizes = SizeAnswers()
  private var rare = Boxed<Rare>()

  // What only reads is `mutating` as well: it is lent the cache where it is, and not handed a copy.

  private enum Priority { case zero, lowest, rare }

  private enum Spacing {
    /// No distance at some edges, and no wish at the others.
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

  /// The sizes, which are not kept any more: while they are worked out again, what works them out may ask.
  mutating func takeSizes() -> SizeAnswers {
    defer { sizes = SizeAnswers() }
    return sizes
  }

  mutating func keep(_ sizes: SizeAnswers) { self.sizes = sizes }

  var guides: GuideAnswers { mutating get { rare.value?.guides ?? GuideAnswers() } }

  mutating func keep(_ position: CGFloat?, for question: GuideQuestion) {
    rare[or: Rare()].guides.append(position, for: question)
  }

  /// The guides that are kept, which are kept no longer.
  mutating func takeGuides() -> GuideAnswers {
    guard let guides = rare.value?.guides, guides.count > 0 else { return GuideAnswers() }
    rare[or: Rare()].guides = GuideAnswers()
    return guides
  }

  // MARK: Priority, distances, length

  var priority: Double? {
    mutating get {
      switch toldPriority {
      case nil: nil
      case .zero: 0
      case .lowest: -.infinity
      case .rare: rare.value?.priority
      }
    }
  }

  mutating func keep(priority: Double) {
    switch priority {
    case 0: toldPriority = .zero
    case -.infinity: toldPriority = .lowest
    default: (toldPriority, rare[or: Rare()].priority) = (.rare, priority)
    }
  }

  /// `defaults`: the distances of a node without wishes.
  mutating func spacing(defaults: @autoclosure () -> CGSize) -> ViewSpacing? {
    switch toldSpacing {
    case nil: nil
    case .zero(let edges): ViewSpacing(defaults: defaults(), zero: edges)
    case .rare: rare.value?.spacing
    }
  }

  mutating func keep(_ spacing: ViewSpacing, defaults: CGSize) {
    if let edges = spacing.zeroEdges(defaults: defaults) {
      toldSpacing = .zero(edges)
    } else {
      (toldSpacing, rare[or: Rare()].spacing) = (.rare, spacing)
    }
  }

  mutating func isEndless(along axis: Axis) -> Bool? { askedAxes.contains(axis) ? endlessAxes.contains(axis) : nil }

  mutating func keep(isEndless: Bool, along axis: Axis) {
    askedAxes.insert(Axis.Set(axis))
    if isEndless { endlessAxes.insert(Axis.Set(axis)) }
  }

  /// The axes along which the layout around asked, and those along which the node was endless; it is not known any more.
  mutating func takeAxes() -> (asked: Axis.Set, endless: Axis.Set) {
    defer { (askedAxes, endlessAxes) = ([], []) }
    return (askedAxes, endlessAxes)
  }

  // MARK: Forgetting

  /// Called before an answer is kept.
  ///
  /// What was asked in the layout pass that is going on is never forgotten: a layout that asks a view for several sizes
  /// does so at each level of nesting, and every answer that had to be found again would be found again for each
  /// question of each level around.
  @inline(__always) mutating func makeRoom(in pass: UInt8, keeping limit: Int) {
    guard pass != self.pass else { return }
    self.pass = pass
    if sizes.count >= limit || guides.count >= limit { forgetSizesAndGuides() }
  }

  private mutating func forgetSizesAndGuides() {
    sizes = SizeAnswers()
    _ = takeGuides()
    hasForgotten = true
  }

  /// Notes that the layout around is given an answer that is not kept.
  mutating func refuse() { hasForgotten = true }
}
