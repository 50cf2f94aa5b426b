import Testing
@testable import ViewTree
import ViewTreeTesting

private final class Account: ObservableObject {
  @Published var name: String
  init(_ name: String) { self.name = name }
}

@MainActor @Suite struct TraceTests {
  private let probe = Probe()

  // One parent with two states, and four children: with a key-path binding, with one made of closures, with a binding
  // that is never read, with plain data.
  private struct Parent: View {
    let probe: Probe
    var readsUnrelated = true
    @State private var bound = Model()
    @State private var unrelated = 0
    var body: some View {
      VStack(alignment: .leading) {
        if readsUnrelated { Text("unrelated \(unrelated)") }
        KeyPathChild(number: $bound.number)
        if readsUnrelated {
          ClosureChild(number: Binding(get: { bound.number }, set: { bound.number = $0 }))
        }
        NeverChild(number: $bound.number)
        PlainChild(number: 7)
      }
      .offers("unrelated", to: probe) { unrelated += 1 }
      .offers("bound", to: probe) { bound.number += 1 }
      .offers("other", to: probe) { bound.other += 1 }
    }
  }

  private struct Named: View {
    @ObservedObject var account: Account
    var body: some View { Text(account.name) }
  }

  @Test func `a trace begins behind what is pending, and ends behind what its events left`() {
    let account = Account("a")
    let screen = Screen(width: 5) { Named(account: account) }
    expectText(screen.text, equals: "a")
    account.name = "b"
    let before = screen.trace {}
    expectEqual([before.evaluations(of: Named.self), before.drawn], [0, 0])
    let trace = screen.trace { account.name = "c" }
    expectEqual(trace.evaluations(of: Named.self), 1)
    #expect(trace.drawn > 0)
    let after = screen.trace {}
    expectEqual([after.evaluations(of: Named.self), after.drawn], [0, 0])
    expectText(screen.text, equals: "c")
  }

  private struct Model {
    var number = 0
    var other = 0
  }

  private struct KeyPathChild: View {
    @Binding var number: Int
    var body: some View { Text("K \(number)") }
  }

  private struct ClosureChild: View {
    @Binding var number: Int
    var body: some View { Text("C \(number)") }
  }

  private struct NeverChild: View {
    @Binding var number: Int
    var body: some View { Text("N") }
  }

  private struct PlainChild: View {
    let number: Int
    var body: some View { Text("P \(number)") }
  }

  private func counts(_ trace: InvalidationTrace) -> [Int] {
    let types: [Any.Type] = [Parent.self, KeyPathChild.self, ClosureChild.self, NeverChild.self, PlainChild.self]
    return types.map { trace.evaluations(of: $0) }
  }

  @Test func `an unrelated write: parent 1, key-path 0, closure 1, never-read 0, plain 0`() {
    let screen = Screen { Parent(probe: probe) }
    let trace = screen.trace { screen.perform("unrelated", probe) }
    expectEqual(counts(trace), [1, 0, 1, 0, 0])
    expectEqual(trace.skips(of: KeyPathChild.self), 1)
  }

  @Test func `a write to the bound state that the parent only projects: parent 0, key-path 1, never-read 0, plain 0`() {
    let screen = Screen { Parent(probe: probe, readsUnrelated: false) }
    let trace = screen.trace { screen.perform("bound", probe) }
    expectEqual(counts(trace), [0, 1, 0, 0, 0])
    expectText(screen.text, equals: "K 1\nN\nP 7")
  }

  @Test func `a closure binding makes the parent depend on what it reads, and always shows the current value (11)`() {
    let screen = Screen { Parent(probe: probe) }
    let trace = screen.trace { screen.perform("bound", probe) }
    expectEqual(counts(trace), [1, 1, 1, 0, 0])
    screen.perform("bound", probe)
    expectText(screen.text, equals: "unrelated 0\nK 2\nC 2\nN\nP 7")
  }

