import Testing

@testable import ViewTreeTesting

struct ExpectationsTests {
  @Test func `an expected count allows its values`() {
    let counts = 0...3
    expectEqual(counts.filter(ExpectedCount.none.allows), [0])
    expectEqual(counts.filter(ExpectedCount.exactly(2).allows), [2])
    expectEqual(counts.filter(ExpectedCount.atMost(2).allows), [0, 1, 2])
    expectEqual([ExpectedCount.none, .exactly(2), .atMost(2)].map(\.description), ["none", "exactly 2", "at most 2"])
  }

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
}
