/// The state that all open traces of one screen share: the recorders, and the objects that are about to change.
///
/// Sendable: only the main thread calls it.
final class TraceHub: @unchecked Sendable {
  /// The listener of the state's host.
  private(set) lazy var listener: any TraceListener = Listener(self)
  let watch: ObjectWatch
  @safe @exclusivity(unchecked) fileprivate(set) var recorders: [TraceRecorder] = []
  /// Returns the label of a node.
  @safe @exclusivity(unchecked) fileprivate var label: @MainActor (Node) -> String = { _ in "" }
  /// The depth of nested events; the outermost event names them all.
  @safe @exclusivity(unchecked) private var handled = 0
  /// The object properties whose write was reported directly in this frame, so that ``takeChanges()`` skips them.
  @safe @exclusivity(unchecked) private var reportedLabels:
    [ObjectIdentifier: (object: AnyObject, labels: Set<String>)] = [:]

  @MainActor init() { watch = ObjectWatch() }

  /// Passes everything on to the hub.
  ///
  /// The host refers to it weakly: a weak reference to the hub would make every retain of the hub slow.
  private final class Listener: TraceListener {
    @Unowned private var hub: TraceHub

    init(_ hub: TraceHub) { _hub = Unowned(hub) }

    func willWrite(
      _ label: () -> String, _ vertex: Vertex?, of object: AnyObject?, from old: Any, to new: Any,
      by writer: (any OriginOwner)?
    ) { hub.willWrite(label, vertex, of: object, from: old, to: new, by: writer) }

    func environmentChanged(_ vertex: Vertex, from old: Any, to new: Any) {
      hub.environmentChanged(vertex, from: old, to: new)
    }

    func recordEqualWrite(_ label: String, _ vertex: Vertex?, by writer: (any OriginOwner)?) {
      hub.recordEqualWrite(label, vertex, by: writer)
    }

    func objectWillChange(_ object: AnyObject, isKnown: Bool, by writer: (any OriginOwner)?) {
      hub.objectWillChange(object, isKnown: isKnown, by: writer)
    }
  }

  @inline(never) fileprivate func willWrite(
    _ label: () -> String, _ vertex: Vertex?, of object: AnyObject?, from old: Any, to new: Any,
    by writer: (any OriginOwner)?
  ) {
    if let object { reportedLabels[ObjectIdentifier(object), default: (object, [])].labels.insert(label()) }
    recorders.forEachBorrowed {
      $0.recordWrite(label, vertex, from: old, to: new, by: writer, at: place(of: object, by: writer))
    }
  }

  /// The place of a write.
  ///
  /// For an object property without a binding, it is the place at which the object announced its change.
  private func place(of object: AnyObject?, by writer: (any OriginOwner)?) -> WritePlace {
    guard let object, writer == nil else { return WritePlace(of: writer) }
    return onMainActor((watch, object)) { $0.place(of: $1) } ?? WritePlace(of: nil)
  }

  /// Records a changed environment value if a view whose evaluations are counted reads it.
  ///
  /// Other readers, such as texts and shapes, read many values that the engine sets.
  fileprivate func environmentChanged(_ vertex: Vertex, from old: Any, to new: Any) {
    let isRead = vertex.outputs.contains { output in
      (output.rule as? NodeRule).map { onMainActor($0) { $0.node.countsEvaluations } } ?? false
    }
    guard isRead else { return }
    for recorder in recorders {
      recorder.recordWrite({ vertex.label }, vertex, from: old, to: new, by: nil, at: .unknown)
    }
  }

  fileprivate func recordEqualWrite(_ label: String, _ vertex: Vertex?, by writer: (any OriginOwner)?) {
    for recorder in recorders { recorder.recordEqualWrite(label, vertex, by: writer) }
  }

  fileprivate func objectWillChange(_ object: AnyObject, isKnown: Bool, by writer: (any OriginOwner)?) {
    onMainActor((self, object, isKnown, writer)) { $0.watch.willChange($1, isKnown: $2, by: $3) }
  }

  /// Reports the property changes of objects since the last call.
  @MainActor func takeChanges() {
    if watch.isIdle { return }
    for change in watch.take() {
      if reportedLabels[ObjectIdentifier(change.object)]?.labels.contains(change.label) == true { continue }
      for recorder in recorders {
        if let values = change.values {
          recorder.recordWrite(
            { change.label }, nil, from: values.old, to: values.new, by: change.writer, at: change.place)
        } else {
          recorder.recordEqualWrite(change.label, nil, by: change.writer)
        }
      }
    }
  }

  /// Begins an event, unless one is already open.
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

  /// Ends the recorders' current event, unless an event is still being handled.
  ///
  /// Also called after the frames of work that belongs to no event.
  func eventMayEnd() { if handled == 0 { recorders.forEachBorrowed { $0.endEvent() } } }

  /// Evaluates a node whose evaluations are not counted, and attributes the effects to the states in `causes`.
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
    if !reportedLabels.isEmpty { reportedLabels = [:] }
    recorders.forEachBorrowed { $0.frameEnded() }
  }
}

extension Tree {
  /// Adds a recorder, which counts until ``end(_:)``.
  ///
  /// Recorders that are already open continue.
  final func begin(_ recorder: TraceRecorder, label: @escaping @MainActor (Node) -> String) {
    let hub = hub ?? TraceHub()
    hub.label = label
    hub.recorders.append(recorder)
    setHub(hub)
  }

  /// Records that a view was compared and found unchanged outside of its own node.
  final func noteSkip(of node: Node?) {
    guard let hub, let node, node.countsEvaluations else { return }
    hub.recorders.forEachBorrowed { $0.skipped(node) }
  }

  final func end(_ recorder: TraceRecorder) {
    guard let hub else { return }
    hub.recorders.removeAll { $0 === recorder }
    setHub(hub.recorders.isEmpty ? nil : hub)
  }
}
