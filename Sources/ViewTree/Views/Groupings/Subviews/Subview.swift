/// One of the views that another view consists of, for a container that arranges these.
///
/// It is itself a view: shown, it keeps its state as long as it is the same subview. Follows
/// [Subview](https://developer.apple.com/documentation/swiftui/subview).
nonisolated public struct Subview: View, Identifiable {
  /// Which of the views it is: its place in the code, and the ids of collections around it.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  let entry: SubviewList.Entry

  /// Which of the views it is.
  public var id: ID { ID(path: entry.id) }
  /// What the view hands to the container around; see ``View/containerValue(_:_:)``.
  public var containerValues: ContainerValues { entry.values }

  /// The view.
  @MainActor public var body: some View { entry.content.id(id) }
}

extension Subview: SubviewSource {
  func addSubviews(to list: inout SubviewList) { list.append(entry) }
}

/// The views that another view consists of: each statement, each element of a collection, each view of a branch.
///
/// It is a view as well, of all of them. Follows
/// [SubviewsCollection](https://developer.apple.com/documentation/swiftui/subviewscollection).
nonisolated public struct SubviewsCollection: View, RandomAccessCollection {
  /// One of the views.
  public typealias Element = Subview
  /// Counts from 0.
  public typealias Index = Int
  /// Some of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  private let entries: [SubviewList.Entry]

  init(_ entries: [SubviewList.Entry]) { self.entries = entries }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many views there are.
  public var endIndex: Int { entries.count }

  /// The view at an index; the program ends where there is none.
  public subscript(index: Int) -> Subview { Subview(entry: entries[index]) }
  /// Some of the views; the program ends where some are not there.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }

  /// All of the views.
  @MainActor public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollection: SubviewSource {
  func addSubviews(to list: inout SubviewList) { for subview in self { list.append(subview.entry) } }
}

/// Some of the views that another view consists of.
///
/// Follows [SubviewsCollectionSlice](https://developer.apple.com/documentation/swiftui/subviewscollectionslice).
nonisolated public struct SubviewsCollectionSlice: View, RandomAccessCollection {
  /// One of the views.
  public typealias Element = Subview
  /// Counts from the first of the whole collection.
  public typealias Index = Int
  /// Some of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  fileprivate let base: SubviewsCollection
  fileprivate let bounds: Range<Int>

  fileprivate init(base: SubviewsCollection, bounds: Range<Int>) {
    precondition(bounds.clamped(to: base.indices) == bounds, "subviews that are not there")
    self.base = base
    self.bounds = bounds
  }

  /// The index of the first view.
  public var startIndex: Int { bounds.lowerBound }
  /// The index after the last view.
  public var endIndex: Int { bounds.upperBound }

  /// The view at an index; the program ends where there is none.
  public subscript(index: Int) -> Subview { base[index] }
  /// Some of the views; the program ends where some are not there.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }

  /// All of the views.
  @MainActor public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollectionSlice: SubviewSource {
  func addSubviews(to list: inout SubviewList) { for subview in self { list.append(subview.entry) } }
}
