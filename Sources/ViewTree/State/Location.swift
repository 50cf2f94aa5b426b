/// A place that holds a value: what a binding points to.
class Location<Value>: OriginOwner, HostKeeper {
  /// The screen whose rules depend on what they read here; `nil` where reading goes elsewhere.
  ///
  /// A state belongs to its screen. An object belongs to none: it is read for the screen that is active.
  var host: StateHost? { nil }

  /// Whether the value is read from an object: its readers must be told when the object changes.
  var readsObject: Bool { false }

  /// Reads what Observation would otherwise note for the view whose body reads it later.
  ///
  /// A body depends on its vertex instead, which reaches the body only when the value is another one.
  func prepare() {}

  /// The value.
  ///
  /// In a rule it is the one of the current update, and the rule depends on it; elsewhere the newest, written or not
  /// yet.
  func get() -> Value { preconditionFailure("BUG: a location must override get()") }

  /// The `CollectionTracker` of the value, where it is a collection of which a rule read an element.
  final var elements: (any HostedElements)?

  func forget(_ host: StateHost) { if elements?.host === host { elements = nil } }

  /// The newest value, without recording that it was read.
  func getUntracked() -> Value { host.map { $0.untracked(get) } ?? get() }

  /// The value for a plain stored property of a view whose body got a number: read in the very run that was handed the
  /// property, nothing is recorded; read later, or by another view, it is.
  final func get(inPlainRun run: UInt32) -> Value {
    guard StateHost.isActive, let host, host.plainRun == run, !readsObject else { return get() }
    return host.untracked(get)
  }

  func set(_ value: Value, transaction: Transaction) {}

  /// Changes the value in one step: no write of another thread is lost between the read and the write.
  ///
  /// `change` returns whether there is something to write. It runs again if another thread wrote meanwhile.
  func update(in transaction: Transaction, _ change: (inout Value) -> Bool) {
    var value = getUntracked()
    if change(&value) { set(value, transaction: transaction) }
  }

  /// Whether both are the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  var label: String { "" }

  var isPlaceOfState: Bool { false }

  /// Where in the source a binding of closures was made.
  var place: SourcePlace? { nil }

  /// How a binding to this place is made.
  var origin: BindingOrigin { BindingOrigin(kind: .other, words: label) }

  /// What a rule depends on that reads the value here.
  var vertex: Vertex? { nil }
}

/// A value that a view owns.
final class StoredLocation<Value>: Location<Value> {
  private let source: Source<Value>
  private let owner: StateHost
  /// The value that an action reads: the one last written on any thread, which the next update will apply.
  ///
  /// It and the number of writes are used under the lock of shared values alone.
  @exclusivity(unchecked) private var newest: Value
  /// The number of writes.
  @exclusivity(unchecked) private var writeCount = 0
  /// The main thread sets it under the lock of shared values, and reads it without.
  @exclusivity(unchecked) private var isRemoved = false
  /// The number of the newest write that was put into the queue.
  @exclusivity(unchecked) private var queuedWrite = 0
  @exclusivity(unchecked) private var ticket = WriteQueue.Ticket()
  /// Made when another screen reads the value.
  @exclusivity(unchecked) private var copies: StateCopies<Value>?

  init(_ value: Value, owner: StateHost, label: VertexLabel) {
    newest = value
    self.owner = owner
    let plan = onMainActor(Value.self) { Comparison.plan(of: $0) }
    source = Source(value, in: owner.graph, label: label) { Comparison.compare($0, $1, by: plan) }
  }

  override var host: StateHost? { owner }
  override var label: String { source.label }
  override var isPlaceOfState: Bool { true }
  override var origin: BindingOrigin { BindingOrigin(kind: .state, words: label) }
  override var vertex: Vertex? { source }

  override func get() -> Value {
    guard let reader = StateHost.active else { return read() }
    if source.graph.isComputing { return source.value }
    guard reader !== owner else { return read() }
    if isRemoved || owner.isClosed { reportStale("read", "the value is the last one", to: reader) }
    guard reader.graph.current != nil else { return read() }
    if copies == nil { copies = StateCopies() }
    return copies!.value(for: reader, read()) { [source] in source.label }
  }

  private func read() -> Value { SharedValues.read { newest } }

