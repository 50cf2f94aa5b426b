/// A place that holds a value, which bindings point to.
class Location<Value>: OriginOwner, HostKeeper {
  /// The screen whose rules depend on their reads here; `nil` if reads are not recorded here.
  ///
  /// A state belongs to its screen. An object belongs to no screen: it is read for the active one.
  var host: StateHost? { nil }

  /// Whether the value is read from an object, whose changes must notify the readers.
  var readsObject: Bool { false }

  /// Reads the value in advance, so that Observation does not record the read for the view whose body reads it later.
  ///
  /// The body depends on the location's vertex instead, which notifies it only when the value differs.
  func prepare() {}

  /// Returns the value.
  ///
  /// In a rule it is the value of the current update, and the rule depends on it. Elsewhere it is the newest value,
  /// including writes that no update has applied yet.
  func get() -> Value { preconditionFailure("BUG: a location must override get()") }

  /// The `CollectionTracker` of the value, if it is a collection and a rule read an element.
  final var elements: (any HostedElements)?

  func forget(_ host: StateHost) { if elements?.host === host { elements = nil } }

  /// Returns the newest value without recording the read.
  func getUntracked() -> Value { host.map { $0.untracked(get) } ?? get() }

  /// Returns the value for a plain stored property of the view that body run `run` evaluates.
  ///
  /// Reads in that run are not recorded; later reads and reads of other views are.
  final func get(inUntrackedRun run: UInt32) -> Value {
    guard StateHost.isActive, let host, host.untrackedRun == run, !readsObject else { return get() }
    return host.untracked(get)
  }

  func set(_ value: Value, transaction: Transaction) {}

  /// Changes the value in one step: no write of another thread is lost between the read and the write.
  ///
  /// `change` returns whether there is something to write. It runs again if another thread wrote in the meantime.
  func update(in transaction: Transaction, _ change: (inout Value) -> Bool) {
    var value = getUntracked()
    if change(&value) { set(value, transaction: transaction) }
  }

  /// Whether the current thread is not the main thread.
  ///
  /// An active screen implies the main thread and is faster to check.
  final var isOffMainThread: Bool { !StateHost.isActive && !MainThread.isCurrent }

  /// Returns whether both are the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  var label: String { "" }

  /// Whether a write here changes a state of one view that only one rule reads.
  ///
  /// The rule then is the only code that an update runs for the write.
  var hasOneReader: Bool { false }

  /// The place in the source at which a binding of closures was made.
  var place: SourcePlace? { nil }

  /// The origin of a binding to this place.
  var origin: BindingOrigin { BindingOrigin(kind: .other, words: label) }

  /// The vertex that a rule depends on if it reads the value.
  var vertex: Vertex? { nil }
}

/// A value that a view owns.
final class StoredLocation<Value>: Location<Value>, OwnedValue {
  private let source: Source<Value>
  private let owner: StateHost
  /// The value that an action reads: the last one written on any thread, which the next update will apply.
  ///
  /// It and the order of the writes are used only under the lock of shared values.
  @safe @exclusivity(unchecked) private var newest: Value
  @safe @exclusivity(unchecked) private var writes = WriteOrder()
  /// Whether the view is removed; the main thread writes it under the lock of shared values, and reads it without.
  @safe @exclusivity(unchecked) private var isRemoved = false
  /// The number of the newest write that was put into the queue.
  @safe @exclusivity(unchecked) private var queuedWrite = 0
  @safe @exclusivity(unchecked) private var ticket = WriteQueue.Ticket()
  /// The copies for other screens, created when one reads the value.
  @safe @exclusivity(unchecked) private var replicas: StateReplicas<Value>?

  init(_ value: Value, owner: StateHost, label: VertexLabel) {
    newest = value
    self.owner = owner
    let plan = onMainActor(Value.self) { Comparison.plan(of: $0) }
    source = Source(value, in: owner.graph, label: label) { Comparison.compare($0, $1, by: plan) }
  }

  /// Returns a location on another screen with the newest value.
  func twin(for owner: StateHost) -> AnyObject {
    StoredLocation(read(), owner: owner, label: .derived { [source] in source.label })
  }

  override var host: StateHost? { owner }
  override var label: String { source.label }
  override var hasOneReader: Bool { replicas == nil && source.outputs.count == 1 }
  override var origin: BindingOrigin { BindingOrigin(kind: .state, words: label) }
  override var vertex: Vertex? { source }

  override func get() -> Value {
    guard let reader = StateHost.active else { return read() }
    if source.graph.isComputing { return source.value }
    guard reader !== owner else { return read() }
    if isRemoved || owner.isClosed { reportStale("read", "the last value is used", to: reader) }
    guard reader.graph.current != nil else { return read() }
    if replicas == nil { replicas = StateReplicas() }
    return replicas!.value(for: reader, read()) { [source] in source.label }
  }

  private func read() -> Value { SharedValues.read { newest } }

  /// Reports that another screen uses the value although the view that owns it is gone.
  ///
  /// The screen of that view may be gone too.
  private func reportStale(_ use: String, _ consequence: String, to user: StateHost) {
    user.report(
      """
      \(label) was \(use) through a binding, but the view that owns it was removed; \(consequence). Keep the value \
      in a model that both screens hold.
      """)
  }

  override func set(_ value: Value, transaction: Transaction) {
    let isOffMainThread = isOffMainThread
    guard isOffMainThread || takesWrites() else { return }
    let old = read()
    guard !source.areEqual(old, value) else { return noteEqualWrite(isOffMainThread) }
    guard let number = replaceNewest(by: value) else { return }
    enqueue(number, from: old, to: value, in: transaction.overriddenByCurrent, isOffMainThread)
  }

