/// A place that holds a value: what a binding points to.
class Location<Value> {
  /// The graph whose rules depend on what they read here; `nil` where reading goes elsewhere.
  var graph: Graph? { nil }

  /// The value. In a rule it is the one of the current update, and the rule depends on it; elsewhere the newest,
  /// written or not yet.
  func get() -> Value { preconditionFailure("BUG: a location must override get()") }

  /// The elements of the value, where it is a collection and somebody reads them.
  final var elements: AnyObject?

  /// The newest value, without recording that it was read.
  func getUntracked() -> Value { graph.map { $0.untracked(get) } ?? get() }

  func set(_ value: Value, transaction: Transaction) {}

  /// Whether both are the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  var label: String { "" }

  /// What a rule depends on that reads the value here.
  var vertex: Vertex? { nil }
}

/// A value that a view owns.
final class StoredLocation<Value>: Location<Value> {
  private let source: Source<Value>
  private let owner: StateHost
  /// What an action reads: the value last written, which the next update will apply.
  private var newest: Value
  private var ticket = WriteQueue.Ticket()
  private var isRemoved = false

  init(_ value: Value, owner: StateHost, label: VertexLabel) {
    newest = value
    self.owner = owner
    source = Source(value, in: owner.graph, label: label, isEqual: Comparison.areSame)
  }

  override var graph: Graph? { source.graph }
  override var label: String { source.label }
  override var vertex: Vertex? { source }

  override func get() -> Value { source.graph.isComputing ? source.value : newest }

  /// A write of another thread is made when the screen is next looked at.
  override func set(_ value: Value, transaction: Transaction) {
    guard MainThread.isCurrent else {
      let transaction = transaction.orCurrent
      return owner.inbox.add { self.set(value, transaction: transaction) }
    }
    guard !isRemoved else { return }
    guard !source.graph.isComputing else {
      return owner.report(
        "\(label) was written while a view was being evaluated; the write is ignored. Write state in an action, in onAppear or in onChange."
      )
    }
    guard !Comparison.areSame(newest, value) else { return }
    owner.willWrite(label, from: newest, to: value)
    newest = value
    owner.enqueue(in: transaction.orCurrent, ticket: &ticket) { [source] in source.write(value) }
  }

  /// Called when the view that owns the value is gone: later writes go nowhere.
  func remove() { isRemoved = true }
}

/// A part of another location, named by a key path. Two projections of the same part of the same place are the same.
///
/// The value has a rule of its own, so that a reader is reached only by a change of this part.
final class ProjectedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>
  private lazy var rule = base.graph.map { graph in
    let base = base
    let keyPath = keyPath
    let label = VertexLabel.derived { base.label + keyPathDescription(keyPath) }
    return Computed(in: graph, label: label, isEqual: Comparison.areSame) { base.get()[keyPath: keyPath] }
  }

  init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override var graph: Graph? { base.graph }
  override var label: String { base.label + keyPathDescription(keyPath) }
  override var vertex: Vertex? { rule }

  override func get() -> Value {
    if let graph, graph.isComputing, let rule { return rule.value }
    return base.get()[keyPath: keyPath]
  }

  override func set(_ value: Value, transaction: Transaction) {
    var newValue = base.getUntracked()
    newValue[keyPath: keyPath] = value
    base.set(newValue, transaction: transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    if self === other { return true }
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// `.name` for `\Model.name`: what follows the root type in the key path's own description.
private func keyPathDescription(_ keyPath: AnyKeyPath) -> String {
  let text = String(describing: keyPath)
  let path = text.firstIndex(of: ".").map { String(text[$0...]) } ?? ""
  return path.contains("<computed") ? ".(computed)" : path
}

/// A property of an observable object; who depends on it is tracked by Observation.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override var label: String { typeName(Object.self) + keyPathDescription(keyPath) }
  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) {
    guard !Comparison.areSame(object[keyPath: keyPath], value) else { return }
    transaction.whileCurrent { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// Two closures. Nobody can say whether they are the same as two others.
final class FunctionalLocation<Value>: Location<Value> {
  private let getValue: () -> Value
  private let setValue: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getValue = get
    setValue = set
  }

  override var label: String { "Binding(get:set:)" }
  override func get() -> Value { getValue() }
  override func set(_ value: Value, transaction: Transaction) {
    transaction.whileCurrent { setValue(value, transaction) }
  }
}

/// A value that cannot be written.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override var label: String { "constant" }
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

  override var graph: Graph? { base.graph }
  override var label: String { "\(base.label).\(name)" }
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