  /// The view that owns the value is gone, and another screen still uses it.
  ///
  /// The screen of the view may be gone too.
  private func reportStale(_ use: String, _ consequence: String, to user: StateHost) {
    user.report(
      """
      \(label) was \(use) through a binding, but the view that owns it is gone; \(consequence). Keep the value in a \
      model that both screens hold.
      """)
  }

  override func set(_ value: Value, transaction: Transaction) {
    let isElsewhere = isElsewhere
    guard isElsewhere || takesWrites() else { return }
    let old = read()
    guard !source.areEqual(old, value) else { return noteEqualWrite(isElsewhere) }
    guard let number = replaceNewest(by: value) else { return }
    enqueue(number, from: old, to: value, in: transaction.underCurrent, isElsewhere)
  }

  override func update(in transaction: Transaction, _ change: (inout Value) -> Bool) {
    let isElsewhere = isElsewhere
    guard isElsewhere || takesWrites() else { return }
    while true {
      let (old, count, isGone) = SharedValues.read { (newest, writeCount, isRemoved) }
      var value = old
      guard !isGone, change(&value) else { return }
      guard !source.areEqual(old, value) else { return noteEqualWrite(isElsewhere) }
      guard let number = replaceNewest(by: value, after: count) else { continue }
      return enqueue(number, from: old, to: value, in: transaction.underCurrent, isElsewhere)
    }
  }

  /// Whether another thread than the main one runs: where a screen is active the main one does, and that is known sooner.
  private var isElsewhere: Bool { !StateHost.isActive && !MainThread.isCurrent }

  /// Whether the main thread may write now; an issue says why not.
  private func takesWrites() -> Bool {
    if isRemoved || owner.isClosed, let user = StateHost.active, user !== owner {
      reportStale("written", "the write is ignored", to: user)
      return false
    }
    guard !isRemoved else { return false }
    if owner.isComputing { owner.reportWriteInBody(of: label) }
    return !owner.isComputing
  }

  /// Finishes a write, which is read from now on, and returns its number.
  ///
  /// `count` is the number of writes after which it may come; `nil` allows any. The result is `nil` where there is another
  /// number of them, or the view is gone: then nothing was written.
  private func replaceNewest(by value: Value, after count: Int? = nil) -> Int? {
    // What was there is released when others may read again: that may run code of users.
    var old = value
    return SharedValues.locked {
      guard !isRemoved, count == nil || count == writeCount else { return nil }
      swap(&newest, &old)
      writeCount += 1
      return writeCount
    }
  }

  private func noteEqualWrite(_ isElsewhere: Bool) {
    guard isElsewhere else { return owner.noteEqualWrite(label, source) }
    owner.inbox.addWrite { [self] in owner.noteEqualWrite(label, source) }
  }

  /// Makes a finished write part of an update, after the writes that other threads finished before.
  ///
  /// Its parts are arguments: a generic structure of them would be looked up at each write.
  private func enqueue(
    _ number: Int, from old: Value, to value: Value, in transaction: Transaction, _ isElsewhere: Bool
  ) {
    guard !isElsewhere else {
      return owner.inbox.addWrite { self.enqueue(number, from: old, to: value, in: transaction) }
    }
    owner.receiveWrites()
    enqueue(number, from: old, to: value, in: transaction)
  }

  private func enqueue(_ number: Int, from old: Value, to value: Value, in transaction: Transaction) {
    // A newer write may be in the queue already: another thread was slow to say that it had written.
    guard !isRemoved, number > queuedWrite else { return }
    queuedWrite = number
    owner.willWrite(label, source, from: old, to: value)
    owner.enqueue(in: transaction, ticket: &ticket) { [source] in source.write(value) }
    copies?.write(value, in: transaction)
  }

  /// Called when the view that owns the value is gone: later writes go nowhere.
  func remove() { SharedValues.locked { isRemoved = true } }
}

/// Two closures.
///
/// They cannot be compared: each pair counts as another place.
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
  /// One of this module is nobody's: how it is made tells a user nothing.
  override var origin: BindingOrigin {
    if source.isOwn { return BindingOrigin(kind: .other, words: "") }
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

/// A location whose values are those of another one, converted both ways.
final class ConvertedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let convert: (Base) -> Value
  /// `nil`: the write is ignored.
  private let convertBack: (Value) -> Base?
  /// Conversions with the same name and types convert alike.
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
    // What closures give cannot be compared, however it is converted.
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
