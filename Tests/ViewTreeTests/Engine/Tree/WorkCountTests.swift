import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// How much is done for a change, counted: it must not depend on what the change does not touch.
@MainActor struct WorkCountTests {
  private struct Row: View {
    let number: Int
    @State private var isOn = false

    var body: some View {
      HStack {
        Toggle("Row \(number)", isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
  }

  private struct Rows: View {
    let count: Int

    var body: some View {
      Form {
        ForEach(0..<count / 10, id: \.self) { section in
          Section("Section \(section)") { ForEach(0..<10, id: \.self) { Row(number: section * 10 + $0) } }
        }
      }
    }
  }

  private struct Work: Equatable {
    let evaluated, measured, placed, drawn: Int
  }

  /// The work of a form of `rows` rows for a click on the toggle of row 3: once to warm up, once to count.
  private func workOfFlip(rows: Int) throws -> Work {
    let screen = Screen(Rows(count: rows))
    let toggle = try screen.find(.toggle, "Row 3")
    try toggle.tap()
    let trace = try screen.trace { try toggle.tap() }
    expectEqual(trace.evaluations(of: Row.self), 1)
    return Work(
      evaluated: trace.totalEvaluations, measured: trace.measured, placed: trace.placed, drawn: trace.drawn)
  }

  @Test func `a flip does the same work in a form of 10 rows and of 1,000`() throws {
    let small = try workOfFlip(rows: 10)
    #expect(small.drawn > 0)
    try expectEqual(workOfFlip(rows: 1_000), small)
  }

  private struct Changing: View {
    @State private var rows: [Int] = [1, 2]

    var body: some View {
      VStack {
        Button("Add") { rows = Array(0..<20) }
        Button("Remove") { rows = [1, 2] }
        ForEach(rows, id: \.self) { Row(number: $0) }
      }
    }
  }

  @Test func `rows that come and go a hundred times leave nothing in the graph`() throws {
    let screen = Screen(Changing())
    func change() throws {
      try screen.find(.button, "Add").tap()
      try screen.find(.button, "Remove").tap()
    }
    try change()
    let before = screen.frames.tree.graph.vertexCount
    #expect(before > 0)
    for _ in 0..<100 { try change() }
    expectEqual(screen.frames.tree.graph.vertexCount, before)
    expectEqual(screen.frames.check(), [])
  }
}
