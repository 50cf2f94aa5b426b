/// What to pass instead of a binding that is made of closures: the path to what its `get` reads, if it gives that as it is.
///
/// What `set` does is not known: a property of the model can do as much.
@MainActor struct BindingAdvice {
  /// Where a value is that `get` may give.
  private struct Find {
    /// `model.devices[i].isOn`.
    let path: String
    /// Whether it is known that this is what is read: another value may be the same by chance.
    let isCertain: Bool
  }

  private let node: Node
  private let graph: Graph
  private let binding: any AnyBinding
  private let name: String

  /// `path`: the property that has the binding, and those around it.
  init(for binding: any AnyBinding, at path: String, of node: Node, _ graph: Graph) {
    (self.binding, self.node, self.graph) = (binding, node, graph)
    name = path.split(separator: ".").last.map { String($0).unwrappedName } ?? path
  }

  var words: String {
    path.map { "pass $\($0)" }
      ?? "pass a binding by a key path, as $model.\(name), to a property that does what get and set do"
  }

  private var path: String? {
    let collector = ReadCollector(graph: graph)
    let wanted = collector.record { binding.currentValue }
    let found = finds(of: wanted, readFrom: collector.inputs.map(\.vertex))
    if let named = found.first(where: { $0.path == name || $0.path.hasSuffix(".\(name)") }) { return named.path }
    guard let first = found.first, first.isCertain, found.allSatisfy({ $0.path == first.path }) else { return nil }
    return first.path
  }

  /// In the states of the views around that are read, and the objects of these views.
  private func finds(of wanted: Any, readFrom vertices: [Vertex]) -> [Find] {
    var found: [Find] = []
    var next = node.parent
    while let current = next {
      next = current.parent
      (current as? any TracedNode)?.forEachPlace { name, place in
        let isRead = place.vertex.map { vertex in vertices.contains { $0 === vertex } } ?? false
        guard let value = place.object ?? (isRead ? place.value?() : nil) else { return }
        search(for: wanted, in: value, name.unwrappedName, isRead: isRead, depth: 0, &found)
      }
    }
    return found
  }

  private func search(
    for wanted: Any, in value: Any, _ path: String, isRead: Bool, depth: Int, _ found: inout [Find]
  ) {
    if type(of: value) == type(of: wanted) {
      // Of two values by chance one is as often as not what the other is.
      if Comparison.areSameValues(value, wanted) {
        found.append(Find(path: path, isCertain: isRead || !(wanted is Bool)))
      }
    } else if depth < 4 {
      for (step, value, isRead) in parts(of: value, isRead: isRead) {
        search(for: wanted, in: value, path + step, isRead: isRead, depth: depth + 1, &found)
      }
    }
  }

  /// The elements of an array, the properties of a structure, and of an object those that are read, where it is known.
  private func parts(of value: Any, isRead: Bool) -> [(step: String, value: Any, isRead: Bool)] {
    switch Mirror(reflecting: value).displayStyle {
    case .collection where isArray(value):
      Mirror(reflecting: value).children.prefix(1_000).map { ("[i]", $0.value, isRead) }
    case .struct where !isCollection(type(of: value)):
      properties(of: value).map { (".\($0.name)", $0.value, false) }
    case .class: parts(of: value as AnyObject)
    default: []
    }
  }

  private func parts(of object: AnyObject) -> [(step: String, value: Any, isRead: Bool)] {
    let properties = properties(of: object)
    guard let read = observedProperties(of: object, readBy: { _ = binding.currentValue }) else {
      return properties.map { (".\($0.name)", $0.value, false) }
    }
    return read.flatMap { keyPath in
      let named = PropertyNames.name(of: keyPath).map { name in properties.filter { $0.name == name } }
      return (named ?? properties.filter { isValue($0.value, of: keyPath, in: object) }).map {
        (".\($0.name)", $0.value, true)
      }
    }
  }

  private func isValue(_ value: Any, of keyPath: AnyKeyPath, in object: AnyObject) -> Bool {
    guard type(of: value) == type(of: keyPath).valueType else { return false }
    let root: Any = object
    return root[keyPath: keyPath].map { Comparison.areSameValues($0, value) } ?? false
  }

  private func properties(of value: Any) -> [(name: String, value: Any)] {
    storedProperties(of: value).compactMap { name, value in
      name.isEmpty || name.hasPrefix("$") || name.hasPrefix("_$")
        ? nil : (name.unwrappedName, publishedValue(of: value) ?? value)
    }
  }
}
