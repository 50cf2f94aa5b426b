import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The rows of a collection that are made on demand.
@MainActor struct LazyForEachTests {
  private func screen<ID: Hashable>(_ ids: [ID]) -> Screen {
    Screen(width: 10, height: 3) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { Text(String(describing: $0)) } } }
    }
  }

  /// The collection with rows of text.
  private func source(_ screen: Screen) throws -> any RowSource {
    var found: [any RowSource] = []
    func find(_ node: Node) {
      if let source = node as? any RowSource { found.append(source) }
      node.forEachChild(find)
    }
    find(screen.frames.root)
    return try #require(found.last)
  }

  private func count(_ source: any RowSource) -> Int {
    var count = 0
    source.forEachChild { _ in count += 1 }
    return count
  }

  @Test func `a row is found by its id, wherever its element is`() throws {
    func indices<ID: Hashable>(of ids: [AnyHashable], in all: [ID]) throws -> [Int?] {
      let screen = screen(all)
      let source = try source(screen)
      expectEqual(source.rowCount, all.count)
      defer { expectEqual(screen.issues, []) }
      return ids.map { source.index(ofID: $0) }
    }
    try expectEqual(
      indices(of: [-1, 0, 1, 2, 3, 4, 5, 6], in: [5, 4, 3, 2, 1, 0]), [nil, 5, 4, 3, 2, 1, 0, nil])
    try expectEqual(indices(of: [-1, 0, 4, 8, 9], in: Array(0..<9)), [nil, 0, 4, 8, nil])
    try expectEqual(indices(of: ["a", "c", "d", 1], in: ["a", "b", "c"]), [0, 2, nil, nil])
    // The first of several rows with one id counts.
    let repeated = screen(["a", "b", "a", "b"])
    let rows = try source(repeated)
    expectEqual([rows.index(ofID: "a"), rows.index(ofID: "b")], [0, 1])
    expectEqual(repeated.issues.count, 2)
  }

  @Test func `rows are built once, found again, and released`() throws {
    let screen = screen(Array(0..<40))
    let source = try source(screen)
    let other = self.screen([1])
    let foreign = try self.source(other).row(at: 0)
    let built = count(source)
    #expect((1..<9).contains(built))
    screen.frames.handle { () -> Void in
      let far = [30, 20, 25, 39].map { ($0, source.row(at: $0)) }
      expectEqual(count(source), built + 4)
      for (index, row) in far {
        #expect(source.row(at: index) === row)
        expectEqual(source.index(of: row), index)
      }
      expectEqual(count(source), built + 4)
      var indices: [Int] = []
      source.forEachChild { indices.append(source.index(of: $0) ?? -1) }
      expectEqual(indices, Array(0..<built) + [20, 25, 30, 39])
      source.release { index, row in index < built || row === far[1].1 }
      expectEqual(count(source), built + 1)
      expectEqual(far.map { source.index(of: $0.1) }, [nil, 20, nil, nil])
      expectEqual(source.index(of: foreign), nil)
      for (index, _) in far { expectEqual(source.index(of: source.row(at: index)), index) }
    }
    expectEqual(screen.issues, [])
    expectEqual(screen.frames.check() + other.frames.check(), [])
  }

  private func permutations(_ numbers: [Int]) -> [[Int]] {
    if numbers.isEmpty { return [[]] }
    return numbers.indices.flatMap { index in
      var others = numbers
      let first = others.remove(at: index)
      return permutations(others).map { [first] + $0 }
    }
  }

  @Test func `rows are in order, in whatever order they are built`() throws {
    let screen = screen(Array(0..<40))
    let source = try source(screen)
    screen.frames.handle { () -> Void in
      for numbers in [[20, 21, 23, 24], [10, 13, 14, 39], [7, 8, 9, 30]] {
        for order in permutations(numbers) {
          source.release { _, _ in false }
          let rows = Dictionary(uniqueKeysWithValues: order.map { ($0, source.row(at: $0)) })
          var built: [Node] = []
          source.forEachChild { built.append($0) }
          #expect(built.elementsEqual(numbers.map { rows[$0]! }, by: ===), "\(order)")
          for (index, row) in rows { #expect(source.row(at: index) === row && source.index(of: row) == index) }
          expectEqual(count(source), 4)
        }
      }
    }
    expectEqual(screen.issues, [])
  }

  // MARK: Identity

  private struct Lists: View {
    let probe: Probe
    let lists: [[Int]]
    @State private var step = 0
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(lists[step], id: \.self) { Text("\($0)") } } }
        .offers("next", to: probe) { step += 1 }
    }
  }

  private typealias Row = (id: Int, index: Int, node: Node)

  private func rows(_ source: any RowSource, _ list: [Int]) -> [Row] {
    var rows: [Row] = []
    source.forEachChild { row in source.index(of: row).map { rows.append((list[$0], $0, row)) } }
    return rows
  }

  /// The rows that stay, by index: at their index, or else moved by the difference of the counts, or else at the first
  /// free index with their id.
  private func kept(_ rows: [Row], in list: [Int], distance: Int) -> [Int: Node] {
    var kept: [Int: Node] = [:]
    for row in rows where list.indices.contains(row.index) && list[row.index] == row.id { kept[row.index] = row.node }
    func others() -> [Row] { rows.filter { row in !kept.values.contains { $0 === row.node } } }
    for row in others() {
      let index = row.index + distance
      if list.indices.contains(index), list[index] == row.id, kept[index] == nil { kept[index] = row.node }
    }
    for index in list.indices where kept[index] == nil { kept[index] = others().first { $0.id == list[index] }?.node }
    return kept
  }

  @Test func `a row stays at its index, or moves with the rows around, or to the first place of its id`() throws {
    let pairs = [[], [1], [2], [1, 2], [2, 1], [1, 1], [2, 2, 1], [1, 2, 1], [3, 1, 2, 1]]
    let others = [[1, 2, 3], [2, 3, 1, 4], [4, 3, 2, 1], [3], [1, 1], [2, 2, 1, 1, 2, 2], [3, 1, 1], [1]]
    let lists = pairs.flatMap { first in pairs.flatMap { [first, $0] } } + others
    let probe = Probe()
    let screen = Screen(width: 4, height: 6, options: ScreenOptions(allowsIssues: true)) {
      Lists(probe: probe, lists: lists)
    }
    let source = try source(screen)
    for (old, new) in zip(lists, lists.dropFirst()) {
      let before = rows(source, old)
      screen.perform("next", probe)
      let (after, expected) = (rows(source, new), kept(before, in: new, distance: new.count - old.count))
      expectEqual(after.map(\.index), Array(new.indices), "\(old) \(new)")
      let stayed = after.filter { row in before.contains { $0.node === row.node } }
      #expect(stayed.allSatisfy { expected[$0.index] === $0.node } && stayed.count == expected.count, "\(old) \(new)")
      expectEqual(screen.text.split(separator: "\n").map { $0.filter(\.isNumber) }, new.map(String.init))
    }
    expectEqual(screen.faults, [])
  }

  @Test func `an id that left and comes again is not repeated`() {
    let probe = Probe()
    let screen = Screen(width: 4, height: 6) { Lists(probe: probe, lists: [[1, 2], [2], [2, 1], [3, 1]]) }
    for _ in 0..<3 { screen.perform("next", probe) }
    expectEqual(screen.text.filter(\.isNumber), "31")
    expectEqual(screen.issues, [])
  }

  // MARK: Views

  private final class Count { var value = 0 }

  private func source<Row: View>(_ row: @escaping (Int) -> Row) throws -> (source: any RowSource, screen: Screen) {
    let screen = Screen(width: 10, height: 2) { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<9) { row($0) } } } }
    return (try source(screen), screen)
  }

  @Test func `the first row is found whose views have an identity, if the types allow for one`() throws {
    let words = try source { Text("a").id("row \($0 / 2)") }
    expectEqual(["row 0", "row 3", "row 9", 1].map { words.source.index(ofExplicitID: $0) }, [0, 6, nil, nil])
    let erased = try source { AnyView(Text("a").id("row \($0 / 2)")) }
    expectEqual(["row 0", "row 3", 1].map { erased.source.index(ofExplicitID: $0) }, [0, 6, nil])
    let nested = try source { row in ForEach(0..<2) { Text("a").id(10 * row + $0) } }
    expectEqual([0, 1, 31, 90].map { nested.source.index(ofExplicitID: $0) }, [0, 0, 3, nil])
    let runs = Count()
    let plain = try source { number in
      runs.value += 1
      return Text("\(number)")
    }
    let before = runs.value
    expectEqual(plain.source.index(ofExplicitID: "row 0"), nil)
    expectEqual(runs.value, before)
  }

  @Test func `rows appear if there is one`() {
    func log(_ numbers: [Int]) -> String {
      let probe = Probe()
      let screen = Screen(width: 4, height: 2) {
        LazyVStack { ForEach(numbers, id: \.self) { Text("\($0)") }.onAppear { probe.note("appeared") } }
      }
      return "\(screen.text.filter(\.isNumber)) \(probe.text)"
    }
    expectEqual([log([]), log([1]), log([1, 2])], [" ", "1 appeared", "12 appeared"])
  }

  private struct Bound: View {
    @State private var names = ["a", "b"]
    let probe: Probe
    var body: some View {
      let _ = probe.ran("body")
      ScrollView { LazyVStack { ForEach($names, id: \.self) { $name in Text(name) } } }
        .offers("add", to: probe) { names.append("c") }
        .offers("swap", to: probe) { names.swapAt(0, 1) }
    }
  }

  @Test func `other ids arrange the rows of a binding without the view around`() {
    let probe = Probe()
    let screen = Screen(width: 4, height: 4) { Bound(probe: probe) }
    screen.perform("add", probe)
    expectEqual(screen.text.filter(\.isLetter), "abc")
    screen.perform("swap", probe)
    expectEqual(screen.text.filter(\.isLetter), "bac")
    expectEqual(probe.runs("body"), 1)
    expectEqual(screen.faults, [])
  }

  @Test(arguments: [false, true]) func `each row knows its place among the rows`(isLazy: Bool) {
    let screen = Screen(width: 4, height: 4) {
      if isLazy {
        ScrollView { LazyVStack { ForEach(["a", "b", "c"], id: \.self) { Text($0) } } }
      } else {
        VStack { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
      }
    }
    var places: [String] = []
    func visit(_ node: Node) {
      if let item = node as? any CollectionItem, let place = item.position {
        places.append("\(item.name ?? "") \(place.index) \(place.count)")
      }
      node.forEachChild(visit)
    }
    visit(screen.frames.root)
    expectEqual(places, ["[a] 0 3", "[b] 1 3", "[c] 2 3"])
  }

  private struct Counted {
    let number: Int
    let count: Count
    var id: Int {
      count.value += 1
      return number
    }
  }

  private struct Growing: View {
    let probe: Probe
    let count: Count
    @State private var first = 0
    var body: some View {
      let rows = (first..<1_000).map { Counted(number: $0, count: count) }
      ScrollView { LazyVStack { ForEach(rows, id: \.id) { Text("\($0.number)") } } }
        .offers("insert", to: probe) { first -= 1 }
    }
  }

  @Test func `rows that all moved alike are found without the other ids`() {
    let (probe, count) = (Probe(), Count())
    let screen = Screen(width: 4, height: 2) { Growing(probe: probe, count: count) }
    count.value = 0
    screen.perform("insert", probe)
    #expect(screen.text.contains("-1") && (1..<100).contains(count.value), "\(count.value)")
    expectEqual(screen.faults, [])
  }

  private enum Numbers: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  @Test(arguments: [false, true]) func `preferences are those of the rows that are built`(areTransforms: Bool) {
    let probe = Probe()
    let screen = Screen(width: 6, height: 12) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { number in
            if areTransforms {
              Text("\(number)").transformPreference(Numbers.self) { $0.append(number) }
            } else {
              Text("\(number)").preference(key: Numbers.self, value: [number])
            }
          }
        }
      }
      .onPreferenceChange(Numbers.self) { probe.note("\($0.count)") }
    }
    for height in [3, 12] {
      screen.resize(width: 6, height: height)
      _ = screen.text
    }
    let counts = probe.text.split(separator: " ").compactMap { Int($0) }
    #expect(counts.count == 3 && counts[0] == counts[2] && counts[1] < counts[0])
    expectEqual(screen.faults, [])
  }
}