  override func update(in transaction: Transaction, _ change: (inout Value) -> Bool) {
    let isOffMainThread = isOffMainThread
    guard isOffMainThread || takesWrites() else { return }
    while true {
      let (old, count, isGone) = SharedValues.read { (newest, writes.count, isRemoved) }
      var value = old
      guard !isGone, change(&value) else { return }
      guard !source.areEqual(old, value) else { return noteEqualWrite(isOffMainThread) }
      guard let number = replaceNewest(by: value, after: count) else { continue }
      return enqueue(number, from: old, to: value, in: transaction.overriddenByCurrent, isOffMainThread)
    }
  }

  /// Returns whether the main thread may write now, and reports an issue if not.
  private func takesWrites() -> Bool {
    if isRemoved || owner.isClosed, let user = StateHost.active, user !== owner {
      reportStale("written", "the write is ignored", to: user)
      return false
    }
    guard !isRemoved else { return false }
    if owner.isComputing { owner.reportWriteInBody(of: label) }
    return !owner.isComputing
  }

  /// Makes a write visible to all readers and returns its number.
  ///
  /// If another thread wrote after the write number `count`, from which the value was computed, or if the view is gone,
  /// returns `nil` and writes nothing. With `count` nil, later writes are replaced.
  private func replaceNewest(by value: Value, after count: Int? = nil) -> Int? {
    // The old value is released after the lock, because its release may run user code.
    var old = value
    defer { withExtendedLifetime(old) {} }
    return SharedValues.locked {
      guard !isRemoved, count.map(writes.isUncontested(after:)) ?? true else { return nil }
      swap(&newest, &old)
      writes.note()
      return writes.count
    }
  }

  private func noteEqualWrite(_ isOffMainThread: Bool) {
    guard isOffMainThread else { return owner.noteEqualWrite(label, source) }
    owner.inbox.addTraced { [self] in owner.noteEqualWrite(label, source) }
  }

  /// Adds a write to an update, after writes that other threads completed before.
  ///
  /// The parts are separate arguments, because the type of a generic structure would be looked up at each write.
  private func enqueue(
    _ number: Int, from old: Value, to value: Value, in transaction: Transaction, _ isOffMainThread: Bool
  ) {
    guard !isOffMainThread else {
      return owner.inbox.addWrite { self.enqueue(number, from: old, to: value, in: transaction) }
    }
    owner.receiveWrites()
    enqueue(number, from: old, to: value, in: transaction)
  }

  private func enqueue(_ number: Int, from old: Value, to value: Value, in transaction: Transaction) {
    // A newer write may already be in the queue if another thread announced its write late.
    guard !isRemoved, number > queuedWrite else { return }
    queuedWrite = number
    owner.willWrite(label, source, from: old, to: value)
    owner.enqueue(in: transaction, ticket: &ticket) { [source] in source.write(value) }
    replicas?.write(value, in: transaction)
  }

  /// Called when the view that owns the value is removed; later writes are ignored.
  func remove() { SharedValues.locked { isRemoved = true } }
}

/// The location of a binding made of two closures.
///
/// Closures cannot be compared, so each pair counts as a different place.
final class FunctionalLocation<Value>: Location<Value> {
  private let getValue: () -> Value
  private let setValue: (Value, Transaction) -> Void
  private let source: SourcePlace

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, place: SourcePlace) {
    getValue = get
    setValue = set
    source = place
  }

  override var label: String { "Binding(get:set:)" }
  override var place: SourcePlace? { source }
  /// A binding made in this package has an empty origin, because the program did not write it.
  override var origin: BindingOrigin {
    if source.isInPackage { return BindingOrigin(kind: .other, words: "") }
    return BindingOrigin(kind: .closures, words: "Binding(get:set:) at \(source.words)")
  }
  override func get() -> Value { getValue() }
  override func set(_ value: Value, transaction: Transaction) {
    transaction.whileWriting { setValue(value, transaction) }
  }
}

/// A value that cannot be written.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override var label: String { "constant" }
  override var origin: BindingOrigin {
    BindingOrigin(kind: .constant, words: "constant \(shortDescription(of: value))")
  }
  override func get() -> Value { value }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? ConstantLocation<Value>).map { Comparison.areSame(value, $0.value) } ?? false
  }
}

/// A location whose values are those of another location, converted both ways.
final class ConvertedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let convert: (Base) -> Value
  /// Converts a value back; the write is ignored if the result is `nil`.
  private let convertBack: (Value) -> Base?
  /// The name of the conversion; conversions with equal names and types are equal.
  private let name: String

  init(
    _ base: Location<Base>, name: String, convert: @escaping (Base) -> Value, convertBack: @escaping (Value) -> Base?
  ) {
    self.base = base
    self.name = name
    self.convert = convert
    self.convertBack = convertBack
  }

  override var host: StateHost? { base.host }
  override var readsObject: Bool { base.readsObject }
  override func prepare() { base.prepare() }
  override var label: String { "\(base.label).\(name)" }
  override var origin: BindingOrigin {
    let origin = base.origin
    // A binding of closures cannot be compared, whatever the conversion.
    return origin.kind == .closures ? origin : BindingOrigin(kind: .converted, words: origin.words)
  }
  override var vertex: Vertex? { base.vertex }
  override func get() -> Value { convert(base.get()) }

  override func set(_ value: Value, transaction: Transaction) {
    if let value = convertBack(value) { base.set(value, transaction: transaction) }
  }

  override func update(in transaction: Transaction, _ change: (inout Value) -> Bool) {
    base.update(in: transaction) { whole in
      var value = convert(whole)
      guard change(&value), let changed = convertBack(value) else { return false }
      whole = changed
      return true
    }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Base, Value> else { return false }
    return name == other.name && base.isSame(as: other.base)
  }
}
