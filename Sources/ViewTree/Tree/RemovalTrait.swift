/// Says how a view leaves the tree when another one takes its place.
///
/// By a transition, which is the rule: the other one has appeared before it disappears. Or at once: it disappears first.
nonisolated struct RemovalTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  let isImmediate: Bool
}

extension Node {
  /// Whether all of the view is removed without a transition.
  final var leavesAtOnce: Bool {
    var (hasRenderNodes, isImmediate) = (false, true)
    forEachRenderNode { element in
      hasRenderNodes = true
      if Traits.first(RemovalTrait.self, in: element.inputs.traits)?.isImmediate != true { isImmediate = false }
    }
    return hasRenderNodes && isImmediate
  }
}
