import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@testable import TextBackend

@MainActor struct KeyframeAnimatorTests {
  private struct Values: Equatable {
    var x = 0.0
    var y = 0.0
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

  /// The row of the screen after each of some times, in milliseconds.
  private func row(_ screen: Screen, after times: Int...) -> String {
    times.map {
      screen.advance(by: .milliseconds($0))
      return screen.text
    }
    .joined(separator: "|")
  }

  @Test func `a trigger plays the keyframes, from where the value is`() {
    let probe = Probe()
    let screen = Screen(Jumper(probe: probe), width: 12, height: 1)
    #expect(row(screen, after: 0, 500) == "x|x" && probe.text == "" && !screen.frames.isMoving)
    screen.perform("tap", probe)
    expectEqual(screen.text, "  x")
    probe.clear()
    expectEqual(row(screen, after: 0, 500, 500, 500), "x|    x|        x|     x")
    #expect(row(screen, after: 500) == "  x" && !screen.frames.isMoving)
    #expect(probe.runs("content") == 5 && probe.runs("jumper") == 0)
    screen.perform("tap", probe)
    #expect(row(screen, after: 500) == "     x" && probe.text == "2")
  }

  @Test func `keyframes without a trigger are repeated, or played once`() {
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
    expectEqual(endless.text, "x")
    expectEqual(row(endless, after: 500, 1_000, 3_000_250), "    x|    x|      x")
    let once = screen(repeating: false)
    expectEqual(once.text, "        x")
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
    expectEqual(screen.text, "\n    x")
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, Double.leastNormalMagnitude / 1_000, 1e-30])
  func `keyframes that are repeated more often than can be counted come to an end`(duration: Double) {
    let screen = Screen(width: 12, height: 1) {
      Text("x").keyframeAnimator(initialValue: 0.0) {
        $0.offset(x: $1)
      } keyframes: { _ in
        LinearKeyframe(3, duration: duration)
      }
    }
    for _ in 0..<3 {
      screen.advance(by: .seconds(1))
      #expect(screen.text.hasSuffix("x") && screen.text.count <= 4)
    }
  }

  @Test func `a keyframe that takes no time is there at once`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 0) }
    expectEqual(timeline.value(time: 0), 10)
  }

  @Test func `keyframes are repeated by default, and those of a trigger are played once`() {
    func row(_ view: some View) -> String {
      let screen = Screen(view, width: 12, height: 1)
      return self.row(screen, after: 0, 500, 750)
    }
    expectEqual(
      row(
        KeyframeAnimator(initialValue: 0.0) {
          Text("x").offset(x: $0)
        } keyframes: { _ in
          LinearKeyframe(8, duration: 1)
        }), "x|    x|  x")
    expectEqual(
      row(
        Text("x").keyframeAnimator(initialValue: 0.0) {
          $0.offset(x: $1)
        } keyframes: { _ in
          LinearKeyframe(8, duration: 1)
        }), "x|    x|  x")
    struct Modified: View {
      let probe: Probe
      @State private var taps = 0
      var body: some View {
        Text("x").keyframeAnimator(initialValue: 0.0, trigger: taps) {
          $0.offset(x: $1)
        } keyframes: { _ in
          LinearKeyframe(8, duration: 0.5)
        }
        .offers("tap", to: probe) { taps += 1 }
      }
    }
    let probe = Probe()
    let screen = Screen(Modified(probe: probe), width: 12, height: 1)
    screen.perform("tap", probe)
    expectEqual(self.row(screen, after: 0, 250, 250, 250), "x|    x|        x|        x")
    #expect(!screen.frames.isMoving)
  }
}
