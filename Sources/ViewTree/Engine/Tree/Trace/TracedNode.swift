/// A node whose evaluations are counted.
@MainActor protocol TracedNode: Node {
  /// The type whose evaluations are counted.
  var evaluatedType: Any.Type { get }
  /// Returns the name of the view's own property that reads the vertex, or else the vertex's label.
  func nameOfCause(_ vertex: Vertex) -> String
  func nameOfCause(_ label: String) -> String
  /// Calls `body` with each object that a property of the view holds.
  func forEachObject(_ body: (AnyObject) -> Void)
  /// Calls `body` with each binding, state and object that a property of the view holds.
  func forEachPlace(_ body: (_ property: String, TracedProperty) -> Void)
  /// Calls `body` with each binding and state that a property of the view holds.
  func forEachOrigin(_ body: (_ property: String, BindingOrigin, Vertex?) -> Void)
  /// Calls `body` with each binding anywhere in the view's value.
  func forEachHeldBinding(_ body: (_ property: String, BindingOrigin, Vertex?) -> Void)
}

extension Node {
  /// Called before an object changes that the node observes: the trace keeps the object's properties.
  ///
  /// Observation does not name the object. It is one that the view holds, one inside such an object, or one that the
  /// nearest ancestor with objects holds.
  final func observedObjectsWillChange() {
    let host = tree.host
    var next: Node? = self
    while let current = next {
      var found = false
      (current as? any TracedNode)?.forEachObject {
        if announcesChanges(type(of: $0)) {
          found = true
          host.objectWillChange($0, isKnown: false)
        }
      }
      if found { return }
      next = current.parent
    }
  }
}

private let announcing = Cache<ObjectIdentifier, Bool>()

/// Whether objects of a type announce their changes; cached for each type.
func announcesChanges(_ type: AnyClass) -> Bool {
  announcing.value(for: ObjectIdentifier(type)) { type is any Observable.Type || type is any ObservableObject.Type }
}
