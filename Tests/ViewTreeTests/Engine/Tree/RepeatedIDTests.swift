import Testing
import ViewTreeTesting

/// A row with state of its own, which a tap counts up.
private struct CountingRow: View {
  let name: String
  @State private var count = 0

  var body: some View { Text("\(name) \(count)").onTapGesture { count += 1 } }
}

/// Rows over a list that a test may change.
private struct Rows<Content: View>: View {
  let probe: Probe
  let next: [[Int]]
  @ViewBuilder let content: ([Int]) -> Content
  @State private var step = 0

  var body: some View { content(next[min(step, next.count - 1)]).offers("next", to: probe) { step += 1 } }
}

/// E05: elements that have the same id.
@MainActor struct RepeatedIDTests {
  private let probe = Probe()

  private struct Flags: View {
    @State var flags = [true, false, true]

    var body: some View { VStack(alignment: .leading) { rows } }

    @ViewBuilder var rows: some View {
      ForEach($flags, id: \.self) { $flag in Toggle(flag.description, isOn: $flag) }.toggleStyle(.checkbox)
    }
  }

  @Test func `every row is shown, a tap hits its own, and the issue names view and id`() throws {
    let screen = Screen { Flags() }
    expectText(screen.text, equals: "[x] true\n[ ] false\n[x] true")
    expectEqual(screen.issues.count, 1)
    expectText(screen.issues[0], startsWith: "Flags: ForEach: several elements have the id true")

    screen.click(column: 1, row: 2)
    expectText(screen.text, equals: "[x] true\n[ ] false\n[ ] false")
    screen.click(column: 1, row: 1)
    expectText(screen.text, equals: "[x] true\n[x] true\n[ ] false")
    screen.click(column: 1, row: 0)
    expectText(screen.text, equals: "[ ] false\n[x] true\n[ ] false")
    expectEqual(screen.issues.count, 2, "one for each id")
    expectEqual(screen.faults, [])
  }

  @Test(arguments: ["VStack", "LazyVStack", "List", "Grid"])
  func `every container shows them, after every change`(_ container: String) {
    let steps = [[1, 1, 2], [2, 2, 2, 1], [1, 2], [2], [2, 1, 2], [2, 2, 1], [3, 1, 3, 2], []]
    let screen = Screen(width: 12) {
      Rows(probe: probe, next: steps) { numbers in
        let rows = ForEach(numbers.indices.map { (id: numbers[$0], index: $0) }, id: \.id) {
          Text("\($0.id) at \($0.index)")
        }
        switch container {
        case "VStack": VStack { rows }
        case "LazyVStack": LazyVStack { rows }
        case "List": List { rows }
        default: Grid { rows }
        }
      }
    }
    for step in steps {
      let shown = screen.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.contains(" at ") }
      expectEqual(shown, step.enumerated().map { "\($0.element) at \($0.offset)" })
      screen.perform("next", probe)
    }
    expectEqual(screen.issues.count, 3)
    for id in 1...3 { expectIssue(of: screen, contains: "ForEach: several elements have the id \(id);") }
    expectEqual(screen.faults, [])
  }

  private func mount(_ steps: [[Int]]) -> Screen {
    Screen {
      Rows(probe: probe, next: steps) { numbers in
        VStack(alignment: .leading) { ForEach(numbers, id: \.self) { CountingRow(name: "\($0)") } }
      }
    }
  }

  private func tap(_ row: Int, times: Int, _ screen: Screen) {
    for _ in 0..<times { screen.click(column: 0, row: row) }
  }

  @Test func `the first keeps the state of the id, the second that of the second`() {
    let screen = mount([[1, 2, 1, 1], [1, 1, 2], [2, 1], [1, 1, 2]])
    for row in 0..<4 { tap(row, times: row + 1, screen) }
    expectText(screen.text, equals: "1 1\n2 2\n1 3\n1 4")
    screen.perform("next", probe)
    expectText(screen.text, equals: "1 1\n1 3\n2 2")
    screen.perform("next", probe)
    expectText(screen.text, equals: "2 2\n1 1")
    screen.perform("next", probe)
    expectText(screen.text, equals: "1 1\n1 0\n2 2")
    expectEqual(screen.issues.count, 1)
  }

  @Test func `rows that go disappear in their order`() {
    let probe = probe
    let screen = Screen {
      Rows(probe: probe, next: [[3, 1, 2, 1, 4, 5, 6], [5]]) { numbers in
        VStack { ForEach(numbers, id: \.self) { n in Text("\(n)").onDisappear { probe.note("\(n)") } } }
      }
    }
    screen.perform("next", probe)
    expectEqual(probe.text, "3 1 2 1 4 6")
    expectIssue(of: screen, contains: "Rows: ForEach: several elements have the id 1;")
  }

  @Test func `a row in a lazy container keeps its state where it stays, otherwise the first row of its id has it`() {
    let screen = Screen(width: 5, height: 6) {
      Rows(probe: probe, next: [[1, 2, 1], [2, 2, 1], [1, 3, 1, 2]]) { numbers in
        ScrollView {
          LazyVStack(alignment: .leading) { ForEach(numbers, id: \.self) { CountingRow(name: "\($0)") } }
        }
      }
    }
    for row in 0..<3 { tap(row, times: row + 1, screen) }
    expectText(screen.text, equals: "1 1\n2 2\n1 3\n\n\n")
    screen.perform("next", probe)
    expectText(screen.text, equals: "2 0\n2 2\n1 3\n\n\n")
    screen.perform("next", probe)
    expectText(screen.text, equals: "1 0\n3 0\n1 3\n2 0\n\n")
    expectEqual(screen.issues.count, 2)
    expectEqual(screen.faults, [])
  }

  @Test func `numbers may have an id that is the same for all`() {
    let screen = Screen(width: 3) { VStack { ForEach(0..<2, id: \.nothing) { Text("\($0)") } } }
    expectText(screen.text, equals: "0\n1")
    expectEqual(screen.issues.count, 1)
    expectText(screen.issues[0], startsWith: "ForEach: several elements have the id 0;")
  }

  private struct Returning: View {
    let probe: Probe
    @State private var ids = [1, 1, 2]
    var body: some View {
      VStack(alignment: .leading) { ForEach(ids, id: \.self) { CountingRow(name: "\($0)") } }
        .offers("leave", to: probe) { withAnimation(.linear(duration: 1)) { ids = [2] } }
        .offers("return", to: probe) { withAnimation(.linear(duration: 1)) { ids = [1, 1, 2] } }
    }
  }

  @Test func `rows of one id that return while they leave go on, each with its own state`() {
    let screen = Screen { Returning(probe: probe) }
    for row in 0..<3 { tap(row, times: row + 1, screen) }
    screen.perform("leave", probe)
    screen.advance(by: .milliseconds(200))
    screen.perform("return", probe)
    screen.advance(by: .seconds(2))
    expectText(screen.text, equals: "1 1\n1 2\n2 3")
    expectEqual(screen.issues.count, 1)
    expectEqual(screen.faults, [])
  }
}

extension Int {
  fileprivate var nothing: Int { 0 }
}
