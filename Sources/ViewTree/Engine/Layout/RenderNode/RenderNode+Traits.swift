// The values that an element passes to the enclosing layout: its own traits, and those of the element in a modifier.

extension RenderNode {
  /// The value of the outermost element that has one for a key.
  func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    Traits.first(LayoutValueModifier<K>.self, in: traits)?.value ?? modifiedElement?.layoutValue(for: key)
  }

  /// Adds the element's values for the enclosing container: inner values come before outer ones.
  func addContainerValues(to values: inout ContainerValues) {
    modifiedElement?.addContainerValues(to: &values)
    Traits.forEachLink(in: traits) { link in
      if let trait = link.asLink(of: ContainerValueTrait.self) { values.add(trait.modifier.containerValues) }
    }
  }
}
