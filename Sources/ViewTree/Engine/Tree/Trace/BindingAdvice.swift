/// Suggests a key path to replace a binding made of closures, if its `get` returns a stored value unchanged.
///
/// The effect of `set` is not known; a property of the model can do the same work.
@MainActor struct BindingAdvice {
  /// A place that holds the value that `get` returned.
  private struct Match {
    /// The path to pass: `model.devices[i].isOn`.
    let path: String
    /// The declaration that the property needs, for `$model` to exist.
    let declaration: String?
    /// Whether `get` is known to read this place: an unrelated value may be equal by chance.
    let isCertain: Bool
  }

  private static let depthLimit = 4
  private static let elementLimit = 1_000
  private static let valueLimit = 10_000

  private let node: Node
  private let graph: Graph
  private let binding: any AnyBinding
  private let name: String

  private var matches: [Match] = []
  private var seen: Set<ObjectIdentifier> = []
  /// The number of values compared so far.
  private var count = 0

  /// `path` leads to the property that holds the binding, and includes the properties around it.
  init(for binding: any AnyBinding, at path: String, of node: Node, _ graph: Graph) {
    (self.binding, self.node, self.graph) = (binding, node, graph)
    name = path.split(separator: ".").last.map { String($0).unwrappedName } ?? path
  }

  mutating func words() -> String {
    guard let findMatch = findMatch() else {
      return "move get and set into a property or subscript of the model, and pass a binding by key path, as "
        + "$model.\(name)"
    }
    return "pass $\(findMatch.path)" + (findMatch.declaration.map { ", with \($0)" } ?? "")
  }

  private mutating func findMatch() -> Match? {
    let collector = ReadCollector(graph: graph)
    let wanted = collector.record { binding.currentValue }
    search(for: wanted, readFrom: collector.inputs.map(\.vertex))
    if let named = matches.first(where: { $0.path == name || $0.path.hasSuffix(".\(name)") }) { return named }
    guard let first = matches.first, first.isCertain, matches.allSatisfy({ $0.path == first.path }) else { return nil }
    return first
  }

  /// Searches the states of the views around that `get` reads, and the objects that these views hold.
  private mutating func search(for wanted: Any, readFrom vertices: [Vertex]) {
    var next = node.parent
    while let current = next {
      next = current.parent
      var places: [(String, TracedProperty)] = []
      (current as? any TracedNode)?.forEachPlace { places.append(($0, $1)) }
      for (name, place) in places {
        let isRead = place.vertex.map { vertex in vertices.contains { $0 === vertex } } ?? false
        guard let value = place.object ?? (isRead ? place.value?() : nil) else { continue }
        let name = name.unwrappedName
        search(for: wanted, in: value, name, declaration(of: place, named: name), isRead: isRead, depth: 0)
      }
    }
  }

  /// Returns `@Bindable var model` for an object whose property wrapper has no projected value.
  private func declaration(of place: TracedProperty, named name: String) -> String? {
    guard !place.isProjected, let object = place.object else { return nil }
    return "\(object is any ObservableObject ? "@ObservedObject" : "@Bindable") var \(name)"
  }

  private mutating func search(
    for wanted: Any, in value: Any, _ path: String, _ declaration: String?, isRead: Bool, depth: Int
  ) {
    count += 1
    if count > Self.valueLimit { return }
    if type(of: value) == type(of: wanted) {
      if Comparison.areSameValues(value, wanted) {
        let isCertain = isRead || !isCommon(wanted)
        matches.append(Match(path: path, declaration: declaration, isCertain: isCertain))
      }
    } else if depth < Self.depthLimit {
      for (step, value, isRead) in parts(of: value, isRead: isRead) {
        search(for: wanted, in: value, path + step, declaration, isRead: isRead, depth: depth + 1)
      }
    }
  }

  /// Whether unrelated places are likely to hold an equal value: Booleans, zero, `nil` and empty collections.
  private func isCommon(_ value: Any) -> Bool {
    func isZero<N: AdditiveArithmetic>(_ number: N) -> Bool { number == .zero }
    return switch value {
    case is Bool: true
    case let text as any Collection: text.isEmpty
    case let number as any AdditiveArithmetic: isZero(number)
    default: isOptional(type(of: value)) && Mirror(reflecting: value).children.isEmpty
    }
  }

  /// The elements of an array or the properties of a structure; of an object, the properties that were read, if known.
  private mutating func parts(of value: Any, isRead: Bool) -> [(step: String, value: Any, isRead: Bool)] {
    switch Mirror(reflecting: value).displayStyle {
    case .collection where isArray(value):
      return Mirror(reflecting: value).children.prefix(Self.elementLimit).map { ("[i]", $0.value, isRead) }
    case .struct where !isCollection(type(of: value)):
      return properties(of: value).map { (".\($0.name)", $0.value, false) }
    case .class:
      let object = value as AnyObject
      return seen.insert(ObjectIdentifier(object)).inserted ? readParts(of: object) : []
    default: return []
    }
  }

  private func readParts(of object: AnyObject) -> [(step: String, value: Any, isRead: Bool)] {
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
