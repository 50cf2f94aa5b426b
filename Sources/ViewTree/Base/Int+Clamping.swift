extension FixedWidthInteger {
  /// Creates the whole number that is left of a floating-point number without its fraction.
  ///
  /// A number beyond the range of the type, or beyond ±2⁵³, becomes the nearest in both: sums of such numbers do not
  /// overflow. What is not a number becomes 0. No other code makes an integer of a floating-point number, because the
  /// initialiser of the standard library traps; `.ci/check-conversions` finds it in the compiled code.
  @inlinable @inline(__always) package init(clamping number: Double) {
    let farthest = 9_007_199_254_740_992.0
    guard number.magnitude < farthest else {
      self.init(clamping: number < 0 ? -(1 << 53) : number > 0 ? 1 << 53 : 0 as Int64)
      return
    }
    self.init(clamping: Int64(number))
  }
}
