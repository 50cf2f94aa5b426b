import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// Bindings to the elements of a collection: a change of one costs what that one costs.
@MainActor @Suite struct CollectionTrackerTests {
  private let probe = Probe()

  struct Item: Identifiable {
    var id: Int
    var isOn = false
    var parts: [Int] = []
  }

  private struct Tree {
    var isOn = false
    var branches: [Tree] = []
  }

  private struct Forest: View {
    let probe: Probe
    @State private var trees = [Tree(branches: [Tree(branches: [Tree(), Tree()])]), Tree()]

    var body: some View {
      let _ = probe.ran("all")
      let leaf = $trees[0].branches[0].branches[1].isOn
      Text(trees[0].branches[0].branches[1].isOn ? "on" : "off")
        .offers("off", to: probe) { leaf.wrappedValue = false }
        .offers("on", to: probe) { leaf.wrappedValue = true }
    }
  }

  @Test func `an equal value in nested collections changes none of them`() {
    let screen = Screen(Forest(probe: probe))
    screen.perform("off", probe)
    #expect(screen.text == "off" && probe.runs("all") == 1)
    screen.perform("on", probe)
    #expect(screen.text == "on" && probe.runs("all") == 2)
    screen.perform("on", probe)
    #expect(screen.text == "on" && probe.runs("all") == 2)
  }

  private struct Row: View {
    let number: Int
    @Binding var isOn: Bool
    let probe: Probe

    var body: some View {
      let _ = probe.ran("row\(number)")
      Text("\(number) \(isOn ? "on" : "off")")
    }
  }

  private struct Rows<Items: MutableCollection & RandomAccessCollection>: View where Items.Element == Item {
    @State var items: Items
    let probe: Probe
    let box: Box<Items>

    var body: some View {
      let _ = probe.ran("all")
      Form {
        Section("All") {
          ForEach($items) { $item in
            let _ = probe.ran("content")
            Row(number: item.id, isOn: $item.isOn, probe: probe)
          }
        }
      }
      .offers("do", to: probe) { box.action?($items) }
    }
  }

  /// The change that a test makes to the items.
  private final class Box<Items> {
    var action: ((Binding<Items>) -> Void)?
  }

  nonisolated private static func items(_ count: Int) -> [Item] { (0..<count).map { Item(id: $0) } }

  /// How many rules run for a flip of one of `count` rows.
  private func rulesOfFlip<Items>(_ items: Items, by flip: @escaping (Binding<Items>) -> Void) -> Int
  where Items: MutableCollection & RandomAccessCollection, Items.Element == Item {
    let probe = Probe()
    let box = Box<Items>()
    let screen = Screen { Rows(items: items, probe: probe, box: box) }
    probe.clear()
    let before = screen.frames.tree.graph.counters
    box.action = flip
    screen.perform("do", probe)
    expectText(screen.text, contains: "7 on")
    expectEqual(probe.runs("row7"), 1)
    expectEqual(probe.runs("content"), 1)
    expectEqual(probe.runs("all"), 0)
    expectEqual(screen.faults, [])
    return screen.frames.tree.graph.counters.computed - before.computed
  }

  @Test func `a flip among 1,000 rows runs as few rules as one among 100`() {
    let few = rulesOfFlip(Self.items(100)) { $0[7].isOn.wrappedValue = true }
    #expect((1...10).contains(few))
    expectEqual(rulesOfFlip(Self.items(1_000)) { $0[7].isOn.wrappedValue = true }, few)
    expectEqual(rulesOfFlip(Self.items(1_000)) { $0.wrappedValue[7].isOn = true }, few)
  }

  @Test func `the same holds for collections that do not lie in memory in one piece`() {
    let few = rulesOfFlip(Scattered(Self.items(100))) { $0[Scattered.Index(number: 7)].isOn.wrappedValue = true }
    #expect((1...10).contains(few))
    let many = rulesOfFlip(Scattered(Self.items(1_000))) { $0[Scattered.Index(number: 7)].isOn.wrappedValue = true }
    expectEqual(many, few)
  }

  // MARK: The tracker

  private struct Pair {
    var isOn = false
    var number = 0
  }

  private func tracked<C>(_ items: C, _ host: StateHost) -> (StoredLocation<C>, CollectionTracker<C>) {
    let location = StoredLocation(items, owner: host, label: .plain("n"))
    return (location, CollectionTracker.of(location, in: host))
  }

