extension RandomAccessCollection {
  /// Returns the first index whose element satisfies a condition, by binary search; `endIndex` if none does.
  ///
  /// All elements after one that satisfies the condition must satisfy it too.
  @inlinable package func partitionPoint(where isBehind: (Element) throws -> Bool) rethrows -> Index {
    var (start, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if try isBehind(self[middle]) {
        count = half
      } else {
        (start, count) = (index(after: middle), count - half - 1)
      }
    }
    return start
  }
}
