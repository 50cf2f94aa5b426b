/// What modifiers say about the element below them, for the layout around it or for those who look at the tree: a
/// priority, a tag, a name.
///
/// A chain from the innermost modifier to the outermost; it stops at the element.
@MainActor class Traits {
  final let outer: Traits?
  /// How many there are with those around it.
  final let count: Int
  /// Whether this one, or one around it, changes how the element is drawn.
  final let hasEffect: Bool
  /// Whether this one, or one around it, sets a guide.
  final let setsGuides: Bool
  /// Whether this one, or one around it, lets an element be hit that draws nothing.
  private final let takesHits: Bool
  /// The types of this one and those around it, a bit for each, which several types may share: most elements are asked for
  /// modifiers that they do not have.
  private final let kinds: UInt64

  fileprivate init(_ kind: UInt64, outer: Traits?, isEffect: Bool, setsGuides: Bool, takesHits: Bool) {
    self.outer = outer
    count = (outer?.count ?? 0) + 1
    kinds = kind | (outer?.kinds ?? 0)
    hasEffect = isEffect || outer?.hasEffect == true
    self.setsGuides = setsGuides || outer?.setsGuides == true
    self.takesHits = takesHits || outer?.takesHits == true
  }

  /// How the modifier changes what is drawn of the element, if it does.
  var drawEffect: DrawEffect? { nil }

  /// The value of the innermost modifier of a type.
  static func first<M: TraitModifier>(_ type: M.Type, in traits: Traits?) -> M? { link(type, in: traits)?.modifier }

  /// The link of the innermost modifier of a type: the same object for all elements below the modifier.
  static func link<M: TraitModifier>(_ type: M.Type, in traits: Traits?) -> TraitLink<M>? {
    link(type, in: traits) { _ in true }
  }

  /// The value of the innermost modifier of a type for which a condition holds.
  static func first<M: TraitModifier>(_ type: M.Type, in traits: Traits?, where holds: (M) -> Bool) -> M? {
    link(type, in: traits, where: holds)?.modifier
  }

  /// Whether a condition holds for a modifier of a type.
  static func contains<M: TraitModifier>(_ type: M.Type, in traits: Traits?, where holds: (M) -> Bool) -> Bool {
    link(type, in: traits, where: holds) != nil
  }

  /// The link of the innermost modifier of a type for which a condition holds.
  @inline(__always) static func link<M: TraitModifier>(
    _ type: M.Type, in traits: Traits?, where holds: (M) -> Bool
  ) -> TraitLink<M>? {
    guard mayContain(type, in: traits) else { return nil }
    var link = traits
    while let current = link {
      if let found = current.asLink(of: type), holds(found.modifier) { return found }
      link = current.outer
    }
    return nil
  }

  /// Whether a modifier of a type may be there; where not, there is none.
  @inline(__always) static func mayContain<M: TraitModifier>(_ type: M.Type, in traits: Traits?) -> Bool {
    // No closure: one that is handed to the standard library asks each time whether it runs on the main actor.
    guard let traits else { return false }
    return traits.kinds & kind(of: type) != 0
  }

  /// The bit of a modifier's type, by where the runtime keeps it.
  @inline(__always) fileprivate static func kind<M>(of type: M.Type) -> UInt64 {
    1 << ObjectIdentifier(type).place(bits: 6)
  }

  /// Whether one of the modifiers lets an element be hit that draws nothing.
  static func takesHits(_ traits: Traits?) -> Bool { traits?.takesHits == true }

  /// The values of all modifiers of a type, the innermost first.
  static func all<M: TraitModifier>(_ type: M.Type, in traits: Traits?) -> [M] {
    guard mayContain(type, in: traits) else { return [] }
    var values: [M] = []
    forEachLink(in: traits) { if let found = $0.asLink(of: type) { values.append(found.modifier) } }
    return values
  }

  /// Calls `body` with each link, the innermost first.
  @inline(__always) static func forEachLink(in traits: Traits?, _ body: (Traits) -> Void) {
    var link = traits
    while let current = link {
      body(current)
      link = current.outer
    }
  }
}

extension Traits {
  /// This link, if it is one of a modifier's type: by its exact type, which is much faster to see than by a cast.
  final func asLink<M: TraitModifier>(of modifier: M.Type) -> TraitLink<M>? {
    ObjectIdentifier(Swift.type(of: self)) == ObjectIdentifier(TraitLink<M>.self)
      ? downcast(self, to: TraitLink<M>.self) : nil
  }
}

