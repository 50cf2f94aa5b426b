extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

/// A binding to a collection is a collection of bindings; each can be compared: place plus index.
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { bounds.lowerBound }
  public var endIndex: Index { bounds.upperBound }
  public var indices: Indices {
    _ = bounds
    return location.getUntracked().indices
  }
  public func index(after i: Index) -> Index { location.getUntracked().index(after: i) }
  public func formIndex(after i: inout Index) { location.getUntracked().formIndex(after: &i) }

  public subscript(position: Index) -> Binding<Value.Element> {
    projecting(ElementLocation(location, position, last: location.getUntracked()[position]))
  }
}

extension Binding where Value: MutableCollection {
  /// The bounds have a vertex of their own: who only walks over the elements is not reached by a change of one of them.
  private var bounds: Range<Value.Index> {
    guard let graph = location.graph, graph.current != nil else { return wrappedValue.bounds }
    return Elements.of(location, in: graph).readBounds
  }

  /// A property of every element, as a value of its own: who reads it is not reached by changes of other properties.
  func values<T: Equatable>(of keyPath: KeyPath<Value.Element, T>, name: String) -> [T] {
    guard let graph = location.graph, graph.current != nil else { return location.get().map { $0[keyPath: keyPath] } }
    return Elements.of(location, in: graph).read(keyPath, name: name)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Index) -> Index { location.getUntracked().index(before: i) }
  public func formIndex(before i: inout Index) { location.getUntracked().formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {
  public func index(_ i: Index, offsetBy distance: Int) -> Index {
    location.getUntracked().index(i, offsetBy: distance)
  }

  public func distance(from start: Index, to end: Index) -> Int {
    location.getUntracked().distance(from: start, to: end)
  }
}

/// The element at an index of another location.
///
/// A row whose element was just removed may still read it once: then it gets the last value, and its writes go nowhere.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index
  private var last: Base.Element

  init(_ base: Location<Base>, _ index: Base.Index, last: Base.Element) {
    self.base = base
    self.index = index
    self.last = last
  }

  override var graph: Graph? { base.graph }
  override var label: String { "\(base.label)[\(index)]" }
  override var vertex: Vertex? { Elements.known(of: base)?.vertex(at: index) }

  override func get() -> Base.Element {
    let collection =
      if let graph, graph.current != nil { Elements.of(base, in: graph).read(index) } else { base.get() }
    if collection.bounds.contains(index) { last = collection[index] }
    return last
  }

  override func set(_ value: Base.Element, transaction: Transaction) {
    var collection = base.getUntracked()
    guard collection.bounds.contains(index), !Comparison.areSame(collection[index], value) else { return }
    collection[index] = value
    base.set(collection, transaction: transaction)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    if self === other { return true }
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}