  @Test func `the vertices of elements are in order, in whatever order rules read them`() {
    for order in [[5, 1, 9, 3, 7, 0, 8, 8, 1], [0, 1, 2, 2], [9, 8, 9, 0, 4, 4], [6]] {
      let host = StateHost()
      let (location, tracker) = tracked(Array(0..<10), host)
      let rule = Computed<Int>(in: host.graph, label: .plain("rule"), isEqual: ==) {
        order.reduce(0) { $0 + tracker.read($1)[$1] }
      }
      expectEqual(host.whileActive { rule.value }, order.reduce(0, +))
      let sorted = Set(order).sorted()
      expectEqual(tracker.vertices.map(\.label), sorted.map { "\(location.label)[\($0)]" })
      expectEqual((0..<12).filter { tracker.vertex(at: $0) != nil }, sorted)
    }
  }

  @Test func `a rule runs only for the element, the bounds or the property that it reads`() {
    func expectRuns<C>(_ items: C) where C: MutableCollection & RandomAccessCollection, C.Element == Pair {
      let host = StateHost()
      let (location, tracker) = tracked(items, host)
      let second = items.index(after: items.startIndex)
      var runs: [String] = []
      func observer(_ name: String, _ read: @escaping () -> Void) -> Computed<Int> {
        Computed<Int>(in: host.graph, isObserver: true, label: .plain(name), isEqual: ==) {
          runs.append(name)
          read()
          return 0
        }
      }
      var properties: [[Int]] = []
      let observers = [
        observer("second") { _ = tracker.read(second) },
        observer("bounds") { _ = tracker.readBounds },
        observer("isOn") { properties.append(tracker.read(\.isOn, name: "isOn").map { $0 ? 1 : 0 }) },
        observer("number") { properties.append(tracker.read(\.number, name: "number")) },
      ]
      func step(_ change: (inout C) -> Void) -> [String] {
        (runs, properties) = ([], [])
        var items = location.getUntracked()
        change(&items)
        location.set(items, transaction: Transaction())
        host.whileActive {
          _ = host.applyWrites()
          host.graph.updateObservers()
        }
        return runs.sorted()
      }
      expectEqual(step { _ in }, ["bounds", "isOn", "number", "second"])
      expectEqual(step { $0[$0.startIndex].isOn = true }, ["isOn"])
      expectEqual(properties, [[1, 0, 0]])
      expectEqual(step { $0[second].number = 4 }, ["number", "second"])
      expectEqual(properties, [[0, 4, 0]])
      expectEqual(step { $0[second].isOn = true }, ["isOn", "second"])
      expectEqual(properties, [[1, 1, 0]])
      withExtendedLifetime(observers) {}
    }
    expectRuns(Array(repeating: Pair(), count: 3))
    expectRuns(Scattered((0..<3).map { _ in Pair() }))
  }

  @Test func `a rule that runs before the tracker reads the newest elements`() {
    let reads: [(CollectionTracker<[Pair]>) -> [Int]] = [
      { [$0.read(0)[0].number] }, { [$0.readBounds.count] }, { $0.read(\.number, name: "number") },
    ]
    let values = reads.map { read in
      let host = StateHost()
      let (location, tracker) = tracked([Pair(), Pair()], host)
      let rule = Computed<[Int]>(in: host.graph, label: .plain("rule"), isEqual: ==) { read(tracker) }
      _ = host.whileActive { rule.value }
      location.set([Pair(number: 5), Pair(), Pair()], transaction: Transaction())
      return host.whileActive {
        _ = host.applyWrites()
        rule.invalidate()
        return rule.value
      }
    }
    expectEqual(values, [[5], [3], [5, 0, 0]])
  }

  @Test func `vertices that no rule reads are forgotten when there are twice as many as were left`() {
    let host = StateHost()
    let (location, tracker) = tracked(Array(0..<200), host)
    var range = 0..<100
    let rule = Computed<Int>(in: host.graph, label: .plain("rule"), isEqual: ==) {
      range.reduce(0) { $0 + tracker.read($1)[$1] }
    }
    func vertices(reading new: Range<Int>) -> Int {
      range = new
      rule.invalidate()
      _ = host.whileActive { rule.value }
      return tracker.vertices.count
    }
    expectEqual([0..<100, 100..<110, 110..<150].map(vertices), [100, 110, 40])
    expectEqual(location.label, "n")
  }

