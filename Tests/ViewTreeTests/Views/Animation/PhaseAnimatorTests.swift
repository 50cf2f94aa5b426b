import Testing

@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

@MainActor struct PhaseAnimatorTests {
  private struct Walker: View {
    let probe: Probe
    var animation: @MainActor (CGFloat) -> Animation? = { _ in .linear(duration: 1) }
    @State private var taps = 0
    var body: some View {
      let animation = animation
      VStack(alignment: .leading) {
        PhaseAnimator([0, 4, 8], trigger: taps) { distance in
          let _ = probe.note("\(Int(distance))")
          Text("x").offset(x: distance)
        } animation: { phase in
          animation(phase)
        }
        Text("still")
      }
      .offers("tap", to: probe) { taps += 1 }
    }
  }

  private func row(_ screen: Screen, after times: Int...) -> String {
    screen.row(0, after: times)
  }

  private struct Phases: View {
    let probe: Probe
    @State private var count = 3

    var body: some View {
      PhaseAnimator(Array(0..<count)) {
        Text("\($0)")
      } animation: { _ in
        .linear(duration: 1)
      }
      .offers("none", to: probe) { count = 0 }.offers("one", to: probe) { count = 1 }
      .offers("three", to: probe) { count = 3 }
    }
  }

  @Test func `phases that become few stop, and others begin`() {
    for few in ["none", "one"] {
      let probe = Probe()
      let screen = Screen(Phases(probe: probe), width: 4, height: 1)
      screen.advance(by: .milliseconds(1500))
      screen.perform(few, probe)
      screen.advance(by: .seconds(3))
      #expect(!screen.frames.isMoving)
      screen.perform("three", probe)
      screen.advance(by: .milliseconds(1500))
      #expect(screen.frames.isMoving && screen.text != "0", "\(screen.text)")
    }
  }

  @Test func `a trigger starts the phases, the first comes again at the end`() {
    let probe = Probe()
    let screen = Screen(Walker(probe: probe), width: 12, height: 2)
    #expect(row(screen, after: 0, 5_000) == "x|x" && !screen.frames.isMoving)
    probe.clear()
    screen.perform("tap", probe)
    // The screen shows the end, which is the first phase.
    #expect(screen.text.hasPrefix("x") && probe.text == "0")
    probe.clear()
    expectEqual(row(screen, after: 0, 500, 500), "x|  x|    x")
    expectEqual(row(screen, after: 500, 500), "      x|        x")
    #expect(row(screen, after: 500, 600) == "    x|x" && !screen.frames.isMoving)
    // Each phase is evaluated once, and nothing around it.
    expectEqual(probe.text, "4 8 0")
  }

  @Test func `however far time jumps, each phase begins at its time`() {
    let probe = Probe()
    let screen = Screen(Walker(probe: probe), width: 12, height: 2)
    screen.perform("tap", probe)
    expectEqual(row(screen, after: 1_500), "      x")
    screen.perform("tap", probe)
    expectEqual(row(screen, after: 1_500), "      x")
    #expect(row(screen, after: 10_000) == "x" && !screen.frames.isMoving)
  }

  @Test func `each phase has its own animation; without one it lasts for a frame`() {
    let probe = Probe()
    let screen = Screen(
      Walker(probe: probe) { $0 == 4 ? nil : .linear(duration: 0.5) }, width: 12, height: 2)
    screen.perform("tap", probe)
    expectEqual(row(screen, after: 0, 33 + 251), "    x|      x")
    expectEqual(row(screen, after: 250, 500), "        x|x")
  }

  @Test func `a phase whose animation never ends lasts for ever`() {
    let probe = Probe()
    let screen = Screen(
      Walker(probe: probe) { $0 == 4 ? .linear(duration: 1).repeatForever() : .linear }, width: 12, height: 2)
    screen.perform("tap", probe)
    #expect(row(screen, after: 500, 1_000_000) == "  x|  x" && probe.log.suffix(1) == ["4"])
  }

