/// A change to the drawing of a render node and everything inside it.
nonisolated enum DrawEffect: Equatable, Sendable {
  /// Replaces the colours.
  case color(ColorFilter)
  /// Dims the text.
  case dim
  /// Blends with the content below.
  case blend(BlendMode)
  /// Shows only the area that the second child draws.
  case mask
  /// Clips fills to the area that the second child draws, and leaves text uncut.
  case clip
}

/// Adds a draw effect to a render node.
nonisolated struct DrawEffectTrait: TraitModifier {
  static var affectsLayout: Bool { false }

  let effect: DrawEffect
}

extension DrawEffect {
  fileprivate var isMask: Bool { self == .mask || self == .clip }
}

extension Traits {
  /// Whether the render node's second child is a mask of its first.
  var isMasked: Bool { hasDrawEffect && Traits.contains(DrawEffectTrait.self, in: self) { $0.effect.isMask } }
}
