extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Walks over the elements by their indices.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the bindings, with the indices of the whole.
  public typealias SubSequence = Slice<Binding<Value>>
}

/// A binding to a collection is a collection of bindings; each can be compared: place plus index.
extension Binding: Collection where Value: MutableCollection {
  /// The collection's own index.
  public typealias Index = Value.Index
  /// The collection's own indices.
  public typealias Indices = Value.Indices

  /// The collection's first index.
  ///
  /// Reading it depends on the number of elements, not on any of them.
  public var startIndex: Index { bounds.lowerBound }

  /// The collection's end index.
  ///
  /// Reading it depends on the number of elements, not on any of them.
  public var endIndex: Index { bounds.upperBound }

  /// The collection's indices.
  ///
  /// Reading them depends on the number of elements, not on any of them.
  public var indices: Indices {
    _ = bounds
    return location.getUntracked().indices
  }
  /// The index after another one, as the collection has it now.
  public func index(after i: Index) -> Index { location.getUntracked().index(after: i) }
  /// Moves an index on by one, as the collection has it now.
  public func formIndex(after i: inout Index) { location.getUntracked().formIndex(after: &i) }

  /// A binding to the element at an index; two to the same index of the same collection are equal.
  ///
  /// Making it reads nothing. An index that is out of range by the time the binding is read gives the last value that
  /// was there, or ends the program where there was none; a write to it is ignored, and an issue says so.
  public subscript(position: Index) -> Binding<Value.Element> {
    projecting(ElementLocation(location, position))
  }
}

extension Binding where Value: MutableCollection {
  /// The bounds have a vertex of their own: a rule that only walks over the elements is not reached by a change of one of them.
  private var bounds: Range<Value.Index> {
    guard let host = location.host, host.isRecording else { return wrappedValue.bounds }
    return CollectionTracker.of(location, in: host).readBounds
  }

  /// A property of every element, as a value of its own: a rule that reads it is not reached by changes of other properties.
  ///
  /// A property of an object may change while the element stays: Observation must note it for the reader.
  func values<T: Equatable>(of keyPath: KeyPath<Value.Element, T>, name: String) -> [T] {
    guard !(Value.Element.self is AnyClass), let host = location.host, host.isRecording else {
      return location.get().map { $0[keyPath: keyPath] }
    }
    return CollectionTracker.of(location, in: host).read(keyPath, name: name)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The index before another one, as the collection has it now.
  public func index(before i: Index) -> Index { location.getUntracked().index(before: i) }
  /// Moves an index back by one, as the collection has it now.
  public func formIndex(before i: inout Index) { location.getUntracked().formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {
  /// The index at a distance from another one, as the collection has it now.
  public func index(_ i: Index, offsetBy distance: Int) -> Index {
    location.getUntracked().index(i, offsetBy: distance)
  }

  /// The number of steps between two indices, as the collection has it now.
  public func distance(from start: Index, to end: Index) -> Int {
    location.getUntracked().distance(from: start, to: end)
  }
}

/// A collection that is a binding to a collection; only bindings conform.
///
/// Initialisers of rows take this protocol instead of `Binding<C>`. With `Binding<C>` the compiler reports a mistake in
/// the rows of an array as "cannot convert value of type '[Person]' to expected argument type 'Binding<C>'".
public protocol _BindingCollection: RandomAccessCollection where Element == Binding<_Whole.Element> {
  /// The collection.
  associatedtype _Whole: RandomAccessCollection & MutableCollection
  /// The binding to all of it.
  var _whole: Binding<_Whole> { get }
}

extension _BindingCollection {
  /// A binding to a collection that never changes, for `List(.constant(names)) { $name in … }`.
  public static func constant<C: RandomAccessCollection & MutableCollection>(_ value: C) -> Binding<C>
  where Self == Binding<C> { Binding<C>.constant(value) }
}

extension Binding: _BindingCollection where Value: RandomAccessCollection & MutableCollection {
  /// The binding itself.
  public var _whole: Binding<Value> { self }
}

/// The element at an index of another location.
///
/// A row whose element was just removed may still read it once: then it gets the last value, and its writes go nowhere.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index

  /// The element when it was last read.
  ///
  /// It is not read when the binding is made: the view in whose body that happens would depend on it.
  private var last: Base.Element?

  init(_ base: Location<Base>, _ index: Base.Index) {
    self.base = base
    self.index = index
  }

  override var host: StateHost? { base.host }
  override var readsObject: Bool { base.readsObject }
  override func prepare() { base.prepare() }
  override var label: String { "\(base.label)[\(index)]" }
  override var origin: BindingOrigin {
    let origin = base.origin
    return origin.kind == .closures ? origin : BindingOrigin(kind: .element, words: label)
  }
  override var vertex: Vertex? { CollectionTracker.known(of: base)?.vertex(at: index) }

  override func get() -> Base.Element {
    let collection =
      if let host, host.isRecording { CollectionTracker.of(base, in: host).read(index) } else { base.get() }
    if collection.bounds.contains(index) { return keep(collection[index]) }
    guard let last = known else { fatalError(host?.located(outOfRange(collection)) ?? outOfRange(collection)) }
    return last
  }

  private var known: Base.Element? { SharedValues.read { last } }

  /// Only the main thread keeps what it read.
  private func keep(_ element: Base.Element) -> Base.Element {
    if StateHost.isActive { SharedValues.write(element, to: &last) }
    return element
  }

  override func set(_ value: Base.Element, transaction: Transaction) {
    update(in: transaction) { element in
      element = value
      return true
    }
  }

  override func update(in transaction: Transaction, _ change: (inout Base.Element) -> Bool) {
    base.update(in: transaction) { collection in
      guard isInRange(of: collection) else { return false }
      var element = collection[index]
      guard change(&element) else { return false }
      guard !Comparison.areSame(collection[index], element) else {
        host?.noteEqualWrite(label)
        return false
      }
      // Only now: collections with the same elements may differ by where these are kept.
      collection[index] = element
      return true
    }
  }

  /// Whether there is an element to be written; an issue says if there is none.
  private func isInRange(of collection: Base) -> Bool {
    if collection.bounds.contains(index) { return true }
    let issue = outOfRange(collection) + " The write is ignored."
    host?.report(issue) ?? RuntimeIssue.report(issue)
    return false
  }

  /// What is wrong with the index, and what to do.
  func outOfRange(_ collection: Base) -> String {
    let count = collection.count == 1 ? "1 element" : "\(collection.count) elements"
    return "the binding \(label) is out of range: the collection has \(count) now. "
      + "Bind the elements by ForEach($items), or make the binding where the index is known to exist."
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    if self === other { return true }
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}
