/// How an element is drawn, with all that is in it.
nonisolated enum DrawEffect: Equatable, Sendable {
  /// In other colours.
  case color(ColorFilter)
  /// Dim, as far as it is text.
  case dim
  /// Mixed with what is below.
  case blend(BlendMode)
  /// Where the second one in it is drawn.
  case mask
  /// The same of what is filled: text is not cut.
  case clip
}

/// Says how an element is drawn.
nonisolated struct DrawEffectTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  let effect: DrawEffect
}

extension DrawEffect {
  fileprivate var isMask: Bool { self == .mask || self == .clip }
}

extension Traits {
  /// Whether the second of the element's children is a mask of the first.
  var isMasked: Bool { hasEffect && Traits.contains(DrawEffectTrait.self, in: self) { $0.effect.isMask } }
}