  private struct Counting: View {
    let probe: Probe
    @State private var numbers = [1, 2]
    var body: some View {
      let _ = probe.ran("indices")
      Text($numbers.indices.map { "\($0)" }.joined())
        .offers("write", to: probe) { numbers[0] += 1 }
        .offers("add", to: probe) { numbers.append(3) }
    }
  }

  @Test func `a view that reads the indices of a binding follows the number of elements alone`() {
    let screen = Screen { Counting(probe: probe) }
    screen.perform("write", probe)
    #expect(screen.text == "01" && probe.runs("indices") == 1)
    screen.perform("add", probe)
    #expect(screen.text == "012" && probe.runs("indices") == 2)
  }

  // MARK: What comes and goes

  private struct Fixed: View {
    @State var items: [Item]
    let probe: Probe

    var body: some View {
      Row(number: 2, isOn: $items[2].isOn, probe: probe)
        .offers("cut", to: probe) { items.removeLast(items.count - 1) }
        .offers("restore", to: probe) { items = [Item(id: 0), Item(id: 1), Item(id: 2, isOn: true)] }
        .offers("write", to: probe) { $items[2].isOn.wrappedValue = false }
    }
  }

  @Test func `an element whose index is gone keeps its value, and follows it when it is there again`() {
    let screen = Screen { Fixed(items: Self.items(3), probe: probe) }
    screen.perform("cut", probe)
    expectEqual(screen.text, "2 off")
    screen.perform("restore", probe)
    expectEqual(screen.text, "2 on")
    screen.perform("write", probe)
    expectEqual(screen.text, "2 off")
  }

  private final class Model: Identifiable {}

  private struct Models: View {
    @State private var models: [Model] = []
    let probe: Probe
    let add: (inout [Model]) -> Void

    var body: some View {
      VStack {
        ForEach($models) { $model in Text(typeName(type(of: model))) }
      }
      .offers("add", to: probe) { add(&models) }
      .offers("remove", to: probe) { models.removeLast() }
    }
  }

  @Test func `an element that is removed is released`() {
    weak var last: Model?
    let screen = Screen {
      Models(probe: probe) { models in
        let new = Model()
        last = new
        models += [Model(), new]
      }
    }
    screen.perform("add", probe)
    expectEqual(screen.text, "Model\nModel")
    #expect(last != nil)
    screen.perform("remove", probe)
    expectEqual(screen.text, "Model")
    #expect(last == nil)
  }

  private struct Sliced: View {
    @State var items: ArraySlice<Item>
    let probe: Probe

    var body: some View {
      VStack(alignment: .leading) {
        ForEach($items) { $item in Row(number: item.id, isOn: $item.isOn, probe: probe) }
      }
      .offers("first", to: probe) { items = items.dropFirst() }
      .offers("on", to: probe) { $items[5].isOn.wrappedValue = true }
    }
  }

  @Test func `a slice that begins later binds the elements at the same indices`() {
    let screen = Screen { Sliced(items: Self.items(8)[4...], probe: probe) }
    expectText(screen.text, equals: "4 off\n5 off\n6 off\n7 off")
    screen.perform("first", probe)
    expectText(screen.text, equals: "5 off\n6 off\n7 off")
    expectEqual(probe.runs("row6"), 1)
    screen.perform("on", probe)
    expectText(screen.text, equals: "5 on\n6 off\n7 off")
    expectEqual([5, 6, 7].map { probe.runs("row\($0)") }, [2, 1, 1])
  }

  private struct Window: View {
    @State var items: [Item]
    let probe: Probe

    var body: some View {
      List { ForEach($items) { $item in Row(number: item.id, isOn: $item.isOn, probe: probe) } }
        .offers("flip", to: probe) { for index in items.indices { items[index].isOn.toggle() } }
    }
  }

