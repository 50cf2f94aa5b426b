import Foundation
import Testing
import ViewTreeTesting

@testable import SnapshotReview

struct ReviewSummaryTests {
  let folder: TemporaryFolder
  let store: SnapshotFindings

  init() throws {
    folder = try .package()
    store = try folder.findings
  }

  private var summary: String { ReviewSummary(store).text(of: store.all) }

  @Test func `the counts come first, then a table, then the pictures before and after`() throws {
    var process = TestProcess(run: "1", id: 1, framework: .swiftTesting, selection: nil)
    process.claims = (1...5).map { "/\($0).txt" }
    TestRun(store.folders).begin(process)
    try store.add("AppTests/A/f.txt", before: "[ ] Wi-Fi\nsame\n", after: "[x] Wi-Fi\nsame\n")
    try store.add("AppTests/A/g.txt", before: nil, after: "new\n")
    expectText(
      summary,
      equals: """
        ### Snapshots: 1 differs, 1 missing, 3 unchanged

        | | snapshot | rows |
        | --- | --- | --- |
        | differs | <code>AppTests/A/f.txt</code> | −1 +1 |
        | missing | <code>AppTests/A/g.txt</code> | +1 |

        #### differs <code>AppTests/A/f.txt</code>

        <code>&#96;a &#60;b&#62;&#96;&#40;&#41;</code> · <code>Tests/A.swift:2</code>

        before

        ```text
        [ ] Wi-Fi
        same
        ```

        after

        ```text
        [x] Wi-Fi
        same
        ```

        #### missing <code>AppTests/A/g.txt</code>

        <code>&#96;a &#60;b&#62;&#96;&#40;&#41;</code> · <code>Tests/A.swift:2</code>

        after

        ```text
        new
        ```

        To accept the pictures: `swift run snapshots accept PATH… | --all`, or `swift run snapshots review`.
        """)
  }

  @Test func `the evaluations of traces are added up, and those that became more stand first`() throws {
    try store.add("AppTests/A/a.txt", before: "off\n", after: "on\n")
    try store.add(
      "AppTests/A/b.txt", before: "Row ×9 · evaluated 9 · unneeded 8\n", after: "Row · evaluated 1 · _isOn\n")
    try store.add(
      "AppTests/A/c.txt", before: "tap\nRow · evaluated 1 · skipped 3\nList · skipped 1\n",
      after: "tap\nRow ×9 · evaluated 9 · unneeded 8 · isOn\n  List · evaluated 3\n")
    let lines = summary.split(separator: "\n")
    expectEqual(lines[1], "**Evaluations in 2 traces: 10 (8 unneeded) → 13 (8 unneeded)**")
    expectEqual(
      lines[4...6].map { String($0) },
      [
        "| differs | <code>AppTests/A/c.txt</code> | −2 +2 | 1 → 12 (8 unneeded) |",
        "| differs | <code>AppTests/A/b.txt</code> | −1 +1 | 9 (8 unneeded) → 1 |",
        "| differs | <code>AppTests/A/a.txt</code> | −1 +1 |  |",
      ])
  }

  @Test(arguments: [
    "```", "`````\n~~~~\n```` `", "a\u{1B}[31mb\u{202E}c", "</details>\n<script>", "    | a |\n# b\n- c",
  ])
  func `a block of code contains any content`(content: String) {
    let lines = ReviewSummary.block(content, language: "text").split(separator: "\n", omittingEmptySubsequences: false)
    let fence = lines.last!
    #expect(fence.count >= 3 && fence.allSatisfy { $0 == "`" } && lines[0] == fence + "text")
    #expect(lines.dropFirst().dropLast().allSatisfy { !$0.contains(fence) })
    #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" } })
  }

  @Test func `a name is no Markdown`() {
    expectEqual(
      ReviewSummary.code("a|b*_<c>@d\n.txt"), "<code>a&#124;b&#42;&#95;&#60;c&#62;&#64;d&#92;u&#123;A&#125;.txt</code>")
    expectEqual(ReviewSummary.code("東京-1.cells"), "<code>東京-1.cells</code>")
  }

