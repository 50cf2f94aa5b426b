import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The tables of a trace, and the words of its changes.
@MainActor struct TraceStepsTests {
  @Test func `each event has steps of its own, each step once`() {
    var steps = TraceSteps()
    for event in 0..<2 {
      steps.beginEvent()
      for number in (0..<40).map({ $0 % 20 }) {
        steps.count(TraceSteps.Edge(from: number, to: number, cause: 0), unneeded: 1, from: event * 20)
      }
    }
    expectEqual(steps.all.map(\.edge.from), Array(0..<20) + Array(0..<20))
    #expect(steps.all.allSatisfy { $0.count.evaluations == 2 && $0.count.unneeded == 2 })
  }

  @Test func `each binding that writes has one number`() {
    let locations = [ConstantLocation(1), ConstantLocation(2)]
    var writers = TraceWriters()
    expectEqual([0, 1, 0, 0, 1].map { writers.number(of: locations[$0]) }, [0, 1, 0, 0, 1])
    expectEqual(writers.origins.map(\.words), ["constant 1", "constant 2"])
  }

  @Test func `the first thousand equal writes are kept, and those without a binding only counted`() {
    let recorder = TraceRecorder(TreeIdentity(), isBrief: false)
    let location = ConstantLocation(1)
    recorder.recordEqualWrite("a", nil, by: nil)
    for _ in 0..<1_001 { recorder.recordEqualWrite("a", nil, by: location) }
    #expect(recorder.equalWrites.count == 1_000 && recorder.states.all.map(\.equalWrites) == [1_002])
    recorder.forgetWriters()
    #expect(recorder.equalWrites.isEmpty && recorder.writers.origins.isEmpty)
  }

  private func words<Value>(from old: Value, to new: Value) -> [String] {
    let words = TracedChange(from: old, to: new).words
    return [words.old, words.new]
  }

  @Test func `an array that is too long to show is described by its count if that differs`() {
    let many = Array(1_000..<1_100)
    expectEqual(words(from: many, to: many + [1]), ["100 elements", "101 elements"])
    expectEqual(words(from: many, to: [1]), ["100 elements", "1 element"])
    expectEqual(words(from: [1], to: many), ["1 element", "100 elements"])
    expectEqual(words(from: [1], to: [1, 2]), ["[1]", "[1, 2]"])
    expectText(words(from: many, to: many.map { $0 + 1 })[1], startsWith: "[1001, 1002,")
  }

  @Test func `changes of different parts, or values, are different`() {
    let words = TracedChange.Words(old: "a", new: "b", part: ("", "a", "b"))
    expectEqual(words, TracedChange.Words(old: "a", new: "b", part: ("", "a", "b")))
    #expect(words != TracedChange.Words(old: "a", new: "b", part: ("x", "a", "b")))
    #expect(words != TracedChange.Words(old: "c", new: "b", part: ("", "a", "b")))
  }

  // MARK: Several causes

  private struct Outer: View {
    let probe: Probe
    @State private var number = 0
    var body: some View {
      Middle(number: number, probe: probe)
        .offers("both", to: probe) {
          number += 1
          probe.binding?.wrappedValue.toggle()
        }
    }
  }

  private struct Middle: View {
    let number: Int
    let probe: Probe
    @State private var isOn = false
    var body: some View {
      let _ = probe.binding = $isOn
      Inner(words: "\(number) \(isOn)")
      Tapped(number: number, isOn: $isOn, probe: probe)
    }
  }

  private struct Inner: View {
    let words: String
    var body: some View { Text(words) }
  }

  /// Shows always the same, and captures the number.
  private struct Tapped: View {
    let number: Int
    @Binding var isOn: Bool
    let probe: Probe
    var body: some View {
      let _ = isOn
      Text("tap").onTapGesture { probe.note("\(number)") }
    }
  }

  @Test func `evaluations count for each state that led to them, and an action for any cause that it may capture`() {
    let probe = Probe()
    let screen = Screen { Outer(probe: probe) }
    let (tree, recorder) = (screen.frames.tree, TraceRecorder(screen.frames.tree.identity, isBrief: false))
    tree.begin(recorder) { $0.shortPath }
    screen.perform("both", probe)
    tree.end(recorder)
    recorder.finish { $0.shortPath }
    expectText(screen.text, contains: "1 true")
    expectEqual(
      recorder.states.all.map { "\($0.label) \($0.bodies) \($0.unneeded)" }, ["Outer._number 4 0", "Middle._isOn 3 0"])
    expectEqual(
      recorder.entries.all.map { "\($0.label) \($0.evaluations) \($0.unneeded)" },
      ["Outer 1 0", "Outer/Middle 1 0", "Outer/Middle/Inner 1 0", "Outer/Middle/Tapped 1 0"])
  }
}
