/// A view that publishes values while the focus is in it, or while it is shown.
@MainActor protocol FocusedValuePublisher: Node {
  var focusedValues: FocusedValues { get }
  /// Whether the values apply wherever the focus is.
  var isOfScene: Bool { get }
}

extension Focus {
  /// Adds a publisher, or updates its values.
  func join(_ publisher: any FocusedValuePublisher) {
    publishers[ObjectIdentifier(publisher)] = publisher
    if !hadPublishers {
      hadPublishers = true
      tree.host.focusedValues.find = { [weak self] key in onMainActor((self, key)) { $0?.published($1) } }
    }
    valuesChanged()
  }

  func leave(_ publisher: any FocusedValuePublisher) {
    publishers[ObjectIdentifier(publisher)] = nil
    valuesChanged()
  }

  /// Updates each value that is read to the one published for the current focus.
  func publishValues() {
    if hadPublishers { tree.host.focusedValues.update(in: tree.eventCount, limit: tree.changeLimit) }
  }

  /// Whether a publisher encloses one node and not another.
  func publishesValues(at node: Node, beside other: Node) -> Bool {
    if publishers.isEmpty { return false }
    return sequence(first: node, next: \.parent).contains { place in
      guard let publisher = publishers[ObjectIdentifier(place)], !publisher.isOfScene else { return false }
      return !publisher.focusedValues.isEmpty && !place.isAround(other)
    }
  }

  /// The value for a key: from the publisher closest to the focus, else from the last publisher of the scene.
  private func published(_ key: ObjectIdentifier) -> PublishedValue? {
    if publishers.isEmpty { return nil }
    var place: Node? = presentNode
    while let inner = place {
      place = nil
      for node in sequence(first: inner, next: \.parent) {
        if let value = publishers[ObjectIdentifier(node)]?.published(key) { return value }
        // A menu concerns the view that had the focus when it was opened.
        if let menu = node.asOpenMenu, place == nil { place = menu.previousFocus }
      }
    }
    let ofScene = publishers.values.filter { $0.isOfScene && $0.published(key) != nil && $0.isActive }
    return ofScene.max { $0.precedes($1) }?.published(key)
  }
}

extension Node {
  /// The node as an open menu; `nil` for any other node.
  fileprivate var asOpenMenu: PresentationRenderNode? {
    (self as? PresentationRenderNode).flatMap { $0.presentation.takesKeys ? $0 : nil }
  }
}

extension FocusedValuePublisher {
  fileprivate func published(_ key: ObjectIdentifier) -> PublishedValue? {
    focusedValues.box(of: key).map { PublishedValue(box: $0, publisher: ObjectIdentifier(self)) }
  }
}
