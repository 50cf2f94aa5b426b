/// The node of a composed view.
///
/// It evaluates the body in its only child.
///
/// It is also the base class of nodes whose body a style or a view modifier creates. The class does not require that `V`
/// is a view, though it always is: the runtime would look up the conformance for each type of nodes, which takes a
/// tenth of a millisecond.
@MainActor class BodyNode<V>: ParentNode, BodyEvaluatingNode, TracedNode, StatefulNode {
  @safe @exclusivity(unchecked) private final var view: V
  @safe @exclusivity(unchecked) private final var storages = PropertyStorages()
  private final let plan: PropertyPlan

  override var name: String? { typeName(evaluatedType) }

  /// The type whose evaluations are counted and whose properties are connected.
  class var evaluatedType: Any.Type { V.self }
  final var evaluatedType: Any.Type { Self.evaluatedType }
  /// The type whose stored properties may be dynamic; `Never` if none is.
  class var propertiesType: Any.Type { evaluatedType }

  required init(_ view: consuming V, _ plan: PropertyPlan, parent: Node, inputs: Inputs) {
    self.view = consume view
    self.plan = plan
    super.init(parent: parent, inputs: inputs, features: .countsEvaluations)
  }

  /// Called once, when the node has its place in the tree.
  func mount() {
    if withTree({ $0.preparesViews }), let issue = takeGivenStates() { return tree.report(issue, at: self) }
    evaluate(isFirst: true)
  }

  /// Takes the states with which the view is to begin; returns an issue if the view cannot be shown.
  private final func takeGivenStates() -> String? {
    if tree.omitsViewsWithoutObjects, let issue = missingObject { return issue }
    tree.givenStates?.hand(to: self)
    return nil
  }

  final var hasStates: Bool { plan.hasStorages }

  final func takeStates(of other: any StatefulNode) {
    storages = plan.twins(of: downcast(other, to: BodyNode<V>.self).storages, for: tree.host)
  }

  private final var missingObject: String? {
    var issue: String?
    tree.host.untracked { forEachTraced { _, property in issue = issue ?? property.missing?() } }
    return issue
  }

  final func update(_ view: V) {
    if withTree({ $0.mayAnimate || !$0.bodyMotions.isEmpty }), updateMotion(to: view) { return }
    if Comparison.areSameOnMain(self.view, asAny: view) { return skipped() }
    if withTree({ $0.graph.recordsCauses }) { inputsWillChange(to: view) }
    self.view = view
    evaluateAgain(because: "@self")
  }

  /// Evaluates the body of a view.
  final func show(_ view: V, because cause: String) {
    self.view = view
    evaluateAgain(because: cause)
  }

