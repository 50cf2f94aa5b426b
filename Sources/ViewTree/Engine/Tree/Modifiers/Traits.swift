/// The traits that modifiers give to the render node below, for its layout or for readers of the tree: a priority, a
/// tag, a name.
///
/// A chain from the innermost modifier to the outermost, which ends at the next render node.
@MainActor class Traits {
  final let outer: Traits?
  /// The number of links from this one outwards.
  final let count: Int
  /// Whether this link or an outer one changes the drawing of the render node.
  final let hasDrawEffect: Bool
  /// Whether this link or an outer one sets an alignment guide.
  final let setsGuides: Bool
  /// Whether this link or an outer one makes a render node that draws nothing respond to hits.
  private final let respondsToHits: Bool
  /// The types of this link and the outer ones, one bit each.
  ///
  /// Types may share a bit. It makes lookups of absent modifiers fast, which are the most frequent.
  private final let kinds: UInt64

  fileprivate init(_ kind: UInt64, outer: Traits?, isEffect: Bool, setsGuides: Bool, respondsToHits: Bool) {
    self.outer = outer
    count = (outer?.count ?? 0) + 1
    kinds = kind | (outer?.kinds ?? 0)
    hasDrawEffect = isEffect || outer?.hasDrawEffect == true
    self.setsGuides = setsGuides || outer?.setsGuides == true
    self.respondsToHits = respondsToHits || outer?.respondsToHits == true
  }

  /// The draw effect of the modifier, if it has one.
  var drawEffect: DrawEffect? { nil }
  /// The values that the modifier passes to the container; `nil` if it passes none.
  var containerValues: ContainerValues? { nil }

  /// The value of the innermost modifier of a type.
  static func first<M: TraitModifier>(_ type: M.Type, in traits: Traits?) -> M? { link(type, in: traits)?.modifier }

  /// Returns the link of the innermost modifier of a type; all render nodes below the modifier share it.
  static func link<M: TraitModifier>(_ type: M.Type, in traits: Traits?) -> TraitLink<M>? {
    link(type, in: traits) { _ in true }
  }

  /// Returns the value of the innermost modifier of a type that satisfies a condition.
  static func first<M: TraitModifier>(_ type: M.Type, in traits: Traits?, where holds: (M) -> Bool) -> M? {
    link(type, in: traits, where: holds)?.modifier
  }

  /// Returns whether a modifier of a type satisfies a condition.
  static func contains<M: TraitModifier>(_ type: M.Type, in traits: Traits?, where holds: (M) -> Bool) -> Bool {
    link(type, in: traits, where: holds) != nil
  }

  /// Returns the link of the innermost modifier of a type that satisfies a condition.
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

  /// Whether the chain may contain a modifier of a type; false means that it contains none.
  @inline(__always) static func mayContain<M: TraitModifier>(_ type: M.Type, in traits: Traits?) -> Bool {
    // Not a closure: a closure passed to the standard library checks at each call that it runs on the main actor.
    guard let traits else { return false }
    return traits.kinds & kind(of: type) != 0
  }

  /// Returns the bit of a modifier's type, computed from the address of its metadata.
  @inline(__always) fileprivate static func kind<M>(of type: M.Type) -> UInt64 {
    1 << ObjectIdentifier(type).place(bits: 6)
  }

  /// Whether a modifier makes a render node that draws nothing respond to hits.
  static func respondsToHits(_ traits: Traits?) -> Bool { traits?.respondsToHits == true }

  /// Returns the values of all modifiers of a type, from the innermost.
  static func all<M: TraitModifier>(_ type: M.Type, in traits: Traits?) -> [M] {
    guard mayContain(type, in: traits) else { return [] }
    var values: [M] = []
    forEachLink(in: traits) { if let found = $0.asLink(of: type) { values.append(found.modifier) } }
    return values
  }

  /// Calls `body` with each link, from the innermost.
  @inline(__always) static func forEachLink(in traits: Traits?, _ body: (Traits) -> Void) {
    var link = traits
    while let current = link {
      body(current)
      link = current.outer
    }
  }
}

extension Traits {
  /// Returns this link if it belongs to a modifier of a given type; comparing exact types is much faster than a cast.
  final func asLink<M: TraitModifier>(of modifier: M.Type) -> TraitLink<M>? {
    ObjectIdentifier(Swift.type(of: self)) == ObjectIdentifier(TraitLink<M>.self)
      ? downcast(self, to: TraitLink<M>.self) : nil
  }
}