  @Test func `elements of rows that were scrolled away are forgotten`() throws {
    let screen = Screen(width: 20, height: 10) { Window(items: Self.items(2_000), probe: probe) }
    screen.press(.tab)
    for _ in 0..<1_000 { screen.press(.pageDown) }
    expectText(screen.text, contains: "1,999 off")
    screen.perform("flip", probe)
    expectText(screen.text, contains: "1,999 on")
    var writers: [CollectionTracker<[Item]>] = []
    screen.frames.tree.graph.root.forEachRule { rule in
      writers += rule.inputs.compactMap { $0.vertex.writer as? CollectionTracker<[Item]> }
    }
    #expect((1...100).contains(try #require(writers.first).vertices.count))
    expectEqual(screen.faults, [])
  }

  // MARK: In an observable object

  @Observable final class Store {
    var items = [Item(id: 0), Item(id: 1), Item(id: 2)]
  }

  private struct StoreView: View {
    @Bindable var store: Store
    let probe: Probe

    var body: some View {
      VStack(alignment: .leading) {
        ForEach($store.items) { $item in Row(number: item.id, isOn: $item.isOn, probe: probe) }
      }
      .offers("on", to: probe) { $store.items[1].isOn.wrappedValue = true }
      .offers("add", to: probe) { store.items.insert(Item(id: 9), at: 0) }
    }
  }

  @Test func `elements of an array in a model show the current values`() {
    let screen = Screen { StoreView(store: Store(), probe: probe) }
    screen.perform("on", probe)
    expectText(screen.text, equals: "0 off\n1 on\n2 off")
    screen.perform("add", probe)
    expectText(screen.text, equals: "9 off\n0 off\n1 on\n2 off")
  }

  /// Announces no changes.
  private final class Silent {
    var items = [Item(id: 0), Item(id: 1)]
  }

  private struct SilentView: View {
    @State private var store = Silent()

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("first", isOn: $store.items[0].isOn)
        Toggle("second", isOn: $store.items[1].isOn)
      }
    }
  }

  @Test func `a control shows what it writes to an element in an object that announces no changes`() throws {
    let screen = Screen(width: 20) { SilentView() }
    for text in ["[ ] first\n[x] second", "[ ] first\n[ ] second"] {
      try screen.find(.toggle, "second").tap()
      expectText(screen.text, equals: text)
    }
  }

  @Test func `a location keeps the elements that one screen reads until that screen is gone`() {
    let (host, location) = (StateHost(), ConstantLocation([1, 2]))
    let tracker = CollectionTracker.of(location, in: host)
    #expect(CollectionTracker.of(location, in: host) === tracker)
    StateHost().releaseKeepers()
    location.forget(StateHost())
    #expect(CollectionTracker.known(of: location) === tracker)
    host.releaseKeepers()
    #expect(CollectionTracker.known(of: location) == nil)
  }

  @Test func `a dump shows the element that a rule reads, as long as there is one`() {
    let host = StateHost()
    let (location, tracker) = tracked([1, 2, 3], host)
    let rule = Computed<Int>(in: host.graph, subgraph: host.graph.root, label: .plain("rule"), isEqual: ==) {
      tracker.read(2)[2]
    }
    expectEqual(host.whileActive { rule.value }, 3)
    expectText(host.graph.dump(), equals: "rule clean ← n[2] = 3\nn elements clean ← n = [1, 2, 3]")
    location.set([1], transaction: Transaction())
    host.whileActive {
      _ = host.applyWrites()
      host.graph.updateObservers()
    }
    expectText(host.graph.dump(), equals: "rule clean ← n[2]\nn elements clean ← n = [1]")
  }
}

/// A collection whose elements lie here and there, with an index of its own.
struct Scattered<Element>: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
  struct Index: Comparable, Strideable {
    var number: Int
    static func < (a: Index, b: Index) -> Bool { a.number < b.number }
    func distance(to other: Index) -> Int { other.number - number }
    func advanced(by distance: Int) -> Index { Index(number: number + distance) }
  }

  private var boxes: [[Element]] = []

  init() {}

  var startIndex: Index { Index(number: 0) }
  var endIndex: Index { Index(number: boxes.count) }

  subscript(position: Index) -> Element {
    get { boxes[position.number][0] }
    set { boxes[position.number][0] = newValue }
  }

  mutating func replaceSubrange<C: Collection>(_ range: Range<Index>, with elements: C) where C.Element == Element {
    boxes.replaceSubrange(range.lowerBound.number..<range.upperBound.number, with: elements.map { [$0] })
  }
}