  @Test func `a write to another part of the bound state evaluates nothing`() {
    let screen = Screen { Parent(probe: probe, readsUnrelated: false) }
    let trace = screen.trace { screen.perform("other", probe) }
    expectEqual(counts(trace), [0, 0, 0, 0, 0])
    expectEqual(trace.writes.count, 1)
  }

  // MARK: Causes

  private func causes(_ trace: InvalidationTrace, _ type: Any.Type) -> [String] {
    trace.entries.filter { $0.typeName == typeName(type) }.flatMap(\.causes)
  }

  @Test func `causes are in SwiftUI's words: the view's own properties by name, and a new value as @self`() {
    let screen = Screen { Parent(probe: probe) }
    let unrelated = screen.trace { screen.perform("unrelated", probe) }
    expectEqual(causes(unrelated, Parent.self), ["_unrelated"])
    expectEqual(causes(unrelated, ClosureChild.self), ["@self"])
    let projecting = Screen { Parent(probe: probe, readsUnrelated: false) }
    let bound = projecting.trace { projecting.perform("bound", probe) }
    expectEqual(causes(bound, KeyPathChild.self), ["_number"])
  }

  private struct Cases: View {
    let probe: Probe
    @State private var isShown = false
    @State private var size = 0
    @State private var model = Observed()
    @StateObject private var object = Published()
    var body: some View {
      VStack {
        if isShown { PlainChild(number: 1) }
        Reader().environment(\.lineLimit, size)
        ObservedChild(model: model)
        ObjectChild(object: object)
      }
      .offers("show", to: probe) { isShown = true }
      .offers("size", to: probe) { size += 1 }
      .offers("model", to: probe) { model.count += 1 }
      .offers("object", to: probe) { object.count += 1 }
    }
  }

  @Observable fileprivate final class Observed {
    var count = 0
  }

  fileprivate final class Published: ObservableObject {
    @ViewTree.Published var count = 0
  }

  private struct Reader: View {
    @Environment(\.lineLimit) private var lineLimit
    var body: some View { Text("\(lineLimit ?? -1)") }
  }

  private struct ObservedChild: View {
    let model: Observed
    var body: some View { Text("\(model.count)") }
  }

  private struct ObjectChild: View {
    @ObservedObject var object: Published
    var body: some View { Text("\(object.count)") }
  }

  @Test func `causes: first evaluation, environment key, observed property, published object`() {
    let screen = Screen { Cases(probe: probe) }
    expectEqual(causes(screen.trace { screen.perform("show", probe) }, PlainChild.self), ["@identity"])
    expectEqual(causes(screen.trace { screen.perform("size", probe) }, Reader.self), ["_lineLimit"])
    expectEqual(causes(screen.trace { screen.perform("model", probe) }, ObservedChild.self), ["@dependencies"])
    expectEqual(causes(screen.trace { screen.perform("object", probe) }, ObjectChild.self), ["_object"])
  }

  @Test func `the table of a trace`() {
    let screen = Screen { Parent(probe: probe) }
    let trace = screen.trace { screen.perform("unrelated", probe) }
    expectText(
      trace.table(),
      equals: """
        an event
          wrote Parent._unrelated  0 → 1
        Parent · evaluated 1 · _unrelated
        KeyPathChild · skipped 1
        ClosureChild · evaluated 1 · unneeded 1 · number: Binding(get:set:) at TraceTests.swift:25 cannot be compared \
        → pass $bound.number
        NeverChild · skipped 1
        PlainChild · skipped 1
        (unneeded: the body ran, and its result did not change)
        """)
  }

  // MARK: _printChanges

  private struct Nothing: View {
    let probe: Probe
    var body: some View {
      let _ = probe.note(changeReport(of: Self.self))
      Text("a")
    }
  }

  private struct Stateful: View {
    let probe: Probe
    var input = 0
    @State private var name = "a"
    var body: some View {
      let _ = probe.note(changeReport(of: Self.self))
      Text(name).offers("rename", to: probe) { name += "b" }
    }
  }

