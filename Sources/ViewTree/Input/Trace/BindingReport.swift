/// How the bindings and states of a screen are made, who reads them, and what each led to while events happened.
///
///     try screen.bindingReport { try screen.find(.toggle, "Device 3").tap() }
///
///     Row.isOn ×200 · closures · Binding(get:set:) at Devices.swift:12 · bodies 200 → pass $model.devices[i].isOn
///     Model.devices · property · written 1 · bodies 401 · read by DeviceList
///
/// A binding made by a key path, a subscript or of an element of a collection can be compared: its view is evaluated
/// when the value changes. One made of closures cannot: its view is evaluated whenever the view around is. Views of
/// ViewTree itself are left out; their own states are in it where they were written.
public struct BindingReport: Sendable, CustomStringConvertible {
  /// One property of the views of one type, or one state.
  public struct Row: Sendable {
    /// The type that has the property: a view, or an object.
    public let owner: String
    /// The property, without an underscore.
    public let property: String
    /// How it is made: `state`, `property` of an object, `key path`, `subscript`, `element of a collection`,
    /// `closures`, `constant`, `converted`.
    public let kind: String
    /// What a binding leads to: a state and the path from it, with `[i]` for an index, or closures by their place in the
    /// source.
    public let source: String
    /// How many views have it.
    public let instances: Int
    /// The types whose bodies read it.
    public let readers: [String]
    /// How often another value was written by it.
    public let writes: Int
    /// How often a value was written that equals the one before.
    public let equalWrites: Int
    /// How many bodies it made run.
    public let evaluations: Int
    /// How many of these ran and nothing came out different.
    public let unneeded: Int
    /// What to do; empty if nothing is known.
    public let advice: String
  }

  /// Bindings, in the order of the views from the root, then states and properties of objects.
  public let rows: [Row]

  /// A line for each row.
  public var description: String {
    rows.isEmpty ? "there are no bindings and no states" : rows.map(\.description).joined(separator: "\n")
  }
}

extension BindingReport.Row: CustomStringConvertible {
  /// `Row.isOn ×200 · closures · Binding(get:set:) at Devices.swift:12 · bodies 200 → pass $items[i].isOn`.
  public var description: String {
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

/// A property of a view that is a binding or a state.
struct NodeProperty {
  let owner: Any.Type
  let name: String
  let origin: BindingOrigin
}

extension Node {
  /// The bindings and states of the views at and below this node that are not the engine's own.
  var tracedProperties: [NodeProperty] {
    var properties: [NodeProperty] = []
    func visit(_ node: Node) {
      if let traced = node as? any TracedNode, traced.isCounted, !isOwn(traced.evaluatedType) {
        traced.forEachOrigin { name, _, origin in
          properties.append(NodeProperty(owner: traced.evaluatedType, name: name, origin: origin))
        }
      }
      node.forEachChild(visit)
    }
    visit(self)
    return properties
  }
}

/// Whether a type is one of this module.
private func isOwn(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("ViewTree.") }

extension BindingReport {
  init(_ trace: InvalidationTrace, properties: [NodeProperty]) {
    let groups = trace.groups
    var order: [PropertyKey] = []
    var counts: [PropertyKey: Int] = [:]
    for property in properties where property.origin.kind != .state || property.isBinding {
      let key = PropertyKey(property)
      if counts[key] == nil { order.append(key) }
      counts[key, default: 0] += 1
    }
    let bindings = order.map { Row($0, instances: counts[$0]!, trace, groups) }
    var states = trace.states.filter { $0.writes + $0.equalWrites + $0.bodies > 0 }
    for property in properties where property.origin.kind == .state && !property.isBinding {
      let name = property.origin.words.escapingControls()
      if !states.contains(where: { $0.name == name }) {
        states.append(StateCounts(name: name, writes: 0, equalWrites: 0, bodies: 0, unneeded: 0, readers: []))
      }
    }
    rows = bindings + states.map { Row($0, groups) }
  }

  /// Properties that are one in the report: those of rows are.
  fileprivate struct PropertyKey: Hashable {
    let owner: String
    let name: String
    let kind: BindingOrigin.Kind
    let source: String

    init(_ property: NodeProperty) {
      owner = typeName(property.owner)
      name = property.name.unwrappedName
      kind = property.origin.kind
      source = property.origin.words.escapingControls().withoutIndices
    }
  }
}

extension NodeProperty {
  /// Whether it is a binding to a state, not the state: it is called otherwise.
  fileprivate var isBinding: Bool { origin.words != "\(typeName(owner)).\(name)" && !origin.words.hasPrefix("@") }
}

extension BindingReport.Row {
  fileprivate init(
    _ key: BindingReport.PropertyKey, instances: Int, _ trace: InvalidationTrace, _ groups: [InvalidationTrace.Group]
  ) {
    let causes = (groups.first { $0.typeName == key.owner }?.causes ?? []).filter { cause in
      cause.name == "_\(key.name)" || cause.inputs.contains { $0.path.split(separator: ".").first ?? "" == key.name }
    }
    let writes = trace.writes.filter { $0.binding.withoutIndices == key.source }.count
    self.init(
      owner: key.owner, property: key.name, kind: key.kind.rawValue, source: key.source, instances: instances,
      readers: [], writes: writes, equalWrites: 0, evaluations: causes.reduce(0) { $0 + $1.evaluations },
      unneeded: causes.reduce(0) { $0 + $1.unneeded },
      advice: causes.map(\.advice).first { !$0.isEmpty }
        ?? (key.kind == .closures
          ? "its view is evaluated whenever the view around is: pass a binding by a key path" : ""))
  }

  fileprivate init(_ state: StateCounts, _ groups: [InvalidationTrace.Group]) {
    let dot = state.name.lastIndex(of: ".") ?? state.name.startIndex
    let name = state.name[dot...].drop { $0 == "." }
    let isState = name.hasPrefix("_") || state.name.hasPrefix("@")
    let causes = groups.flatMap(\.causes).filter { $0.source == state.name || $0.name == name }
    self.init(
      owner: String(state.name[..<dot]), property: String(name.drop { $0 == "_" }),
      kind: isState ? "state" : "property", source: "", instances: 1, readers: state.readers, writes: state.writes,
      equalWrites: state.equalWrites, evaluations: state.bodies, unneeded: state.unneeded,
      advice: causes.map(\.advice).first { !$0.isEmpty } ?? "")
  }
}
