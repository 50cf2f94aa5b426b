extension Binding {
  /// A binding to whether an optional equals a tag.
  ///
  /// A view that reads it is evaluated only when the answer changes.
  package subscript<V: Hashable>(isSelected tag: V) -> Binding<Bool> where Value == V? {
    self[dynamicMember: \.[holds: tag]]
  }
}

extension Optional where Wrapped: Hashable {
  /// Whether the value equals a tag.
  ///
  /// Setting `true` stores the tag; setting `false` stores `nil` if the value equals the tag.
  fileprivate subscript(holds tag: Wrapped) -> Bool {
    get { self == tag }
    set { if newValue { self = tag } else if self == tag { self = nil } }
  }
}
