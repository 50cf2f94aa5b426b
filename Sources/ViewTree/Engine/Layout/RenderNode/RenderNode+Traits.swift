// The values that a render node passes to the enclosing layout: its own traits, and those of the render node in a
// modifier.

extension RenderNode {
  /// The value of the outermost render node that has one for a key.
  func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    Traits.first(LayoutValueModifier<K>.self, in: traits)?.value ?? modifiedNode?.layoutValue(for: key)
  }

  /// The render node's values for the enclosing container: inner values come before outer ones.
  var containerValues: ContainerValues {
    var values = ContainerValues()
    addContainerValues(to: &values)
    return values
  }

  private func addContainerValues(to values: inout ContainerValues) {
    renderFeatures.insert(.layoutReadsDrawing)
    modifiedNode?.addContainerValues(to: &values)
    Traits.forEachLink(in: traits) { if let outer = $0.containerValues { values.add(outer) } }
  }
}