  /// Updates an animated body, or begins to animate it; returns false if the change is not animated.
  ///
  /// Few types of views have data that is animated, so the code is not specialized for each.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private final func updateMotion(to view: V) -> Bool {
    let id = ObjectIdentifier(self)
    let known = tree.bodyMotions[id].map { downcast($0, to: ViewMotion<V>.self) }
    guard let motion = known ?? makeMotion() else { return false }
    if Comparison.areSame(motion.end, view) {
      skipped()
      return true
    }
    let shown = motion.update(to: view)
    tree.bodyMotions[id] = shown != nil && motion.isMoving ? motion : nil
    show(shown ?? view, because: "@self")
    return true
  }

  private final func makeMotion() -> ViewMotion<V>? {
    bodyData(of: view).map { ViewMotion(self, downcast($0, to: BodyData<V>.self), end: view) }
  }

  /// Returns the animatable data of a view, or `nil`; see `BodyData`.
  func bodyData(of view: V) -> AnyObject? { nil }

  final override func evaluateNow() { evaluate(isFirst: false) }

  @inline(__always) private final func evaluate(isFirst: Bool) {
    if let log = tree.log, countsEvaluations { log.willEvaluate(evaluatedType) }
    if let hub = tree.hub, countsEvaluations { evaluateTraced(isFirst: isFirst, hub) } else { evaluateContent() }
  }

  /// An evaluation is unneeded if it is not the first and changed nothing; see ``Tree/changeCount`` and
  /// ``Tree/actionCount``.
  private final func evaluateTraced(isFirst: Bool, _ hub: TraceHub) {
    hub.takeChanges()
    let recorders = hub.recorders
    let (changes, actions) = withTree { ($0.changeCount, $0.actionCount) }
    let causes = rule?.causes ?? []
    recorders.forEachBorrowed { $0.willEvaluate(self, causes: causes, isFirst: isFirst, in: hub.watch) }
    evaluateContent()
    let (isNew, hasNewActions) = withTree { (isFirst || $0.changeCount != changes, $0.actionCount != actions) }
    let more = isFirst ? [] : rule?.causes.dropFirst(causes.count) ?? []
    recorders.forEachBorrowed {
      if !more.isEmpty { $0.found(more, of: self) }
      $0.evaluated(isNew: isNew, hasNewActions: hasNewActions)
    }
  }

  private final func skipped() {
    if countsEvaluations, let hub = withTree({ $0.hub }) { hub.recorders.forEachBorrowed { $0.skipped(self) } }
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private final func inputsWillChange(to view: V) {
    if tree.printsChanges {
      tree.changedProperties = (ObjectIdentifier(self), plan.names(differingIn: self.view, view))
    }
    guard let hub = tree.hub, countsEvaluations else { return }
    for recorder in hub.recorders { recorder.inputsWillChange(of: self, from: self.view, to: view) }
  }

  /// The causes of the evaluation in SwiftUI's words, without duplicates.
  ///
  /// `@self` for a new view value is followed by the names of the properties that differ.
  final var causeNames: [String] {
    guard let rule else { return ["@self"] + takeChangedProperties() }
    let observed = rule.causes.compactMap { if case .observed(let label) = $0 { nameOfCause(label()) } else { nil } }
    var names: [String] = []
    func add(_ name: String) { if !names.contains(name) { names.append(name) } }
    if rule.causes.contains(where: { if case .name("@self") = $0 { true } else { false } }) {
      add("@self")
      takeChangedProperties().forEach(add)
    }
    for cause in rule.causes {
      switch cause {
      case .name(NodeRule.observation) where !observed.isEmpty: observed.forEach(add)
      case .name(let name): add(name)
      case .vertex(let vertex): add(nameOfCause(vertex))
      case .observed: break
      }
    }
    return names
  }

  private final func takeChangedProperties() -> [String] {
    guard let changed = tree.changedProperties, changed.node == ObjectIdentifier(self) else { return [] }
    return changed.names
  }

  final func propertyWillChange(_ label: @escaping () -> String) { rule?.observe(label) }

  /// Returns the name of the view's own property that reads the vertex, or else the vertex's label.
  final func nameOfCause(_ vertex: Vertex) -> String {
    plan.name(of: vertex, in: view, storages) ?? nameOfEnvironment(vertex) ?? nameOfCause(vertex.label)
  }

  /// Returns the name of the property that reads an environment value through a key path.
  ///
  /// Such a key path may read several values.
  private final func nameOfEnvironment(_ vertex: Vertex) -> String? {
    var name: String?
    forEachTraced { entry, property in
      guard name == nil, let read = property.read else { return }
      let collector = ReadCollector(graph: tree.graph)
      collector.record(read)
      if collector.inputs.contains(where: { $0.vertex === vertex }) { name = entry.name }
    }
    return name
  }

  final func nameOfCause(_ label: String) -> String {
    let owner = typeName(evaluatedType) + "."
    return label.hasPrefix(owner) ? String(label.dropFirst(owner.count)) : label
  }

  /// Evaluates the content in the child.
  func evaluateContent() {}

  /// Evaluates the body in the child.
  @inline(__always) final func evaluateBody<Content: View>(_ body: (V) -> Content) {
    evaluateChild(Tree.evaluating(self) { making { view in tracking { body(view) } } })
  }

  /// Calls `make` with the view after connecting its properties, and records what the properties read.
  @inline(__always) final func making<T>(_ make: (V) -> T) -> T {
    recording {
      if plan.prepares { plan.prepare(&view) }
      guard plan.connects else { return make(view) }
      return plan.readsUntracked ? tree.host.runningUntracked { makeConnected(make) } : makeConnected(make)
    }
  }

  @inline(__always) private final func makeConnected<T>(_ make: (V) -> T) -> T {
    var connected = view
    plan.connect(&connected, to: &storages, in: propertyContext)
    return make(connected)
  }

  // MARK: Traces

  final func forEachObject(_ body: (AnyObject) -> Void) {
    tree.host.untracked {
      StoredParts.of(V.self).forEachHolder(in: view) { forEachHeldObject(in: $0, body) }
      forEachTraced { _, property in
        if let object = property.object { return body(object) }
        if let value = property.value { forEachHeldObject(in: value(), body) }
      }
    }
  }

  final func forEachPlace(_ body: (_ property: String, TracedProperty) -> Void) {
    tree.host.untracked {
      forEachTraced { entry, property in body(entry.name, property) }
      StoredParts.of(V.self).forEachObject(in: view) { body($0, TracedProperty(object: $1, isProjected: false)) }
    }
  }

  final func forEachOrigin(_ body: (_ property: String, BindingOrigin, Vertex?) -> Void) {
    forEachTraced { entry, property in
      if let origin = property.origin { body(entry.name, origin, property.vertex) }
    }
  }

  final func forEachHeldBinding(_ body: (_ property: String, BindingOrigin, Vertex?) -> Void) {
    forEachBinding(in: view) { name, binding in body(name, binding.origin, binding.vertex) }
  }

  private final func forEachTraced(_ body: (PropertyPlan.Entry, TracedProperty) -> Void) {
    plan.forEachTraced(in: view, storages, inputs.environment, body)
  }

  final override func willUnmount() {
    withTree { $0.hub?.willLeave(self) }
    plan.disconnect(storages)
    withTree { if !$0.bodyMotions.isEmpty { $0.bodyMotions[ObjectIdentifier(self)] = nil } }
  }

  /// The causes of the body's evaluation; in the first one, every property counts as changed.
  final var changedNames: [String] {
    if child != nil { return causeNames }
    var names: [String] = []
    for entry in plan.entries where !names.contains(entry.name) { names.append(entry.name) }
    return names.isEmpty ? ["@self"] : ["@self", "@identity"] + names
  }

  private nonisolated func makeRule() -> ViewRule { onMainActor(self) { $0.ownRule } }

  private var propertyContext: PropertyContext {
    PropertyContext(owner: tree.host, environment: inputs.environment, ownerType: evaluatedType, rule: makeRule)
  }
}

