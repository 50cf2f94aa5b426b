import Testing
import ViewTreeTesting

@MainActor @Suite struct OnChangeTests {
  private let probe = Probe()

  /// The scene of J07 to J10: 0 at first, 1 when it appears, 2 at the next event.
  private struct Counting: View {
    let probe: Probe
    let isInitial: Bool
    @State private var value = 0
    var body: some View {
      Text("\(value)")
        .onChange(of: value, initial: isInitial) { old, new in probe.note("(\(old),\(new))") }
        .onChange(of: value) { probe.note("!") }
        .onAppear { value = 1 }
        .offers("two", to: probe) { value = 2 }
    }
  }

  @Test func `the action gets old and new value, and is not called for the first value (J07, J10)`() {
    let screen = Screen { Counting(probe: probe, isInitial: false) }
    screen.perform("two", probe)
    expectEqual(probe.text, "(0,1) ! (1,2) !")
  }

  @Test func `a view that appears may change its value twice as well`() {
    struct Appearing: View {
      @State private var value = 0
      var body: some View {
        Text("\(value)")
          .onChange(of: value) { if value < 2 { value += 1 } }
          .onAppear { value = 1 }
      }
    }
    let screen = Screen(Appearing(), width: 9)
    #expect(screen.text == "2" && screen.issues.isEmpty)
  }

  @Test func `initial calls once with the same value twice (J08)`() {
    let screen = Screen { Counting(probe: probe, isInitial: true) }
    screen.perform("two", probe)
    expectEqual(probe.text, "(0,0) (0,1) ! (1,2) !")
  }

  @Test func `an equal value does not fire (J09)`() {
    let screen = Screen { Counting(probe: probe, isInitial: false) }
    screen.perform("two", probe)
    screen.perform("two", probe)
    expectEqual(probe.text, "(0,1) ! (1,2) !")
  }

  @Test func `an onChange that comes in the update in which its value changes takes the value silently (J12)`() {
    struct Flipping: View {
      let probe: Probe
      @State private var value = 0
      var body: some View {
        VStack {
          if value == 0 { Text("zero") } else { Text("more").onChange(of: value) { probe.note("\($0)→\($1)") } }
        }
        .offers("add", to: probe) { value += 1 }
      }
    }
    let screen = Screen { Flipping(probe: probe) }
    screen.perform("add", probe)
    expectEqual(probe.text, "")
    screen.perform("add", probe)
    expectEqual(probe.text, "1→2")
  }

  @Test func `an action that keeps changing its own value is stopped, with an issue that names the view (J13)`() {
    struct Endless: View {
      @State private var n = 0
      let probe: Probe
      var body: some View {
        Text("\(n)").onChange(of: n) {
          probe.note("run")
          n += 1
        }
        .offers("start", to: probe) { n += 1 }
      }
    }
    let screen = Screen { Endless(probe: probe) }
    screen.perform("start", probe)
    expectEqual(probe.text, "run run")
    expectEqual(screen.text, "3")
    expectEqual(screen.issues.count, 1)
    expectText(
      screen.issues[0], startsWith: "Endless: onChange(of: Int) action tried to update multiple times per frame")
    screen.perform("start", probe)
    expectEqual(probe.text, "run run run run")
    expectEqual(screen.issues.count, 2)
    expectEqual(screen.issues.first, screen.issues.last)
  }

  @Test func `two actions that write each other's value stop after two runs each`() {
    struct PingPong: View {
      @State private var a = 0
      @State private var b = 0
      let probe: Probe
      var body: some View {
        Text("\(a) \(b)")
          .onChange(of: a) { b = a + 1 }
          .onChange(of: b) { a = b + 1 }
          .offers("start", to: probe) { a = 1 }
      }
    }
    let screen = Screen { PingPong(probe: probe) }
    screen.perform("start", probe)
    expectEqual(screen.text, "5 4")
    expectEqual(screen.issues.count, 1)
  }

  @Test func `each transaction of one event may change the value`() {
    struct Steps: View {
      @State private var n = 0
      let probe: Probe
      var body: some View {
        Text("\(n)").onChange(of: n) { probe.note("\($0)→\($1)") }
          .offers("steps", to: probe) { for i in 1...4 { withAnimation { n = i } } }
      }
    }
    let screen = Screen { Steps(probe: probe) }
    screen.perform("steps", probe)
    expectEqual(probe.text, "0→1 1→2 2→3 3→4")
    expectEqual(screen.issues, [])
  }

  @Test func `writes between two updates are one call with the value of the last update and the newest (16)`() {
    struct Writing: View {
      @State private var n = 0
      let probe: Probe
      var body: some View {
        Text("\(n)").onChange(of: n) { probe.note("\($0)→\($1)") }
          .offers("three", to: probe) { for i in 1...3 { n = i } }
          .offers("back", to: probe) {
            n = 7
            n = 3
          }
      }
    }
    let screen = Screen { Writing(probe: probe) }
    screen.perform("three", probe)
    screen.perform("back", probe)
    expectEqual(probe.text, "0→3")
  }

  @Test func `the old form runs the closure from before the change, the new forms the one from after it (18)`() {
    struct Captures: View {
      @State private var n = 0
      let probe: Probe
      var body: some View {
        let captured = n
        Text("\(n)")
          .onChange(of: n) { new in probe.note("old form \(captured) \(new)") }
          .onChange(of: n) { _, new in probe.note("new form \(captured) \(new)") }
          .offers("add", to: probe) { n += 1 }
      }
    }
    let screen = Screen { Captures(probe: probe) }
    screen.perform("add", probe)
    screen.perform("add", probe)
    expectEqual(probe.log, ["old form 0 1", "new form 1 1", "old form 1 2", "new form 2 2"])
  }
}