  @Test func `a change of styles alone, and of a document, is a diff`() throws {
    try store.add("AppTests/A/a.cells", before: "\"Hi\"\n  0..1 fg=red\n", after: "\"Hi\"\n  0..1 bold\n")
    try store.add(
      "AppTests/A/b.svg", before: "<svg>\n<a/>\n</svg>\n",
      after: "<svg>\n<b d=\"\(String(repeating: "1", count: 999))\"/>\n</svg>\n")
    expectText(
      summary,
      contains: "```diff\n--- expected\n+++ actual\n@@ -1,2 +1,2 @@\n \"Hi\"\n-  0..1 fg=red\n+  0..1 bold\n```")
    expectText(summary, contains: "-<a/>\n+<b d=\"111")
    #expect(summary.split(separator: "\n").allSatisfy { $0.count < 200 })
  }

  @Test func `a document also has the cells from which it was made`() throws {
    try store.add("AppTests/A/b.svg", before: "<a/>\n", after: "<b/>\n", picture: "\"[x] Wi-Fi\"\n  0..2 bold")
    expectText(summary, contains: "-<a/>\n+<b/>\n```\n\nafter\n\n```text\n[x] Wi-Fi\n```")
  }

  @Test func `a picture in cells or of a terminal is shown by its characters`() throws {
    try store.add("AppTests/A/a.ansi", before: "\u{1B}[1mold\u{1B}[0m\n", after: "\u{1B}[1mnew\u{1B}[0m\n")
    expectText(summary, contains: "before\n\n```text\nold\n```\n\nafter\n\n```text\nnew\n```")
  }

  @Test func `a long picture is shown near its changes`() throws {
    let rows = (1...90).map { "row \($0)" }
    var changed = rows
    changed[49] = "changed"
    try store.add("AppTests/A/a.txt", before: rows.joined(separator: "\n"), after: changed.joined(separator: "\n"))
    expectText(summary, contains: "```text\n⋯\nrow 47\nrow 48\nrow 49\nrow 50\nrow 51\nrow 52\nrow 53\n⋯\n```")
    expectText(summary, contains: "row 49\nchanged\nrow 51")
  }

