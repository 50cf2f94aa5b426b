/// What the states of one screen share: the graph, the issues, and whether a frame is due.
///
/// Sendable: what other threads use of it is the inbox; the rest is the main thread's.
final class StateHost: @unchecked Sendable {
  let graph = Graph()
  /// Changes made by other threads; the screen takes them in when it is next looked at.
  let inbox = Inbox()
  init() {
    graph.onRequest = { [inbox] in inbox.requestFrame() }
    graph.onEndless = { [unowned self] in onIssue($0) }
  }

  /// What the views around the focus publish, as far as it is read.
  private(set) lazy var focusedValues = FocusedValueTable(graph: graph)

  private let singles = Singles()

  /// What there is one of for the whole screen, made when it is first asked for.
  ///
  /// What is made may hold the host: one that is closed keeps it no more.
  func single<T: AnyObject>(_ make: () -> T) -> T { singles.single(keepsNew: !isClosed, make) }

  /// What the screen shows of values that outlive it.
  private(set) lazy var storedValues = StoredValueTable(owner: self)

  /// A Boolean value that indicates whether a view whose object is missing in the environment is left out with an issue.
  ///
  /// Otherwise reading the object ends the program, as in SwiftUI. Previews are drawn this way, because they share a program.
  var omitsViewsWithoutObjects = false

  /// The tasks that views and actions started.
  let works = WorkRegister()
  /// Called with each issue, with the path of the view that was being evaluated.
  var onIssue: (String) -> Void = { RuntimeIssue.report($0) }
  /// Called with the name of each state that is written, while a screen settles.
  @exclusivity(unchecked) var onWrite: ((_ label: String) -> Void)?
  /// What is told of writes and of changes of objects while traces are taken.
  weak var traceListener: (any TraceListener)? {
    didSet {
      told = [:]
      isTraced = traceListener != nil
    }
  }
  @exclusivity(unchecked) private(set) var isTraced = false
  /// The binding by which something is written at the moment: the outermost, where one writes by another.
  private(set) var writer: (any OriginOwner)?
  /// The value to which each property of an object was last written, as far as `onTracedWrite` was told.
  var told: [WrittenProperty: WrittenValue] = [:]
  /// Says whose body is running; asked when a property of an object is read.
  var reader: () -> (any PropertyReader)? = { nil }
  /// Whether a trace, a settling screen or the search for restless states is told of writes.
  var isTold: Bool { onWrite != nil || isTraced || restlessStates != nil }

  /// The number of the body that runs and has bindings as plain stored properties; 0: there is none.
  private(set) var plainRun: UInt32 = 0
  private var lastPlainRun: UInt32 = 0

  /// Runs a body that has bindings as plain stored properties, from where these are connected to its end.
  func runningPlainly<T>(_ body: () -> T) -> T {
    let outer = plainRun
    // Odd, and so never 0.
    lastPlainRun = lastPlainRun &+ 2 | 1
    plainRun = lastPlainRun
    defer { plainRun = outer }
    return body()
  }

  private static let current = ThreadLocal<StateHost>()

  /// That of the screen that makes frames or handles an event: for it objects are read, which belong to no screen.
  ///
  /// `nil` on other threads than the main one.
  static var active: StateHost? { current.object }

  /// Whether a screen makes frames or handles an event on the thread: only there rules run.
  static var isActive: Bool { current.isSet }

  /// Whether a rule of the screen is running on the thread.
  var isComputing: Bool { StateHost.isActive && graph.isComputing }

  /// Whether what is read on the thread is recorded for a rule of the screen.
  var isRecording: Bool { StateHost.isActive && graph.current != nil }

  /// What `read` returns, without recording what it reads.
  func untracked<T>(_ read: () -> T) -> T { StateHost.isActive ? graph.untracked(read) : read() }

  /// Runs what the screen does: frames, handlers.
  func whileActive<T>(_ body: () throws -> T) rethrows -> T {
    let outer = StateHost.active
    StateHost.current.object = self
    defer { StateHost.current.object = outer }
    return try body()
  }

  /// How large the screen is, in its unit; one that grows with its content counts as 24 rows high.
  @exclusivity(unchecked) var screenSize = CGSize.zero

  /// What stands in for the main queue where publishers schedule something while the screen is active.
  @exclusivity(unchecked) weak var mainQueue: AnyObject?

  /// Whether the screen is gone; a binding may still know its state.
  private(set) var isClosed = false

  /// Called when the screen is gone.
  func close() {
    isClosed = true
    onIssue = { RuntimeIssue.report($0) }
    onWrite = nil
    singles.removeAll()
  }

  /// The locations that keep something of the screen, though it does not own them.
  private var keepers: [WeakKeeper] = []
  private var keeperLimit = 64

  private struct WeakKeeper {
    weak var keeper: (any HostKeeper)?
  }

  /// Takes note of a location that keeps something of the screen.
  func note(_ keeper: any HostKeeper) {
    if keepers.count >= keeperLimit {
      keepers.removeAll { $0.keeper == nil }
      keeperLimit = max(64, 2 * keepers.count)
    }
    keepers.append(WeakKeeper(keeper: keeper))
  }

