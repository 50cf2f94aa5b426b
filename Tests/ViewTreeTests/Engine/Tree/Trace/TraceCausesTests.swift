import Foundation
import Testing
import ViewTreeTesting

/// The causes and the advice of a trace.
@MainActor @Suite struct TraceCausesTests {
  fileprivate struct Device: Identifiable {
    let id: Int
    var name: String
    var isOn = false
  }

  @Observable fileprivate final class Model {
    var devices = (0..<200).map { Device(id: $0, name: "Device \($0)") }
    var title = "Devices"
  }

  private struct Row: View {
    let name: String
    @Binding var isOn: Bool
    var body: some View { Text("\(name) \(isOn ? "on" : "off")") }
  }

  private struct Slow: View {
    @State var model: Model
    var body: some View {
      VStack {
        ForEach(model.devices.indices, id: \.self) { index in
          Row(
            name: model.devices[index].name,
            isOn: Binding(get: { model.devices[index].isOn }, set: { model.devices[index].isOn = $0 }))
        }
      }
    }
  }

  private struct Fast: View {
    @State var model: Model
    var body: some View { VStack { ForEach($model.devices) { $device in Row(name: device.name, isOn: $device.isOn) } } }
  }

  @Test func `200 rows with closures are one line, with what to pass instead`() {
    let model = Model()
    let screen = Screen(width: 30) { Slow(model: model) }
    let trace = screen.trace { model.devices[3].isOn = true }
    expectText(
      trace.table(),
      equals: """
        outside of an event
          wrote Model.devices[3].isOn  false → true
        Slow · evaluated 1 · @dependencies ← Model.devices
        Row ×200 · evaluated 200 · unneeded 199
          ×200, unneeded 199 · @dependencies ← Model.devices → the body reads all of Model.devices: bind each element, \
        ForEach($model.devices) { $element in … }
          ×200, unneeded 199 · isOn: Binding(get:set:) at TraceCausesTests.swift:31 cannot be compared → pass \
        $model.devices[i].isOn
        (unneeded: the body ran, and its result did not change)
        """)
    expectEqual(trace.unneeded(of: Row.self), 199)
    expectEqual(trace.table(.instances).split(separator: "\n").count, 204)
    expectText(trace.description, endsWith: "\(trace.cells) cells, 0 bytes")
  }

  @Test func `the difference of two traces is that of their counts by type`() {
    let (slowModel, fastModel) = (Model(), Model())
    let (slow, fast) = (Screen(width: 30) { Slow(model: slowModel) }, Screen(width: 30) { Fast(model: fastModel) })
    let before = slow.trace { slowModel.devices[3].isOn = true }
    let after = fast.trace { fastModel.devices[3].isOn = true }
    let difference = after.difference(from: before)
    let row = difference.changes.first { $0.typeName == "Row" }
    expectEqual(row?.description, "Row: evaluated 200 → 1, unneeded 199 → 0, skipped 0 → 1")
    expectEqual(difference.total.evaluations.old, 201)
    #expect(before.difference(from: before).isEmpty)
    expectEqual("\(before.difference(from: before))", "no count differs")
  }

  @Test func `a trace can be written as JSON and read again`() throws {
    let model = Model()
    let screen = Screen(width: 30) { Slow(model: model) }
    let trace = screen.trace { model.devices[3].isOn = true }
    let json = try trace.json()
    let read = try JSONDecoder().decode(InvalidationTrace.self, from: Data(json.utf8))
    #expect(read.description == trace.description && read.tree == trace.tree && read.mermaid() == trace.mermaid())
    expectEqual(read.evaluations(of: Row.self), 200)
    try expectEqual(read.json(), json)
  }

  // MARK: Inputs

  /// Written by a closure, so that it captures what it writes in optimized code as well.
  private static var chosen = 0

  private struct Style {
    var padding = 1
    var action: () -> Void = {}
  }

  private enum Shade {
    case dark(any CustomStringConvertible)
  }

  private final class Reference {}

