import Testing
import ViewTreeTesting

@MainActor @Suite struct InvalidationTraceTests {
  private let probe = Probe()

  // MARK: What is gone at the end

  @Test func `a menu that opens and closes during a trace has a path and a label`() throws {
    let screen = Screen(width: 20) { Menu("A") { Button("B") {} } }
    let trace = try screen.trace { try screen.find(.menu, "A").select("B") }
    #expect(trace.entries.contains { $0.typeName == "Button" && $0.label == "B" && $0.path.hasSuffix("Button") })
    expectText(screen.text, equals: "[ A v ]")
  }

  @Test func `views that the engine adds are in no trace`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let screen = Screen(Counter(), width: 20)
    let trace = try screen.trace { try screen.find(.button, "Count 0").tap() }
    expectEqual(trace.evaluations(of: Counter.self), 1)
    #expect(!trace.entries.contains { $0.typeName.hasPrefix("StyledControl") })
  }

  private struct Coming: View {
    let probe: Probe
    @State private var depth = 0
    var body: some View {
      VStack {
        if depth > 0 { Deep(depth: depth) }
        Text("end")
      }
      .offers("come", to: probe) { depth = 40 }
      .offers("go", to: probe) { depth = 0 }
    }
  }

  private struct Deep: View {
    let depth: Int
    var body: some View { if depth > 1 { AnyView(Deep(depth: depth - 1)) } else { AnyView(Text("deepest")) } }
  }

  @Test func `views that came and went are distinguished from later ones`() {
    let screen = Screen(width: 20) { Coming(probe: probe) }
    let trace = screen.trace {
      for _ in 1...3 {
        screen.perform("come", probe)
        screen.perform("go", probe)
      }
    }
    expectEqual(trace.evaluations(of: Deep.self), 120)
    #expect(trace.entries.filter { $0.typeName == "Deep" }.allSatisfy { $0.evaluations == 1 })
    let longest = trace.entries.map(\.path).max { $0.count < $1.count }
    expectEqual(longest, "Coming/" + Array(repeating: "Deep", count: 40).joined(separator: "/"))
  }

  // MARK: Labels and paths

  private struct MovedToggle: View {
    let probe: Probe
    @State private var isOn = false
    @State private var shift = 1.0
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: Binding(get: { isOn }, set: { isOn = $0 })).offset(x: shift)
        Framed(isOn: Binding(get: { isOn }, set: { isOn = $0 }))
      }
      .offers("shift", to: probe) { shift += 1 }
    }
  }

  private struct Framed: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("Framed", isOn: $isOn).frame(width: 30).background(Color.red).padding() }
  }

  @Test func `a control has its label whatever modifiers stand around it`() {
    let screen = Screen(width: 40) { MovedToggle(probe: probe) }
    let trace = screen.trace { screen.perform("shift", probe) }
    let labels = trace.entries.map { "\($0.typeName) \($0.label)" }
    #expect(labels.contains("Toggle Wi-Fi") && labels.contains("Toggle Framed") && labels.contains("Framed Framed"))
    #expect(labels.contains("MovedToggle "))
  }

  private final class Person: Identifiable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private struct Named: View {
    let name: String
    let count: Int
    var body: some View { Text("\(name) \(count)") }
  }

  private struct People: View {
    let probe: Probe
    let people = [Person("Ann"), Person("Bob")]
    @State private var count = 0
    var body: some View {
      VStack { ForEach(people) { Named(name: $0.name, count: count) } }
        .offers("count", to: probe) { count += 1 }
    }
  }

  @Test func `a row whose id is the identity of an object is named by its place`() {
    let screen = Screen(width: 20) { People(probe: probe) }
    let trace = screen.trace { screen.perform("count", probe) }
    expectEqual(trace.entries.map(\.path).sorted(), ["People/[#0]/Named", "People/[#1]/Named"])
    expectText(trace.description, lacks: "0x")
  }

  // MARK: Within each other

  private struct Counter: View {
    let probe: Probe
    @State private var count = 0
    var body: some View { Text("\(count)").offers("add", to: probe) { count += 1 } }
  }

  private struct Failure: Error {}

  @Test func `nested traces each record all events of their time`() throws {
    let screen = Screen(width: 20) { Counter(probe: probe) }
    var inner: [InvalidationTrace] = []
    let outer = screen.trace {
      screen.perform("add", probe)
      inner.append(screen.trace { screen.perform("add", probe) })
      #expect(throws: Failure.self) {
        try screen.trace {
          screen.perform("add", probe)
          throw Failure()
        }
      }
      screen.perform("add", probe)
    }
    #expect(inner.map { $0.evaluations(of: Counter.self) } == [1] && inner.map(\.writes.count) == [1])
    #expect(outer.evaluations(of: Counter.self) == 4 && outer.writes.map(\.newValue) == ["1", "2", "3", "4"])
    #expect(outer.entries[0].causes == ["_count"] && outer.drawn > inner[0].drawn)
    let after = screen.trace {}
    #expect(after.entries.isEmpty && after.writes.isEmpty)
  }

  @Test func `traces that overlap end in any order`() async {
    let probe = probe
    let screen = Screen(width: 20) { Counter(probe: probe) }
    var traces: [InvalidationTrace] = []
    // The first has the first two of three writes, the second the last two.
    let second = Task { @MainActor in
      while screen.text != "1" { await Task.yield() }
      let trace = await screen.trace {
        screen.perform("add", probe)
        while !probe.log.contains("first ended") { await Task.yield() }
        screen.perform("add", probe)
      }
      traces.append(trace)
    }
    let first = await screen.trace {
      screen.perform("add", probe)
      while screen.text != "2" { await Task.yield() }
    }
    traces.append(first)
    probe.note("first ended")
    await second.value
    expectEqual(traces.map { $0.writes.map(\.newValue) }, [["1", "2"], ["2", "3"]])
    expectEqual(traces.map { $0.evaluations(of: Counter.self) }, [2, 2])
    expectEqual(traces[1].entries[0].causes, ["_count"])
  }

  private struct Loader: View {
    @State private var text = "loading"
    var body: some View {
      Text(text).task {
        await Task.yield()
        text = "loaded"
      }
    }
  }

  @Test func `an async trace has what tasks do while its body waits, and a sync closure stays sync in an async test`()
    async throws
  {
    let screen = Screen(width: 20) { Loader() }
    let none = screen.trace { _ = screen.text }
    #expect(none.writes.isEmpty)
    let trace = try await screen.trace { try await screen.settle() }
    expectEqual(trace.writes.map { "\($0.name) \($0.oldValue) \($0.newValue)" }, ["Loader._text loading loaded"])
    expectEqual(trace.evaluations(of: Loader.self), 1)
    await #expect(throws: Failure.self) {
      _ = try await screen.trace {
        await Task.yield()
        throw Failure()
      }
    }
    #expect(screen.trace {}.writes.isEmpty)
  }

  // MARK: Values

  private struct Spelled: Equatable, CustomStringConvertible {
    final class Count { var value = 0 }
    let number: Int
    let count: Count
    var description: String {
      count.value += 1
      return "number \(number)"
    }

    static func == (a: Spelled, b: Spelled) -> Bool { a.number == b.number }
  }

  private struct Speller: View {
    let probe: Probe
    let count: Spelled.Count
    @State private var value: Spelled

    init(probe: Probe, count: Spelled.Count) {
      self.probe = probe
      self.count = count
      _value = State(wrappedValue: Spelled(number: 0, count: count))
    }

    var body: some View {
      Text(verbatim: "\(value.number)").offers("next", to: probe) {
        value = Spelled(number: value.number + 1, count: count)
      }
    }
  }

  @Test func `values are described once, when their text is read`() {
    let count = Spelled.Count()
    // A film describes each value when it is written.
    let screen = Screen(width: 20, options: ScreenOptions(recordsFilm: false)) { Speller(probe: probe, count: count) }
    let trace = screen.trace { screen.perform("next", probe) }
    expectEqual(count.value, 0)
    let copy = trace
    #expect(trace.description.contains("Speller._value  number 0 → number 1") && copy.writes[0].newValue == "number 1")
    expectEqual(count.value, 2)
  }

  private struct Item: CustomStringConvertible {
    @MainActor static var described = 0
    var isOn = false
    nonisolated var description: String {
      MainActor.assumeIsolated { Item.described += 1 }
      return "\(isOn)"
    }
  }

  private struct Sources: View {
    @State private var items = Array(repeating: Item(), count: 800)
    var body: some View { Toggle("All", sources: $items, isOn: \.isOn) }
  }

  @Test func `a tap on a parent over 800 sources describes nothing, and its text as much as it shows`() throws {
    let screen = Screen(width: 20) { Sources() }
    Item.described = 0
    let trace = try screen.trace { try screen.find(.toggle, "All").tap() }
    #expect(trace.writes.count == 800 && Item.described == 0)
    expectEqual(trace.writes[0].oldValue, "[false, false, false, false, false, f...")
    expectEqual(trace.writes[0].newValue, "[true, false, false, false, false, fa...")
    _ = trace.description
    _ = trace.description
    #expect(Item.described < 2 * 800 * 10)
  }

  @Test func `a trace can be printed on another thread`() async {
    struct Counting: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let screen = Screen { Counting() }
    let trace = screen.trace { screen.click(column: 2, row: 0) }
    let printing = (1...4).map { _ in
      Task.detached { trace.writes[0].oldValue + trace.writes[0].newValue + trace.description }
    }
    for task in printing { await expectEqual(task.value, "01" + trace.description) }
  }
}
