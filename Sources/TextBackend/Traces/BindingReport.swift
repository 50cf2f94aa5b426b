import ViewTree

/// The bindings and states of a screen: their origins, their readers, and their effects while events happened.
///
///     try screen.bindingReport { try screen.find(.toggle, "Device 3").tap() }
///
///     Row.isOn ×200 · closures · Binding(get:set:) at Devices.swift:12 · bodies 200 → pass $model.devices[i].isOn
///     Model.devices · property · written 1 · bodies 401 · read by DeviceList
///
/// A binding made by a key path, by a subscript or from an element of a collection can be compared: its view is
/// evaluated when the value changes. A binding made of closures cannot: its view is evaluated whenever the enclosing
/// view is.
///
/// A control has a row of its own if no view of yours around it holds the binding: `Toggle "Wi-Fi".isOn`; otherwise it
/// is one of the readers. The private state of ViewTree's own views is not included.
public struct BindingReport: Sendable, CustomStringConvertible {
  /// One property of the views of one type, or one state.
  public struct Row: Sendable {
    /// The type that has the property: a view, a control, or an object.
    public let owner: String
    /// The label of the control, if the row stands for a single one.
    public let label: String
    /// The property, without an underscore.
    public let property: String
    /// The kind of the origin: `state`, `environment`, `property` of an object, `key path`, `subscript`, `element of a
    /// collection`, `closures`, `constant`, `converted`; `object` if one announced a change and no property of it
    /// changed.
    public let kind: String
    /// The target of a binding: a state and the path from it, with `[i]` for an index, or closures by their place in
    /// the source code.
    public let source: String
    /// The number of views with the property.
    public let instances: Int
    /// The types whose bodies read it, or that receive it.
    public let readers: [String]
    /// The number of writes with a different value.
    public let writes: Int
    /// The number of writes with a value equal to the one before.
    public let equalWrites: Int
    /// The number of bodies that it caused to run.
    public let evaluations: Int
    /// The number of these bodies that ran without a different result.
    public let unneeded: Int
    /// The advice for the row; empty if there is none.
    public let advice: String
  }

  /// Bindings, in the order of the views from the root, then states and properties of objects.
  public let rows: [Row]

  /// One line for each row.
  public var description: String {
    rows.isEmpty ? "the screen has no bindings and no states" : rows.map(\.description).joined(separator: "\n")
  }
}

extension BindingReport.Row: CustomStringConvertible {
  /// The row in one line: `Row.isOn ×200 · closures · Binding(get:set:) at Devices.swift:12 · bodies 200`.
  public var description: String {
    let owner = label.isEmpty ? owner : "\(owner) \"\(label)\""
    var parts = [(owner.isEmpty ? property : "\(owner).\(property)") + (instances > 1 ? " ×\(instances)" : ""), kind]
    if !source.isEmpty { parts.append(source) }
    let counts = [
      ("written", writes), ("equal writes", equalWrites), ("bodies", evaluations), ("unneeded", unneeded),
    ]
    parts += counts.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
    if !readers.isEmpty { parts.append("read by " + readers.joined(separator: ", ")) }
    return parts.joined(separator: " · ") + (advice.isEmpty ? "" : " → \(advice)")
  }
}

extension BindingReport {
  @MainActor init(_ trace: InvalidationTrace, properties: [NodeProperty]) {
    var order: [PropertyKey] = []
    var found: [PropertyKey: [NodeProperty]] = [:]
    for property in properties where property.isBinding {
      let key = PropertyKey(property)
      if found[key] == nil { order.append(key) }
      found[key, default: []].append(property)
    }
    let counts = Counts(trace)
    var table = PropertyReaders()
    let bindings = order.map { Row($0, found[$0]!, counts, &table) }
    var states = trace.states.counts.filter { $0.writes + $0.equalWrites + $0.bodies > 0 }
    var names = Set(states.map(\.name))
    var readers: [String: [String]] = [:]
    for property in properties where !property.isBinding {
      let name = property.origin.words.escapingControls()
      for reader in table.readers(of: property) where readers[name]?.contains(reader) != true {
        readers[name, default: []].append(reader)
      }
      if names.insert(name).inserted {
        states.append(StateCounts(name: name, writes: 0, equalWrites: 0, bodies: 0, unneeded: 0, readers: []))
      }
    }
    rows = bindings + states.map { Row($0, alsoReadBy: readers[$0.name] ?? [], counts) }
  }

  /// The properties that share a row of the report, as those of list rows do.
  fileprivate struct PropertyKey: Hashable {
    let owner: String
    let name: String
    let kind: BindingOrigin.Kind
    let source: String

    @MainActor init(_ property: NodeProperty) {
      owner = tracedName(property.owner)
      name = property.name.unwrappedName
      kind = property.origin.kind
      source = property.origin.words.escapingControls().withoutIndices
    }
  }

