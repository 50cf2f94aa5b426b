// What an element hands to the layout around: its own traits, and those of the element inside of a modifier.

extension RenderNode {
  /// The value of the outermost element that has one for a key.
  func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    Traits.first(LayoutValueModifier<K>.self, in: traits)?.value ?? modifiedElement?.layoutValue(for: key)
  }

  /// Adds what the element hands to the container around: inner values come before outer ones.
  func addContainerValues(to values: inout ContainerValues) {
    modifiedElement?.addContainerValues(to: &values)
    Traits.forEachLink(in: traits) { link in
      if let trait = link.asLink(of: ContainerValueTrait.self) { values.add(trait.modifier.containerValues) }
    }
  }
}
