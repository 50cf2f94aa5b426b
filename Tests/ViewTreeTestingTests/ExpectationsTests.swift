import Testing

@testable import ViewTreeTesting

struct ExpectationsTests {
  @Test @MainActor func `evaluations are counted, and a wrong count fails where it was called`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let screen = Screen(Counter(), width: 20)
    let trace = try screen.trace { try screen.find(.button, "Count 0").tap() }
    expectInvalidations(trace, of: Counter.self, .exactly(1))
    withKnownIssue {
      expectInvalidations(
        trace, of: Counter.self, .none, fileID: "M/F.swift", filePath: "/M/F.swift", line: 7, column: 3)
    } matching: { issue in
      issue.sourceLocation?.line == 7
        && issue.comments.first?.rawValue.hasPrefix("Evaluations of Counter: 1, expected none\n\n") == true
    }
  }

  private struct Outer: View {
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }
      ForEach(0..<3, id: \.self) { _ in Inner(count: count) }
      Other(count: count)
    }
  }

  private struct Inner: View {
    let count: Int
    var body: some View { Text("\(count)") }
  }

  private struct Other: View {
    let count: Int
    var body: some View { Text("other \(count)") }
  }

  @MainActor private func trace() throws -> InvalidationTrace {
    let screen = Screen(width: 20) { Outer() }
    return try screen.trace { try screen.find(.button, "Add").tap() }
  }

  /// The only failure, without its table.
  private func failure(_ body: () throws -> Void) rethrows -> String {
    let messages = Locked<[String]>([])
    try withKnownIssue {
      try body()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map { $0.rawValue.components(separatedBy: "\n\n")[0] } }
      return true
    }
    return messages.withLock { $0.joined(separator: "\n---\n") }
  }

  @Test @MainActor func `evaluations of a type lie in a range`() throws {
    let trace = try trace()
    expectInvalidations(trace, of: Inner.self, 1...3)
    expectInvalidations(trace, of: Inner.self, 2...)
    expectInvalidations(trace, of: Inner.self, ..<4)
    expectInvalidations(trace, of: Inner.self, .atLeast(3))
    expectEqual(
      failure { expectInvalidations(trace, of: Inner.self, 1...2) }, "Evaluations of Inner: 3, expected 1 to 2")
    expectEqual(
      failure { expectInvalidations(trace, of: Inner.self, 4...) }, "Evaluations of Inner: 3, expected at least 4")
    expectEqual(
      failure { expectInvalidations(trace, of: Inner.self, 1..<1) },
      "The range of expected evaluations is empty: 1..<1 contains no number. Write .none for no evaluation, or a range "
        + "such as 1...3.")
  }

  @Test @MainActor func `evaluations of several types are expected at once`() throws {
    let trace = try trace()
    expectInvalidations(trace, of: [Inner.self: .exactly(3), Other.self: .within(1...2)])
    expectInvalidations(trace, of: [Inner.self: .exactly(3), Other.self: .exactly(1), Outer.self: .atMost(1)])
    expectEqual(
      failure {
        expectInvalidations(trace, of: [Inner.self: .none, Outer.self: .exactly(1), Other.self: .atLeast(2)])
      },
      "Evaluations of Inner: 3, expected none; of Other: 1, expected at least 2")
  }

  @Test @MainActor func `the evaluations of all other types have a number of their own`() throws {
    let trace = try trace()
    let rest = trace.totalEvaluations - 4
    expectInvalidations(trace, of: [Inner.self: .exactly(3), Other.self: .exactly(1)], others: .exactly(rest))
    // A type that is named twice counts once.
    expectInvalidations(
      trace, of: [Inner.self: .atLeast(1), Inner.self: .atMost(3), Other.self: .exactly(1)], others: .exactly(rest))
    // Without a number, any number is right, also none.
    expectInvalidations(trace, of: [Inner.self: .exactly(3)])
    let still = Screen(width: 20) { Text("still") }
    expectInvalidations(still.trace { still.press(.tab) }, of: [Inner.self: .none])
    expectEqual(
      failure { expectInvalidations(trace, of: [Inner.self: .exactly(3)], others: .none) },
      "Evaluations of other types: \(rest + 1), expected none")
  }
}
