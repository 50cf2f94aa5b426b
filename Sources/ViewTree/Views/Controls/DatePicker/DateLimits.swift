/// A range of dates that limits what a date picker can choose, in any of its forms: `a...b`, `a...`, `...b`, `a..<b` and
/// `..<b`.
public protocol _DateLimits: RangeExpression<Date> {
  /// The first and the last date of the range; `nil` on a side without a limit.
  var _dates: (first: Date?, last: Date?) { get }
}

extension ClosedRange: _DateLimits where Bound == Date {
  /// The lower and the upper bound.
  public var _dates: (first: Date?, last: Date?) { (lowerBound, upperBound) }
}

extension PartialRangeFrom: _DateLimits where Bound == Date {
  /// The lower bound.
  public var _dates: (first: Date?, last: Date?) { (lowerBound, nil) }
}

extension PartialRangeThrough: _DateLimits where Bound == Date {
  /// The upper bound.
  public var _dates: (first: Date?, last: Date?) { (nil, upperBound) }
}

extension Range: _DateLimits where Bound == Date {
  /// The lower bound, and the moment before the upper bound.
  public var _dates: (first: Date?, last: Date?) { (lowerBound, upperBound - 0.001) }
}

extension PartialRangeUpTo: _DateLimits where Bound == Date {
  /// The moment before the upper bound.
  public var _dates: (first: Date?, last: Date?) { (nil, upperBound - 0.001) }
}
