/// A range that a stepper walks step by step; the last step ends at the bound.
struct SteppedRange<Value: Strideable> {
  let bounds: ClosedRange<Value>?
  let step: Value.Stride

  /// Returns whether a step in a direction is possible; from a value that is not a number, both directions are.
  ///
  /// Without bounds the value is not read.
  func isPossible(from value: @autoclosure () -> Value, forward: Bool) -> Bool {
    guard let bounds else { return true }
    let value = value()
    return forward ? !(value >= bounds.upperBound) : !(value <= bounds.lowerBound)
  }

  /// Returns the next value.
  ///
  /// If there is none, as after the largest value of a type, the value stays.
  func moved(_ value: Value, forward: Bool) -> Value {
    let new = advanced(value, forward: forward)
    guard let bounds else { return new }
    return new == new ? min(max(new, bounds.lowerBound), bounds.upperBound) : bounds.lowerBound
  }

  /// Returns the value one step further.
  ///
  /// Integers are limited to their type, as `advanced(by:)` would trap beyond it.
  private func advanced(_ value: Value, forward: Bool) -> Value {
    guard let integer = value as? any FixedWidthInteger, let distance = step as? Int else {
      return value.advanced(by: forward ? step : -step)
    }
    return integer.movedInRange(by: distance.magnitude, up: (distance > 0) == forward) as? Value ?? value
  }

  /// The problem of the value or the step, in words.
  ///
  /// Without bounds the value is not read.
  func problem(of value: @autoclosure () -> Value) -> String? {
    if !(step > 0) { return "the step \(step) is not positive; give it a step above 0" }
    guard let bounds else { return nil }
    let value = value()
    return bounds.contains(value)
      ? nil
      : "the value \(value) is not in \(bounds); it is kept until a step leads back. Set it to a value in the range."
  }
}

extension FixedWidthInteger {
  /// Returns the integer moved by a distance, limited to the range of its type.
  fileprivate func movedInRange(by distance: UInt, up: Bool) -> Self {
    let magnitude = Magnitude(truncatingIfNeeded: distance)
    let isWhole = UInt(truncatingIfNeeded: magnitude) == distance
    let room = up ? Magnitude(truncatingIfNeeded: .max &- self) : Magnitude(truncatingIfNeeded: self &- .min)
    guard isWhole, magnitude <= room else { return up ? .max : .min }
    let part = Self(truncatingIfNeeded: magnitude)
    return up ? self &+ part : self &- part
  }
}
