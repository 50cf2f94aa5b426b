import Foundation
import Observation
import Testing
import ViewTreeTesting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Writes and events as traces are told of them.
@MainActor @Suite struct TraceHubTests {
  @Observable fileprivate final class Counter {
    var value = 0
  }

  private struct Counters: View {
    let a: Counter
    let b: Counter
    var body: some View {
      @Bindable var a = a
      VStack {
        Text("\(a.value) \(b.value)")
        Button("Both") {
          a.value += 1
          b.value += 1
        }
        Toggle("A", isOn: $a.value[is: 1])
        Button("A, then B") {
          $a.value.wrappedValue += 1
          b.value += 1
        }
      }
    }
  }

  @Test(arguments: ["Both", "A, then B"]) func `the writes of two objects of a type are two`(name: String) throws {
    let screen = Screen(width: 20) { Counters(a: Counter(), b: Counter()) }
    let trace = try screen.trace { try screen.find(.button, name).tap() }
    #expect(trace.writes.map(\.name) == ["Counter.value", "Counter.value"] && trace.events[0].writes == 2, "\(trace)")
  }

  private struct Open: View {
    @State private var count = 0
    let begin: @MainActor () -> Void
    var body: some View {
      VStack {
        Text("\(count)")
        Button("Begin", action: begin)
        Button("Count") { count += 1 }
      }
    }
  }

  @Test func `a trace that begins in a handler has the events after it by their names`() throws {
    var screen: Screen!
    var trace: InvalidationTrace?
    // The inner trace outlives the handler in which it began: the outer one ends before it.
    screen = Screen(width: 20) {
      Open {
        trace = screen.trace {
          try? screen.find(.button, "Count").tap()
        }
      }
    }
    try screen.find(.button, "Begin").tap()
    expectEqual(trace?.writes.count, 1)
    let after = try screen.trace {
      try screen.find(.button, "Count").tap()
      try screen.find(.button, "Count").tap()
    }
    expectEqual(after.events.map(\.name), ["tap button \"Count\"", "tap button \"Count\""], "\(after)")
  }

  @Test func `a write in an event beyond the limit is not attributed to another event`() throws {
    let screen = Screen(width: 20) { Open {} }
    let trace = try screen.trace {
      let begin = try screen.find(.button, "Begin")
      for _ in 0..<1_000 { try begin.tap() }
      try screen.find(.button, "Count").tap()
    }
    #expect(trace.events.count == 1_000 && trace.writes.isEmpty, "\(trace.writes)")
  }

  private struct Stored: View {
    @AppStorage("caf\u{E9}") private var composed = 0
    @AppStorage("cafe\u{301}") private var decomposed = 0
    var body: some View {
      Button("Count \(composed) \(decomposed)") { composed += 1 }
    }
  }

  @Test func `two keys that are one text by their characters`() throws {
    let screen = Screen(width: 20) { Stored() }
    let trace = try screen.trace { try screen.find(.button, "Count 0 0").tap() }
    #expect(trace.writes.count == 1 && trace.evaluations(of: Stored.self) == 1, "\(trace)")
    let report = try screen.bindingReport { try screen.findAll(.button)[0].tap() }
    #expect(report.rows.contains { $0.owner == "" && $0.property.hasPrefix("@AppStorage(\"caf") }, "\(report)")
  }

  private struct Dotted: View {
    @AppStorage("user.name") private var name = "Ada"
    var body: some View { Button(name) { name += "!" } }
  }

  @Test func `a stored value whose key has a dot has the whole key as its name`() throws {
    let screen = Screen(width: 20) { Dotted() }
    let report = try screen.bindingReport { try screen.find(.button, "Ada").tap() }
    expectEqual(report.rows.map(\.property), ["@AppStorage(\"user.name\")"], "\(report)")
  }

  // MARK: Objects in other values

  @Observable fileprivate final class Lamp {
    var isOn = false
    @ObservationIgnored unowned var owner: Counter
    init(of owner: Counter) { self.owner = owner }
  }

  @Observable fileprivate final class House {
    var lamps: [Lamp]
    var onCount: Int { lamps.count { $0.isOn } }
    init(_ lamps: [Lamp]) { self.lamps = lamps }
  }

  private struct Pair {
    var lamp: Lamp?
  }

  private static let owner = Counter()

