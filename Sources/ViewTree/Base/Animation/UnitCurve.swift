/// A curve from (0, 0) to (1, 1): how far something has come after a part of its time.
///
/// Follows [UnitCurve](https://developer.apple.com/documentation/swiftui/unitcurve).
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    /// A quarter of a circle: at its start, or, reversed, at its end.
    case circular(isReversed: Bool)
    case circularInOut
  }

  private let kind: Kind
  private var isInverse = false

  private init(_ kind: Kind) { self.kind = kind }

  /// At one speed.
  public static let linear = UnitCurve(.linear)
  /// Slow at the start.
  public static let easeIn = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at both ends.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at the start, as a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circular(isReversed: false))
  /// Slow at the end, as a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circular(isReversed: true))
  /// Slow at both ends, as two quarters of circles.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// A cubic Bézier curve by its two control points, whose `x` count from 0 to 1; what is beyond is clamped.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint.clampedX, endControlPoint.clampedX))
  }

  /// The curve with both axes exchanged.
  public var inverse: UnitCurve {
    var copy = self
    copy.isInverse.toggle()
    return copy
  }

  /// How far it is at a part of the time, which is clamped to 0...1.
  ///
  /// A Bézier curve may go beyond 0...1 in between.
  public func value(at progress: Double) -> Double {
    let progress = progress > 0 ? min(progress, 1) : 0
    if progress == 0 || progress == 1 { return progress }
    return isInverse ? time(at: progress) : position(at: progress)
  }

  /// How fast it is at a part of the time: 1 where it is as steep as the linear one.
  public func velocity(at progress: Double) -> Double {
    let (start, end) = (max(progress - Self.step, 0), min(progress + Self.step, 1))
    return end > start ? (value(at: end) - value(at: start)) / (end - start) : 0
  }

  private static let step = 1e-5

  private func position(at progress: Double) -> Double {
    func circular(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }
    switch kind {
    case .linear: return progress
    case .circular(false): return circular(progress)
    case .circular(true): return 1 - circular(1 - progress)
    case .circularInOut:
      return progress < 0.5 ? circular(2 * progress) / 2 : 1 - circular(2 - 2 * progress) / 2
    case .bezier(let start, let end):
      let parameter = Self.parameter { Self.cubic($0, start.x, end.x) - progress }
      return Self.cubic(parameter, start.y, end.y)
    }
  }

  /// The part of the time at which it is so far; where it is there several times, one of them.
  private func time(at value: Double) -> Double { Self.parameter { position(at: $0) - value } }

  private static func cubic(_ t: Double, _ start: CGFloat, _ end: CGFloat) -> Double {
    3 * (1 - t) * (1 - t) * t * start + 3 * (1 - t) * t * t * end + t * t * t
  }

  /// Where a function that is below zero at 0 and above at 1 is zero, to 1e-12.
  private static func parameter(of function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if function(middle) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension UnitPoint {
  fileprivate var clampedX: UnitPoint { UnitPoint(x: x > 0 ? min(x, 1) : 0, y: y.boundedOrZero) }
}
