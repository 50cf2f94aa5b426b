/// A node whose evaluations are counted.
@MainActor protocol TracedNode: Node {
  /// The type whose evaluations are counted.
  var evaluatedType: Any.Type { get }
  /// The name of the view's own property that reads the vertex, or what the vertex is called.
  func nameOfCause(_ vertex: Vertex) -> String
  func nameOfCause(_ label: String) -> String
  /// Calls `body` with each object that the view has in a property.
  func forEachObject(_ body: (AnyObject) -> Void)
  /// Calls `body` with each binding, each state and each object that the view has in a property.
  func forEachPlace(_ body: (_ property: String, TracedProperty) -> Void)
  /// Calls `body` with each binding and each state that the view has in a property.
  func forEachOrigin(_ body: (_ property: String, BindingOrigin, Vertex?) -> Void)
  /// Calls `body` with each binding that the view holds, wherever in it.
  func forEachHeldBinding(_ body: (_ property: String, BindingOrigin, Vertex?) -> Void)
}

extension Node {
  /// Called before an object changes that the node observes: the trace keeps what its properties are.
  ///
  /// Observation does not say which object it is: one that the view has, one that such an object has, or those of the
  /// nearest view around that has one.
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

/// Whether objects of a type say that they change, looked up once.
func announcesChanges(_ type: AnyClass) -> Bool {
  announcing.value(for: ObjectIdentifier(type)) { type is any Observable.Type || type is any ObservableObject.Type }
}
