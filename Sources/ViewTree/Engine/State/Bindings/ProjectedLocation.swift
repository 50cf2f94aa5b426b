/// A part of another location, named by a key path.
///
/// Two projections of the same part of the same place are equal.
///
/// The value has its own rule, so a reader is notified only of changes of this part. If the key path leads into an
/// object, the rule also runs when the object announces a change.
final class ProjectedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>
  private var hosted: HostedRule<Value>?
  private var observer: PropertyObserver<Base, Value>?
  /// Whether the part is computed and not just stored in the enclosing value, so that it may read objects.
  private lazy var isComputed = MemoryLayout<Base>.offset(of: keyPath) == nil

  init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override var host: StateHost? { base.host }
  override var label: String { propertyLabel(keyPath, in: base.label) }
  override var origin: BindingOrigin {
    let base = base.origin
    if base.kind == .closures { return base }
    let isSubscript = String(describing: keyPath).contains("subscript")
    return BindingOrigin(kind: isSubscript ? .subscripted : .keyPath, words: label)
  }
  override var vertex: Vertex? { hosted?.rule }
  override var readsObject: Bool { isComputed || base.readsObject }

  override func prepare() {
    base.prepare()
    if isComputed, let host { rule(in: host).update() }
  }

  override func get() -> Value {
    if let host, host.isComputing { return rule(in: host).value }
    return base.get()[keyPath: keyPath]
  }

  private func rule(in host: StateHost) -> Computed<Value> {
    if let hosted, hosted.host === host { return hosted.rule }
    let new = isComputed ? observingRule(in: host) : plainRule(in: host)
    hosted = HostedRule(host: host, rule: new)
    host.note(self)
    return new
  }

  override func forget(_ host: StateHost) {
    super.forget(host)
    if hosted?.host === host { (hosted, observer) = (nil, nil) }
  }

  private func plainRule(in host: StateHost) -> Computed<Value> {
    let (base, keyPath) = (base, keyPath)
    let label = VertexLabel.derived { propertyLabel(keyPath, in: base.label) }
    return Computed(in: host.graph, label: label, isEqual: Comparison.areSame) { base.get()[keyPath: keyPath] }
  }

  /// An observer at the root's depth runs before any view is evaluated, so no body reads the object itself.
  private func observingRule(in host: StateHost) -> Computed<Value> {
    let (base, keyPath) = (base, keyPath)
    let label = VertexLabel.derived { propertyLabel(keyPath, in: base.label) }
    let observer = PropertyObserver(keyPath, host: host)
    let rule = Computed(in: host.graph, isObserver: true, label: label, isEqual: Comparison.areSame) {
      observer.read(from: base.get())
    }
    observer.rule = rule
    self.observer = observer
    return rule
  }

  override func set(_ value: Value, transaction: Transaction) {
    if let keyPath = keyPath as? ReferenceWritableKeyPath<Base, Value> {
      return set(value, by: keyPath, transaction: transaction)
    }
    base.update(in: transaction) { whole in
      whole[keyPath: keyPath] = value
      return true
    }
  }

  override func update(in transaction: Transaction, _ change: (inout Value) -> Bool) {
    if keyPath is ReferenceWritableKeyPath<Base, Value> { return super.update(in: transaction, change) }
    base.update(in: transaction) { change(&$0[keyPath: keyPath]) }
  }

  /// Writes a property of an object; the enclosing value stays the same.
  private func set(_ value: Value, by keyPath: ReferenceWritableKeyPath<Base, Value>, transaction: Transaction) {
    let object = base.getUntracked()
    let old = object[keyPath: keyPath]
    if let host, host.isComputing {
      PropertyNames.note(keyPath, of: object, is: old)
      return host.reportWriteInBody(of: label)
    }
    guard !Comparison.areSame(old, value) else {
      host?.noteEqualWrite(label)
      return
    }
    let write = host?.observesWrites == true ? PropertyWrite(object, keyPath, from: old) : nil
    transaction.whileInnermost {
      object[keyPath: keyPath] = value
      // A write through this binding is noticed even if the object announces no changes.
      observer?.willChange()
    }
    if let write, let host { write.report(host, object, label, to: value) }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    if self === other { return true }
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// The rule of a location, and the screen for which it was created.
///
/// Several screens may read one object through the same binding. The location keeps the rule of the last one; the
/// others are retained by the rules that depend on them. When the screen is gone, the location releases both.
struct HostedRule<Value> {
  /// Retained, because the rule refers to the screen's graph, and a binding may outlive the screen.
  let host: StateHost
  let rule: Computed<Value>
}
