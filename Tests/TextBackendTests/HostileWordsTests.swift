import Testing
import ViewTreeTesting
import ViewTree

@testable import TextBackend

/// Labels, values, ids and states that try to take over the terminal which shows words about them.
@MainActor @Suite struct HostileWordsTests {
  static let text = "a\u{1B}[2J\u{7}\u{9B}31m\u{202E}b\u{2066}c\u{2028}d\u{85}\te\r\u{7F}\u{200F}"

  private func expectHarmless(_ words: String, _ place: String) {
    #expect(!words.isEmpty && !words.unicodeScalars.contains(where: HostileTextTests.isControl), "\(place): \(words)")
    #expect(!words.unicodeScalars.contains { [0x61C, 0x200E, 0x200F].contains($0.value) }, "\(place): \(words)")
    #expect(words.contains("\\u{1B}") && words.contains("\\u{202E}"), "\(place): \(words)")
  }

  private struct Spelled: Identifiable, CustomStringConvertible {
    let id: String
    var count = 0
    var description: String { "\(id) \(count)" }
  }

  private struct Hostile: View {
    @State private var value = Spelled(id: HostileWordsTests.text)
    @State private var isOn = false
    var body: some View {
      VStack {
        Text(HostileWordsTests.text + "\(value.count)").accessibilityIdentifier(HostileWordsTests.text)
        Button(HostileWordsTests.text) { value.count += 1 }.accessibilityValue(HostileWordsTests.text)
        ForEach([value, value]) { Row(value: $0) }
      }
    }
  }

  private struct Row: View {
    let value: Spelled
    @State private var seen = 0
    var body: some View { Text("\(value.count + seen)") }
  }

  /// Its rows have the same id, so that there is an issue.
  private let screen = Screen(width: 40, options: ScreenOptions(allowsIssues: true)) { Hostile() }

  @Test func `controls in dumps are escaped`() {
    expectHarmless(screen.render(.tree), "tree")
    expectHarmless(screen.render(.semantics), "semantics")
    expectHarmless(screen.render(.graph), "graph")
  }

  @Test func `controls in issues of the screen and in reported issues are escaped`() {
    #expect(!screen.issues.isEmpty)
    for issue in screen.issues { expectHarmless(issue, "issue") }
    let reported = Reported()
    let report = RuntimeIssue.report
    defer { RuntimeIssue.report = report }
    RuntimeIssue.report = { reported.add($0) }
    RuntimeIssue.report(Self.text)
    expectHarmless(reported.text, "report")
    expectText(reported.text, lacks: "\n")
  }

  private final class Reported: @unchecked Sendable {
    private(set) var text = ""
    func add(_ issue: String) { if issue.contains("[2J") { text = issue } }
  }

  @Test func `controls in errors are escaped`() throws {
    let button = try #require(screen.findAll(.button).first)
    for action: () throws -> Void in [
      { _ = try screen.find(.toggle, Self.text) }, { _ = try screen.find(id: Self.text + "2") },
      { _ = try screen.find(label: "none") }, { try button.select("none") }, { try button.select(Self.text + "2") },
      { try button.increment() }, { try button.expand() },
    ] {
      let error = #expect(throws: ElementError.self, performing: action)
      expectHarmless(try #require(error).description, "error")
    }
  }

  @Test func `controls in traces are escaped`() throws {
    let button = try #require(screen.findAll(.button).first)
    let trace = try screen.trace { try button.tap() }
    expectEqual(trace.writes.count, 1)
    expectHarmless(trace.description, "trace")
    let lines = trace.description.split(separator: "\n").filter { $0.contains("[2J") }
    #expect(!lines.isEmpty)
    for line in lines { expectHarmless("\(line)", "line") }
    expectHarmless(trace.writes[0].newValue, "value")
    let entry = try #require(trace.entries.first { $0.label.contains("[2J") })
    expectHarmless(entry.label, "label")
    let row = try #require(trace.entries.first { $0.path.contains("[2J") })
    expectHarmless(row.path, "path")
  }
}
