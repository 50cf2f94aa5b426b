/// A key for a value that views publish while the focus is in them.
///
///     struct SaveKey: FocusedValueKey { typealias Value = () -> Void }
///
/// Follows [FocusedValueKey](https://developer.apple.com/documentation/swiftui/focusedvaluekey).
@preconcurrency public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view, its ancestors and the scene publish.
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
  /// The published values, a `FocusedValueBox` for each key.
  private var published: [ObjectIdentifier: AnyFocusedValueBox] = [:]
  /// The screen whose values are read.
  private let host: StateHost?

  /// Creates values to publish.
  init() { host = nil }

  /// Creates the values that are read on a screen.
  init(of host: StateHost) { self.host = host }

  /// The value that the view closest to the focus publishes for a key, or `nil`.
  ///
  /// A body that reads it depends on that key alone.
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get {
      if let host { return host.focusedValues.value(of: key) }
      return published[ObjectIdentifier(key)].map { downcast($0, to: FocusedValueBox<K.Value>.self).value }
    }
    set { published[ObjectIdentifier(key)] = newValue.map { FocusedValueBox($0) } }
  }

  /// Whether no value is published.
  var isEmpty: Bool { published.isEmpty }

  /// Returns the `FocusedValueBox` of a key in published values.
  func box(of key: ObjectIdentifier) -> AnyObject? { published[key] }
}

extension FocusedValues {
  /// The object of a type.
  subscript<Object: AnyObject>(_: FocusedObjectType<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }
}

/// A type as the argument of a subscript, so that a key path can contain it.
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

/// A value that a view publishes for a key.
struct PublishedValue {
  /// The value in a `FocusedValueBox`.
  let box: AnyObject
  let publisher: ObjectIdentifier
}

/// The focused values of a screen that were read, with a source for each key.
final class FocusedValueTable {
  private unowned let graph: Graph
  private var sources: [ObjectIdentifier: FocusedValueSource] = [:]
  /// The keys, in the order in which they were first read.
  private var keys: [ObjectIdentifier] = []
  /// Returns the value that is currently published for a key.
  var find: (ObjectIdentifier) -> PublishedValue? = { _ in nil }

  init(graph: Graph) { self.graph = graph }

  /// Returns the value for a key; `nil` on threads other than the main thread.
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

  /// Updates each key to the value that is currently published.
  ///
  /// `event` is the number of the current event. In one event, a value that cannot be compared, such as most actions,
  /// notifies its readers at most `limit` times while the same view publishes it. Otherwise a view that publishes and
  /// reads a value would be evaluated endlessly.
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
  /// Counts the changes of the value that readers must see.
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
    // A value that does not equal itself cannot be compared.
    if Comparison.areSame(new, new) { return true }
    changesInEvent = event == self.event ? changesInEvent + 1 : 1
    self.event = event
    return changesInEvent <= limit
  }
}