  /// Called on the main thread when the screen is gone: a view value that is kept, and its bindings, hold nothing of it.
  func releaseKeepers() {
    for keeper in keepers { keeper.keeper?.forget(self) }
    keepers = []
  }

  /// The transactions whose writes wait, by number.
  @exclusivity(unchecked) private var transactions: [Int: Transaction] = [:]

  /// Puts the writes that other threads finished into the queue.
  func receiveWrites() { for write in inbox.takeWrites() { write() } }

  /// Makes a write part of the transaction's update.
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

  /// Makes an update of the transaction in which an object announced a change: who was marked by that is evaluated in it.
  func noteChange(in transaction: Transaction) {
    guard !transaction.isPlain, !isComputing else { return }
    var ticket = WriteQueue.Ticket()
    enqueue(in: transaction, ticket: &ticket) {}
  }

  /// Makes the writes of the oldest transaction that waits.
  func applyWrites() -> Transaction {
    guard let group = graph.pendingWrites.next() else { return Transaction() }
    defer { if graph.pendingWrites.isEmpty { transactions = [:] } }
    for write in group.writes { write() }
    return transactions[group.transaction] ?? Transaction()
  }

  /// Of those who wait for the animations of writes that are still to be made.
  @exclusivity(unchecked) private var holds: [AnimationListener.Hold] = []

  /// Called when an update is laid out, and what it animates has its holds.
  func releaseHolds() { if !holds.isEmpty, graph.pendingWrites.isEmpty { holds = [] } }

  /// Those who wait for animations of this screen, or did.
  private var listeners: [WeakListener] = []

  private struct WeakListener {
    weak var listener: AnimationListener?
  }

  func note(_ listener: AnimationListener) {
    if listeners.contains(where: { $0.listener === listener }) { return }
    listeners.removeAll { $0.listener?.isWaiting != true }
    listeners.append(WeakListener(listener: listener))
  }

  /// Whether completions wait for animations.
  var isAwaited: Bool { listeners.contains { $0.listener?.isWaiting == true } }

  /// Completions of animations that are to be called.
  @exclusivity(unchecked) private var completions: [() -> Void] = []

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

  /// Reports an issue; one that another thread finds is reported with the next frame.
  func report(_ issue: String) {
    guard MainThread.isCurrent else { return inbox.add { [self] in onIssue(issue) } }
    onIssue(located(issue))
  }

  /// Reports a write that is refused because a view is being evaluated.
  func reportWriteInBody(of label: String) {
    report(
      "\(label) was written while a view was being evaluated; the write is ignored. Write state in an action, in onAppear or in onChange."
    )
  }

  /// The issue with the path of the view that is being evaluated.
  func located(_ issue: String) -> String {
    guard isRecording, let rule = graph.current else { return issue }
    let path = rule.label
    return path.isEmpty ? issue : "\(path): \(issue)"
  }

  /// The states that are written while a screen does not come to rest.
  @exclusivity(unchecked) var restlessStates: Set<String>?

  /// `object`: the one whose property it is.
  func willWrite<Value>(
    _ label: @autoclosure () -> String, _ vertex: Vertex? = nil, of object: AnyObject? = nil, from old: Value,
    to new: Value
  ) {
    restlessStates?.insert(label())
    onWrite?(label())
    if isTraced { traceListener?.willWrite(label, vertex, of: object, from: old, to: new, by: writer) }
  }

  /// A value of the environment that views read became another one.
  func noteEnvironment<Value>(_ source: Source<Value>, from old: Value, to new: Value) {
    if isTraced { traceListener?.environmentChanged(source, from: old, to: new) }
  }

  /// A write that equals the value.
  func noteEqualWrite(_ label: @autoclosure () -> String, _ vertex: Vertex? = nil) {
    if MainThread.isCurrent, isTraced { traceListener?.wroteEqual(label(), vertex, by: writer) }
  }

  /// An object is about to change that a view observes, or one that may be the one of which Observation spoke.
  func objectWillChange(_ object: AnyObject, isKnown: Bool = true) {
    if isTraced, MainThread.isCurrent { traceListener?.objectWillChange(object, isKnown: isKnown, by: writer) }
  }

  func whileWriting(by location: any OriginOwner, _ write: () -> Void) {
    let outer = writer
    if outer == nil { writer = location }
    defer { writer = outer }
    write()
  }
}

/// A location that keeps something of a screen for later reads.
protocol HostKeeper: AnyObject {
  /// Lets go of what it keeps of a screen that is gone.
  func forget(_ host: StateHost)
}

/// What is told of writes while traces are taken; on the main thread.
protocol TraceListener: AnyObject {
  /// `label` is what the place is called, where there is no vertex that knows.
  func willWrite(
    _ label: () -> String, _ vertex: Vertex?, of object: AnyObject?, from old: Any, to new: Any,
    by writer: (any OriginOwner)?)
  /// A value of the environment became another one.
  func environmentChanged(_ vertex: Vertex, from old: Any, to new: Any)
  func wroteEqual(_ label: String, _ vertex: Vertex?, by writer: (any OriginOwner)?)
  /// `isKnown`: whether the object said so itself.
  func objectWillChange(_ object: AnyObject, isKnown: Bool, by writer: (any OriginOwner)?)
}
