/// Where a stepper goes from a value: a step at a time, the last one to the bound.
struct SteppedRange<Value: Strideable> {
  let bounds: ClosedRange<Value>?
  let step: Value.Stride

  /// Whether the range goes on that way; from what is no number it does both ways.
  ///
  /// Without bounds nobody has to know the value.
  func isPossible(from value: @autoclosure () -> Value, forward: Bool) -> Bool {
    guard let bounds else { return true }
    let value = value()
    return forward ? !(value >= bounds.upperBound) : !(value <= bounds.lowerBound)
  }

  /// The next value; where there is none, as after the largest of a type, the same.
  func moved(_ value: Value, forward: Bool) -> Value {
    let new = advanced(value, forward: forward)
    guard let bounds else { return new }
    return new == new ? min(max(new, bounds.lowerBound), bounds.upperBound) : bounds.lowerBound
  }

  /// `advanced(by:)` of an integer ends the program where the type ends.
  private func advanced(_ value: Value, forward: Bool) -> Value {
    guard let integer = value as? any FixedWidthInteger, let distance = step as? Int else {
      return value.advanced(by: forward ? step : -step)
    }
    return integer.movedInRange(by: distance.magnitude, up: (distance > 0) == forward) as? Value ?? value
  }

  /// What is wrong with the value or the step, in words; without bounds nobody has to know the value.
  func problem(of value: @autoclosure () -> Value) -> String? {
    if !(step > 0) { return "the step \(step) is not above 0; give one that is" }
    guard let bounds else { return nil }
    let value = value()
    return bounds.contains(value)
      ? nil : "the value \(value) is not in \(bounds); it stays until a sign leads back into the range"
  }
}

extension FixedWidthInteger {
  /// The integer so much further, or the last one of the type on the way.
  fileprivate func movedInRange(by distance: UInt, up: Bool) -> Self {
    let magnitude = Magnitude(truncatingIfNeeded: distance)
    let isWhole = UInt(truncatingIfNeeded: magnitude) == distance
    let room = up ? Magnitude(truncatingIfNeeded: .max &- self) : Magnitude(truncatingIfNeeded: self &- .min)
    guard isWhole, magnitude <= room else { return up ? .max : .min }
    let part = Self(truncatingIfNeeded: magnitude)
    return up ? self &+ part : self &- part
  }
}
