/// The elements of a location that are tracked for one screen.
protocol HostedElements: AnyObject {
  var host: StateHost { get }
}

/// The elements of a collection in a location.
///
/// Each has its own vertex, so a change of one element reaches only the rules that read it.
///
/// Only the tracker reads the collection. After a write it compares the elements before and after, and marks the rules
/// that read a changed element. An element without readers costs only the comparison.
///
/// The tracker is an observer at the root's depth, so it runs before any view is evaluated and makes all marks first. A
/// rule that reads an element earlier updates the tracker first.
final class CollectionTracker<Base: MutableCollection>: Rule, HostedElements {
  /// The location, which owns the tracker.
  ///
  /// The graph may retain the tracker longer; its elements then no longer change.
  private weak var location: Location<Base>?
  /// The screen of the elements; an object outlives the screens that read it, and so may its tracker.
  let host: StateHost
  fileprivate private(set) var collection: Base
  private let bounds: Source<Range<Base.Index>>
  /// The vertices of the elements that rules read, ordered by index.
  private(set) var vertices: [CollectionVertex<Base>] = []
  private var sweepCount = 64
  private var properties: [Property] = []

  /// Returns the tracker of a location, if an element was read.
  static func known(of location: Location<Base>) -> CollectionTracker? {
    location.elements.map { downcast($0, to: CollectionTracker.self) }
  }

  /// Returns the tracker of a location for the rules of one screen.
  static func of(_ location: Location<Base>, in host: StateHost) -> CollectionTracker {
    if let elements = known(of: location), elements.host === host { return elements }
    let elements = CollectionTracker(location, host)
    location.elements = elements
    host.note(location)
    return elements
  }

  private init(_ location: Location<Base>, _ host: StateHost) {
    self.location = location
    self.host = host
    collection = location.getUntracked()
    let label = VertexLabel.derived { [weak location] in (location?.label ?? "") + ".indices" }
    bounds = Source(collection.bounds, in: host.graph, label: label, isEqual: { $0 == $1 })
    super.init(graph: host.graph, subgraph: nil, isObserver: true)
  }

  // MARK: Reading

  /// The bounds of the collection; a rule that reads them does not depend on the elements' values.
  var readBounds: Range<Base.Index> {
    update()
    return bounds.value
  }

  /// Returns the collection to a rule that reads only this element and depends on no other.
  func read(_ index: Base.Index) -> Base {
    update()
    makeVertex(index).recordRead()
    return collection
  }

  /// Returns a property of each element; a rule that reads it does not depend on other properties.
  func read<T: Equatable>(_ keyPath: KeyPath<Base.Element, T>, name: String) -> [T] {
    update()
    let property = properties.first { $0.keyPath == keyPath } ?? makeProperty(keyPath, name)
    return downcast(property.source, to: Source<[T]>.self).value
  }

  override var label: String { (location?.label ?? "") + " elements" }

  fileprivate func label(of index: Base.Index) -> String { "\(location?.label ?? "")[\(index)]" }

  // MARK: Vertices

  /// Returns the vertex of an element, if a rule reads it.
  func vertex(at index: Base.Index) -> Vertex? {
    let place = place(of: index)
    return place < vertices.count && vertices[place].index == index ? vertices[place] : nil
  }

  private func makeVertex(_ index: Base.Index) -> Vertex {
    if let vertex = vertex(at: index) { return vertex }
    if vertices.count >= sweepCount { sweep() }
    let vertex = CollectionVertex(self, index)
    vertices.insert(vertex, at: place(of: index))
    return vertex
  }

  /// Removes the vertices that no rule reads any more, such as those of rows that were scrolled away.
  private func sweep() {
    vertices.removeAll { $0.outputs.isEmpty }
    sweepCount = max(64, 2 * vertices.count)
  }

  /// Returns the number of vertices below an index.
  private func place(of index: Base.Index) -> Int {
    guard let last = vertices.last, index <= last.index else { return vertices.count }
    var range = vertices.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = vertices[middle].index < index ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private struct Property {
    let keyPath: AnyKeyPath
    let source: Vertex
    let isSame: (Base.Element, Base.Element) -> Bool
    let refresh: (Base) -> Void
  }

  private func makeProperty<T: Equatable>(_ keyPath: KeyPath<Base.Element, T>, _ name: String) -> Property {
    let label = VertexLabel.derived { [weak location] in "\(location?.label ?? "") \(name)" }
    let source = Source(collection.map { $0[keyPath: keyPath] }, in: graph, label: label, isEqual: { $0 == $1 })
    let property = Property(
      keyPath: keyPath, source: source, isSame: { $0[keyPath: keyPath] == $1[keyPath: keyPath] },
      refresh: { source.write($0.map { $0[keyPath: keyPath] }) })
    properties.append(property)
    return property
  }

  // MARK: Changes

  override func compute() -> Bool {
    guard let location else { return false }
    let old = collection
    collection = location.get()
    properties.removeAll { $0.source.outputs.isEmpty }
    if bounds.write(collection.bounds) || !markDifferences(in: old) { markAll(from: old) }
    return false
  }

  /// Compares two collections of equal length that are both stored contiguously; returns whether they are.
  private func markDifferences(in old: Base) -> Bool {
    let new = collection
    var touched = Set<Int>()
    let isCompared = Comparison.forEachDifference(old, new) { offset, before, after in
      vertex(at: new.index(new.startIndex, offsetBy: offset)).map(graph.invalidateOutputs)
      for (place, property) in properties.enumerated() where !property.isSame(before, after) { touched.insert(place) }
    }
    for place in touched { properties[place].refresh(new) }
    return isCompared
  }

  /// Compares the elements that rules read, one by one.
  private func markAll(from old: Base) {
    for vertex in vertices where collection.bounds.contains(vertex.index) {
      let isSame =
        old.bounds.contains(vertex.index) && Comparison.areSame(old[vertex.index], collection[vertex.index])
      if !isSame { graph.invalidateOutputs(of: vertex) }
    }
    for property in properties { property.refresh(collection) }
  }
}

/// The vertex of one element, for the rules that depend on it; the value stays in the collection.
final class CollectionVertex<Base: MutableCollection>: Vertex {
  fileprivate let index: Base.Index
  private weak var elements: CollectionTracker<Base>?

  fileprivate init(_ elements: CollectionTracker<Base>, _ index: Base.Index) {
    self.elements = elements
    self.index = index
    super.init(graph: elements.graph)
  }

  override var label: String { elements?.label(of: index) ?? "" }
  override var writer: Rule? { elements }
  override var valueDescription: String {
    guard let collection = elements?.collection, collection.bounds.contains(index) else { return "" }
    return shortDescription(of: collection[index])
  }
}

extension Collection {
  var bounds: Range<Index> { startIndex..<endIndex }
}
