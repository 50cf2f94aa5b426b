import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct KeyframeTrackContentTests {
  private func values(_ timeline: KeyframeTimeline<Double>, at times: Double...) -> [Double] {
    times.map { (timeline.value(time: $0) * 1_000).rounded() / 1_000 }
  }

  @Test func `linear keyframes go at one speed, or along a curve, and moves at once`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(4, duration: 1)
      MoveKeyframe(10)
      LinearKeyframe(0, duration: 2)
    }
    expectEqual(timeline.duration, 3)
    expectEqual(values(timeline, at: -1, 0, 0.5, 1, 2, 3, 9), [0, 0, 2, 10, 5, 0, 0])
    expectEqual(timeline.value(progress: 0.5), 7.5)
    let eased = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1, timingCurve: .easeIn)
    }
    #expect(eased.value(time: 0.5) < 0.45)
    expectEqual(KeyframeTimeline(initialValue: 7.0) { MoveKeyframe(3) }.value(time: 0), 3)
    expectEqual(KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(3, duration: -1) }.duration, 0)
  }

  @Test func `neighbouring cubic keyframes are a smooth curve through their values`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(4, duration: 1)
      CubicKeyframe(8, duration: 1)
      CubicKeyframe(8, duration: 1)
    }
    expectEqual(values(timeline, at: 0, 1, 2, 3), [0, 4, 8, 8])
    // It starts at rest, and has at 1 the speed of the way from 0 to 2.
    expectEqual(values(timeline, at: 0.5, 1.5), [1.5, 6.25])
    let given = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(4, duration: 1, startVelocity: 4, endVelocity: 4)
      LinearKeyframe(8, duration: 1)
    }
    expectEqual(values(given, at: 0.25, 0.5, 0.75), [1, 2, 3])
    let beside = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(4, duration: 1)
      CubicKeyframe(8, duration: 1)
      LinearKeyframe(12, duration: 1)
    }
    expectEqual(values(beside, at: 1.25, 1.5), [5, 6])
  }

  @Test func `a spring takes its time, and goes on from where it was cut off`() {
    let spring = Spring(duration: 1, bounce: 0.4)
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: spring) }
    #expect(abs(timeline.duration - spring.settlingDuration(target: 10.0, epsilon: 0.001)) < 1e-9)
    expectEqual(timeline.value(time: 0.3), spring.value(target: 10.0, time: 0.3))
    let cut = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.2, spring: spring)
      LinearKeyframe(0, duration: 1)
    }
    expectEqual(cut.value(time: 0.2), spring.value(target: 10.0, time: 0.2))
    let fast = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 0.1)
      SpringKeyframe(1, duration: 1, spring: spring)
    }
    // It goes beyond, as fast as it came.
    #expect(fast.value(time: 0.15) > 1.2)
    let pushed = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(0, spring: spring, startVelocity: 10) }
    #expect(pushed.value(time: 0.1) > 0.5)
  }
}
