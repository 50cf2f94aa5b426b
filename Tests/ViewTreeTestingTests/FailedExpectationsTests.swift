import Foundation
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

/// The expectations that fail, and their messages.
@MainActor struct FailedExpectationsTests {
  @Observable fileprivate final class Model { var number = 0 }

  private struct Page: View {
    var model = Model()
    @State private var first = false
    @State private var second = false
    @State private var number = 0
    var body: some View {
      Text("\(model.number)")
      Toggle("First", isOn: $first)
      Toggle("Second", isOn: $second)
      Button("Deaf") { number += 1 }
      Deaf(number: number)
    }
  }

  private struct Deaf: View {
    let number: Int
    var body: some View { Text("deaf") }
  }

  /// The message of the only failure.
  private func message(_ body: () throws -> Void) rethrows -> String {
    let messages = Locked<[String]>([])
    try withKnownIssue {
      try body()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return messages.withLock { $0.joined(separator: "\n---\n") }
  }

  private let screen = Screen(width: 20) { Page() }

  @Test func `unneeded evaluations have a budget of their own`() throws {
    let trace = try screen.trace { try screen.find(.button, "Deaf").tap() }
    expectEqual(trace.totalUnneeded, 2)
    expectBudget(trace, evaluations: trace.totalEvaluations, unneeded: 2)
    #expect(
      message { expectBudget(trace, evaluations: 99, unneeded: 0) }
        .hasPrefix("Over budget: 2 unneeded evaluations, but the budget is 0\n\ntap button \"Deaf\""))
    #expect(
      message { expectBudget(trace, evaluations: 1, unneeded: 1) }
        .hasPrefix("Over budget: \(trace.totalEvaluations) evaluations, but the budget is 1; 2 unneeded evaluations"))
    // A budget that names none does not limit them.
    expectBudget(trace, evaluations: trace.totalEvaluations)
  }

  @Test func `the table of one control has only its lines`() throws {
    let trace = try screen.trace { for name in ["First", "Second"] { try screen.find(.toggle, name).tap() } }
    let words = try message { expectInvalidations(trace, of: try screen.find(.toggle, "First"), .none) }
    expectText(words, startsWith: "Evaluations of toggle \"First\": 1, expected none")
    #expect(
      words.contains("CheckboxToggleStyle \"First\" · evaluated 1") && !words.contains("\"Second\" ·"), "\(words)")
  }

  @Test func `the expectation of one type ignores the others`() throws {
    let trace = try screen.trace { try screen.find(.button, "Deaf").tap() }
    expectInvalidations(trace, of: Deaf.self, .exactly(1))
    expectInvalidations(trace, of: Deaf.self, .atMost(1))
    #expect(message { expectInvalidations(trace, of: Deaf.self, .atMost(0)) }.hasPrefix("Evaluations of Deaf: 1,"))
  }

  @Test func `a bound that no count can have is an error`() throws {
    let trace = try screen.trace { try screen.find(.button, "Deaf").tap() }
    let button = try screen.find(.button, "Deaf")
    let tail = ". Write .none for no evaluation, or a number of at least 0."
    func negative(_ words: String) -> String { "The expected number of evaluations is negative: \(words)\(tail)" }
    expectEqual(message { expectInvalidations(trace, of: Deaf.self, .exactly(-1)) }, negative("exactly -1"))
    expectEqual(message { expectInvalidations(trace, of: Deaf.self, ..<0) }, negative("at most -1"))
    expectEqual(message { expectInvalidations(trace, .atLeast(-1)) }, negative("at least -1"))
    expectEqual(message { expectInvalidations(trace, of: button, -3...1) }, negative("-3 to 1"))
    expectEqual(
      message { expectInvalidations(trace, of: [Deaf.self: .exactly(1)], others: .atMost(-2)) },
      negative("at most -2"))
    expectEqual(
      message { expectInvalidations(trace, of: [:]) },
      "The expectation names no type. Pass at least one, such as [DeviceRow.self: .none], or others: .none.")
    #expect(message { expectInvalidations(trace, of: [:], others: .none) }.hasPrefix("Evaluations of other types: "))
    expectEqual(
      message { expectBudget(trace, evaluations: 99, drawn: -4, cells: -5) },
      "The budget of drawn is negative: -4. Pass a limit of at least 0.")
    // These are ranges up to the last number.
    expectInvalidations(trace, of: Deaf.self, 1...Int.max)
    expectInvalidations(trace, of: Deaf.self, ...Int.max)
    expectInvalidations(trace, of: Deaf.self, .atLeast(0))
    expectInvalidations(trace, of: Deaf.self, 0...)
  }

  @Test func `a change outside of events counts for a named screen`() {
    let model = Model()
    let screen = Screen(width: 20) { Page(model: model) }
    #expect(message { expectStable(screen) { model.number += 1 } }.hasPrefix("Not stable: 3 evaluations"))
  }

  @Test func `each of several screens counts`() throws {
    let (still, moving) = (Screen(width: 20) { Button("Nothing") {} }, screen)
    let words = try message {
      try expectStable {
        try still.find(.button).tap()
        try moving.find(.toggle, "First").tap()
      }
    }
    #expect(words.hasPrefix("Not stable: 1 evaluation, expected none\n\ntap toggle \"First\""), "\(words)")
  }

  @Test func `the omitted lines of a message are counted`() throws {
    let button = try screen.find(.button, "Deaf")
    let trace = try screen.trace { for _ in 0..<20 { try button.tap() } }
    let all = trace.table().split(separator: "\n").count
    let words = failure("words", trace)
    #expect(all > 40 && words.contains("… and \(all - 37) more lines of events; print(trace.table())\n"), "\(words)")
  }

  @Test func `no message contains escape sequences`() {
    let words = message { expectPreviews(of: "No\u{1B}[31mwhere") }
    #expect(words.hasPrefix(#"The module No\u{1B}[31mwhere has neither a #Preview"#))
  }
}