/// One link: the modifier's current value, which is a `TraitModifier`.
///
/// That is said where a link is made: to find a type that asks for it the runtime would look through all conformances of
/// the program, a third of a million instructions for each modifier.
final class TraitLink<M>: Traits {
  @exclusivity(unchecked) var modifier: M

  fileprivate init(_ modifier: M, outer: Traits?, setsGuides: Bool, takesHits: Bool) {
    self.modifier = modifier
    super.init(
      Traits.kind(of: M.self), outer: outer, isEffect: M.self == DrawEffectTrait.self, setsGuides: setsGuides,
      takesHits: takesHits)
  }

  override var drawEffect: DrawEffect? { (modifier as? DrawEffectTrait)?.effect }
}

extension TraitLink where M: TraitModifier {
  convenience init(_ modifier: M, outer: Traits?) {
    self.init(modifier, outer: outer, setsGuides: M.setsGuides, takesHits: M.takesHits)
  }
}

/// A modifier that is a trait and nothing else.
protocol TraitModifier: ViewModifier where Body == Never {
  /// Whether the layout around the element must be made again when the trait changes.
  nonisolated static var affectsLayout: Bool { get }
  /// Whether an element with the trait can be hit although it draws nothing.
  nonisolated static var takesHits: Bool { get }
  /// Whether it sets an alignment guide.
  nonisolated static var setsGuides: Bool { get }
  /// Whether the action is the same, of a trait of which the elements need not hear when only that changes.
  nonisolated func hasSameAction(as other: Self) -> Bool
}

extension TraitModifier {
  nonisolated static var takesHits: Bool { false }
  nonisolated static var setsGuides: Bool { false }
  nonisolated func hasSameAction(as other: Self) -> Bool { true }

  /// Whether the modified content is always exactly one element, if the content is.
  nonisolated public static func _isUnary(_ content: Bool) -> Bool { content }

  // Inlined where the modifier is known, as are the other primitives: the link's type is then known at compile time.
  /// Carries the modifier into its link, and the content into the node at the place; called by the engine.
  @inline(__always)
  public static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    guard let node = slot.node else {
      return slot.evaluate(content, below: TraitLink(modifier, outer: slot.traits))
    }
    let link = node.link(of: Self.self, outside: slot.traitCount)
    let isChanged = link.update(modifier, of: node)
    slot.evaluate(content, below: link)
    if isChanged { slot.node?.tell(Self.self) }
  }
}

extension Node {
  /// The link of the outermost modifier around this node but for those that its place inherits.
  @inline(__always)
  fileprivate final func link<M: TraitModifier>(of modifier: M.Type, outside inherited: Int) -> TraitLink<M> {
    // No closure for the standard library, as above.
    guard let traits = inputs.traits,
      let link = search(from: traits, next: { $0.outer }, { $0.count == inherited + 1 }, last: { _ in nil }),
      let found = link.asLink(of: modifier)
    else { preconditionFailure("BUG: \(M.self) has no link at its place") }
    return found
  }

  /// Says that a trait is another one.
  fileprivate final func tell<M: TraitModifier>(_ modifier: M.Type) {
    withTree { $0.changeCount += 1 }
    forEachRenderNode { $0.traitChanged(affectsLayout: M.affectsLayout) }
  }
}

extension TraitLink where M: TraitModifier {
  /// Takes over the modifier's new value; says whether it is another one.
  fileprivate func update(_ modifier: M, of node: Node) -> Bool {
    if node.withTree({ $0.mayAnimate }), M.self == OpacityTrait.self {
      let cause = node.animationCause
      node.forEachRenderNode { $0.opacityWillChange(by: cause) }
    }
    defer { self.modifier = modifier }
    if node.withTree({ $0.hub != nil }), !self.modifier.hasSameAction(as: modifier) { node.tree.actionCount += 1 }
    return !Comparison.areSameOnMain(self.modifier, asAny: modifier)
  }
}

/// Modifiers of a group, to be put around each of its elements: a chain from the innermost to the outermost.
@MainActor class Wrap {
  final let outer: Wrap?
  /// The traits of the wrapping element.
  final let traits: Traits?

  init(outer: Wrap?, traits: Traits?) {
    self.outer = outer
    self.traits = traits
  }

  /// The element that stands in for `element` in the layout around it.
  func wrap(_ element: Node) -> Node { preconditionFailure("BUG: a wrap must override wrap(_:)") }
}
