/// How opaque an element is.
nonisolated struct OpacityTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  /// From 0 to 1.
  let opacity: Double
  /// Whether nothing of the element is shown or can be used, together with what is around.
  let hides: Bool
}

extension Traits {
  /// How opaque all modifiers make the element.
  static func opacity(of traits: Traits?) -> Double {
    guard mayContain(OpacityTrait.self, in: traits) else { return 1 }
    var (link, opacity) = (traits, 1.0)
    while let current = link {
      if let found = current.asLink(of: OpacityTrait.self) { opacity *= found.modifier.opacity }
      link = current.outer
    }
    return opacity
  }

  /// Whether one of the modifiers hides the element.
  static func hides(_ traits: Traits?) -> Bool { contains(OpacityTrait.self, in: traits) { $0.hides } }
}
