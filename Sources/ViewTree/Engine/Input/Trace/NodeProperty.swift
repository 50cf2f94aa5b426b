/// A property of a view that is a binding or a state.
@MainActor package struct NodeProperty {
  package let owner: Any.Type
  package let name: String
  package let origin: BindingOrigin
  fileprivate let node: Node
  fileprivate let vertex: Vertex?
  /// The types of the views further inside that hold the same binding.
  fileprivate var holders: [String] = []

  /// Whether it is a binding to a state rather than the state itself: then its name differs.
  package var isBinding: Bool {
    origin.kind != .state || (origin.words != "\(typeName(owner)).\(name)" && !origin.words.hasPrefix("@"))
  }

  /// The identity of the node of the view.
  package var nodeID: ObjectIdentifier { ObjectIdentifier(node) }

  /// The label of the control, if the view is one.
  package var controlLabel: String { node.controlLabel }

  /// Adds the types of the enclosing views, up to a node whose enclosing types are known.
  package func addTypesAround(to types: inout Set<String>, known: inout Set<ObjectIdentifier>) {
    node.addTypesAround(to: &types, known: &known)
  }

  /// Adds the nodes of the view and of all views inside it.
  package func addNodes(to nodes: inout Set<ObjectIdentifier>) { node.addNodes(to: &nodes) }
}

/// The types whose bodies read a property, or that receive it: computed once for each state, which many rows may read.
@MainActor package struct PropertyReaders {
  private var byVertex: [ObjectIdentifier: [String]] = [:]

  package init() {}

  package mutating func readers(of property: NodeProperty) -> [String] {
    var all = property.vertex.map { readers(of: $0) } ?? []
    for holder in property.holders where !all.contains(holder) { all.append(holder) }
    return all
  }

  private mutating func readers(of vertex: Vertex) -> [String] {
    if let known = byVertex[ObjectIdentifier(vertex)] { return known }
    let readers = vertex.readers
    byVertex[ObjectIdentifier(vertex)] = readers
    return readers
  }
}

extension Node {
  /// The bindings and states of the views at and below this node; of built-in views only the bindings of controls that
  /// no enclosing view holds.
  var tracedProperties: [NodeProperty] {
    var properties: [NodeProperty] = []
    /// `around`: the bindings of the enclosing views, by their targets; `controls`: the names of the enclosing
    /// controls.
    func visit(_ node: Node, _ around: [String: Int], _ controls: [String]) {
      var (around, controls) = (around, controls)
      if node.countsEvaluations {
        let traced = node.traced
        let (type, isControl) = (traced.evaluatedType, isPackageType(traced.evaluatedType))
        let whole = node.counted
        let ownName = tracedName(whole.traced.evaluatedType)
        func add(_ name: String, _ origin: BindingOrigin, _ vertex: Vertex?) {
          let property = NodeProperty(owner: type, name: name, origin: origin, node: node, vertex: vertex)
          if property.isBinding {
            if let holder = around[origin.words] {
              if !properties[holder].holders.contains(ownName) { properties[holder].holders.append(ownName) }
              if isControl { return }
            }
            // A part receives its binding from the control that it is a part of.
            if whole !== node { return }
            // The private state of a control is left out.
            if isControl, origin.kind == .other || controls.contains(where: { origin.words.hasPrefix("\($0)._") }) {
              return
            }
            around[origin.words] = properties.count
          }
          properties.append(property)
        }
        if isControl {
          controls.append(ownName)
          traced.forEachHeldBinding(add)
        } else {
          traced.forEachOrigin(add)
        }
      }
      node.forEachChild { visit($0, around, controls) }
    }
    visit(self, [:], [])
    return properties
  }

  /// Adds the types of the enclosing views, up to a node whose enclosing types are known.
  fileprivate func addTypesAround(to types: inout Set<String>, known: inout Set<ObjectIdentifier>) {
    var next = parent
    while let current = next, known.insert(ObjectIdentifier(current)).inserted {
      if current.countsEvaluations { types.insert(tracedName(current.traced.evaluatedType)) }
      next = current.parent
    }
  }

  /// Adds the node and all its descendants.
  fileprivate func addNodes(to nodes: inout Set<ObjectIdentifier>) {
    // A node that is in the set was added with its descendants.
    guard nodes.insert(ObjectIdentifier(self)).inserted else { return }
    forEachChild { $0.addNodes(to: &nodes) }
  }
}

extension Vertex {
  /// The types of the views that are evaluated again when the value changes, each once.
  @MainActor fileprivate var readers: [String] {
    var readers: [String] = []
    var seen: Set<ObjectIdentifier> = []
    func visit(_ vertex: Vertex) {
      for output in vertex.outputs where seen.insert(ObjectIdentifier(output.rule)).inserted {
        if let type = (output.rule as? NodeRule)?.countedType {
          let name = tracedName(type)
          if !readers.contains(name) { readers.append(name) }
        } else {
          visit(output.rule)
        }
      }
    }
    visit(self)
    return readers
  }
}

extension NodeRule {
  /// The type under which the rule's evaluations are counted: that of the view that it evaluates, or is a part of.
  @MainActor fileprivate var countedType: Any.Type? {
    var next: Node? = node
    while let current = next {
      if current.countsEvaluations { return current.counted.traced.evaluatedType }
      next = current.parent
    }
    return nil
  }
}