  private struct Child: View {
    var count = 0
    var style = Style()
    var shade: Shade?
    var parts: [Style] = []
    var reference: Reference?
    var content: Text = Text("a")
    var body: some View { Text("\(count)") }
  }

  private struct Parent: View {
    let probe: Probe
    let make: (Int) -> Child
    @State private var n = 0
    var body: some View { make(n).offers("add", to: probe) { n += 1 } }
  }

  private func reasons(_ make: @escaping (Int) -> Child) -> [String] {
    let probe = Probe()
    let screen = Screen(width: 20) { Parent(probe: probe, make: make) }
    let trace = screen.trace { screen.perform("add", probe) }
    return trace.entries.first { $0.typeName == "Child" }?.details.flatMap(\.reasons) ?? []
  }

  @Test func `the differing property of a new view value is named, with the reason`() {
    expectEqual(reasons { Child(count: $0) }, ["count 0 → 1"])
    expectEqual(reasons { Child(style: Style(padding: $0)) }, ["style.padding 0 → 1"])
    expectEqual(
      reasons { n in Child(style: Style(action: { Self.chosen = n })) },
      ["style.action: a closure with captures cannot be compared"])
    expectEqual(reasons { Child(content: Text("\($0)")) }, ["content: its child views"])
    expectEqual(reasons { n in Child(count: n, style: Style(padding: n)) }, ["count 0 → 1", "style.padding 0 → 1"])
    expectEqual(reasons { Child(shade: .dark($0)) }, ["shade: Shade cannot be compared"])
    expectEqual(reasons { Child(parts: [Style(padding: $0)]) }, ["parts[0].padding 0 → 1"])
    expectEqual(reasons { _ in Child() }, [])
  }

  // MARK: Writes

  fileprivate final class Account: ObservableObject {
    @Published var name = "Anna"
    @Published var age = 3
  }

  private struct Sources: View {
    let probe: Probe
    @ObservedObject var account: Account
    @State private var isOn = false
    @AppStorage("sound") private var sound = true
    @State private var lock = false
    var body: some View {
      VStack {
        Text(account.name)
        Text(isOn ? "on" : "off")
        Text(sound ? "loud" : "quiet")
        Inner().disabled(lock)
      }
      .offers("state", to: probe) { isOn = true }
      .offers("equal", to: probe) { isOn = isOn }
      .offers("published", to: probe) { account.age = 4 }
      .offers("storage", to: probe) { sound = false }
      .offers("lock", to: probe) { lock = true }
    }
  }