  private struct HouseView: View {
    @State private var house = House((0..<3).map { _ in Lamp(of: owner) })
    @State private var spare = [Lamp(of: owner)]
    @State private var pair = Pair(lamp: Lamp(of: owner))
    var body: some View {
      VStack {
        Text("\(house.onCount) \(spare[0].isOn) \(pair.lamp?.isOn == true)")
        Button("House") { house.lamps[1].isOn = true }
        Button("Spare") { spare[0].isOn = true }
        Button("Pair") { pair.lamp?.isOn = true }
      }
    }
  }

  @Test(arguments: ["House", "Spare", "Pair"])
  func `an object in an array, an optional, a structure or another object is named`(name: String) throws {
    let screen = Screen(width: 30) { HouseView() }
    let report = try screen.bindingReport {
      let trace = try screen.trace { try screen.find(.button, name).tap() }
      expectEqual(trace.writes.map(\.name), ["Lamp.isOn"], "\(trace)")
      #expect(trace.table().contains("HouseView · evaluated 1 · @dependencies ← Lamp.isOn"), "\(trace)")
    }
    let row = try #require(report.rows.first { $0.owner == "Lamp" }, "\(report)")
    #expect(row.writes == 1 && row.evaluations > 0 && row.readers == ["HouseView"], "\(report)")
  }

  @Test func `an object that refers to one that is gone is read without it`() throws {
    struct Alone: View {
      let lamp: Lamp
      var body: some View { Button(lamp.isOn ? "on" : "off") { lamp.isOn.toggle() } }
    }
    var owner: Counter? = Counter()
    let lamp = Lamp(of: owner!)
    let screen = Screen(width: 20) { Alone(lamp: lamp) }
    owner = nil
    let trace = try screen.trace { try screen.find(.button, "off").tap() }
    expectEqual(trace.writes.map(\.description), ["Lamp.isOn  false → true"], "\(trace)")
  }

  // MARK: Fields

  private struct Address {
    var street = ""
  }

  private struct AddressEditor: View {
    @Binding var address: Address
    var body: some View { TextField("Street", text: $address.street) }
  }

  private struct Nested: View {
    @State private var a = Address()
    var body: some View { AddressEditor(address: $a) }
  }

  @Test func `typing into a part of a state is due to the state`() throws {
    let screen = Screen(width: 20) { Nested() }
    let report = try screen.bindingReport {
      let trace = try screen.trace { try screen.find(.textField, "Street").type("x") }
      expectEqual(trace.writes.map(\.description), ["Nested._a.street   → x"], "\(trace)")
      #expect(trace.table().contains("· Nested._a.street"), "\(trace)")
    }
    #expect(report.rows.first { $0.owner == "Nested" }?.evaluations ?? 0 > 0, "\(report)")
  }

  // MARK: Words

  private struct Kept: View {
    @State private var words: Set<String> = []
    @State private var counts: [String: Int] = [:]
    @State private var items: [Item] = []
    struct Item {
      let id: UUID
      var note = "a long note that is cut"
    }
    var body: some View {
      Button("Add \(words.count) \(counts.count) \(items.count)") {
        words = ["d", "b", "a", "c"]
        counts = ["b": 1, "a": 2]
        items.append(Item(id: UUID()))
      }
    }
  }