/// The node of a composed view, of any type.
class ViewNode<V: View>: BodyNode<V> {
  override func evaluateContent() { evaluateBody { $0.body } }
  override func bodyData(of view: V) -> AnyObject? { V._bodyData(of: view) }
}

/// The node of a view that represents a value of another kind: a scene, commands, the content of a toolbar.
private final class PartBodyNode<V: View, Part>: BodyNode<V> {
  override class var evaluatedType: Any.Type { Part.self }
  override func evaluateContent() { evaluateBody { $0.body } }
}

extension _Slot {
  /// Evaluates the body of a view that represents a value of another kind, such as a scene.
  ///
  /// Traces count the evaluation for `Part`, the type of that value.
  @MainActor package mutating func evaluateBody<V: View, Part>(of view: V, as part: Part.Type) {
    evaluateBody(of: view, PartBodyNode<V, Part>.self)
  }

  /// Evaluates a composed view in the node for its body.
  @inline(__always) @MainActor mutating func evaluateBody<V, N: BodyNode<V>>(
    of view: V, _ type: @autoclosure () -> N.Type
  ) {
    if let node { return downcast(node, to: BodyNode<V>.self).update(view) }
    let plan = PropertyPlan.of(V.self, host: type().propertiesType)
    if plan.nodeType == nil { plan.nodeType = type() }
    let type = downcast(class: plan.nodeType!, to: BodyNode<V>.self)
    node { type.init(view, plan, parent: $0, inputs: $1) }.mount()
  }
}
