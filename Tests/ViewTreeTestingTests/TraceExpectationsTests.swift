import Foundation
import Testing

@testable import ViewTreeTesting

@MainActor struct TraceExpectationsTests {
  private struct Two: View {
    @State private var first = false
    @State private var second = false
    @State private var chosen = 0
    var body: some View {
      VStack(alignment: .leading) {
        Toggle("First", isOn: $first)
        Toggle("Second", isOn: $second)
        Button("Choose") { chosen = 0 }
      }
    }
  }

  private func trace(_ screen: Screen) throws -> InvalidationTrace {
    try screen.trace { try screen.find(.toggle, "First").tap() }
  }

  @Test func `evaluations of one control are its own`() throws {
    let screen = Screen(Two(), width: 20)
    let trace = try trace(screen)
    expectInvalidations(trace, of: try screen.find(.toggle, "First"), .exactly(1))
    expectInvalidations(trace, of: try screen.find(.toggle, "Second"), .none)
    expectInvalidations(trace, .exactly(1))
    try withKnownIssue {
      expectInvalidations(
        trace, of: try screen.find(.toggle, "First"), .none, fileID: "M/F.swift", filePath: "/M/F.swift", line: 7,
        column: 3)
    } matching: { issue in
      issue.sourceLocation?.line == 7
        && issue.comments.first?.rawValue.hasPrefix("Evaluations of toggle \"First\": 1, expected none\n\n") == true
    }
  }

  @Test func `evaluations lie in a range`() throws {
    let screen = Screen(Two(), width: 20)
    let trace = try trace(screen)
    let first = try screen.find(.toggle, "First")
    expectInvalidations(trace, 1...3)
    expectInvalidations(trace, of: first, ..<2)
    func failure(_ expectation: () -> Void) -> String {
      let words = Locked<[String]>([])
      withKnownIssue {
        expectation()
      } matching: { issue in
        words.withLock { $0 += issue.comments.map { $0.rawValue.components(separatedBy: "\n\n")[0] } }
        return true
      }
      return words.withLock { $0.joined(separator: "\n") }
    }
    expectEqual(failure { expectInvalidations(trace, 2...) }, "Evaluations: 1, expected at least 2")
    expectEqual(failure { expectInvalidations(trace, .none) }, "Evaluations: 1, expected none")
    expectEqual(
      failure { expectInvalidations(trace, of: first, 2...3) }, "Evaluations of toggle \"First\": 1, expected 2 to 3")
    let empty = "The range of expected evaluations is empty: "
    expectText(failure { expectInvalidations(trace, 1..<1) }, startsWith: empty)
    expectText(failure { expectInvalidations(trace, of: first, 1..<1) }, startsWith: empty)
  }