  @Test func `sets and dictionaries are described in one order, long arrays by their length`() throws {
    let screen = Screen(width: 30) { Kept() }
    let trace = try screen.trace { try screen.find(.button, containing: "Add").tap() }
    expectEqual(
      trace.writes.map(\.newValue), [#"["a", "b", "c", "d"]"#, #"["a": 2, "b": 1]"#, "1 element"], "\(trace)")
    expectEqual(trace.writes.last?.oldValue, "0 elements")
  }

  @Test func `labels of any characters keep their columns, a chart and a drawing their form`() throws {
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 12)
    let labels = [family, "<\u{301}script>", "&\u{301}amp", "]]>", "a\u{FFFE}b", "q\"\u{301}]; x"]
    let rows = Screen(width: 60) { VStack { ForEach(labels, id: \.self) { Labelled(label: $0) } } }
    let trace = try rows.trace { for index in labels.indices { try rows.findAll(.button)[index].tap() } }
    #expect(trace.table(.instances).contains("\"\(family)\""), "\(trace.table(.instances))")
    let lines = trace.table(.instances).split(separator: "\n").filter { $0.contains(" · evaluated") }
    let columns = lines.map { line in line.prefix { $0 != "·" }.count }
    #expect(lines.count > labels.count && Set(columns).count == 1, "\(columns)")
    #expect(trace.timeline().contains(">Labelled</text>"))
    let parser = XMLParser(data: Data(trace.timeline().utf8))
    #expect(parser.parse(), "\(trace.timeline())")
    let chart = Array(trace.mermaid(event: 5).unicodeScalars)
    #expect(!zip(chart, chart.dropFirst()).contains { $0 == "\"" && $1 == "\u{301}" })
  }

  private final class InnerStore: ObservableObject { @Published var count = 0 }

  private final class OuterStore: ObservableObject {
    @Published var title = "a"
    let inner = InnerStore()
  }

  private struct OuterReader: View {
    @ObservedObject var outer: OuterStore
    var body: some View { Text(outer.title) }
  }

  @Observable final class TwoNumbers {
    var one = 0
    var two = 0
  }

  private struct PairReader: View {
    let pair: TwoNumbers
    var body: some View { Text("\(pair.one) \(pair.two)") }
  }

  @Test func `each property that changed of an object is a cause`() {
    let pair = TwoNumbers()
    let screen = Screen(width: 20) { PairReader(pair: pair) }
    let trace = screen.trace {
      pair.two = 2
      pair.one = 1
    }
    #expect(trace.description.contains("· @dependencies ← TwoNumbers.one, TwoNumbers.two"), "\(trace)")
  }

  private enum Place { case none, some(TwoNumbers) }

  private struct CaseReader: View {
    let place: Place
    var body: some View {
      if case .some(let pair) = place { Text("\(pair.one)") }
    }
  }

  @Test func `an object in a case is named`() {
    let pair = TwoNumbers()
    let screen = Screen(width: 20) { CaseReader(place: .some(pair)) }
    let trace = screen.trace { pair.one = 1 }
    #expect(trace.description.contains("CaseReader · evaluated 1 · @dependencies ← TwoNumbers.one"), "\(trace)")
  }

  private struct Widow: View {
    unowned let gone: Counter
    weak var lost: Counter?
    let pair: TwoNumbers
    var body: some View { Text("\(pair.one)") }
  }

  @Test func `a view that refers to an object that is gone is read without it`() {
    var gone: Counter? = Counter()
    let pair = TwoNumbers()
    let screen = Screen(width: 20) { [view = Widow(gone: gone!, lost: gone, pair: pair)] in view }
    gone = nil
    let trace = screen.trace { pair.one = 1 }
    #expect(trace.description.contains("Widow · evaluated 1 · @dependencies ← TwoNumbers.one"), "\(trace)")
  }

  @Test func `a nested object is not attributed to a view`() {
    let outer = OuterStore()
    let screen = Screen(width: 20) { OuterReader(outer: outer) }
    let trace = screen.trace {
      outer.title = "b"
      outer.inner.count = 1
    }
    expectEqual(trace.writes.map(\.name), ["OuterStore.title"])
  }

  private struct Labelled: View {
    let label: String
    @State private var count = 0
    var body: some View { Button(label) { count += 1 }.opacity(count > 9 ? 0.5 : 1) }
  }

  // MARK: Names

  private struct Box<Content> {
    struct Line: View {
      let count: Int
      var body: some View { Text("\(count)") }
    }
  }

  private struct Line: View {
    let count: Int
    var body: some View { Text("\(count)") }
  }

  private struct Lines: View {
    @State private var count = 0
    let hasBoth: Bool
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Line(count: count)
        if hasBoth { Box<(Int) -> Void>.Line(count: count) }
      }
    }
  }

  @Test func `a type in a generic one has its own name, and a difference knows each by its type`() throws {
    func trace(hasBoth: Bool) throws -> InvalidationTrace {
      let screen = Screen(width: 20) { Lines(hasBoth: hasBoth) }
      return try screen.trace { try screen.find(.button, "Add").tap() }
    }
    let (one, two) = (try trace(hasBoth: false), try trace(hasBoth: true))
    let names = two.groups.map(\.typeName).filter { $0.hasSuffix("Line") }
    expectEqual(names, ["TraceHubTests.Line", "TraceHubTests.Box.Line"], "\(names)")
    expectEqual(two.difference(from: one).changes.map(\.typeName), ["TraceHubTests.Box.Line"], "\(two)")
  }
}

extension Int {
  fileprivate subscript(is number: Int) -> Bool {
    get { self == number }
    set { self = newValue ? number : 0 }
  }
}
