import Testing

@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

@MainActor struct AnimationCompletionTests {
  private let probe = Probe()

  private struct Subject: View {
    let probe: Probe
    @State private var x = 0.0
    @State private var number = 0

    var body: some View {
      VStack(alignment: .leading) {
        Text("a").offset(x: x)
        Text("\(number)")
      }
      .offers("go", to: probe) { move(.linear(duration: 1)) }
      .offers("spring", to: probe) { move(.bouncy) }
      .offers("for ever", to: probe) { move(.linear.repeatForever()) }
      .offers("nothing moves", to: probe) {
        withAnimation {
          number += 1
        } completion: {
          probe.note("done")
        }
      }
      .offers("nothing is written", to: probe) {
        withAnimation {
        } completion: {
          probe.note("done")
        }
      }
      .offers("no animation", to: probe) {
        withAnimation(nil) {
          x += 1
        } completion: {
          probe.note("done")
        }
      }
      .offers("criteria", to: probe) {
        let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
        withAnimation(animation) {
          x += 5
        } completion: {
          probe.note("made")
        }
        withAnimation(animation, completionCriteria: .removed) {
          number += 1; x += 5
        } completion: {
          probe.note("over")
        }
      }
      .offers("nested", to: probe) {
        withAnimation(.linear(duration: 2)) {
          x += 4
          withAnimation(.linear(duration: 1)) {
            number += 1
          } completion: {
            probe.note("inner")
          }
          x += 4
        } completion: {
          probe.note("outer")
        }
      }
      .offers("chain", to: probe) {
        withAnimation(.linear(duration: 1)) {
          x = 5
        } completion: {
          probe.note("half")
          withAnimation(.linear(duration: 1)) {
            x = 10
          } completion: {
            probe.note("whole")
          }
        }
      }
      .offers("transaction", to: probe) {
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.addAnimationCompletion { probe.note("one") }
        transaction.addAnimationCompletion(criteria: .removed) { probe.note("two") }
        withTransaction(transaction) { x += 5 }
      }
    }

    private func move(_ animation: Animation) {
      withAnimation(animation) {
        x += 5
      } completion: {
        probe.note("made")
      }
      withAnimation(animation, completionCriteria: .removed) {
        x += 5
      } completion: {
        probe.note("over")
      }
    }
  }

  private func screen(_ action: String) -> Screen {
    let screen = Screen(width: 24) { Subject(probe: probe) }
    screen.perform(action, probe)
    return screen
  }

  private func notes(_ screen: Screen, after milliseconds: Int) -> String {
    probe.clear()
    screen.advance(by: .milliseconds(milliseconds))
    return probe.text
  }

  @Test func `a completion is called when so much time has passed`() {
    let screen = screen("go")
    expectEqual(probe.text, "")
    expectEqual([notes(screen, after: 999), notes(screen, after: 1), notes(screen, after: 1)], ["", "made over", ""])
  }

  @Test func `a completion waits until the change counts as made, or for the end (TX10)`() {
    let spring = screen("spring")
    expectEqual(
      [notes(spring, after: 450), notes(spring, after: 100), notes(spring, after: 500)], ["", "made", "over"])
    let criteria = screen("criteria")
    expectEqual(
      [notes(criteria, after: 1_100), notes(criteria, after: 3_800), notes(criteria, after: 200)],
      [
        "made", "", "over",
      ])
  }

  @Test(arguments: ["nothing moves", "nothing is written", "no animation"])
  func `a completion without an animation is called at once`(action: String) {
    _ = screen(action)
    expectEqual(probe.text, "done")
  }

  @Test func `an animation for ever is never over`() {
    let screen = screen("for ever")
    expectEqual(notes(screen, after: 1_000_000), "")
  }

  @Test func `each nested animation waits for its own completion`() {
    let screen = screen("nested")
    expectEqual(probe.text, "inner")
    expectEqual([notes(screen, after: 1_900), notes(screen, after: 200)], ["", "outer"])
  }

  @Test func `a transaction has any number of completions`() {
    expectEqual(notes(screen("transaction"), after: 1_001), "one two")
  }

  @Test func `a leaving view leaves no completion waiting`() throws {
    struct Leaving: View {
      let probe: Probe
      @State private var isOn = false
      @State private var isThere = true
      var body: some View {
        VStack { if isThere { Text("a").offset(x: isOn ? 5 : 0) } }
          .offers("go", to: probe) {
            withAnimation(.linear(duration: 1)) {
              isOn = true
            } completion: {
              probe.note("done")
            }
          }
          .offers("leave", to: probe) { isThere = false }
      }
    }
    let screen = Screen(width: 10) { Leaving(probe: probe) }
    screen.perform("go", probe)
    expectEqual(probe.text, "")
    screen.perform("leave", probe)
    expectEqual(probe.text, "done")
  }

  @Test func `settling time goes from completion to completion`() async throws {
    let jump = screen("chain")
    jump.advance(by: .seconds(3))
    expectEqual(probe.text, "half")
    probe.clear()
    let steps = screen("chain")
    try await steps.settle(after: .seconds(3))
    expectEqual(probe.text, "half whole")
    expectEqual(steps.text, "          a\n1".replacing("1", with: "0"))
  }

  @Test func `a short animation does not make a longer one before it forgotten`() async throws {
    struct Two: View {
      let probe: Probe
      @State private var x = 0.0
      @State private var y = 0.0
      var body: some View {
        VStack(alignment: .leading) {
          Text("a").offset(x: x)
          Text("b").offset(x: y)
        }
        .offers("go", to: probe) {
          withAnimation(.linear(duration: 2)) {
            x = 5
          } completion: {
            probe.note("half")
            withAnimation(.linear(duration: 1)) {
              x = 10
            } completion: {
              probe.note("whole")
            }
          }
          withAnimation(.linear(duration: 1)) {
            y = 5
          } completion: {
            probe.note("short")
          }
        }
      }
    }
    let screen = Screen(width: 24) { Two(probe: probe) }
    screen.perform("go", probe)
    try await screen.settle(after: .seconds(4))
    expectEqual(probe.text, "short half whole")
  }

  @Observable @MainActor final class Pulse {
    var isOn = false
    var beats = 0

    func beat() {
      beats += 1
      withAnimation(.linear(duration: 1)) {
        isOn.toggle()
      } completion: {
        MainActor.assumeIsolated { self.beat() }
      }
    }
  }

  private struct Beating: View {
    let pulse: Pulse
    var body: some View { VStack { if pulse.isOn { Text("on").transition(.slide) } } }
  }

  @Test func `no completion of a closed screen begins the next animation`() {
    let pulse = Pulse()
    for isClosed in [true, false] {
      let screen = Screen(width: 10, height: 2) { Beating(pulse: pulse) }
      pulse.beat()
      for _ in 0..<2 { screen.advance(by: .milliseconds(1_100)) }
      if isClosed { screen.close() }
    }
    // A beat from outside, and two that end meanwhile, on each of both screens.
    expectEqual(pulse.beats, 6)
  }

  @Test func `a long chain of completions without a visible animation is ended`() {
    let pulse = Pulse()
    pulse.beat()
    expectEqual(pulse.beats, 101)
  }
}
