/// A place that holds a value: what a binding points to.
class Location<Value>: OriginOwner {
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
  final var elements: AnyObject?

  /// The newest value, without recording that it was read.
  func getUntracked() -> Value { host.map { $0.untracked(get) } ?? get() }

  /// The value for a plain stored property of a view whose body got a number: read in the very run that was handed the
  /// property, nothing is recorded; read later, or by another view, it is.
  final func get(inPlainRun run: UInt32) -> Value {
    guard StateHost.isActive, let host, host.plainRun == run, !readsObject else { return get() }
    return host.untracked(get)
  }

  func set(_ value: Value, transaction: Transaction) {}

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
  /// What an action reads: the value last written, which the next update will apply.
  private var newest: Value
  @exclusivity(unchecked) private var ticket = WriteQueue.Ticket()
  @exclusivity(unchecked) private var isRemoved = false
  /// Made when another screen reads the value.
  @exclusivity(unchecked) private var copies: StateCopies<Value>?

  init(_ value: Value, owner: StateHost, label: VertexLabel) {
    newest = value
    self.owner = owner
    source = Source(value, in: owner.graph, label: label, isEqual: Comparison.areSame)
  }

  override var host: StateHost? { owner }
  override var label: String { source.label }
  override var isPlaceOfState: Bool { true }
  override var origin: BindingOrigin { BindingOrigin(kind: .state, words: label) }
  override var vertex: Vertex? { source }

  override func get() -> Value {
    guard let reader = StateHost.active else { return SharedValues.read { newest } }
    if source.graph.isComputing { return source.value }
    guard reader !== owner else { return newest }
    if isRemoved || owner.isClosed { reportStale("read", "the value is the last one", to: reader) }
    guard reader.graph.current != nil else { return newest }
    if copies == nil { copies = StateCopies() }
    return copies!.value(for: reader, newest) { [source] in source.label }
  }

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

  /// A write of another thread is made when the screen is next looked at.
  override func set(_ value: Value, transaction: Transaction) {
    guard MainThread.isCurrent else {
      let transaction = transaction.underCurrent
      return owner.inbox.add { self.set(value, transaction: transaction) }
    }
    if isRemoved || owner.isClosed, let user = StateHost.active, user !== owner {
      return reportStale("written", "the write is ignored", to: user)
    }
    guard !isRemoved else { return }
    guard !owner.isComputing else { return owner.reportWriteInBody(of: label) }
    guard !Comparison.areSame(newest, value) else { return owner.noteEqualWrite(label, source) }
    owner.willWrite(label, source, from: newest, to: value)
    SharedValues.write(value, to: &newest)
    let transaction = transaction.underCurrent
    owner.enqueue(in: transaction, ticket: &ticket) { [source] in source.write(value) }
    copies?.write(value, in: transaction)
  }

  /// Called when the view that owns the value is gone: later writes go nowhere.
  func remove() { isRemoved = true }
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

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Base, Value> else { return false }
    return name == other.name && base.isSame(as: other.base)
  }
}
