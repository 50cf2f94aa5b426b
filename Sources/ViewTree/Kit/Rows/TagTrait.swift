/// The value by which a picker, a list or a tab view identifies a view.
nonisolated struct TagTrait: TraitModifier {
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

/// The value by which a list identifies the row of a link without a tag.
nonisolated struct LinkValueTrait: TraitModifier {
  static var affectsLayout: Bool { false }

  let value: AnyHashable?
}
