/// A curve from (0, 0) to (1, 1): the progress of an animation as a function of the fraction of its time.
///
/// Follows [UnitCurve](https://developer.apple.com/documentation/swiftui/unitcurve).
public struct UnitCurve: Hashable, Sendable {
  /// Not private, because the description of an animation would then contain an address.
  enum Kind: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    /// A quarter of a circle: slow at the start, or, if reversed, at the end.
    case circular(isReversed: Bool)
    case circularInOut
  }

  private let kind: Kind
  private var isInverse = false

  private init(_ kind: Kind) { self.kind = kind }

  /// A curve with constant speed.
  public static let linear = UnitCurve(.linear)
  /// A curve that starts slowly.
  public static let easeIn = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// A curve that ends slowly.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A curve that starts and ends slowly.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A quarter of a circle that starts slowly.
  public static let circularEaseIn = UnitCurve(.circular(isReversed: false))
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circular(isReversed: true))
  /// Two quarters of a circle that start and end slowly.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// Returns a cubic Bézier curve with two control points, whose `x` values are clamped to 0...1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint.clampedX, endControlPoint.clampedX))
  }

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve {
    var copy = self
    copy.isInverse.toggle()
    return copy
  }

  /// Returns the progress at a fraction of the time, which is clamped to 0...1.
  ///
  /// The progress of a Bézier curve may leave 0...1 in between.
  public func value(at progress: Double) -> Double {
    let progress = progress > 0 ? min(progress, 1) : 0
    if progress == 0 || progress == 1 { return progress }
    return isInverse ? time(at: progress) : position(at: progress)
  }

  /// Returns the exact slope of the curve at a fraction of the time; that of the linear curve is 1.
  ///
  /// The slope is infinite where the curve is vertical, as ``circularEaseIn`` is at 1, and 0 outside 0...1.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    return isInverse ? 1 / slope(at: value(at: progress)) : slope(at: progress)
  }

  private func slope(at progress: Double) -> Double {
    func circular(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
    switch kind {
    case .linear: return 1
    case .circular(false): return circular(progress)
    case .circular(true): return circular(1 - progress)
    case .circularInOut: return circular(2 * min(progress, 1 - progress))
    case .bezier(let start, let end): return Self.slope(start, end, at: parameter(start, end, at: progress))
    }
  }

  /// Returns the slope of a Bézier curve at a parameter: that of its tangent.
  ///
  /// If a control point lies on an end, there is no tangent, and the result is the slope of the line to the other
  /// control point.
  private static func slope(_ start: UnitPoint, _ end: UnitPoint, at parameter: Double) -> Double {
    func derivative(_ start: CGFloat, _ end: CGFloat) -> Double {
      let (t, rest) = (parameter, 1 - parameter)
      return 3 * (rest * rest * start + 2 * rest * t * (end - start) + t * t * (1 - end))
    }
    let (x, y) = (derivative(start.x, end.x), derivative(start.y, end.y))
    if x != 0 || y != 0 { return y / x }
    let (dx, dy) = parameter < 0.5 ? (end.x, end.y) : (1 - start.x, 1 - start.y)
    return dx == 0 && dy == 0 ? 1 : dy / dx
  }

  /// Returns the parameter of a Bézier curve at a fraction of the time.
  private func parameter(_ start: UnitPoint, _ end: UnitPoint, at progress: Double) -> Double {
    if progress == 0 || progress == 1 { return progress }
    return Self.parameter { Self.cubic($0, start.x, end.x) - progress }
  }

  private func position(at progress: Double) -> Double {
    func circular(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }
    switch kind {
    case .linear: return progress
    case .circular(false): return circular(progress)
    case .circular(true): return 1 - circular(1 - progress)
    case .circularInOut:
      return progress < 0.5 ? circular(2 * progress) / 2 : 1 - circular(2 - 2 * progress) / 2
    case .bezier(let start, let end):
      return Self.cubic(parameter(start, end, at: progress), start.y, end.y)
    }
  }

  /// Returns a fraction of the time at which the curve has a given progress.
  ///
  /// If there are several, it returns one of them.
  private func time(at value: Double) -> Double { Self.parameter { position(at: $0) - value } }

  private static func cubic(_ t: Double, _ start: CGFloat, _ end: CGFloat) -> Double {
    3 * (1 - t) * (1 - t) * t * start + 3 * (1 - t) * t * t * end + t * t * t
  }

  /// Returns the zero, to within 1e-12, of a function that is negative at 0 and positive at 1.
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
