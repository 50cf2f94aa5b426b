/// A slider's value between its bounds, as numbers of one kind.
struct SliderScale {
  let value: Binding<Double>
  let lower: Double
  let upper: Double
  /// `nil`: any value between the bounds.
  let step: Double?
  /// The values that can be set; `nil`: all between the bounds.
  private var enabled: ClosedRange<Double>?
  /// Where nothing is set; `nil`: at the lower bound.
  private var neutral: Double?
  /// Values that are marked.
  private var ticks: [Double] = []
  /// What is wrong with the bounds or the step, in words.
  private let fault: String?

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?)
  where V.Stride: BinaryFloatingPoint {
    self.value = value.projecting(
      ConvertedLocation(value.location, name: "number", convert: { Double($0) }, convertBack: { V($0) }))
    (lower, upper) = (Self.finite(bounds.lowerBound), Self.finite(bounds.upperBound))
    let step = step.map { Double($0) }
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    if lower != Double(bounds.lowerBound) || upper != Double(bounds.upperBound) {
      fault = "the range \(bounds) has no end: nothing can be set by a bar; give it bounds"
    } else if lower == upper {
      fault = "the range \(bounds) holds one value: there is nothing to set; give it two bounds"
    } else if let step, self.step == nil {
      fault = "the step \(step) is not above 0, or has no end: any value can be set"
    } else if let step, step > upper - lower {
      fault = "the step \(step) is longer than the range \(bounds): only the lower bound can be set"
    } else {
      fault = nil
    }
  }

  /// The scale with more marks on it.
  func marked<V: BinaryFloatingPoint>(
    ticks: [Double], neutral: V?, enabled: ClosedRange<V>?
  ) -> SliderScale {
    var scale = self
    scale.ticks = ticks.filter { (lower...upper).contains($0) }
    scale.neutral = neutral.flatMap { $0.isNaN ? nil : min(max(Double($0), lower), upper) }
    scale.enabled = enabled.map { (Double($0.lowerBound)...Double($0.upperBound)).clamped(to: lower...upper) }
    return scale
  }

  /// What is drawn on the bar beside its level.
  var marks: LevelMarks? {
    guard !ticks.isEmpty || neutral != nil || enabled != nil else { return nil }
    return LevelMarks(
      start: neutral.map { level(of: $0) }, ticks: ticks.map { level(of: $0) },
      enabled: enabled.map { level(of: $0.lowerBound)...level(of: $0.upperBound) })
  }

  /// From 0 to 1, for a value between the bounds.
  func level(of value: Double) -> Double { upper > lower ? (value - lower) / (upper - lower) : 0 }

  /// Far from where a difference of two would be no number.
  private static func finite<V: BinaryFloatingPoint>(_ bound: V) -> Double {
    min(max(Double(bound), -0x1p1000), 0x1p1000)
  }

  /// The value within the bounds; one that is no number is the lower bound.
  private var clamped: Double {
    let value = value.wrappedValue
    return value.isNaN ? lower : min(max(value, lower), upper)
  }

  /// From 0 to 1.
  var level: Double { level(of: clamped) }

  /// What is wrong, and what becomes of it, in words.
  var problem: String? {
    let value = value.wrappedValue
    guard value != clamped else { return fault }
    return """
      the value \(shown(value)) is not in \(shown(lower))...\(shown(upper)); it is shown as \(shown(clamped)), and stays \
      until the slider is moved
      """
  }

  private func shown(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(clamping: number)) : String(number)
  }

  /// The value at a level: the nearest step, or the nearest that can be set.
  func value(at level: Double) -> Double {
    var value = lower + min(max(level, 0), 1) * (upper - lower)
    if let step {
      let last = ((upper - lower) / step).rounded(.down)
      value = lower + min(((value - lower) / step).rounded(), last) * step
    }
    return enabled.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
  }

  /// The value so many steps further; without a step of its own a twentieth of the range.
  func moved(by steps: Double) -> Double {
    let size = step ?? (upper - lower) / Self.parts
    guard size > 0 else { return lower }
    // From a value between two steps to the next one.
    let place = (clamped - lower) / size
    let near = place.rounded()
    let start = abs(place - near) < 1e-6 ? near : steps > 0 ? place.rounded(.down) : place.rounded(.up)
    let new = value(at: step == nil ? (start + steps) / Self.parts : (start + steps) * size / (upper - lower))
    // Where the last step is behind a value there is none further.
    return steps > 0 ? max(new, clamped) : min(new, clamped)
  }

  private static let parts = 20.0

  func set(_ new: Double) { if new != value.wrappedValue { value.wrappedValue = new } }
}