  /// The counts of a trace by their causes, to be looked up for each row.
  fileprivate struct Counts {
    /// The causes of evaluations, by the node that was evaluated.
    private(set) var byNode: [ObjectIdentifier: [InvalidationTrace.Cause]] = [:]
    /// The causes of evaluations, by the place that was written, without indices.
    private(set) var bySource: [String: [(node: ObjectIdentifier?, cause: InvalidationTrace.Cause)]] = [:]
    /// The advice, by the place that was written and by the name of the cause.
    private(set) var advice: [String: String] = [:]
    /// The number of writes by each binding, without indices.
    private(set) var writes: [String: Int] = [:]
    private(set) var equalWrites: [String: Int] = [:]

    init(_ trace: InvalidationTrace) {
      for write in trace.writes { writes[write.content.anyBinding.withoutIndices, default: 0] += 1 }
      for name in trace.equalWrites { equalWrites[name.withoutIndices, default: 0] += 1 }
      for cause in trace.groups.flatMap(\.causes) {
        let words = cause.advice
        for name in [cause.source, cause.name] where !words.isEmpty && advice[name] == nil { advice[name] = words }
      }
      for entry in trace.entries {
        let details = entry.details
        if let node = entry.node { byNode[node] = details }
        for cause in details {
          bySource[cause.place.withoutIndices, default: []].append((entry.node, cause))
        }
      }
    }
  }
}

extension InvalidationTrace.Cause {
  /// The place that was written, whatever the name of the cause.
  fileprivate var place: String { source.isEmpty ? name : source }
}

extension BindingReport.Row {
  @MainActor fileprivate init(
    _ key: BindingReport.PropertyKey, _ properties: [NodeProperty], _ counts: BindingReport.Counts,
    _ table: inout PropertyReaders
  ) {
    let nodes = Set(properties.map { $0.nodeID })
    // The views with the property, and the views inside them that read its target: their styles.
    var inside: Set<ObjectIdentifier> = []
    for property in properties { property.addNodes(to: &inside) }
    // In the order of the views, because the first advice is used.
    var seen: Set<ObjectIdentifier> = []
    let ordered = properties.map { $0.nodeID }.filter { seen.insert($0).inserted }
    let own = ordered.flatMap { counts.byNode[$0] ?? [] }.filter { cause in
      cause.name == "_\(key.name)" || cause.place.withoutIndices == key.source
        || cause.inputs.contains { $0.path.split(separator: ".").first ?? "" == key.name }
    }
    let others = (counts.bySource[key.source] ?? []).filter {
      $0.node.map { !nodes.contains($0) && inside.contains($0) } ?? false
    }
    .map(\.cause)
    let causes = own + others
    // Enclosing views that read the same state do so on their own.
    var around: Set<String> = []
    var known: Set<ObjectIdentifier> = []
    if key.kind == .state { for property in properties { property.addTypesAround(to: &around, known: &known) } }
    var readers: [String] = []
    for property in properties {
      for reader in table.readers(of: property) where !readers.contains(reader) { readers.append(reader) }
    }
    self.init(
      owner: key.owner, label: properties.count == 1 ? properties[0].controlLabel.escapingControls() : "",
      property: key.name, kind: key.kind.rawValue, source: key.source, instances: properties.count,
      readers: readers.filter { $0 != key.owner && !around.contains($0) },
      writes: counts.writes[key.source] ?? 0, equalWrites: counts.equalWrites[key.source] ?? 0,
      evaluations: causes.reduce(0) { $0 + $1.evaluations }, unneeded: causes.reduce(0) { $0 + $1.unneeded },
      advice: own.map(\.advice).first { !$0.isEmpty }
        ?? (key.kind == .closures
          ? "its view is evaluated with every evaluation of the enclosing view: pass a binding by key path" : ""))
  }

  fileprivate init(_ state: StateCounts, alsoReadBy others: [String], _ counts: BindingReport.Counts) {
    // In `@AppStorage("user.name")` the dot does not separate an owner from its property.
    let named = state.name.prefix { $0 != "(" && $0 != "[" }
    let dot = named.lastIndex(of: ".") ?? state.name.startIndex
    let name = state.name[dot...].drop { $0 == "." }
    let isState = name.hasPrefix("_") || state.name.hasPrefix("@")
    let isObject = !isState && dot == state.name.startIndex
    self.init(
      owner: String(state.name[..<dot]), label: "", property: String(name.drop { $0 == "_" }),
      kind: state.name.hasPrefix("@Environment") ? "environment" : isState ? "state" : isObject ? "object" : "property",
      source: "", instances: 1,
      readers: state.readers + others.filter { !state.readers.contains($0) }, writes: state.writes,
      equalWrites: state.equalWrites, evaluations: state.bodies, unneeded: state.unneeded,
      advice: counts.advice[state.name] ?? counts.advice[String(name)] ?? "")
  }
}