  private struct Host<Content: View>: View {
    let probe: Probe
    @State private var count = 0
    let content: (Int) -> Content
    var body: some View { VStack { content(count) }.offers("add", to: probe) { count += 1 } }
  }

  @Test func `the first evaluation (24, B27)`() {
    _ = Screen { Nothing(probe: probe) }
    _ = Screen { Stateful(probe: probe) }
    expectEqual(probe.log, ["Nothing: @self changed.", "Stateful: @self, @identity, _name changed."])
  }

  @Test func `later evaluations, by a property or a new value (24)`() {
    let screen = Screen { Host(probe: probe) { [probe] in Stateful(probe: probe, input: $0) } }
    probe.clear()
    screen.perform("rename", probe)
    screen.perform("add", probe)
    expectEqual(probe.log, ["Stateful: _name changed.", "Stateful: @self changed."])
  }

  private struct Bound: View {
    let probe: Probe
    @Binding var number: Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      let _ = probe.note(changeReport(of: Self.self))
      Text("\(number) \(isEnabled)")
    }
  }

  @Test func `a binding of a new value, and a value of the environment, by the names of the properties (24)`() {
    let screen = Screen {
      Host(probe: probe) { [probe] count in Bound(probe: probe, number: Binding(get: { count }, set: { _ in })) }
    }
    probe.clear()
    screen.perform("add", probe)
    expectEqual(probe.log, ["Bound: @self, _number changed."])

    let other = Screen {
      Host(probe: probe) { [probe] count in Bound(probe: probe, number: .constant(1)).disabled(count > 0) }
    }
    probe.clear()
    other.perform("add", probe)
    expectEqual(probe.log, ["Bound: _isEnabled changed."])
  }

  @Test func `outside of an evaluation nothing has changed (24)`() {
    expectEqual(changeReport(of: Nothing.self), "Nothing: unchanged.")
  }

  @Test func `a view that only looks like a control is not counted`() {
    struct Framed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
    }
    struct Host: View {
      let probe: Probe
      @State private var isThere = false
      var body: some View {
        VStack { if isThere { GroupBox("A") { Text("a") }.groupBoxStyle(Framed()) } }
          .offers("show", to: probe) { isThere = true }
      }
    }
    let screen = Screen(Host(probe: probe), width: 9)
    let trace = screen.trace { screen.perform("show", probe) }
    expectEqual(trace.evaluations(of: GroupBox<Text, Text>.self), 1)
    typealias Look = GroupBox<GroupBoxStyleConfiguration.Label, GroupBoxStyleConfiguration.Content>
    expectEqual(trace.evaluations(of: Look.self), 0)
  }

  @Test func `a trace names the cause of a view that reads nothing`() {
    struct Silent: View {
      let n: Int
      @ObservedObject var account: Account
      var body: some View { Text("\(n)") }
    }
    struct Parent: View {
      let probe: Probe
      let account: Account
      @State private var n = 0
      var body: some View { Silent(n: n, account: account).offers("add", to: probe) { n += 1 } }
    }
    let account = Account("Ann")
    let screen = Screen { Parent(probe: probe, account: account) }
    var trace = screen.trace { screen.perform("add", probe) }
    expectEqual(trace.entries.first { $0.typeName == "Silent" }?.causes, ["@self"])
    trace = screen.trace { account.name = "Bob" }
    expectEqual(trace.evaluations(of: Silent.self), 1)
    expectEqual(trace.entries.first { $0.typeName == "Silent" }?.causes, ["_account"])
  }

  @Test func `the first property that reads a changed value is the cause`() {
    struct Two: View {
      @Binding var first: Int
      @Binding var second: Int
      var body: some View { Text("\(first) \(second)") }
    }
    struct Parent: View {
      let probe: Probe
      @State private var number = 0
      var body: some View { Two(first: $number, second: $number).offers("add", to: probe) { number += 1 } }
    }
    let screen = Screen { Parent(probe: probe) }
    expectEqual(causes(screen.trace { screen.perform("add", probe) }, Two.self), ["_first"])
  }
}
