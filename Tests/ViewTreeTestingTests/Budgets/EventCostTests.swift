import Testing

@testable import ViewTreeTesting

@MainActor struct EventCostTests {
  private struct Page: View {
    @State private var isOn = false
    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn)
      Note(text: isOn ? "on" : "off") { isOn = false }
      Note(text: "off") { isOn = false }
    }
  }

  /// A view with a closure, which cannot be compared: the second one is evaluated without need.
  private struct Note: View {
    let text: String
    let reset: () -> Void
    var body: some View { Text(text) }
  }

  private func trace() throws -> InvalidationTrace {
    let screen = Screen(width: 20) { Page() }
    return try screen.trace { try screen.find(.toggle, "Wi-Fi").tap() }
  }

  private func budget(_ trace: InvalidationTrace, less: EventCost? = nil) {
    func limit(_ cost: EventCost) -> Int { cost.count(in: trace) - (cost == less ? 1 : 0) }
    expectBudget(
      trace, evaluations: limit(.evaluations), unneeded: limit(.unneeded), measured: limit(.measured),
      placed: limit(.placed), drawn: limit(.drawn), cells: limit(.cells))
  }

  @Test func `every cost has a budget of its own`() throws {
    let trace = try trace()
    budget(trace)
    let words: [EventCost: String] = [
      .evaluations: "evaluations", .unneeded: "unneeded evaluations", .measured: "elements measured",
      .placed: "elements placed", .drawn: "elements drawn", .cells: "cells drawn",
    ]
    for cost in EventCost.allCases {
      let count = cost.count(in: trace)
      withKnownIssue {
        budget(trace, less: cost)
      } matching: { issue in
        let expected = count == 1 ? words[cost]!.replacing(/(evaluation|element|cell)s/) { $0.output.1 } : words[cost]!
        return issue.comments.first?.rawValue.hasPrefix(
          "Over budget: \(count) \(expected), but the budget is \(count - 1)\n\n") == true
      }
    }
  }

  @Test func `a cost is the count of the trace`() throws {
    let trace = try trace()
    expectEqual(
      EventCost.allCases.map { $0.count(in: trace) },
      [trace.totalEvaluations, trace.totalUnneeded, trace.measured, trace.placed, trace.drawn, trace.cells])
    #expect(trace.totalEvaluations > 0 && trace.drawn > 0 && trace.cells > 0)
  }

  @Test func `a budget without a limit fails`() throws {
    let trace = try trace()
    withKnownIssue {
      expectBudget(trace, fileID: "M/F.swift", filePath: "/M/F.swift", line: 7, column: 3)
    } matching: { issue in
      issue.sourceLocation?.line == 7
        && issue.comments.first?.rawValue == "The budget has no limit. Pass at least one, such as evaluations: 5."
    }
  }
}
