/// A value that can be added and scaled, so that it can be animated.
///
/// Follows [VectorArithmetic](https://developer.apple.com/documentation/swiftui/vectorarithmetic).
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a factor.
  mutating func scale(by rhs: Double)
  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with each component multiplied by a factor.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves the value towards another: 0 leaves it unchanged, 1 yields the other value, and larger amounts go beyond.
  public mutating func interpolate(towards other: Self, amount: Double) { self += (other - self).scaled(by: amount) }

  /// Returns a value between this value and another: 0 yields this value, 1 the other, and larger amounts go beyond.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the length by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the length.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The animatable data of a value without animated parts.
///
/// Follows [EmptyAnimatableData](https://developer.apple.com/documentation/swiftui/emptyanimatabledata).
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value of the type.
  public init() {}

  /// The only value of the type.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Returns the only value of the type.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  /// Returns the only value of the type.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  /// Does nothing, because there is no component.
  public mutating func scale(by rhs: Double) {}
  /// The squared magnitude, which is always 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two animatable values as one.
///
/// Pairs can be nested for more values.
///
/// Follows [AnimatablePair](https://developer.apple.com/documentation/swiftui/animatablepair).
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair of values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Returns the sums of both values.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.first + rhs.first, lhs.second + rhs.second) }
  /// Returns the differences of both values.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.first - rhs.first, lhs.second - rhs.second) }

  /// Multiplies each component by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squares of both values.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