  @Test func `of several screens that are not stable the first is shown`() throws {
    let (one, two) = (Screen(Two(), width: 20), Screen(Two(), width: 20))
    try withKnownIssue {
      try expectStable {
        try one.find(.toggle, "First").tap()
        try two.find(.toggle, "Second").tap()
      }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Not stable: 1 evaluation, expected none\n\ntap toggle \"First\"\n") == true
    }
  }

  @Test func `unknown evaluations of a control are not counted as zero`() throws {
    let screen = Screen(Two(), width: 20)
    let second = try screen.find(.toggle, "Second")
    let trace = try trace(screen)
    let copy = try JSONDecoder().decode(InvalidationTrace.self, from: Data(trace.json().utf8))
    let other = try Screen(Two(), width: 20).find(.toggle, "Second")
    func refused(_ trace: InvalidationTrace, _ control: Element, _ reason: String) {
      withKnownIssue {
        expectInvalidations(trace, of: control, .none)
      } matching: {
        $0.comments.first?.rawValue == "The evaluations of toggle \"Second\" are unknown: \(reason)."
      }
    }
    refused(trace, other, "the trace was not recorded on its screen, or was decoded")
    refused(copy, second, "the trace was not recorded on its screen, or was decoded")
  }

  private struct Leaving: View {
    @State private var isShown = true
    var body: some View {
      Button("Hide") { isShown = false }
      if isShown { Toggle("Wi-Fi", isOn: .constant(true)) }
    }
  }

  @Test func `a control that is gone has no counts`() throws {
    let screen = Screen(Leaving(), width: 20)
    let toggle = try screen.find(.toggle, "Wi-Fi")
    let trace = try screen.trace { try screen.find(.button, "Hide").tap() }
    withKnownIssue {
      expectInvalidations(trace, of: toggle, .none)
    } matching: {
      $0.comments.first?.rawValue == "The evaluations of toggle \"Wi-Fi\" are unknown: it is no longer on the screen; "
        + "find it after the trace, or pass its type, as of: SettingsRow.self."
    }
  }

  @Test func `a budget holds evaluations and unneeded ones`() throws {
    let screen = Screen(Two(), width: 20)
    let trace = try trace(screen)
    expectBudget(trace, evaluations: 1, unneeded: 0)
    withKnownIssue {
      expectBudget(trace, evaluations: 0, fileID: "M/F.swift", filePath: "/M/F.swift", line: 9, column: 3)
    } matching: { issue in
      issue.sourceLocation?.line == 9
        && issue.comments.first?.rawValue.hasPrefix("Over budget: 1 evaluation, but the budget is 0\n\n") == true
    }
  }

  @Test func `an event that evaluates nothing is stable, on any screen`() throws {
    let screen = Screen(Two(), width: 20)
    try expectStable { try screen.find(.button, "Choose").tap() }
    try expectStable(screen) { try screen.find(.button, "Choose").tap() }
    try withKnownIssue {
      try expectStable(fileID: "M/F.swift", filePath: "/M/F.swift", line: 5, column: 3) {
        try screen.find(.toggle, "First").tap()
      }
    } matching: {
      $0.sourceLocation?.line == 5
        && $0.comments.first?.rawValue.hasPrefix("Not stable: 1 evaluation, expected none\n\ntap toggle \"First\"\n")
          == true
    }
  }

  @Test func `a failure has at most 40 lines`() throws {
    struct Many: View {
      @State private var n = 0
      var body: some View {
        Text("\(n)")
        Button("Add") { n += 1 }
      }
    }
    let screen = Screen(Many(), width: 20)
    let trace = try screen.trace { for _ in 0..<100 { try screen.find(.button, "Add").tap() } }
    let message = failure("words", trace)
    expectEqual(message.split(separator: "\n", omittingEmptySubsequences: false).count, 40)
    #expect(message.contains("more lines of events; print(trace.table())\nMany · evaluated 100 · _n\n"))
  }

  @Test func `values that vary by run are numbered`() {
    let id = "3F2504E0-4F89-11D3-9A0C-0305E82C3301"
    expectEqual(
      stable("a 0x563b90c0a010 b \(id) c \(id) 0xFF8800CC"), "a address#2 b UUID#1 c UUID#1 0xFF8800CC")
    expectEqual(
      stable("at 2026-11-25 10:20:30.000 +0000, at 2026-11-25 10:20:30 +0000, Item(at: 2026-11-..."),
      "at Date#1, at 2026-11-25 10:20:30 +0000, Item(at: Date#2")
    // Each of them alone.
    for (text, name) in [
      (id, "UUID#1"), (id.lowercased(), "UUID#1"), ("0x563b90c0a", "address#1"), ("0x563B90C0A010", "address#1"),
      ("2026-11-25 10:20:30.000 +0000", "Date#1"), ("2026-...", "Date#1"), ("0xFF8800CC", "0xFF8800CC"),
    ] { expectEqual(stable("«\(text)»"), "«\(name)»") }
  }

  @Test func `a trace is a snapshot`() throws { expectSnapshot(of: try trace(Screen(Two(), width: 20))) }
}
