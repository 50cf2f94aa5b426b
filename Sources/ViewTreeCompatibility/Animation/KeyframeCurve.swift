/// A keyframe: its target, its duration and its kind of curve.
struct KeyframeStep<Data: VectorArithmetic> {
  enum Kind {
    case linear(UnitCurve)
    case spring(Spring, start: Data?)
    case cubic(start: Data?, end: Data?)
    case move
  }

  let target: Data
  /// The duration in seconds; `nil` is the settling time of the spring.
  let duration: TimeInterval?
  let kind: Kind
}

/// The path of a value through the keyframes of a track.
struct KeyframeCurve<Data: VectorArithmetic> {
  private struct Segment {
    let start: TimeInterval
    let duration: TimeInterval
    let from: Data
    let step: KeyframeStep<Data>
    /// The velocities at both ends, per second.
    let velocities: (start: Data, end: Data)

    func value(at time: TimeInterval) -> Data {
      let part = duration > 0 ? min(max(time / duration, 0), 1) : 1
      switch step.kind {
      case .move: return step.target
      case .linear(let curve): return from.interpolated(towards: step.target, amount: curve.value(at: part))
      case .spring(let spring, _):
        return from
          + spring.value(target: step.target - from, initialVelocity: velocities.start, time: part * duration)
      case .cubic: return cubic(part)
      }
    }

    /// The value of a cubic Hermite curve at a fraction of its time.
    private func cubic(_ t: Double) -> Data {
      let (square, cube) = (t * t, t * t * t)
      return from.scaled(by: 2 * cube - 3 * square + 1) + step.target.scaled(by: 3 * square - 2 * cube)
        + velocities.start.scaled(by: (cube - 2 * square + t) * duration)
        + velocities.end.scaled(by: (cube - square) * duration)
    }
  }

  private let initial: Data
  private var segments: [Segment] = []
  private(set) var duration: TimeInterval = 0

  init(_ steps: [KeyframeStep<Data>], from initial: Data) {
    self.initial = initial
    var (value, velocity) = (initial, Data.zero)
    for index in steps.indices {
      let segment = Self.segment(steps, index, at: duration, from: value, velocity)
      segments.append(segment)
      duration += segment.duration
      value = segment.value(at: segment.duration)
      velocity = segment.velocities.end
    }
  }

  private static func segment(
    _ steps: [KeyframeStep<Data>], _ index: Int, at time: TimeInterval, from value: Data, _ velocity: Data
  ) -> Segment {
    let step = steps[index]
    func make(_ duration: TimeInterval, _ start: Data, _ end: Data) -> Segment {
      Segment(start: time, duration: duration, from: value, step: step, velocities: (start, end))
    }
    switch step.kind {
    case .move: return make(0, .zero, .zero)
    case .linear(let curve):
      let speed = slope(from: value, to: step)
      return make(
        step.duration ?? 0, speed.scaled(by: curve.speed(at: 0)), speed.scaled(by: curve.speed(at: 1)))
    case .spring(let spring, let start):
      let (start, way) = (start ?? velocity, step.target - value)
      let settling = spring.settlingDuration(target: way, initialVelocity: start, epsilon: 0.001)
      let duration = step.duration ?? min(settling, 3_600)
      return make(duration, start, spring.velocity(target: way, initialVelocity: start, time: duration))
    case .cubic(let start, let end):
      return make(step.duration ?? 0, start ?? velocity, end ?? endVelocity(steps, index, from: value))
    }
  }

  private static func slope(from value: Data, to step: KeyframeStep<Data>) -> Data {
    guard let duration = step.duration, duration > 0 else { return .zero }
    return (step.target - value).scaled(by: 1 / duration)
  }

  /// Returns the end velocity of a cubic curve: the start velocity of the next keyframe.
  private static func endVelocity(_ steps: [KeyframeStep<Data>], _ index: Int, from value: Data) -> Data {
    guard index + 1 < steps.count else { return .zero }
    let (step, next) = (steps[index], steps[index + 1])
    switch next.kind {
    case .move: return .zero
    case .linear(let curve): return slope(from: step.target, to: next).scaled(by: curve.speed(at: 0))
    case .spring(_, let start): return start ?? .zero
    case .cubic(let start, _):
      let time = (step.duration ?? 0) + (next.duration ?? 0)
      return start ?? (time > 0 ? (next.target - value).scaled(by: 1 / time) : .zero)
    }
  }

  func value(at time: TimeInterval) -> Data {
    // The last of several segments without a duration is used.
    guard let segment = segments.last(where: { $0.start <= time }) else { return initial }
    return segment.value(at: time - segment.start)
  }
}

extension UnitCurve {
  /// The velocity that a keyframe passes to the next, as a multiple of the linear velocity; 1 at a vertical tangent.
  fileprivate func speed(at progress: Double) -> Double {
    let velocity = velocity(at: progress)
    return velocity.isFinite ? velocity : 1
  }
}
