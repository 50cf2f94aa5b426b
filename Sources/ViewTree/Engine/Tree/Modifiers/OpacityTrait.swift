/// The opacity of a render node.
nonisolated struct OpacityTrait: TraitModifier {
  static var affectsLayout: Bool { false }

  /// The opacity from 0 to 1.
  let opacity: Double
  /// Whether the render node is neither shown nor usable.
  ///
  /// True if it is hidden, or if its opacity multiplied by the opacities around it is below 0.05.
  let hides: Bool
}

extension Traits {
  /// The product of the opacities of all modifiers of the render node.
  static func opacity(of traits: Traits?) -> Double {
    guard mayContain(OpacityTrait.self, in: traits) else { return 1 }
    var (link, opacity) = (traits, 1.0)
    while let current = link {
      if let found = current.asLink(of: OpacityTrait.self) { opacity *= found.modifier.opacity }
      link = current.outer
    }
    return opacity
  }

  /// Whether one of the modifiers hides the render node.
  static func hides(_ traits: Traits?) -> Bool { contains(OpacityTrait.self, in: traits) { $0.hides } }
}
