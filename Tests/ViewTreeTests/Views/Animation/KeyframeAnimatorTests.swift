import Testing

@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

@MainActor struct KeyframeAnimatorTests {
  private struct Values: Equatable {
    var x = 0.0
    var y = 0.0
  }

  private func values(_ timeline: KeyframeTimeline<Double>, at times: Double...) -> [Double] {
    times.map { (timeline.value(time: $0) * 1_000).rounded() / 1_000 }
  }

  @Test func `linear keyframes go at one speed, or along a curve, and moves at once`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(4, duration: 1)
      MoveKeyframe(10)
      LinearKeyframe(0, duration: 2)
    }
    #expect(timeline.duration == 3)
    #expect(values(timeline, at: -1, 0, 0.5, 1, 2, 3, 9) == [0, 0, 2, 10, 5, 0, 0])
    #expect(timeline.value(progress: 0.5) == 7.5)
    let eased = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1, timingCurve: .easeIn)
    }
    #expect(eased.value(time: 0.5) < 0.45)
    #expect(KeyframeTimeline(initialValue: 7.0) { MoveKeyframe(3) }.value(time: 0) == 3)
    #expect(KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(3, duration: -1) }.duration == 0)
  }

  @Test func `neighbouring cubic keyframes are a smooth curve through their values`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(4, duration: 1)
      CubicKeyframe(8, duration: 1)
      CubicKeyframe(8, duration: 1)
    }
    #expect(values(timeline, at: 0, 1, 2, 3) == [0, 4, 8, 8])
    // It starts at rest, and has at 1 the speed of the way from 0 to 2.
    #expect(values(timeline, at: 0.5, 1.5) == [1.5, 6.25])
    let given = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(4, duration: 1, startVelocity: 4, endVelocity: 4)
      LinearKeyframe(8, duration: 1)
    }
    #expect(values(given, at: 0.25, 0.5, 0.75) == [1, 2, 3])
    let beside = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(4, duration: 1)
      CubicKeyframe(8, duration: 1)
      LinearKeyframe(12, duration: 1)
    }
    #expect(values(beside, at: 1.25, 1.5) == [5, 6])
  }

  @Test func `a spring takes its time, and goes on from where it was cut off`() {
    let spring = Spring(duration: 1, bounce: 0.4)
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: spring) }
    #expect(abs(timeline.duration - spring.settlingDuration(target: 10.0, epsilon: 0.001)) < 1e-9)
    #expect(timeline.value(time: 0.3) == spring.value(target: 10.0, time: 0.3))
    let cut = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.2, spring: spring)
      LinearKeyframe(0, duration: 1)
    }
    #expect(cut.value(time: 0.2) == spring.value(target: 10.0, time: 0.2))
    let fast = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 0.1)
      SpringKeyframe(1, duration: 1, spring: spring)
    }
    // It goes beyond, as fast as it came.
    #expect(fast.value(time: 0.15) > 1.2)
    let pushed = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(0, spring: spring, startVelocity: 10) }
    #expect(pushed.value(time: 0.1) > 0.5)
  }

  @Test func `tracks play together, of two for one part the last counts`() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(2, duration: 1)
        for index in 1...2 { LinearKeyframe(2 + Double(index), duration: 1) }
      }
      KeyframeTrack(\.y) { LinearKeyframe(8, duration: 2) }
      if Bool(true) { KeyframeTrack(\.y) { LinearKeyframe(4, duration: 2) } }
    }
    #expect(timeline.duration == 3 && timeline.value(time: 1) == Values(x: 2, y: 2))
    #expect(timeline.value(time: 3) == Values(x: 4, y: 4))
  }

  private struct Jumper: View {
    let probe: Probe
    @State private var taps = 0
    var body: some View {
      let _ = probe.ran("jumper")
      VStack(alignment: .leading) {
        KeyframeAnimator(initialValue: 0.0, trigger: taps) { distance in
          let _ = probe.ran("content")
          Text("x").offset(x: distance)
        } keyframes: { start in
          let _ = probe.note("\(Int(start))")
          LinearKeyframe(8, duration: 1)
          LinearKeyframe(2, duration: 1)
        }
      }
      .offers("tap", to: probe) { taps += 1 }
    }
  }

  private func row(_ screen: Screen, after times: Int...) -> String {
    screen.row(0, after: times)
  }

  @Test func `a trigger plays the keyframes, from where the value is`() {
    let probe = Probe()
    let screen = Screen(Jumper(probe: probe), width: 12, height: 1)
    #expect(row(screen, after: 0, 500) == "x|x" && probe.text == "" && !screen.frames.isMoving)
    screen.perform("tap", probe)
    #expect(screen.text == "  x")
    probe.clear()
    #expect(row(screen, after: 0, 500, 500, 500) == "x|    x|        x|     x")
    #expect(row(screen, after: 500) == "  x" && !screen.frames.isMoving)
    #expect(probe.runs("content") == 5 && probe.runs("jumper") == 0)
    screen.perform("tap", probe)
    #expect(row(screen, after: 500) == "     x" && probe.text == "2")
  }

  @Test func `without a trigger they are repeated, or played once`() {
    func screen(repeating: Bool) -> Screen {
      Screen(width: 12, height: 1) {
        Text("x").keyframeAnimator(initialValue: 0.0, repeating: repeating) { content, distance in
          content.offset(x: distance)
        } keyframes: { _ in
          LinearKeyframe(8, duration: 1)
        }
      }
    }
    let endless = screen(repeating: true)
    #expect(endless.text == "x")
    #expect(row(endless, after: 500, 1_000, 3_000_250) == "    x|    x|      x")
    let once = screen(repeating: false)
    #expect(once.text == "        x")
    #expect(row(once, after: 250, 1_000) == "  x|        x" && !once.frames.isMoving)
  }

  @Test func `a view is modified by keyframes`() {
    struct Host: View {
      let probe: Probe
      @State private var taps = 0
      var body: some View {
        Text("x")
          .keyframeAnimator(initialValue: Values(), trigger: taps) { content, values in
            content.offset(x: values.x, y: values.y)
          } keyframes: { _ in
            KeyframeTrack(\.x) { LinearKeyframe(8, duration: 1) }
            KeyframeTrack(\.y) { MoveKeyframe(1) }
          }
          .offers("tap", to: probe) { taps += 1 }
      }
    }
    let probe = Probe()
    let screen = Screen(Host(probe: probe), width: 12, height: 2)
    screen.perform("tap", probe)
    screen.advance(by: .milliseconds(500))
    #expect(screen.text == "\n    x")
  }

  @Test func `a keyframe that takes no time is there at once`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 0) }
    #expect(timeline.value(time: 0) == 10)
  }
}
