/// A group of values that are animated together.
///
///     var animatableData: AnimatableValues<CGFloat, Double, Double> {
///       get { AnimatableValues(width, hue, opacity) }
///       set { (width, hue, opacity) = newValue.value }
///     }
///
/// Follows [AnimatableValues](https://developer.apple.com/documentation/swiftui/animatablevalues).
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values as a tuple.
  public var value: (repeat each Value)

  /// Creates a group of values.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// A group of zeros.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  /// Returns whether all values are equal.
  public static func == (a: AnimatableValues, b: AnimatableValues) -> Bool {
    var areSame = true
    repeat areSame = areSame && (each a.value) == (each b.value)
    return areSame
  }

  /// Returns the sums of the values.
  public static func + (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each a.value) + (each b.value))
  }

  /// Returns the differences of the values.
  public static func - (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each a.value) - (each b.value))
  }

  /// Multiplies all values by a factor.
  public mutating func scale(by factor: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> V {
      var value = value
      value.scale(by: factor)
      return value
    }
    value = (repeat scaled(each value))
  }

  /// The sum of the squares of all values.
  public var magnitudeSquared: Double {
    var sum = 0.0
    repeat sum += (each value).magnitudeSquared
    return sum
  }
}
