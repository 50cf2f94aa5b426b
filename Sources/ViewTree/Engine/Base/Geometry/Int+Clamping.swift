extension FixedWidthInteger {
  /// Creates an integer by removing the fraction of a floating-point number.
  ///
  /// A number beyond the range of the type, or beyond ±2⁵³, becomes the nearest within both, so that sums of such
  /// numbers do not overflow. Not a number becomes 0. No other code converts a floating-point number to an integer,
  /// because the standard library's initialiser traps; `.ci/check-conversions` finds such calls in the compiled code.
  @inlinable @inline(__always) package init(clamping number: Double) {
    let farthest = 9_007_199_254_740_992.0
    guard number.magnitude < farthest else {
      self.init(clamping: number < 0 ? -(1 << 53) : number > 0 ? 1 << 53 : 0 as Int64)
      return
    }
    self.init(clamping: Int64(number))
  }
}
