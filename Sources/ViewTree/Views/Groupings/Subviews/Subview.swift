/// A subview of a view, for a container that arranges subviews.
///
/// It is itself a view, and keeps its state while it is the same subview. Follows
/// [Subview](https://developer.apple.com/documentation/swiftui/subview).
nonisolated public struct Subview: View, Identifiable {
  /// The identity of a subview: its place in the code, and the ids of the surrounding collections.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  let entry: SubviewList.Entry

  /// The identity of the subview.
  public var id: ID { ID(path: entry.id) }
  /// The values that the view passes to the surrounding container; see ``View/containerValue(_:_:)``.
  public var containerValues: ContainerValues { entry.values }

  /// The view that the subview stands for.
  @MainActor public var body: some View { entry.content.id(id) }
}

extension Subview: SubviewSource {
  func addSubviews(to list: inout SubviewList) { list.append(entry) }
}

/// The subviews of a view: each statement, each element of a collection, each view of a branch.
///
/// The collection is also a view, which shows all of them. Follows
/// [SubviewsCollection](https://developer.apple.com/documentation/swiftui/subviewscollection).
nonisolated public struct SubviewsCollection: View, RandomAccessCollection {
  /// The element is a subview.
  public typealias Element = Subview
  /// The indices begin at 0.
  public typealias Index = Int
  /// The type of a part of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice

  private let entries: [SubviewList.Entry]

  init(_ entries: [SubviewList.Entry]) { self.entries = entries }

  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { entries.count }

  /// Returns the subview at an index; the program traps if there is none.
  public subscript(index: Int) -> Subview { Subview(entry: entries[index]) }
  /// Returns a part of the subviews; the program traps if the range is out of bounds.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }

  /// A view that shows all subviews.
  @MainActor public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollection: SubviewSource {
  func addSubviews(to list: inout SubviewList) { for subview in self { list.append(subview.entry) } }
}

/// A part of the subviews of a view.
///
/// Follows [SubviewsCollectionSlice](https://developer.apple.com/documentation/swiftui/subviewscollectionslice).
nonisolated public struct SubviewsCollectionSlice: View, RandomAccessCollection {
  /// The element is a subview.
  public typealias Element = Subview
  /// The indices are those of the whole collection.
  public typealias Index = Int
  /// The type of a part of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice

  fileprivate let base: SubviewsCollection
  fileprivate let bounds: Range<Int>

  fileprivate init(base: SubviewsCollection, bounds: Range<Int>) {
    precondition(bounds.clamped(to: base.indices) == bounds, "the subviews \(bounds) are not in \(base.indices)")
    self.base = base
    self.bounds = bounds
  }

  /// The index of the first subview.
  public var startIndex: Int { bounds.lowerBound }
  /// The index after the last subview.
  public var endIndex: Int { bounds.upperBound }

  /// Returns the subview at an index; the program traps if there is none.
  public subscript(index: Int) -> Subview { base[index] }
  /// Returns a part of the subviews; the program traps if the range is out of bounds.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }

  /// A view that shows all subviews of the slice.
  @MainActor public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollectionSlice: SubviewSource {
  func addSubviews(to list: inout SubviewList) { for subview in self { list.append(subview.entry) } }
}
