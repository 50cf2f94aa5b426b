/// The name of a vertex in a dump, a trace or an issue: `WiFiScreen._isOn`.
///
/// The text is formatted only when it is read.
package enum VertexLabel {
  case plain(String)
  case property(Any.Type, String)
  case environment(Any.Type)
  case derived(() -> String)

  package init(_ owner: Any.Type? = nil, _ name: String) { self = owner.map { .property($0, name) } ?? .plain(name) }

  package var text: String {
    switch self {
    case .plain(let name): name
    case .property(let owner, let name): "\(typeName(owner)).\(name)"
    case .environment(let key): "@Environment(\(Self.name(of: key)))"
    case .derived(let make): make()
    }
  }

  /// Returns the public name of a key: `\.lineLimit` for this module's `LineLimitKey` and for the key that `@Entry`
  /// generates for `lineLimit`; the type's name for a key of the program.
  static func name(of key: Any.Type) -> String {
    if let named = key as? any NamedKey.Type { return named.name }
    let name = typeName(key)
    if name.hasPrefix(entryPrefix) { return "\\.\(name.dropFirst(entryPrefix.count))" }
    guard isPackageType(key) else { return name }
    let property = name.hasSuffix("Key") ? name.dropLast("Key".count) : name[...]
    return "\\.\(property.prefix(1).lowercased())\(property.dropFirst())"
  }

  /// The prefix of the keys that the macro generates.
  private static let entryPrefix = "__Key_"
}

/// An environment key with a name of its own.
protocol NamedKey {
  static var name: String { get }
  /// The type whose module owns the key.
  static var declaredType: Any.Type { get }
}

extension NamedKey {
  static var declaredType: Any.Type { Self.self }
}

/// A source or a rule: a value that can be read.
///
/// User code may read on any thread. Only the main thread records reads, so a read is recorded only where a screen is
/// active on the thread.
package class Vertex {
  /// A reader, and the index of this vertex among its inputs.
  struct Output {
    @Backlink var rule: Rule
    var inputIndex: Int
  }

  /// The screen's `StateHost` retains the graph.
  ///
  /// Each location and scope with a vertex retains the host, and the screen retains each node.
  private final let graphLink: Unowned<Graph>
  @inline(__always) final var graph: Graph { graphLink.object }
  @safe @exclusivity(unchecked) final var outputs = ShortList<Output>()
  /// The number of the last run that read this vertex, so that a second read in the same run adds no second edge.
  @safe @exclusivity(unchecked) final var lastRead = 0

  init(graph: Graph) { graphLink = Unowned(graph) }

  package var label: String { "" }
  /// The label for use after the vertex is gone.
  var lastingLabel: VertexLabel { .plain(label) }
  /// The type of the view that owns this state; `nil` for other vertices.
  var ownerType: Any.Type? { nil }
  /// The key of this environment value; `nil` for other vertices.
  var environmentKey: Any.Type? { nil }
  /// Whether this is an environment value.
  final var isEnvironment: Bool { environmentKey != nil }
  /// The value as text for a dump of the graph; empty if there is none.
  var valueDescription: String { "" }
  /// The rule that invalidates the readers of this vertex; `nil` for a rule, and for a vertex written from outside.
  var writer: Rule? { nil }

  /// Updates the value.
  func update() {}

  /// Makes this vertex an input of the running rule; does nothing if no rule runs, or its run has read the vertex.
  final func recordRead() {
    guard let reader = graph.current, lastRead != reader.run else { return }
    reader.addInput(self)
    lastRead = reader.run
  }

  final func removeOutput(at index: Int) {
    let last = outputs.removeLast()
    guard index < outputs.count else { return }
    outputs[index] = last
    last.rule.inputs[last.inputIndex].outputIndex = index
  }
}

/// A value that is written from outside of the graph.
package final class Source<Value>: Vertex {
  @safe @exclusivity(unchecked) private var stored: Value
  private let isEqual: (Value, Value) -> Bool
  private let name: VertexLabel

  /// Creates a source; a write has no effect if `isEqual` returns true for the old and the new value.
  package init(_ value: Value, in graph: Graph, label: VertexLabel, isEqual: @escaping (Value, Value) -> Bool) {
    stored = value
    self.isEqual = isEqual
    name = label
    super.init(graph: graph)
  }

  /// The value; a rule that reads it depends on it.
  package var value: Value {
    recordRead()
    return stored
  }

  /// The value for a thread other than the main thread; the read records no dependency.
  package var offMainValue: Value { SharedValues.read { stored } }

  /// Returns whether writing one of two values over the other would have no effect.
  package func areEqual(_ a: Value, _ b: Value) -> Bool { isEqual(a, b) }

  /// Writes a value and marks everything that depends on it, unless it equals the old one.
  ///
  /// Returns whether the value changed.
  @discardableResult package func write(_ value: Value) -> Bool {
    guard !isEqual(stored, value) else { return false }
    SharedValues.write(value, to: &stored)
    graph.counters.written += 1
    graph.invalidateOutputs(of: self)
    return true
  }

  /// Changes the value in place; this records no read, because a rule that did so would depend on its own write.
  package func update(_ change: (inout Value) -> Void) {
    var value = stored
    change(&value)
    write(value)
  }

  package override var label: String { name.text }
  override var lastingLabel: VertexLabel { if case .derived(let make) = name { .plain(make()) } else { name } }
  override var ownerType: Any.Type? { if case .property(let owner, _) = name { owner } else { nil } }
  override var environmentKey: Any.Type? { if case .environment(let key) = name { key } else { nil } }
  override var valueDescription: String { shortDescription(of: stored) }
}

extension Source where Value: Equatable {
  package convenience init(_ value: Value, in graph: Graph, label: String) {
    self.init(value, in: graph, label: VertexLabel(nil, label), isEqual: ==)
  }
}
