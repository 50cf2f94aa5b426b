/// A slider's value and bounds, converted to `Double`.
struct SliderScale {
  let value: Binding<Double>
  let lower: Double
  let upper: Double
  /// The distance between two values; `nil` allows any value between the bounds.
  let step: Double?
  /// The values that can be set; `nil` allows all between the bounds.
  private var enabled: ClosedRange<Double>?
  /// The value at which the fill begins; `nil` is the lower bound.
  private var neutral: Double?
  /// The marked values.
  private var ticks: [Double] = []
  /// The problem of the bounds or the step, in words.
  private let fault: String?

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?)
  where V.Stride: BinaryFloatingPoint {
    self.value = value.projecting(
      ConvertedLocation(value.location, name: "number", convert: { Double($0) }, convertBack: { V($0) }))
    (lower, upper) = (Self.finite(bounds.lowerBound), Self.finite(bounds.upperBound))
    let step = step.map { Double($0) }
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    if lower != Double(bounds.lowerBound) || upper != Double(bounds.upperBound) {
      fault = "the range \(bounds) is infinite, so no value can be set; give it finite bounds"
    } else if lower == upper {
      fault = "the range \(bounds) has a single value, so no other can be set; give it two different bounds"
    } else if let step, self.step == nil {
      fault = "the step \(step) is not positive and finite, so it is ignored; give it a step above 0"
    } else if let step, step > upper - lower {
      fault =
        "the step \(step) is longer than the range \(bounds), so only the lower bound can be set; give it a shorter step"
    } else {
      fault = nil
    }
  }

  /// Returns the scale with marks, a neutral value and limits for setting.
  func marked<V: BinaryFloatingPoint>(
    ticks: [Double], neutral: V?, enabled: ClosedRange<V>?
  ) -> SliderScale {
    var scale = self
    scale.ticks = ticks.filter { (lower...upper).contains($0) }
    scale.neutral = neutral.flatMap { $0.isNaN ? nil : min(max(Double($0), lower), upper) }
    scale.enabled = enabled.map { (Double($0.lowerBound)...Double($0.upperBound)).clamped(to: lower...upper) }
    return scale
  }

  /// The marks that are drawn on the bar beside the level.
  var marks: LevelMarks? {
    guard !ticks.isEmpty || neutral != nil || enabled != nil else { return nil }
    return LevelMarks(
      start: neutral.map { level(of: $0) }, ticks: ticks.map { level(of: $0) },
      enabled: enabled.map { level(of: $0.lowerBound)...level(of: $0.upperBound) })
  }

  /// Returns the level of a value between the bounds, from 0 to 1.
  func level(of value: Double) -> Double { upper > lower ? (value - lower) / (upper - lower) : 0 }

  /// Clamps a bound, so that the difference of two bounds is always finite.
  private static func finite<V: BinaryFloatingPoint>(_ bound: V) -> Double {
    min(max(Double(bound), -0x1p1000), 0x1p1000)
  }

  /// The value within the bounds; a value that is not a number becomes the lower bound.
  private var clamped: Double {
    let value = value.wrappedValue
    return value.isNaN ? lower : min(max(value, lower), upper)
  }

  /// The level of the current value, from 0 to 1.
  var level: Double { level(of: clamped) }

  /// The problem of the value or the scale, and its consequence, in words.
  var problem: String? {
    let value = value.wrappedValue
    guard value != clamped else { return fault }
    return """
      the value \(shown(value)) is not in \(shown(lower))...\(shown(upper)); it is shown as \(shown(clamped)), and kept \
      until the slider is moved. Set it to a value in the range.
      """
  }

  private func shown(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(clamping: number)) : String(number)
  }

  /// Returns the value at a level: the nearest step, within the limits for setting.
  func value(at level: Double) -> Double {
    var value = lower + min(max(level, 0), 1) * (upper - lower)
    if let step {
      let last = ((upper - lower) / step).rounded(.down)
      value = lower + min(((value - lower) / step).rounded(), last) * step
    }
    return enabled.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
  }

  /// Returns the value a number of steps further; without a step, one step is a twentieth of the range.
  func moved(by steps: Double) -> Double {
    let size = step ?? (upper - lower) / Self.parts
    guard size > 0 else { return lower }
    // A value between two steps moves to the next step.
    let place = (clamped - lower) / size
    let near = place.rounded()
    let start = abs(place - near) < 1e-6 ? near : steps > 0 ? place.rounded(.down) : place.rounded(.up)
    let new = value(at: step == nil ? (start + steps) / Self.parts : (start + steps) * size / (upper - lower))
    // A value after the last step does not move back when it is to move up.
    return steps > 0 ? max(new, clamped) : min(new, clamped)
  }

  private static let parts = 20.0

  func set(_ new: Double) { if new != value.wrappedValue { value.wrappedValue = new } }
}
