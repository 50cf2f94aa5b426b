/// What a vertex is called in a dump or a trace: `WiFiScreen._isOn`.
///
/// The words are put together when a dump, a trace or an issue asks for them.
package enum VertexLabel {
  case plain(String)
  case property(Any.Type, String)
  case environment(Any.Type)
  case derived(() -> String)

  package init(_ owner: Any.Type? = nil, _ name: String) {
    self = owner.map { .property($0, name) } ?? .plain(name)
  }

  package var text: String {
    switch self {
    case .plain(let name): name
    case .property(let owner, let name): "\(typeName(owner)).\(name)"
    case .environment(let key): "@Environment(\(Self.name(of: key)))"
    case .derived(let make): make()
    }
  }

  /// What users call a key: `\.lineLimit` for `LineLimitKey` of this module and for what `@Entry` makes of `lineLimit`,
  /// their own by its type.
  static func name(of key: Any.Type) -> String {
    if let named = key as? any NamedKey.Type { return named.name }
    let name = typeName(key)
    if name.hasPrefix(entryPrefix) { return "\\.\(name.dropFirst(entryPrefix.count))" }
    guard isOwn(key) else { return name }
    let property = name.hasSuffix("Key") ? name.dropLast("Key".count) : name[...]
    return "\\.\(property.prefix(1).lowercased())\(property.dropFirst())"
  }

  /// How the macro begins the name of a key.
  private static let entryPrefix = "__Key_"
}

/// A key of the environment that is called after what it is made for.
protocol NamedKey {
  static var name: String { get }
  /// The type whose module tells whose key it is.
  static var declaredType: Any.Type { get }
}

extension NamedKey {
  static var declaredType: Any.Type { Self.self }
}

/// A source or a rule: something that can be read.
///
/// What may be read by code of users, which runs anywhere, is read here only where a screen is active on the thread: only
/// the main thread records what it reads.
package class Vertex {
  /// One reader, and at which of its inputs this vertex stands.
  struct Output {
    @Backlink var rule: Rule
    var inputIndex: Int
  }

  /// Held by the screen's `StateHost`: each location and scope that holds a vertex holds the host, and each node is held
  /// by the screen.
  private final let graphLink: Unowned<Graph>
  @inline(__always) final var graph: Graph { graphLink.object }
  @exclusivity(unchecked) final var outputs = ShortList<Output>()
  /// The last run that read this vertex, so that a second read in the same run adds no second edge.
  @exclusivity(unchecked) final var lastRead = 0

  init(graph: Graph) { graphLink = Unowned(graph) }

  package var label: String { "" }
  /// The type of the view whose state it is.
  var ownerType: Any.Type? { nil }
  /// The key of the value of the environment that it is; `nil` of all else.
  var environmentKey: Any.Type? { nil }
  /// Whether it is a value of the environment.
  final var isEnvironment: Bool { environmentKey != nil }
  /// The value for a dump.
  var valueDescription: String { "" }
  /// The rule that marks what depends on this vertex, where it is neither a rule nor written from outside.
  var writer: Rule? { nil }

  /// Brings the value up to date.
  func update() {}

  /// Makes this vertex an input of the rule that is running.
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
  @exclusivity(unchecked) private var stored: Value
  private let isEqual: (Value, Value) -> Bool
  private let name: VertexLabel

  /// Makes a source.
  ///
  /// Writing a value for which `isEqual` holds changes nothing.
  package init(_ value: Value, in graph: Graph, label: VertexLabel, isEqual: @escaping (Value, Value) -> Bool) {
    stored = value
    self.isEqual = isEqual
    name = label
    super.init(graph: graph)
  }

  /// The value; reading it in a rule makes the rule depend on it.
  package var value: Value {
    recordRead()
    return stored
  }

  /// The value, read outside of the main thread: nothing depends on it.
  package var valueElsewhere: Value { SharedValues.read { stored } }

  /// Whether writing one value where the other one is would change nothing.
  package func areEqual(_ a: Value, _ b: Value) -> Bool { isEqual(a, b) }

  /// Writes a value and marks what depends on it, unless it equals the old one.
  ///
  /// Says whether it changed.
  @discardableResult package func write(_ value: Value) -> Bool {
    guard !isEqual(stored, value) else { return false }
    SharedValues.write(value, to: &stored)
    graph.counters.written += 1
    graph.invalidateOutputs(of: self)
    return true
  }

  /// Writes what a change makes of the value.
  ///
  /// That is no read: a rule that did so would wait for itself.
  package func update(_ change: (inout Value) -> Void) {
    var value = stored
    change(&value)
    write(value)
  }

  package override var label: String { name.text }
  override var ownerType: Any.Type? { if case .property(let owner, _) = name { owner } else { nil } }
  override var environmentKey: Any.Type? { if case .environment(let key) = name { key } else { nil } }
  override var valueDescription: String { shortDescription(of: stored) }
}

extension Source where Value: Equatable {
  package convenience init(_ value: Value, in graph: Graph, label: String) {
    self.init(value, in: graph, label: VertexLabel(nil, label), isEqual: ==)
  }
}
