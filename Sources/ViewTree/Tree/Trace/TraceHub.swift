/// What the traces of one screen that are open share: who is told of writes, and what objects are like before a change.
///
/// Sendable: it is told on the main thread alone.
final class TraceHub: TraceListener, @unchecked Sendable {
  let watch: ObjectWatch
  @exclusivity(unchecked) fileprivate(set) var recorders: [TraceRecorder] = []
  /// What the label of a node is.
  @exclusivity(unchecked) fileprivate var label: @MainActor (Node) -> String = { _ in "" }
  /// How many events are being handled, one within the other: the outermost names them.
  @exclusivity(unchecked) private var handled = 0
  /// The properties of objects of which it was told in this frame by what wrote them.
  @exclusivity(unchecked) private var told: [ObjectIdentifier: (object: AnyObject, labels: Set<String>)] = [:]

  @MainActor init() { watch = ObjectWatch() }

  func willWrite(
    _ label: () -> String, _ vertex: Vertex?, of object: AnyObject?, from old: Any, to new: Any,
    by writer: (any OriginOwner)?
  ) {
    if let object { told[ObjectIdentifier(object), default: (object, [])].labels.insert(label()) }
    recorders.forEachBorrowed {
      $0.wrote(label, vertex, from: old, to: new, by: writer, at: place(of: object, by: writer))
    }
  }

  /// A property of an object that a binding holds is told of when the frame is made: the object said before where.
  private func place(of object: AnyObject?, by writer: (any OriginOwner)?) -> WritePlace {
    guard let object, writer == nil else { return WritePlace(of: writer) }
    return onMainActor((watch, object)) { $0.place(of: $1) } ?? WritePlace(of: nil)
  }

  /// Only what bodies read is told: texts and shapes read much that the engine keeps in the environment.
  func environmentChanged(_ vertex: Vertex, from old: Any, to new: Any) {
    let isRead = vertex.outputs.contains { output in
      (output.rule as? NodeRule).map { onMainActor($0) { $0.node.isCounted } } ?? false
    }
    guard isRead else { return }
    for recorder in recorders { recorder.wrote({ vertex.label }, vertex, from: old, to: new, by: nil, at: .unknown) }
  }

  func wroteEqual(_ label: String, _ vertex: Vertex?, by writer: (any OriginOwner)?) {
    for recorder in recorders { recorder.wroteEqual(label, vertex, by: writer) }
  }

  func objectWillChange(_ object: AnyObject, isKnown: Bool, by writer: (any OriginOwner)?) {
    onMainActor((self, object, isKnown, writer)) { $0.watch.willChange($1, isKnown: $2, by: $3) }
  }

  /// Takes note of what changed in objects.
  @MainActor func takeChanges() {
    if watch.isIdle { return }
    for change in watch.take() {
      if told[ObjectIdentifier(change.object)]?.labels.contains(change.label) == true { continue }
      for recorder in recorders {
        if let values = change.values {
          recorder.wrote({ change.label }, nil, from: values.old, to: values.new, by: change.writer, at: change.place)
        } else {
          recorder.wroteEqual(change.label, nil, by: change.writer)
        }
      }
    }
  }

  /// Begins an event, unless it is part of one.
  func beginEvent(_ name: () -> EventName) {
    handled += 1
    guard handled == 1 else { return }
    let name = name()
    recorders.forEachBorrowed { $0.begin(name) }
  }

  func endEvent() {
    handled -= 1
    eventMayEnd()
  }

  /// Ends what happened outside of an event when its frames are made.
  func eventMayEnd() { if handled == 0 { recorders.forEachBorrowed { $0.endEvent() } } }

  /// Evaluates a node that is no view's: what it leads to is due to what was written that the node had read.
  @MainActor func evaluateContent(of node: Node, causes: [Rule.Cause]) {
    let recorders = recorders
    for recorder in recorders { recorder.willEvaluateContent(of: node, causes: causes, in: watch) }
    node.evaluateNow()
    for recorder in recorders { recorder.evaluatedContent() }
  }

  @MainActor func willLeave(_ node: Node) { for recorder in recorders { recorder.willLeave(node, label) } }

  @MainActor func frameEnded() {
    if !watch.isIdle {
      takeChanges()
      watch.forget()
    }
    if !told.isEmpty { told = [:] }
    recorders.forEachBorrowed { $0.frameEnded() }
  }
}

extension Tree {
  /// Lets a recorder count, until ``end(_:)``.
  ///
  /// Others that count already go on.
  final func begin(_ recorder: TraceRecorder, label: @escaping @MainActor (Node) -> String) {
    let hub = hub ?? TraceHub()
    hub.label = label
    hub.recorders.append(recorder)
    setHub(hub)
  }

  /// Takes note that a view was compared and found unchanged, outside of its own node.
  final func noteSkip(of node: Node?) {
    guard let hub, let node, node.isCounted else { return }
    hub.recorders.forEachBorrowed { $0.skipped(node) }
  }

  final func end(_ recorder: TraceRecorder) {
    guard let hub else { return }
    hub.recorders.removeAll { $0 === recorder }
    setHub(hub.recorders.isEmpty ? nil : hub)
  }
}
