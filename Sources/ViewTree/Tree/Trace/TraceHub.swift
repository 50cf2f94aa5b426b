/// What the traces of one screen that are open share: who is told of writes, and what objects are like before a change.
///
/// Sendable: it is told on the main thread alone.
final class TraceHub: TraceListener, @unchecked Sendable {
  @MainActor let watch = ObjectWatch()
  @MainActor fileprivate(set) var recorders: [TraceRecorder] = []
  @MainActor init() {}

  /// What the label of a node is.
  @MainActor fileprivate var label: (Node) -> String = { _ in "" }
  /// How many events are being handled, one within the other: the outermost names them.
  @MainActor private var handled = 0

  func willWrite(
    _ label: () -> String, _ vertex: Vertex?, from old: Any, to new: Any, by writer: (any OriginOwner)?
  ) {
    withoutActuallyEscaping(label) { label in
      onMainActor((self, label, vertex, old, new, writer)) { hub, label, vertex, old, new, writer in
        for recorder in hub.recorders { recorder.wrote(label, vertex, from: old, to: new, by: writer) }
      }
    }
  }

  func wroteEqual(_ label: String, by writer: (any OriginOwner)?) {
    onMainActor((self, label)) { hub, label in for recorder in hub.recorders { recorder.wroteEqual(label) } }
  }

  func objectWillChange(_ object: AnyObject, by writer: (any OriginOwner)?) {
    onMainActor((self, object, writer)) { $0.watch.willChange($1, by: $2) }
  }

  /// Takes note of what changed in objects.
  @MainActor func takeChanges() {
    for change in watch.take() {
      for recorder in recorders where !recorder.knowsWrite(of: change.label) {
        recorder.wrote({ change.label }, nil, from: change.old, to: change.new, by: change.writer)
      }
    }
  }

  /// Begins an event, unless it is part of one.
  @MainActor func beginEvent(_ name: () -> String) {
    handled += 1
    guard handled == 1 else { return }
    let name = name()
    for recorder in recorders { recorder.begin(name) }
  }

  @MainActor func endEvent() {
    handled -= 1
    eventMayEnd()
  }

  /// Ends what happened outside of an event when its frames are made.
  @MainActor func eventMayEnd() { if handled == 0 { for recorder in recorders { recorder.endEvent() } } }

  @MainActor func willLeave(_ node: Node) { for recorder in recorders { recorder.willLeave(node, label) } }

  @MainActor func frameEnded() {
    if !watch.isIdle {
      takeChanges()
      watch.forget()
    }
    for recorder in recorders { recorder.frameEnded() }
  }
}

extension Tree {
  /// Lets a recorder count, until ``end(_:)``.
  ///
  /// Others that count already go on.
  final func begin(_ recorder: TraceRecorder, label: @escaping (Node) -> String) {
    let hub = hub ?? TraceHub()
    hub.label = label
    hub.recorders.append(recorder)
    setHub(hub)
  }

  /// Takes note that a view was compared and found unchanged, outside of its own node.
  final func noteSkip(of node: Node?) {
    guard let hub, let node = node as? any TracedNode else { return }
    for recorder in hub.recorders { recorder.skipped(node) }
  }

  final func end(_ recorder: TraceRecorder) {
    guard let hub else { return }
    hub.recorders.removeAll { $0 === recorder }
    setHub(hub.recorders.isEmpty ? nil : hub)
  }
}
