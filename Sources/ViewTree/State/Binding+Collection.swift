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
  /// The bounds have a rule of their own: who only walks over the elements is not reached by a change of one of them.
  private var bounds: Range<Value.Index> {
    guard let graph = location.graph, graph.isComputing else {
      let value = wrappedValue
      return value.startIndex..<value.endIndex
    }
    if let rule = location.derived as? Computed<Range<Value.Index>> { return rule.value }
    var last: Range<Value.Index>?
    let label = VertexLabel.derived { [weak location] in (location?.label ?? "") + ".indices" }
    let rule = Computed(in: graph, label: label) { [weak location] in
      // A reader may outlive the location, and keeps the rule.
      if let value = location?.get() { last = value.startIndex..<value.endIndex }
      return last!
    }
    location.derived = rule
    return rule.value
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
  private let element: () -> Base.Element
  private lazy var rule = base.graph.map { graph in
    let (base, index) = (base, index)
    return Computed(
      in: graph, label: .derived { "\(base.label)[\(index)]" }, isEqual: Comparison.areSame, body: element)
  }

  init(_ base: Location<Base>, _ index: Base.Index, last: Base.Element) {
    self.base = base
    self.index = index
    var last = last
    element = {
      let collection = base.get()
      if Self.contains(index, collection) { last = collection[index] }
      return last
    }
  }

  override var graph: Graph? { base.graph }
  override var label: String { "\(base.label)[\(index)]" }
  override var vertex: Vertex? { rule }

  override func get() -> Base.Element {
    if let graph, graph.isComputing, let rule { return rule.value }
    return element()
  }

  override func set(_ value: Base.Element, transaction: Transaction) {
    var collection = base.getUntracked()
    guard Self.contains(index, collection), !Comparison.areSame(collection[index], value) else { return }
    collection[index] = value
    base.set(collection, transaction: transaction)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    if self === other { return true }
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }

  private static func contains(_ index: Base.Index, _ collection: Base) -> Bool {
    index >= collection.startIndex && index < collection.endIndex
  }
}
