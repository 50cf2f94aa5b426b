/// What a picker, a list or a tab view knows a view by.
nonisolated struct TagTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  let tag: AnyHashable
}

extension TagTrait: ContainerValueModifier {
  var containerValues: ContainerValues {
    var values = ContainerValues()
    values.add(tag: tag)
    return values
  }
}

/// What a list knows the row of a link by that has no tag.
nonisolated struct LinkValueTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  let value: AnyHashable?
}