  /// A screen with two phases that take turns, each for a second.
  private func repeating(_ probe: Probe) -> Screen {
    Screen(width: 12, height: 1) {
      PhaseAnimator([CGFloat(0), 4]) { distance in
        let _ = probe.note("\(Int(distance))")
        Text("x").offset(x: distance)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test func `phases without a trigger repeat`() {
    let probe = Probe()
    let screen = repeating(probe)
    #expect(screen.text == "x" && probe.text == "0")
    expectEqual(row(screen, after: 500, 1_000, 500, 500), "  x|  x|x|  x")
    expectEqual(probe.text, "0 4 0 4")
    // Rounds that are not visible are left out.
    #expect(row(screen, after: 20_000_000) == "  x" && probe.log.count < 12)
    screen.close()
    #expect(screen.frames.tree.bodyMotions.isEmpty)
  }

  @Test func `a view is modified by phases without being evaluated`() {
    struct Content: View {
      let probe: Probe
      var body: some View {
        let _ = probe.ran("content")
        Text("abc")
      }
    }
    struct Host: View {
      let probe: Probe
      @State private var taps = 0
      var body: some View {
        let _ = probe.ran("host")
        Content(probe: probe)
          .phaseAnimator([false, true], trigger: taps) { content, isAway in
            content.offset(x: isAway ? 4 : 0)
          } animation: { _ in
            .linear(duration: 1)
          }
          .offers("tap", to: probe) { taps += 1 }
      }
    }
    let probe = Probe()
    let screen = Screen(Host(probe: probe), width: 12, height: 1)
    screen.perform("tap", probe)
    probe.clear()
    expectEqual(row(screen, after: 500, 500, 500, 600), "  abc|    abc|  abc|abc")
    #expect(probe.runs("content") == 0 && probe.runs("host") == 0)
    let endless = Screen(width: 12, height: 1) {
      Text("abc").phaseAnimator([0, 4]) {
        $0.offset(x: $1)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    expectEqual(row(endless, after: 500, 1_000), "  abc|  abc")
  }

  @Test func `the animation of a phase is read when the phase begins`() {
    let probe = Probe()
    let screen = Screen(width: 12, height: 1) {
      Text("x").phaseAnimator([0, 4, 8]) {
        $0.offset(x: $1)
      } animation: { phase in
        let _ = probe.note("\(Int(phase))")
        return .linear(duration: 1)
      }
    }
    #expect(row(screen, after: 0, 500, 500) == "x|  x|    x" && probe.text == "4 8")
    #expect(row(screen, after: 500) == "      x" && probe.text == "4 8")
  }

  @Test func `a phase animator without phases shows nothing, and reports an issue`() {
    let screen = Screen(width: 12, height: 1) { PhaseAnimator([Int]()) { Text("\($0)") } }
    #expect(screen.text == "" && screen.issues.count == 1 && screen.issues[0].contains("no phases"))
  }

  @Test func `an animator that leaves stands still, and one that returns goes on`() {
    struct Host: View {
      let probe: Probe
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere {
            Text("abc").phaseAnimator([0, 4]) { content, distance in
              let _ = probe.note("\(Int(distance))")
              content.offset(x: distance)
            } animation: { _ in
              .linear(duration: 1)
            }
          }
        }
        .offers("toggle", to: probe) { withAnimation(.linear(duration: 9)) { isThere.toggle() } }
      }
    }
    let probe = Probe()
    let screen = Screen(Host(probe: probe), width: 12, height: 1)
    expectEqual(row(screen, after: 500), "  abc")
    screen.perform("toggle", probe)
    screen.advance(by: .seconds(5))
    expectEqual(probe.text, "0 4")
    screen.perform("toggle", probe)
    screen.advance(by: .seconds(5))
    #expect(probe.log.count > 3 && screen.faults == [])
  }

  @Test func `fewer phases leave the current one, or the last there is`() {
    struct Host: View {
      let probe: Probe
      @State private var phases = [10, 14, 18]
      var body: some View {
        PhaseAnimator(phases) {
          Text("\($0)")
        } animation: { _ in
          .linear(duration: 1)
        }
        .offers("two", to: probe) { phases = [1, 2] }
        .offers("one", to: probe) { phases = [5] }
        .offers("more", to: probe) { phases = [7, 8, 9, 10] }
      }
    }
    func shown(_ actions: String...) -> String {
      let probe = Probe()
      let screen = Screen(Host(probe: probe), width: 12, height: 1)
      screen.advance(by: .milliseconds(1_500))
      expectEqual(screen.text, "18")
      for action in actions { screen.perform(action, probe) }
      return screen.text
    }
    expectEqual(shown("two"), "2")
    expectEqual(shown("one"), "5")
    expectEqual(shown("more"), "9")
    expectEqual(shown("two", "more"), "8")
  }

  @Test func `a single phase stands still`() {
    let screen = Screen(width: 12, height: 1) { PhaseAnimator([3]) { Text("\($0)") } }
    expectEqual(screen.text, "3")
    let trace = screen.trace { screen.advance(by: .seconds(5)) }
    #expect(trace.entries.isEmpty && screen.frames.tree.bodyMotions.isEmpty)
  }

  @Test func `an update with other phases leaves the current one its time`() {
    struct Host: View {
      let probe: Probe
      @State private var phases = [10, 14, 18]
      var body: some View {
        PhaseAnimator(phases) {
          Text("\($0)")
        } animation: { _ in
          .linear(duration: 1)
        }
        .offers("two", to: probe) { phases = [1, 2] }.offers("more", to: probe) { phases = [7, 8, 9, 10] }
      }
    }
    let probe = Probe()
    let screen = Screen(Host(probe: probe), width: 12, height: 1)
    expectEqual(row(screen, after: 1_500), "18")
    screen.perform("two", probe)
    expectEqual(row(screen, after: 0, 400, 200, 800, 200), "2|2|1|1|2")
    screen.perform("more", probe)
    expectEqual(row(screen, after: 0, 700, 200), "8|8|9")
  }

  @Test func `repeating phases are evaluated once each`() {
    let probe = Probe()
    let screen = repeating(probe)
    screen.advance(by: .milliseconds(500))
    for _ in 0..<9 { screen.advance(by: .seconds(1)) }
    expectEqual(probe.text, "0 4 0 4 0 4 0 4 0 4 0")
  }
}
