/// A key for a value that views publish while the focus is in them.
///
///     struct SaveKey: FocusedValueKey { typealias Value = () -> Void }
///
/// Follows [FocusedValueKey](https://developer.apple.com/documentation/swiftui/focusedvaluekey).
@preconcurrency public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the views around the focus publish, and those of the scene.
///
///     extension FocusedValues {
///       var save: (() -> Void)? {
///         get { self[SaveKey.self] }
///         set { self[SaveKey.self] = newValue }
///       }
///     }
///
/// Follows [FocusedValues](https://developer.apple.com/documentation/swiftui/focusedvalues).
public struct FocusedValues {
  /// What a view publishes: a `FocusedValueBox` for each key.
  private var published: [ObjectIdentifier: AnyFocusedValueBox] = [:]
  /// The screen whose values are read.
  private let host: StateHost?

  /// Values to be published.
  init() { host = nil }

  /// Those of a screen.
  init(of host: StateHost) { self.host = host }

  /// The value of a key: what the view closest to the focus publishes, or `nil`.
  ///
  /// Reading it in a body makes the body depend on that key alone.
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get {
      if let host { return host.focusedValues.value(of: key) }
      return published[ObjectIdentifier(key)].map { downcast($0, to: FocusedValueBox<K.Value>.self).value }
    }
    set { published[ObjectIdentifier(key)] = newValue.map { FocusedValueBox($0) } }
  }

  /// Whether no value is published.
  var isEmpty: Bool { published.isEmpty }

  /// The `FocusedValueBox` of a key, of values that are published.
  func box(of key: ObjectIdentifier) -> AnyObject? { published[key] }
}

extension FocusedValues {
  /// The object of a type.
  subscript<Object: AnyObject>(_: FocusedObjectType<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }
}

/// A type as an argument of a subscript in a key path.
struct FocusedObjectType<Object: AnyObject>: Hashable {}

private struct FocusedObjectKey<Object: AnyObject>: FocusedValueKey, NamedKey {
  typealias Value = Object

  static var name: String { "\(typeName(Object.self)).self" }
}

extension FocusedValues: SelfComparing {
  func isSame(as other: FocusedValues) -> Bool {
    host === other.host && published.count == other.published.count
      && published.allSatisfy { key, box in other.published[key].map(box.isSame) ?? false }
  }
}

/// A published value, for code that does not know its type.
private class AnyFocusedValueBox {
  func isSame(as other: AnyFocusedValueBox) -> Bool { false }
}

private final class FocusedValueBox<Value>: AnyFocusedValueBox {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func isSame(as other: AnyFocusedValueBox) -> Bool {
    Comparison.areSame(value, downcast(other, to: FocusedValueBox.self).value)
  }
}

/// What a view publishes for a key.
struct PublishedValue {
  /// The `FocusedValueBox`.
  let box: AnyObject
  let publisher: ObjectIdentifier
}

/// The values of a screen that somebody read, a source for each key.
final class FocusedValueTable {
  private unowned let graph: Graph
  private var sources: [ObjectIdentifier: FocusedValueSource] = [:]
  /// In the order in which they were read first.
  private var keys: [ObjectIdentifier] = []
  /// Finds what is published for a key now.
  var find: (ObjectIdentifier) -> PublishedValue? = { _ in nil }

  init(graph: Graph) { self.graph = graph }

  /// The value of a key; elsewhere than on the main thread there is none.
  fileprivate func value<K: FocusedValueKey>(of key: K.Type) -> K.Value? {
    guard MainThread.isCurrent else { return nil }
    let id = ObjectIdentifier(key)
    let source = sources[id].map { downcast($0, to: TypedFocusedValueSource<K.Value>.self) } ?? add(key, find(id))
    return source.read()
  }

  private func add<K: FocusedValueKey>(_ key: K.Type, _ published: PublishedValue?) -> TypedFocusedValueSource<K.Value>
  {
    let new = TypedFocusedValueSource<K.Value>(of: key, published, in: graph)
    sources[ObjectIdentifier(key)] = new
    keys.append(ObjectIdentifier(key))
    return new
  }

  /// Lets each key say what is published now.
  ///
  /// `event` is the number of the event that is handled; in it a value that cannot be compared, as most actions, is new
  /// to its readers at most `limit` times while one view publishes it. Otherwise a view that publishes one and reads it
  /// would be evaluated without end.
  func update(in event: Int, limit: Int) {
    for key in keys { sources[key]?.write(find(key), in: event, limit: limit) }
  }
}

private class FocusedValueSource {
  func write(_ published: PublishedValue?, in event: Int, limit: Int) {}
}

private final class TypedFocusedValueSource<Value>: FocusedValueSource {
  private var value: Value?
  private var publisher: ObjectIdentifier?
  /// How often the value became another one for its readers.
  private let changes: Source<Int>
  private var event = 0
  private var changesInEvent = 0

  init(of key: Any.Type, _ published: PublishedValue?, in graph: Graph) {
    let label = VertexLabel.derived { "@FocusedValue(\(VertexLabel.name(of: key)))" }
    changes = Source(0, in: graph, label: label, isEqual: ==)
    super.init()
    (value, publisher) = (Self.value(in: published), published?.publisher)
  }

  func read() -> Value? {
    _ = changes.value
    return value
  }

  private static func value(in published: PublishedValue?) -> Value? {
    published.map { downcast($0.box, to: FocusedValueBox<Value>.self).value }
  }

  override func write(_ published: PublishedValue?, in event: Int, limit: Int) {
    let new = Self.value(in: published)
    let isChanged = !Comparison.areSame(value, new)
    let isSilent = isChanged && published?.publisher == publisher && !mayChange(to: new, in: event, limit: limit)
    (value, publisher) = (new, published?.publisher)
    if isChanged, !isSilent { changes.update { $0 += 1 } }
  }

  private func mayChange(to new: Value?, in event: Int, limit: Int) -> Bool {
    // What is not the same as itself cannot be compared.
    if Comparison.areSame(new, new) { return true }
    changesInEvent = event == self.event ? changesInEvent + 1 : 1
    self.event = event
    return changesInEvent <= limit
  }
}