  @Test func `a thousand pictures stay within 60 kB, and the last lines name the ones left out`() throws {
    let picture = (1...10).map { "row \($0) ````````" }.joined(separator: "\n")
    for number in 1...1000 { try store.add("AppTests/A/f\(number).txt", before: picture, after: picture + "\nnew") }
    let text = summary
    #expect(text.utf8.count <= ReviewSummary.limit)
    #expect(text.utf8.count > ReviewSummary.limit * 9 / 10)
    expectText(text, startsWith: "### Snapshots: 1000 differ, 0 unchanged\n")
    let left = try #require(
      text.firstMatch(of: /Left out, to stay within 60 kB: (\d+) of 1000 pictures and (\d+) of 1000 rows/))
    expectEqual(text.components(separatedBy: "\n#### ").count - 1, 1000 - (Int(left.output.1) ?? 0))
    expectEqual(text.components(separatedBy: "\n| differs").count - 1, 1000 - (Int(left.output.2) ?? 0))
  }

  @Test func `a picture that is too large leaves its room to the others`() throws {
    let large = (1...39).map { "\($0) " + String(repeating: "x", count: 2000) }.joined(separator: "\n")
    try store.add("AppTests/A/a.txt", before: nil, after: large)
    try store.add("AppTests/A/b.txt", before: nil, after: "small")
    expectText(summary, contains: "```text\nsmall\n```")
    expectText(summary, contains: "Left out, to stay within 60 kB: 1 of 2 pictures. `report.html` shows all.")
    #expect(summary.utf8.count < 2000)
  }

  @Test func `a file that cannot be read has its reason, and no findings are a sentence`() throws {
    expectEqual(summary, "### Snapshots: nothing to review")
    var process = TestProcess(run: "1", id: 1, framework: .swiftTesting, selection: nil)
    process.claims = ["/1.txt"]
    TestRun(store.folders).begin(process)
    expectEqual(summary, "### Snapshots: nothing to review\n\n1 unchanged.")
    try store.add("AppTests/A/g.txt", before: nil, after: "new\n")
    try folder.write("", to: "Snapshots/AppTests/A/g.txt/inner")
    expectText(summary, contains: "<code>Cannot read or write ")
  }

  @Test func `the changes of the ledger follow the counts, and a long text ends with a note`() throws {
    let summary = ReviewSummary(store)
    expectText(
      summary.text(of: [], ledger: "AppTests: 1 event costs more"),
      endsWith: "\n\n```text\nAppTests: 1 event costs more\n```")
    try store.add("AppTests/A/f.txt", before: nil, after: "new")
    let long = (1...2000).map { "event \($0)" }.joined(separator: "\n")
    let text = summary.text(of: store.all, ledger: long)
    expectText(text, startsWith: "### Snapshots: 1 missing, 0 unchanged\n\n```text\nevent 1\n")
    let rest = try #require(text.firstMatch(of: /event (\d+)\n… and (\d+) more lines: swift run snapshots ledger\n```/))
    expectEqual((Int(rest.output.1) ?? 0) + (Int(rest.output.2) ?? 0), 2000)
    #expect(text.utf8.count < 11_000)
  }

  @Test func `a ledger that cannot be compared is reported in the summary`() throws {
    try folder.write("# The cost of each event\n", to: LedgerStore.path(of: "AppTests"))
    let tool = SnapshotTool(
      arguments: ["report", "--markdown", "--since", "no-revision"], environment: [:], folder: folder.url.path)
    expectText(tool.run().text, contains: "```text\nThe ledger cannot be compared: ")
    expectEqual(tool.run().status, 0)
  }

  @Test func `the command prints the summary or writes it to a file`() throws {
    try store.add("AppTests/A/f.txt", before: nil, after: "new")
    func call(_ arguments: String...) -> CommandAnswer {
      SnapshotTool(arguments: arguments, environment: [:], folder: folder.url.path).run()
    }
    expectEqual(call("report", "--markdown"), .init(text: summary))
    expectEqual(call("report", "--markdown", "--output", "out.md"), .init(text: "out.md: 1 missing."))
    try expectEqual(folder.read("out.md"), summary + "\n")
    expectEqual(call("report", "--output", "other.md", "--markdown").status, 0)
    try expectEqual(folder.read("other.md"), summary + "\n")
    #expect(!folder.files.contains(".build/snapshots/report.html"))
  }

  @Test func `the empty lines of a ledger stay`() {
    expectText(ReviewSummary(store).text(of: [], ledger: "a\n\nb"), contains: "```text\na\n\nb\n```")
  }

  @Test(arguments: [(1_000, nil), (1_001, "… and 1 more lines: swift run snapshots ledger\n```")] as [(Int, String?)])
  func `ten thousand bytes of a ledger are shown`(count: Int, end: String?) {
    let ledger = Array(repeating: "123456789", count: count).joined(separator: "\n")
    expectText(ReviewSummary(store).text(of: [], ledger: ledger), endsWith: "\n123456789\n" + (end ?? "```"))
  }

  @Test func `a picture of forty rows is shown whole, and a longer one only near its changes`() throws {
    func summary(_ before: some Sequence<String>, _ after: some Sequence<String>) throws -> String {
      store.removeAll()
      try store.add("AppTests/A/a.txt", before: before.joined(separator: "\n"), after: after.joined(separator: "\n"))
      return ReviewSummary(store).text(of: store.all)
    }
    let rows = (1...90).map { "row \($0)" }
    for (count, isWhole) in [(40, true), (41, false)] {
      expectEqual(try summary(rows[..<count], rows[1..<40]).contains("⋯"), !isWhole, "\(count) before")
      expectEqual(try summary(rows[1..<40], rows[..<count]).contains("⋯"), !isWhole, "\(count) after")
    }
    var changed = rows
    changed[4] = "changed"
    expectText(try summary(rows, changed), contains: "```text\n⋯\nrow 2\n")
  }

  @Test(arguments: [(159, false), (160, true)])
  func `a line of a diff has at most 160 characters`(count: Int, isCut: Bool) throws {
    let line = String(repeating: "1", count: count)
    try store.add("AppTests/A/a.svg", before: "<a/>\n", after: line + "\n")
    expectEqual(summary.contains("+\(line)\n"), !isCut)
    expectEqual(summary.contains("+\(line.prefix(159))…\n"), isCut)
  }

  @Test func `a long picture that changes at both ends has dots between its changes only`() throws {
    let rows = (1...90).map { "row \($0)" }
    var changed = rows
    (changed[0], changed[89]) = ("first", "last")
    try store.add("AppTests/A/a.txt", before: rows.joined(separator: "\n"), after: changed.joined(separator: "\n"))
    expectText(summary, contains: "```text\nrow 1\nrow 2\nrow 3\nrow 4\n⋯\nrow 87\nrow 88\nrow 89\nrow 90\n```")
    expectText(summary, contains: "```text\nfirst\nrow 2\nrow 3\nrow 4\n⋯\nrow 87\nrow 88\nrow 89\nlast\n```")
  }

  @Test func `the trace that grew most stands first, and one unneeded evaluation is counted`() throws {
    try store.add("AppTests/A/a.txt", before: "Row · evaluated 20\n", after: "Row · evaluated 10\n")
    try store.add("AppTests/A/b.txt", before: "Row · evaluated 1\n", after: "Row · evaluated 3 · unneeded 1\n")
    let lines = summary.split(separator: "\n")
    expectEqual(lines[1], "**Evaluations in 2 traces: 21 → 13 (1 unneeded)**")
    expectEqual(
      lines[4...5].map { String($0) },
      [
        "| differs | <code>AppTests/A/b.txt</code> | −1 +1 | 1 → 3 (1 unneeded) |",
        "| differs | <code>AppTests/A/a.txt</code> | −1 +1 | 20 → 10 |",
      ])
  }

  @Test func `the table has at most 15,000 bytes`() throws {
    // A row of the table has 250 bytes.
    let folder = String(repeating: "a", count: 200)
    for number in 101...161 { try store.add("AppTests/\(folder)/\(number).txt", before: nil, after: "x") }
    let text = summary
    expectEqual(text.split(separator: "\n").filter { $0.hasPrefix("| missing") }.map(\.utf8.count).max(), 249)
    expectText(text, contains: "\nLeft out, to stay within 60 kB: 1 of 61 rows of the table. `report.html`")
  }

  @Test func `the pictures fill the summary to the byte`() throws {
    func text(_ count: Int) throws -> String {
      store.removeAll()
      try store.add("AppTests/A/a.txt", before: nil, after: String(repeating: "x", count: count))
      return summary
    }
    let end = "\nTo accept the pictures: `swift run snapshots accept PATH… | --all`, or `swift run snapshots review`."
    let most = 59_601 - (try text(1).utf8.count - end.utf8.count)
    expectText(try text(most), endsWith: "x\n```\n" + end)
    expectText(try text(most + 1), contains: "\nLeft out, to stay within 60 kB: 1 of 1 pictures. ")
  }

  @Test func `with room for 500 bytes no further picture is tried`() throws {
    func text(_ count: Int) throws -> String {
      store.removeAll()
      try store.add("AppTests/A/a.txt", before: nil, after: String(repeating: "x", count: count))
      try store.add("AppTests/A/b.txt", before: nil, after: "y")
      return summary
    }
    let start = try #require(try text(1).firstRange(of: "\n#### missing <code>AppTests/A/b.txt")).lowerBound
    let count = 59_101 - (try text(1)[..<start].utf8.count)
    expectText(try text(count), contains: "\nLeft out, to stay within 60 kB: 1 of 2 pictures. ")
    expectText(try text(count - 1), lacks: "Left out")
  }
}
