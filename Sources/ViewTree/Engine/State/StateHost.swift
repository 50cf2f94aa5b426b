/// The state that all states of one screen share: the graph, the issues, and whether a frame is due.
///
/// Sendable: other threads use only the inbox; the rest belongs to the main thread.
package final class StateHost: @unchecked Sendable {
  let graph = Graph()
  /// Changes made by other threads; the screen applies them when it is next used.
  let inbox = Inbox()
  init() {
    graph.onRequest = { [inbox] in inbox.requestFrame() }
    graph.onEndless = { [unowned self] in onIssue($0) }
  }

  /// The focused values that were read on the screen.
  private(set) lazy var focusedValues = FocusedValueTable(graph: graph)

  private let singletons = Singletons()

  /// Returns the object of which there is one for the whole screen, and creates it on first use.
  ///
  /// The object may retain the host, so a closed host no longer stores new ones.
  package func singleton<T: AnyObject>(_ make: () -> T) -> T { singletons.singleton(storesNew: !isClosed, make) }

  /// Takes over the values that a screen with the same view keeps for the whole screen.
  func takeSingletons(of other: StateHost) { singletons.takeValues(of: other.singletons, for: self) }

  @safe @exclusivity(unchecked) private var eventActions: [() -> Void] = []

  /// Calls an action before and after the handler of each event.
  package func onEvent(_ action: @escaping () -> Void) { eventActions.append(action) }

  /// Reports that an event begins, or that its handler has run.
  func noteEvent() { for action in eventActions { action() } }

  /// The stored values that the screen shows.
  private(set) lazy var storedValues = StoredValueTable(owner: self)

  /// The tasks that views and actions started.
  let works = WorkRegister()
  /// Called with each issue, including the path of the view that was being evaluated.
  var onIssue: (String) -> Void = { RuntimeIssue.report($0) }
  /// Called with the name of each written state while a screen settles.
  @safe @exclusivity(unchecked) var onWrite: ((_ label: String) -> Void)?
  /// The listener for writes and object changes while traces are open.
  weak var traceListener: (any TraceListener)? {
    didSet {
      reportedValues = [:]
      isTraced = traceListener != nil
      inbox.isTraced = isTraced
    }
  }
  @safe @exclusivity(unchecked) private(set) var isTraced = false
  /// The log of updates, while a film is recorded.
  @safe @exclusivity(unchecked) var log: UpdateLog?
  /// The binding that is writing: the outermost, if one binding writes through another.
  private(set) var writer: (any OriginOwner)?
  /// The last reported value of each object property.
  var reportedValues: [WrittenProperty: WrittenValue] = [:]
  /// Returns the evaluator of the running body; called when a property of an object is read.
  var reader: () -> (any PropertyReader)? = { nil }
  /// Whether a trace, a log, a settling screen or the search for restless states listens to writes.
  var observesWrites: Bool { onWrite != nil || isTraced || log != nil || unsettledStates != nil }

  /// The number of the running evaluation of a body with bindings as plain stored properties; 0 if there is none.
  ///
  /// Reads of these bindings in that evaluation are not recorded.
  private(set) var untrackedRun: UInt32 = 0
  private var lastUntrackedRun: UInt32 = 0

  /// Runs a body with bindings as plain stored properties, and before it the connection of these properties.
  func runningUntracked<T>(_ body: () -> T) -> T {
    let outer = untrackedRun
    // An odd number is never 0.
    lastUntrackedRun = lastUntrackedRun &+ 2 | 1
    untrackedRun = lastUntrackedRun
    defer { untrackedRun = outer }
    return body()
  }

  private static let current = ThreadLocal<StateHost>()

  /// The host of the screen that is making frames or handling an event.
  ///
  /// Objects, which belong to no screen, are read for it.
  ///
  /// `nil` on threads other than the main thread.
  package static var active: StateHost? { current.object }

  /// Whether a screen is making frames or handling an event on this thread; rules run only there.
  static var isActive: Bool { current.isSet }

  /// Whether a rule of the screen is running on this thread.
  var isComputing: Bool { StateHost.isActive && graph.isComputing }

  /// Whether reads on this thread are recorded for a rule of the screen.
  var isRecording: Bool { StateHost.isActive && graph.current != nil }

  /// Returns the result of `read` without recording its reads.
  func untracked<T>(_ read: () -> T) -> T { StateHost.isActive ? graph.untracked(read) : read() }

  /// Runs work of the screen: frames, handlers.
  func whileActive<T>(_ body: () throws -> T) rethrows -> T {
    let outer = StateHost.active
    StateHost.current.object = self
    defer { StateHost.current.object = outer }
    return try body()
  }

  /// The size of the screen in its unit; a screen that grows with its content counts as 24 rows high.
  @safe @exclusivity(unchecked) package internal(set) var screenSize = CGSize.zero

  /// Replaces the main queue for work that publishers schedule while the screen is active.
  @safe @exclusivity(unchecked) weak var mainQueue: AnyObject?

  /// Whether the screen is gone; a binding may still retain its state.
  private(set) var isClosed = false

  /// Called when the screen is gone.
  func close() {
    isClosed = true
    onIssue = { RuntimeIssue.report($0) }
    onWrite = nil
    singletons.removeAll()
    eventActions = []
  }

  /// The locations that store objects of the screen and may outlive it, by identity; held weakly.
  ///
  /// Entries of released locations are removed when the table reaches `keeperLimit`.
  private var keepers: [ObjectIdentifier: WeakKeeper] = [:]
  private var keeperLimit = 64

  private struct WeakKeeper {
    weak var keeper: (any HostKeeper)?
  }

  /// Registers a location that stores an object of the screen.
  func note(_ keeper: any HostKeeper) {
    if keepers.count >= keeperLimit {
      keepers = keepers.filter { $0.value.keeper != nil }
      keeperLimit = max(64, 2 * keepers.count)
    }
    keepers[ObjectIdentifier(keeper)] = WeakKeeper(keeper: keeper)
  }

  /// Releases the screen's objects from all locations; called on the main thread when the screen is gone.
  ///
  /// View values and bindings that outlive the screen then retain nothing of it.
  func releaseKeepers() {
    for entry in keepers.values { entry.keeper?.forget(self) }
    keepers = [:]
  }

  /// The transactions with pending writes, by number.
  @safe @exclusivity(unchecked) private var transactions: [Int: Transaction] = [:]

  /// Moves the writes that other threads completed into the queue.
  func receiveWrites() { for write in inbox.takeWrites() { write() } }

  /// Adds a write to the update of a transaction.
  func enqueue(in transaction: Transaction, ticket: inout WriteQueue.Ticket, write: @escaping () -> Void) {
    if transaction.group != 0 {
      if let listener = transaction.listener, transactions[transaction.group] == nil {
        holds.append(listener.hold(for: self))
      }
      transactions[transaction.group] = transaction
    }
    graph.pendingWrites.add(transaction: transaction.group, ticket: &ticket, write: write)
    graph.requestFrame()
  }

  /// Requests an update for the transaction in which an object announced a change.
  ///
  /// The views that it marked are evaluated then.
  func noteChange(in transaction: Transaction) {
    guard !transaction.isPlain, !isComputing else { return }
    var ticket = WriteQueue.Ticket()
    enqueue(in: transaction, ticket: &ticket) {}
  }

  /// Applies the writes of the oldest pending transaction.
  func applyWrites() -> Transaction {
    guard let group = graph.pendingWrites.next() else { return Transaction() }
    defer { if graph.pendingWrites.isEmpty { transactions = [:] } }
    for write in group.writes { write() }
    return transactions[group.transaction] ?? Transaction()
  }

  /// The holds of listeners that wait for animations of pending writes.
  @safe @exclusivity(unchecked) private var holds: [AnimationListener.Hold] = []

  /// Called after the layout of an update, when its animated values have their own holds.
  func releaseHolds() { if !holds.isEmpty, graph.pendingWrites.isEmpty { holds = [] } }

  /// The listeners that wait or waited for animations of this screen.
  private var listeners: [WeakListener] = []

  private struct WeakListener {
    weak var listener: AnimationListener?
  }

  func note(_ listener: AnimationListener) {
    if listeners.contains(where: { $0.listener === listener }) { return }
    listeners.removeAll { $0.listener?.isWaiting != true }
    listeners.append(WeakListener(listener: listener))
  }

  /// Whether completions are waiting for animations.
  var hasWaitingCompletions: Bool { listeners.contains { $0.listener?.isWaiting == true } }

  /// Completions of animations that are due.
  @safe @exclusivity(unchecked) private var completions: [() -> Void] = []

  var hasCompletions: Bool { !completions.isEmpty }

  func complete(_ actions: [() -> Void]) {
    if actions.isEmpty { return }
    completions += actions
    graph.requestFrame()
  }

  func takeCompletions() -> [() -> Void] {
    defer { completions = [] }
    return completions
  }

  /// Reports an issue; an issue from another thread is reported with the next frame.
  package func report(_ issue: String) {
    guard MainThread.isCurrent else { return inbox.add { [self] in onIssue(issue) } }
    onIssue(located(issue))
  }

  /// Whether an event runs, at whose end the problems of shown values are reported.
  @safe @exclusivity(unchecked) var collectsProblems = false
  /// The problems that were found in this event, with the paths of their views.
  @safe @exclusivity(unchecked) private var problems: [(path: String, problem: @MainActor () -> String?)] = []

  /// Reports the problem of a value that a view shows, if there is still one at the end of the event: `onChange` may
  /// correct the value.
  @MainActor package func reportValue(_ problem: @escaping @MainActor () -> String?) {
    guard let issue = problem() else { return }
    if collectsProblems { problems.append((located(""), problem)) } else { report(issue) }
  }

  /// Reports the problems that are left at the end of an event.
  @MainActor func reportProblems() {
    collectsProblems = false
    if problems.isEmpty { return }
    let found = problems
    problems = []
    for (path, problem) in found { if let issue = problem() { onIssue(path + issue) } }
  }

  /// Reports a write that is refused because a view is being evaluated.
  func reportWriteInBody(of label: String) {
    report(
      "\(label) was written while a view was being evaluated; the write is ignored. Write state in an action, in onAppear or in onChange."
    )
  }

  /// Returns the issue, preceded by the path of the view that is being evaluated.
  func located(_ issue: String) -> String {
    guard isRecording, let rule = graph.current else { return issue }
    let path = rule.label
    return path.isEmpty ? issue : "\(path): \(issue)"
  }

  /// The states that are written while a screen does not settle.
  @safe @exclusivity(unchecked) var unsettledStates: Set<String>?

  /// `object` is the owner of the property, if the state is a property of an object.
  func willWrite<Value>(
    _ label: @autoclosure () -> String, _ vertex: Vertex? = nil, of object: AnyObject? = nil, from old: Value,
    to new: Value
  ) {
    unsettledStates?.insert(label())
    onWrite?(label())
    log?.willWrite(label, vertex, from: old, to: new)
    if isTraced { traceListener?.willWrite(label, vertex, of: object, from: old, to: new, by: writer) }
  }

  /// Called when an environment value that views read has changed.
  func noteEnvironment<Value>(_ source: Source<Value>, from old: Value, to new: Value) {
    if isTraced { traceListener?.environmentChanged(source, from: old, to: new) }
  }

  /// Called for a write of an equal value.
  func noteEqualWrite(_ label: @autoclosure () -> String, _ vertex: Vertex? = nil) {
    if MainThread.isCurrent, isTraced { traceListener?.recordEqualWrite(label(), vertex, by: writer) }
  }

  /// Called before a change of an object that a view observes, or that may be the one whose change Observation
  /// announced.
  func objectWillChange(_ object: AnyObject, isKnown: Bool = true) {
    guard MainThread.isCurrent else { return }
    log?.willChange(object)
    if isTraced { traceListener?.objectWillChange(object, isKnown: isKnown, by: writer) }
  }

  func whileWriting(by location: any OriginOwner, _ write: () -> Void) {
    let outer = writer
    if outer == nil { writer = location }
    defer { writer = outer }
    write()
  }
}

/// A location that stores objects of a screen for later reads.
protocol HostKeeper: AnyObject {
  /// Releases the stored objects of a screen that is gone.
  func forget(_ host: StateHost)
}

/// A listener for writes while traces are open; called on the main thread.
protocol TraceListener: AnyObject {
  /// `label` is the name of the place, if no vertex provides it.
  func willWrite(
    _ label: () -> String, _ vertex: Vertex?, of object: AnyObject?, from old: Any, to new: Any,
    by writer: (any OriginOwner)?)
  /// Called when an environment value changed.
  func environmentChanged(_ vertex: Vertex, from old: Any, to new: Any)
  func recordEqualWrite(_ label: String, _ vertex: Vertex?, by writer: (any OriginOwner)?)
  /// `isKnown`: whether the object announced the change itself.
  func objectWillChange(_ object: AnyObject, isKnown: Bool, by writer: (any OriginOwner)?)
}
