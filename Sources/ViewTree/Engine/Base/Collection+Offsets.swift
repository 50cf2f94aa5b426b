// These methods apply the arguments of `onDelete` and `onMove` to a collection; SwiftUI declares them as well.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these offsets from the first element.
  ///
  /// Offsets out of range are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at these offsets, in their order, to before the element at `destination`.
  ///
  /// Offsets count from the first element, before the move; a destination out of range counts as the nearest end.
  /// Follows
  /// [move(fromOffsets:toOffset:)](https://developer.apple.com/documentation/swift/mutablecollection/move(fromoffsets:tooffset:)).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(enumerated())
    let moved = all.filter { source.contains($0.offset) }
    let rest = all.filter { !source.contains($0.offset) }
    let result =
      rest.filter { $0.offset < destination } + moved + rest.filter { $0.offset >= destination }
    for (index, entry) in zip(indices, result) { self[index] = entry.element }
  }
}