/// One link of the chain.
///
/// It holds the modifier's current value, which is a `TraitModifier`.
///
/// The conformance is required only where a link is created. A type with that requirement would make the runtime search
/// all conformances of the program: a third of a million instructions for each modifier.
final class TraitLink<M>: Traits {
  @safe @exclusivity(unchecked) var modifier: M

  fileprivate init(_ modifier: M, outer: Traits?, setsGuides: Bool, respondsToHits: Bool) {
    self.modifier = modifier
    super.init(
      Traits.kind(of: M.self), outer: outer, isEffect: M.self == DrawEffectTrait.self, setsGuides: setsGuides,
      respondsToHits: respondsToHits)
  }

  override var drawEffect: DrawEffect? { (modifier as? DrawEffectTrait)?.effect }
  override var containerValues: ContainerValues? { (modifier as? any ContainerValueModifier)?.containerValues }
}

extension TraitLink where M: TraitModifier {
  convenience init(_ modifier: M, outer: Traits?) {
    self.init(modifier, outer: outer, setsGuides: M.setsGuides, respondsToHits: M.respondsToHits)
  }
}

/// A modifier that only adds a trait.
protocol TraitModifier: ViewModifier where Body == Never {
  /// Whether the enclosing layout is invalid after the trait changes.
  nonisolated static var affectsLayout: Bool { get }
  /// Whether a render node with the trait responds to hits although it draws nothing.
  nonisolated static var respondsToHits: Bool { get }
  /// Whether the trait sets an alignment guide.
  nonisolated static var setsGuides: Bool { get }
  /// Returns whether the actions are equal.
  ///
  /// Called for a trait whose render nodes need no notification when only its action changes.
  nonisolated func hasSameAction(as other: Self) -> Bool
}

extension TraitModifier {
  nonisolated static var respondsToHits: Bool { false }
  nonisolated static var setsGuides: Bool { false }
  nonisolated func hasSameAction(as other: Self) -> Bool { true }

  /// Returns whether the modified content is always exactly one element: true if the content is.
  nonisolated public static func _isUnary(_ content: Bool) -> Bool { content }

  // Inlined like the other primitives, so that the type of the link is known at compile time.
  /// Updates the trait's link and evaluates the content in the node at the place; called by the engine.
  @inline(__always)
  public static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    guard let node = slot.node else { return slot.evaluate(content, below: TraitLink(modifier, outer: slot.traits)) }
    let link = node.link(of: Self.self, outside: slot.traitCount)
    let isChanged = link.update(modifier, of: node)
    slot.evaluate(content, below: link)
    if isChanged { slot.node?.notifyTraitChange(Self.self) }
  }
}

extension Node {
  /// Returns the link of the outermost modifier around this node that its place does not inherit.
  @inline(__always)
  fileprivate final func link<M: TraitModifier>(of modifier: M.Type, outside inherited: Int) -> TraitLink<M> {
    // Not a closure passed to the standard library, as in `mayContain`.
    guard let traits = inputs.traits,
      let link = search(from: traits, next: { $0.outer }, { $0.count == inherited + 1 }, last: { _ in nil }),
      let found = link.asLink(of: modifier)
    else { preconditionFailure("BUG: \(M.self) has no link at its place") }
    return found
  }

  /// Notifies the render nodes that a trait changed.
  fileprivate final func notifyTraitChange<M: TraitModifier>(_ modifier: M.Type) {
    withTree { $0.noteChange() }
    forEachRenderNode { $0.layoutPart?.traitChanged(affectsLayout: M.affectsLayout) }
  }
}

extension TraitLink where M: TraitModifier {
  /// Stores the modifier's new value; returns whether it differs.
  fileprivate func update(_ modifier: M, of node: Node) -> Bool {
    if node.withTree({ $0.mayAnimate }), M.self == OpacityTrait.self {
      let cause = node.animationCause
      node.forEachRenderNode { $0.layoutPart?.opacityWillChange(by: cause) }
    }
    defer { self.modifier = modifier }
    if node.withTree({ $0.hub != nil }), !self.modifier.hasSameAction(as: modifier) { node.tree.noteAction() }
    return !Comparison.areSameOnMain(self.modifier, asAny: modifier)
  }
}

/// Modifiers of a group, which are applied to each of its render nodes: a chain from the innermost to the outermost.
@MainActor class Wrap {
  final let outer: Wrap?
  /// The traits of the wrapping render node.
  final let traits: Traits?

  init(outer: Wrap?, traits: Traits?) {
    self.outer = outer
    self.traits = traits
  }

  /// Returns the element that replaces `element` in the enclosing layout.
  func wrap(_ renderNode: Node) -> Node { preconditionFailure("BUG: a wrap must override wrap(_:)") }
}