  private struct Inner: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "enabled" : "disabled") }
  }

  @Test func `writes of states, published properties and stored values are shown with their effects`() {
    let probe = Probe()
    let screen = Screen(width: 20) { Sources(probe: probe, account: Account()) }
    func words(_ event: String) -> [String] {
      let trace = screen.trace { screen.perform(event, probe) }
      return trace.writes.map(\.description)
        + trace.groups.filter { $0.evaluations > 0 }.flatMap { group in
          group.causes.map { "\(group.typeName): \($0.name)\($0.source.isEmpty ? "" : " ← \($0.source)")" }
        }
    }
    expectEqual(words("state"), ["Sources._isOn  false → true", "Sources: _isOn"])
    expectEqual(words("published"), ["Account.age  3 → 4", "Sources: _account ← Account.age"])
    expectEqual(
      words("storage"), ["@AppStorage(\"sound\")  true → false", "Sources: _sound ← @AppStorage(\"sound\")"])
    let lock = words("lock")
    expectEqual(lock.first, "Sources._lock  false → true")
    #expect(lock.contains("@Environment(\\.isEnabled)  true → false"))
    #expect(lock.contains("Inner: _isEnabled ← @Environment(\\.isEnabled)"))
    expectEqual(words("equal"), [])
  }

  // MARK: Events

  private struct Two: View {
    @State private var first = false
    @State private var second = false
    var body: some View {
      VStack(alignment: .leading) {
        Toggle("First", isOn: $first)
        Toggle("Second", isOn: Binding(get: { second }, set: { second = $0 }))
      }
    }
  }

  private func trace() throws -> InvalidationTrace {
    let screen = Screen(Two(), width: 20)
    return try screen.trace {
      try screen.find(.toggle, "First").tap()
      try screen.find(.toggle, "Second").tap()
    }
  }

  @Test func `a trace has its events, each with its writes and by which binding they were made`() throws {
    let trace = try trace()
    expectEqual(trace.events.map(\.name), ["tap toggle \"First\"", "tap toggle \"Second\""])
    expectEqual(trace.writes.map(\.event), [0, 1])
    expectEqual(trace.writes.map(\.binding), ["", "Binding(get:set:) at TraceCausesTests.swift:203"])
    expectEqual(
      trace.events[0].steps.map { "\($0.from) \($0.isState) \($0.to)" }, ["Two._first true CheckboxToggleStyle"])
  }

  @Test func `a step from a state that a control keeps has no origin`() throws {
    let screen = Screen(width: 20, height: 4) { DisclosureGroup("a") { Text("b") } }
    let trace = try screen.trace { try screen.find(.disclosureGroup, "a").tap() }
    let origins = trace.events[0].steps.filter { $0.to == "AutomaticDisclosureGroupStyle" }
    expectEqual(origins.map { "\($0.from) \($0.isState)" }, [" false"])
  }

  @Test func `markup in a chart is escaped`() throws {
    struct Named: View {
      @State private var name = "a"
      var body: some View {
        Text(name)
        Button("Go") { name = "<i>#lt;\"&" }
      }
    }
    let screen = Screen(Named(), width: 20)
    let chart = try screen.trace { try screen.find(.button, "Go").tap() }.mermaid()
    #expect(chart.contains("#60;i#62;#35;lt;") && !chart.contains("<i>"), "\(chart)")
  }

  @Test func `the chart of an event has nothing of the others`() throws {
    expectText(
      try trace().mermaid(),
      equals: """
        graph LR
          n0(["Two._first  false → true"])
          n1["CheckboxToggleStyle · evaluated 1"]
          n0 -->|"Two._first"| n1
        """)
    try expectEqual(trace().mermaid(event: 7), "graph LR")
  }

  @Test func `a tree has views in each other, and a timeline a column for each event`() throws {
    let trace = try trace()
    #expect(trace.tree.contains("\nTwo · evaluated 1 · _second\n  Toggle ×2"))
    let drawing = trace.timeline()
    #expect(drawing.hasPrefix("<svg") && drawing.hasSuffix("</svg>"))
    let again = try self.trace().timeline()
    #expect(drawing.contains("tap toggle &quot;Second&quot;") && drawing == again)
    #expect(drawing.contains(">1 written, 1 skipped<"))
  }

  // MARK: Bounds

  private struct Coming: View {
    let probe: Probe
    @State private var n = 0
    var body: some View {
      VStack {
        Text("\(n)").id(n); Fresh().id(n)
      }.offers("add", to: probe) { n += 1 }
    }
  }

  private struct Fresh: View {
    var body: some View { Text("fresh") }
  }

  @Test func `counts include the entries that are not kept`() {
    let probe = Probe()
    let screen = Screen(width: 20) { Coming(probe: probe) }
    let trace = screen.trace { for _ in 0..<1_200 { screen.perform("add", probe) } }
    #expect(trace.writes.count == 1_000 && trace.moreWrites == 200)
    expectEqual(trace.events.count + trace.moreEvents, 1_200)
    #expect(trace.evaluations(of: Coming.self) == 1_200 && trace.evaluations(of: Fresh.self) == 1_200)
  }

  @Test func `counts are kept for 30,000 views that came and went, but not each view`() {
    struct Rows: View {
      let probe: Probe
      @State private var generation = 0
      var body: some View {
        VStack { ForEach(0..<500, id: \.self) { _ in Fresh() } }.id(generation)
          .offers("next", to: probe) { generation += 1 }
      }
    }
    let probe = Probe()
    let screen = Screen(width: 20) { Rows(probe: probe) }
    let trace = screen.trace { for _ in 0..<60 { screen.perform("next", probe) } }
    #expect(trace.evaluations(of: Fresh.self) == 30_000 && trace.totalEvaluations == 30_060)
    #expect(trace.entries.reduce(0) { $0 + $1.instances } == 30_001 && trace.entries.count < 21_000)
    expectText(trace.table(), contains: "Fresh ×30000 · evaluated 30000 · @identity, new")
  }

  // MARK: Actions

  private struct Deleted: View {
    let name: String
    let delete: () -> Void
    var body: some View { Text(name).onTapGesture(perform: delete) }
  }

  private struct Deleting: View {
    let probe: Probe
    @State private var names = ["a", "b"]
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)")
        ForEach(names, id: \.self) { name in Deleted(name: name) { names.removeAll { $0 == name } } }
        Button("Clear") { names = [] }
      }
      .offers("add", to: probe) { count += 1 }
    }
  }

  @Test func `a row with only a new closure is unneeded, and a button with one is not`() {
    let probe = Probe()
    let screen = Screen(width: 20) { Deleting(probe: probe) }
    expectText(
      screen.trace { screen.perform("add", probe) }.table(),
      equals: """
        an event
          wrote Deleting._count  0 → 1
        Deleting · evaluated 1 · _count
        Deleted ×2 · evaluated 2 · unneeded 2 · delete: a closure with captures cannot be compared → pass the \
        captured values instead, or make the view Equatable without comparing the closure
        Button "Clear" · evaluated 1 · action: a closure with captures cannot be compared → put the control \
        into a view of its own that holds only the values that the closure uses
        BorderedButtonStyle "Clear" · evaluated 1 · action: a closure with captures cannot be compared → put \
        the control into a view of its own that holds only the values that the closure uses
        (unneeded: the body ran, and its result did not change)
        """)
  }

  @Test func `a row with another value beside a closure is needed`() {
    struct Counted: View {
      let count: Int
      let add: (Int) -> Void
      var body: some View { Text("row").onTapGesture { add(count) } }
    }
    struct Counting: View {
      let probe: Probe
      @State private var count = 0
      var body: some View { Counted(count: count) { count += $0 }.offers("add", to: probe) { count += 1 } }
    }
    let probe = Probe()
    let screen = Screen(width: 20) { Counting(probe: probe) }
    let trace = screen.trace { screen.perform("add", probe) }
    #expect(trace.evaluations(of: Counted.self) == 1 && trace.unneeded(of: Counted.self) == 0)
  }

  @Test func `an object that publishes a change without changing is named`() {
    struct Names: View {
      let probe: Probe
      @ObservedObject var account: Account
      var body: some View { Text(account.name).offers("same", to: probe) { account.name = "Anna" } }
    }
    let probe = Probe()
    let screen = Screen(width: 20) { Names(probe: probe, account: Account()) }
    let trace = screen.trace { screen.perform("same", probe) }
    #expect(trace.writes.isEmpty && trace.entries[0].details.map(\.source) == ["Account"])
  }

  @Test func `a body that reads a whole array gets the advice to bind its elements`() throws {
    struct Indexed: View {
      @State private var devices = (0..<3).map { Device(id: $0, name: "Device \($0)") }
      var body: some View {
        VStack { ForEach(devices.indices, id: \.self) { Toggle(devices[$0].name, isOn: $devices[$0].isOn) } }
      }
    }
    let screen = Screen(width: 30) { Indexed() }
    let trace = try screen.trace { try screen.find(.toggle, "Device 1").tap() }
    #expect(
      trace.table().contains(
        "Indexed · evaluated 1 · unneeded 1 · _devices → the body reads all of it: bind each element, "
          + "ForEach($devices) { $element in … }"))
  }

  /// The closures of a row are made apart from the body, which reads nothing.
  private struct ClosureRows: View {
    struct Row: View {
      let name: String
      let isOn: Binding<Bool>
      var body: some View { Text(name) }
    }
    @State private var on = [false, false]
    var body: some View {
      VStack {
        Button("flip") { on[1].toggle() }
        ForEach(0..<2, id: \.self) { index in
          Row(name: "row", isOn: Binding(get: { on[index] }, set: { on[index] = $0 }))
        }
      }
    }
  }

  @Test func `the effects of a row's separate content are due to the values that the row read`() throws {
    let screen = Screen(width: 30) { ClosureRows() }
    let trace = try screen.trace { try screen.find(.button, "flip").tap() }
    let steps = trace.events[0].steps.map { "\($0.from) → \($0.to) · \($0.cause) \($0.evaluations) \($0.unneeded)" }
    expectEqual(steps, ["ClosureRows._on → Row · isOn 2 2"])
    #expect(trace.mermaid().contains("ClosureRows._on[1]  false → true"))
    let report = screen.bindingReport { try? screen.find(.button, "flip").tap() }
    let row = try #require(report.rows.first { $0.owner == "ClosureRows" })
    #expect(row.evaluations == 2 && row.unneeded == 2)
  }

  private struct Level: View, Animatable {
    var animatableData: Double
    var body: some View { Text("level") }
  }

  private struct Levels: View {
    let probe: Probe
    @State private var level = 0.0
    @State private var count = 0
    var body: some View {
      VStack {
        Level(animatableData: level)
        Text("\(count)")
      }
      .offers("level", to: probe) { level += 1 }
      .offers("count", to: probe) { withAnimation { count += 1 } }
    }
  }

  @Test func `animatable data is named like a property, and an equal view is skipped in an animation as well`() throws {
    let probe = Probe()
    let screen = Screen(width: 20) { Levels(probe: probe) }
    let level = try #require(screen.trace { screen.perform("level", probe) }.groups.first { $0.typeName == "Level" })
    expectEqual(level.causes.flatMap(\.reasons), ["animatableData 0.0 → 1.0"])
    let skipped = screen.trace { screen.perform("count", probe) }.groups.first { $0.typeName == "Level" }
    #expect(skipped?.evaluations == 0 && skipped?.skips == 1)
  }

  private static let reference = Reference()

  private struct Held: View {
    @Binding var name: String
    var action: (() -> Void)?
    var object = TraceCausesTests.reference
    var other: Reference?
    var body: some View { Text(name) }
  }

  private struct Choosing: View {
    let probe: Probe
    let make: (Int, Binding<[String]>) -> Held
    @State private var step = 0
    @State private var names = ["a", "b"]
    var body: some View { make(step, $names).offers("step", to: probe) { step += 1 } }
  }

  private func heldReasons(_ make: @escaping (Int, Binding<[String]>) -> Held) -> [String] {
    let probe = Probe()
    let screen = Screen(width: 20) { Choosing(probe: probe, make: make) }
    let trace = screen.trace { screen.perform("step", probe) }
    return trace.groups.first { $0.typeName == "Held" }?.causes.flatMap(\.reasons) ?? []
  }

  @Test func `another binding is named with both places, a closure and an object by their kind`() {
    let element = heldReasons { Held(name: $1[$0]) }
    expectEqual(element, ["name: a binding to Choosing._names[1], not to Choosing._names[0]"])
    let constant = heldReasons { step, names in Held(name: step == 0 ? names[0] : .constant("a")) }
    expectEqual(constant, ["name: a binding to constant a, not to Choosing._names[0]"])
    let action = heldReasons { step, names in Held(name: names[0], action: { Self.chosen = step }) }
    expectEqual(action, ["action: a closure with captures cannot be compared"])
    let object = heldReasons { Held(name: $1[0], object: Reference()) }
    expectEqual(object, ["object: a different Reference"])
    let other = heldReasons { Held(name: $1[0], other: Reference()) }
    expectEqual(other, ["other: a different Reference"])
    let first = heldReasons { Held(name: $1[0], other: $0 == 0 ? nil : Reference()) }
    expectEqual(first, ["other nil → Optional(Reference)"])
  }
}
