/// The extent of views on both sides of the line on which their guides meet.
struct AlignedSpan {
  /// The lowest and the highest coordinate; the line is at 0.
  private(set) var low = CGFloat.infinity
  private(set) var high = -CGFloat.infinity

  /// Adds a view of a length whose guide is at a distance from its start.
  @inline(__always) mutating func add(_ length: CGFloat, guide: CGFloat) {
    low = min(low, -guide)
    high = max(high, length - guide)
  }

  /// The distance from the first start to the last end.
  ///
  /// The difference of two infinities is not a number: they come from an endless view, whose guide is somewhere on it.
  @inline(__always) var length: CGFloat {
    let length = high - low
    return length == length ? max(length, 0) : .infinity
  }
}
