import Testing
import ViewTreeCompatibility
import ViewTreeTesting

/// The curve between two keyframes, compared with the formulas of a textbook.
@MainActor struct KeyframeCurveTests {
  private typealias Timeline = KeyframeTimeline<Double>

  private func expect(
    _ timeline: Timeline, at time: Double, _ value: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(timeline.value(time: time) - value) < 1e-9, sourceLocation: sourceLocation)
  }

  /// The cubic curve from one value to another with velocities at both ends, by its Bézier points.
  private func cubic(
    _ from: Double, _ to: Double, _ velocities: (start: Double, end: Double), duration: Double, at time: Double
  ) -> Double {
    let t = time / duration
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    let (a, b) = (from + velocities.start * duration / 3, to - velocities.end * duration / 3)
    let (first, second, third) = (mix(from, a), mix(a, b), mix(b, to))
    return mix(mix(first, second), mix(second, third))
  }

  @Test(arguments: [0.25, 0.5, 1.5, 1.75]) func `a cubic keyframe has the velocities that are given`(time: Double) {
    let timeline = Timeline(initialValue: 3) { CubicKeyframe(7, duration: 2, startVelocity: 5, endVelocity: -2) }
    expect(timeline, at: time, cubic(3, 7, (5, -2), duration: 2, at: time))
  }

  @Test(arguments: [0.1, 0.25, 0.4]) func `a cubic keyframe goes on as fast as the one before ended`(time: Double) {
    let linear = Timeline(initialValue: 2) {
      LinearKeyframe(6, duration: 0.5)
      CubicKeyframe(7, duration: 0.5, endVelocity: 1)
    }
    expect(linear, at: 0.5 + time, cubic(6, 7, (8, 1), duration: 0.5, at: time))
    let eased = Timeline(initialValue: 2) {
      LinearKeyframe(6, duration: 0.5, timingCurve: .easeIn)
      CubicKeyframe(7, duration: 0.5, endVelocity: 1)
    }
    expect(eased, at: 0.5 + time, cubic(6, 7, (8 * UnitCurve.easeIn.velocity(at: 1), 1), duration: 0.5, at: time))
    let steep = Timeline(initialValue: 2) {
      LinearKeyframe(6, duration: 0.5, timingCurve: .circularEaseIn)
      CubicKeyframe(7, duration: 0.5, endVelocity: 1)
    }
    #expect(!UnitCurve.circularEaseIn.velocity(at: 1).isFinite)
    expect(steep, at: 0.5 + time, cubic(6, 7, (8, 1), duration: 0.5, at: time))
    let instant = Timeline(initialValue: 2) {
      LinearKeyframe(6, duration: 0)
      CubicKeyframe(7, duration: 0.5, endVelocity: 1)
    }
    expect(instant, at: time, cubic(6, 7, (0, 1), duration: 0.5, at: time))
    let spring = Spring(duration: 1, bounce: 0.4)
    let sprung = Timeline(initialValue: 2) {
      SpringKeyframe(6, duration: 0.3, spring: spring, startVelocity: 3)
      CubicKeyframe(7, duration: 0.5, endVelocity: 1)
    }
    let place = 2 + spring.value(target: 4.0, initialVelocity: 3, time: 0.3)
    expect(sprung, at: 0.3, place)
    expect(sprung, at: 0.2, 2 + spring.value(target: 4.0, initialVelocity: 3, time: 0.2))
    let speed = spring.velocity(target: 4.0, initialVelocity: 3, time: 0.3)
    expect(sprung, at: 0.3 + time, cubic(place, 7, (speed, 1), duration: 0.5, at: time))
    let moved = Timeline(initialValue: 2) {
      LinearKeyframe(4, duration: 0.5)
      MoveKeyframe(6)
      CubicKeyframe(7, duration: 0.5, endVelocity: 1)
    }
    expect(moved, at: 0.5 + time, cubic(6, 7, (0, 1), duration: 0.5, at: time))
  }

  @Test(arguments: [0.1, 0.25, 0.4]) func `a cubic keyframe ends as fast as the next one begins`(time: Double) {
    func expectEnd(
      _ velocity: Double, @KeyframeTrackContentBuilder<Double> next: () -> some KeyframeTrackContent<Double>,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let next = next()
      let timeline = Timeline(initialValue: 2) {
        CubicKeyframe(6, duration: 0.5, startVelocity: 3)
        next
      }
      expect(timeline, at: time, cubic(2, 6, (3, velocity), duration: 0.5, at: time), sourceLocation: sourceLocation)
    }
    expectEnd(0) { MoveKeyframe(9) }
    expectEnd(12) { LinearKeyframe(9, duration: 0.25) }
    expectEnd(12 * UnitCurve.easeOut.velocity(at: 0)) { LinearKeyframe(9, duration: 0.25, timingCurve: .easeOut) }
    expectEnd(0) { LinearKeyframe(9, duration: 0) }
    expectEnd(0) { SpringKeyframe(9) }
    expectEnd(4) { SpringKeyframe(9, startVelocity: 4) }
    expectEnd(7) { CubicKeyframe(9, duration: 0.5) }
    expectEnd(5) { CubicKeyframe(9, duration: 0.5, startVelocity: 5) }
    expectEnd(14) { CubicKeyframe(9, duration: 0) }
    let last = Timeline(initialValue: 2) { CubicKeyframe(6, duration: 0.5, startVelocity: 3) }
    expect(last, at: time, cubic(2, 6, (3, 0), duration: 0.5, at: time))
  }

  @Test func `keyframes of no length are passed at once, those of less than none too`() {
    let timeline = Timeline(initialValue: 1) {
      CubicKeyframe(4, duration: 0)
      CubicKeyframe(8, duration: -3)
      SpringKeyframe(9, duration: -1)
      CubicKeyframe(12, duration: 1)
    }
    expectEqual(timeline.duration, 1)
    expectEqual(timeline.value(time: -1), 1)
    expectEqual(timeline.value(time: 1), 12)
    #expect(timeline.value(time: 0) == 8 && timeline.value(time: 0.5).isFinite)
    expectEqual(Timeline(initialValue: 1) { CubicKeyframe(8, duration: 0) }.value(time: 0), 8)
    // A spring that is cut off at once has not moved.
    expectEqual(Timeline(initialValue: 1) { SpringKeyframe(8, duration: 0) }.value(time: 0), 1)
  }

  @Test func `a spring that never comes to rest takes an hour`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 0)
    expectEqual(Timeline(initialValue: 1) { SpringKeyframe(8, spring: spring) }.duration, 3_600)
  }
}
