extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over the elements by their indices.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the bindings, with the indices of the whole collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

/// A binding to a collection is a collection of bindings to its elements.
///
/// Two of these bindings are equal if they belong to the same collection and have the same index.
extension Binding: Collection where Value: MutableCollection {
  /// The index type of the collection.
  public typealias Index = Value.Index
  /// The indices type of the collection.
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
  /// Returns the index after a given index in the current collection.
  public func index(after i: Index) -> Index { location.getUntracked().index(after: i) }
  /// Advances an index by one in the current collection.
  public func formIndex(after i: inout Index) { location.getUntracked().formIndex(after: &i) }

  /// A binding to the element at an index.
  ///
  /// Two bindings to the same index of the same collection are equal.
  ///
  /// Creating it reads nothing. If the index is out of range when the binding is read, the result is the last value at
  /// that index; if there was none, the program ends. A write is then ignored and reported as an issue.
  public subscript(position: Index) -> Binding<Value.Element> { projecting(ElementLocation(location, position)) }
}

extension Binding where Value: MutableCollection {
  /// The bounds have their own vertex, so a rule that only iterates does not depend on the elements' values.
  private var bounds: Range<Value.Index> {
    guard let host = location.host, host.isRecording else { return wrappedValue.bounds }
    return CollectionTracker.of(location, in: host).readBounds
  }

  /// Returns a property of every element.
  ///
  /// A rule that reads it does not depend on other properties.
  ///
  /// A property of an object may change while the element stays the same, so elements that are objects are read
  /// directly and Observation records the reads.
  func values<T: Equatable>(of keyPath: KeyPath<Value.Element, T>, name: String) -> [T] {
    guard !(Value.Element.self is AnyClass), let host = location.host, host.isRecording else {
      return location.get().map { $0[keyPath: keyPath] }
    }
    return CollectionTracker.of(location, in: host).read(keyPath, name: name)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// Returns the index before a given index in the current collection.
  public func index(before i: Index) -> Index { location.getUntracked().index(before: i) }
  /// Moves an index back by one in the current collection.
  public func formIndex(before i: inout Index) { location.getUntracked().formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {
  /// Returns the index at a distance from a given index in the current collection.
  public func index(_ i: Index, offsetBy distance: Int) -> Index {
    location.getUntracked().index(i, offsetBy: distance)
  }

  /// Returns the number of steps between two indices in the current collection.
  public func distance(from start: Index, to end: Index) -> Int {
    location.getUntracked().distance(from: start, to: end)
  }
}

/// A collection that is a binding to a collection; only bindings conform.
///
/// Initialisers of rows take this protocol instead of `Binding<C>`. With `Binding<C>` the compiler reports a mistake in
/// the rows of an array as "cannot convert value of type '[Person]' to expected argument type 'Binding<C>'".
public protocol _BindingCollection: RandomAccessCollection where Element == Binding<_Whole.Element> {
  /// The type of the collection.
  associatedtype _Whole: RandomAccessCollection & MutableCollection
  /// The binding to the whole collection.
  var _whole: Binding<_Whole> { get }
}

extension _BindingCollection {
  /// Returns a binding to a collection that never changes, for `List(.constant(names)) { $name in … }`.
  public static func constant<C: RandomAccessCollection & MutableCollection>(_ value: C) -> Binding<C>
  where Self == Binding<C> { Binding<C>.constant(value) }
}

extension Binding: _BindingCollection where Value: RandomAccessCollection & MutableCollection {
  /// The binding to the whole collection: this binding.
  public var _whole: Binding<Value> { self }
}

/// The element at an index of another location.
///
/// A row whose element was just removed may still read it once. It then gets the last value, and its writes are
/// ignored.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index

  /// The element when it was last read.
  ///
  /// Creating the binding must not read it, because the view whose body does so would depend on it.
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

  /// Stores a value that was read; only the main thread does so.
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
      // Written only if the element differs: collections with equal elements may still differ in their storage.
      collection[index] = element
      return true
    }
  }

  /// Whether the element to write exists; reports an issue if not.
  private func isInRange(of collection: Base) -> Bool {
    if collection.bounds.contains(index) { return true }
    let issue = outOfRange(collection) + " The write is ignored."
    host?.report(issue) ?? RuntimeIssue.report(issue)
    return false
  }

  /// Returns the issue for an index out of range, with a remedy.
  func outOfRange(_ collection: Base) -> String {
    let count = collection.count == 1 ? "1 element" : "\(collection.count) elements"
    return "the binding \(label) is out of range: the collection has \(count) now. "
      + "Bind the elements with ForEach($items), or create the binding only for an index that exists."
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    if self === other { return true }
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}
