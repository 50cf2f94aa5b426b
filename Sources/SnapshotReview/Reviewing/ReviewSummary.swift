import Foundation
internal import ViewTree

/// The findings in Markdown for the summary of a job: the counts first, then the pictures before and after in blocks of
/// code, in at most 60 kB.
package struct ReviewSummary {
  private let store: SnapshotFindings
  private let known = Picture.RowTable()

  package init(_ store: SnapshotFindings) { self.store = store }

  /// The maximum size in bytes; a comment on a pull request may have 65,536 characters.
  package static let limit = 60_000
  /// The part of ``limit`` for the table, in bytes.
  private static let tableLimit = 15_000
  /// The part of ``limit`` for the last lines, in bytes.
  private static let endLimit = 400
  /// The size of a small section in bytes; with less room, no further sections are tried.
  private static let leastSection = 500
  /// The maximum number of rows of a picture that is shown as a whole.
  private static let longestWhole = 40
  /// The maximum number of lines of a diff, and of characters in a line.
  private static let longestDiff = (lines: 40, characters: 160)

  /// A finding with its texts; without them if a file cannot be read.
  private struct Change {
    let finding: SnapshotFinding
    var before: SnapshotContent?
    var after: SnapshotContent?
    var error: String?

    /// The evaluations in the texts, if both are those of traces.
    var evaluations: (before: EvaluationCount, after: EvaluationCount)? {
      guard let before = before.flatMap({ EvaluationCount(in: $0.text) }),
        let after = after.flatMap({ EvaluationCount(in: $0.text) })
      else { return nil }
      return (before, after)
    }
  }

  /// The part of ``limit`` for the ledger, in bytes.
  private static let ledgerLimit = 10_000

  /// Returns the summary of some findings, with the differences of the ledger if there are any.
  package func text(of findings: [SnapshotFinding], ledger: String = "") -> String {
    let compared = Set(TestRun(store.folders).processes.flatMap(\.claims)).count
    if findings.isEmpty {
      let unchanged = compared > 0 ? "\n\n\(compared) unchanged." : ""
      return "### Snapshots: nothing to review" + unchanged
        + (ledger.isEmpty ? "" : "\n\n" + Self.block(ledger: ledger))
    }
    let changes = findings.map(change)
    let total = max(compared, findings.count)
    var text = "### Snapshots: \(SnapshotTool.summary(findings)), \(total - findings.count) unchanged\n\n"
    text += Self.evaluations(of: changes).map { $0 + "\n\n" } ?? ""
    text += ledger.isEmpty ? "" : Self.block(ledger: ledger) + "\n\n"
    let rows = table(of: changes, to: &text)
    let pictures = sections(of: changes, to: &text)
    var left: [String] = []
    if pictures < findings.count { left.append("\(findings.count - pictures) of \(findings.count) pictures") }
    if rows < findings.count { left.append("\(findings.count - rows) of \(findings.count) rows of the table") }
    if !left.isEmpty {
      text += "\nLeft out, to stay within 60 kB: \(left.joined(separator: " and ")). `report.html` shows all.\n"
    }
    return text
      + "\nTo accept the pictures: `swift run snapshots accept PATH… | --all`, or `swift run snapshots review`."
  }

  private func change(_ finding: SnapshotFinding) -> Change {
    do {
      let texts = try store.texts(of: finding)
      return Change(finding: finding, before: texts.before, after: texts.after)
    } catch {
      return Change(finding: finding, error: error.description)
    }
  }

  // MARK: Counts

  /// The evaluations in all traces that changed; `nil` if none did.
  private static func evaluations(of changes: [Change]) -> String? {
    let counts = changes.compactMap(\.evaluations)
    if counts.isEmpty { return nil }
    let before = counts.reduce(EvaluationCount()) { $0 + $1.before }
    let after = counts.reduce(EvaluationCount()) { $0 + $1.after }
    return "**Evaluations in \(counts.count == 1 ? "1 trace" : "\(counts.count) traces"): \(before) → \(after)**"
  }

  /// Appends a row for each finding, those with more evaluations first; returns the number of rows.
  private func table(of changes: [Change], to text: inout String) -> Int {
    let counted = changes.map { ($0, counts: $0.evaluations) }
    let hasCounts = counted.contains { $0.counts != nil }
    text +=
      hasCounts
      ? "| | snapshot | rows | evaluations |\n| --- | --- | --- | --- |\n"
      : "| | snapshot | rows |\n| --- | --- | --- |\n"
    func growth(_ counts: (before: EvaluationCount, after: EvaluationCount)?) -> Int {
      counts.map { $0.after.evaluations - $0.before.evaluations } ?? .min
    }
    let sorted = counted.enumerated().sorted {
      (growth($1.element.counts), $0.offset) < (growth($0.element.counts), $1.offset)
    }
    let start = text.utf8.count
    for (index, (_, row)) in sorted.enumerated() {
      let cells = [
        row.0.finding.status.rawValue, Self.code(row.0.finding.path), rows(of: row.0),
        hasCounts ? row.counts.map { "\($0.before) → \($0.after)" } ?? "" : nil,
      ]
      let line = "| \(cells.compactMap(\.self).joined(separator: " | ")) |\n"
      if text.utf8.count + line.utf8.count - start > Self.tableLimit { return index }
      text += line
    }
    return sorted.count
  }

  private func rows(of change: Change) -> String {
    let diff = UnifiedDiff(from: change.before?.bytes ?? [], to: change.after?.bytes ?? [])
    let edits = diff.hunks.flatMap(\.edits)
    let counts = [
      ("−", edits.count { if case .remove = $0 { true } else { false } }),
      ("+", edits.count { if case .insert = $0 { true } else { false } }),
    ]
    return counts.filter { $0.1 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }

  // MARK: Pictures

  /// Appends the findings as far as there is room; returns their number.
  private func sections(of changes: [Change], to text: inout String) -> Int {
    var (count, room) = (0, Self.limit - Self.endLimit - text.utf8.count)
    for change in changes where room > Self.leastSection {
      let section = section(of: change)
      // A large picture leaves its room to the ones after it.
      guard section.utf8.count <= room else { continue }
      text += section
      room -= section.utf8.count
      count += 1
    }
    return count
  }

  private func section(of change: Change) -> String {
    let finding = change.finding
    let blocks = change.error.map { [Self.code($0)] } ?? blocks(of: change)
    let place = "\(Self.code(finding.test)) · \(Self.code("\(finding.file):\(finding.line)"))"
    return "\n#### \(finding.status) \(Self.code(finding.path))\n\n"
      + ([place] + blocks).joined(separator: "\n\n") + "\n"
  }

  private func blocks(of change: Change) -> [String] {
    let ending = change.finding.path.components(separatedBy: ".").last ?? ""
    if ["svg", "html"].contains(ending) { return documentBlocks(of: change) }
    let old = change.before.map { rows($0.text, ending) }
    let new = change.after.map { rows($0.text, ending) }
    switch (old, new) {
    case (nil, nil): return ["There is no text."]
    case (let old?, nil): return Self.blocks([("before", old)])
    case (nil, let new?): return Self.blocks([("after", new)])
    case (let old?, let new?):
      // A picture whose characters are equal differs in styles.
      return old == new ? [diff(of: change)] : Self.blocks(Self.changedRows(old, new))
    }
  }

  /// A document is shown by its differences, and by the cells from which it was made.
  private func documentBlocks(of change: Change) -> [String] {
    let cells = change.finding.picture.map { Picture(cells: $0, known: known).rows.map(\.text) }
    let diff = change.before == nil ? [] : [diff(of: change)]
    return diff + (cells.map { Self.blocks([("after", $0)]) } ?? [])
  }

  /// The rows of a picture, without its styles.
  private func rows(_ text: String, _ ending: String) -> [String] {
    if ["ansi", "cells"].contains(ending) {
      return Picture(text, fileExtension: ending, known: known).rows.map(\.text)
    }
    var rows = text.components(separatedBy: "\n")
    if rows.last == "" { rows.removeLast() }
    return rows
  }

  /// Returns the rows of two pictures; of pictures of more than ``longestWhole`` rows, only those near a change.
  private static func changedRows(_ old: [String], _ new: [String]) -> [(name: String, rows: [String])] {
    if max(old.count, new.count) <= longestWhole { return [("before", old), ("after", new)] }
    func bytes(_ rows: [String]) -> [UInt8] { Array(rows.map { $0 + "\n" }.joined().utf8) }
    let diff = UnifiedDiff(from: bytes(old), to: bytes(new))
    var (before, after) = ([String](), [String]())
    for hunk in diff.hunks {
      if hunk.oldStart > 0 {
        before.append("⋯")
        after.append("⋯")
      }
      for edit in hunk.edits {
        switch edit {
        case .keep(let line):
          before.append(words(line))
          after.append(words(line))
        case .remove(let line): before.append(words(line))
        case .insert(let line): after.append(words(line))
        }
      }
    }
    let last = diff.hunks.last.map { $0.oldStart + $0.edits.oldCount } ?? 0
    let end = last < old.count ? ["⋯"] : []
    return [("before", before + end), ("after", after + end)]
  }

  /// The differences of the ledger, from their beginning.
  private static func block(ledger: String) -> String {
    var (lines, size) = ([Substring](), 0)
    let all = ledger.split(separator: "\n", omittingEmptySubsequences: false)
    for line in all {
      size += line.utf8.count + 1
      if size > ledgerLimit { break }
      lines.append(line)
    }
    let rest = all.count - lines.count
    let end = rest > 0 ? ["… and \(rest) more lines: swift run snapshots ledger"] : []
    return block((lines.map(String.init) + end).joined(separator: "\n"), language: "text")
  }

  private static func words(_ line: UnifiedDiff.Line) -> String { String(decoding: line.dropLast(), as: UTF8.self) }

  private func diff(of change: Change) -> String {
    let diff = UnifiedDiff(from: change.before?.bytes ?? [], to: change.after?.bytes ?? [])
    let lines = diff.text(limit: Self.longestDiff.lines).split(separator: "\n").map { line in
      line.count > Self.longestDiff.characters ? line.prefix(Self.longestDiff.characters) + "…" : String(line)
    }
    return Self.block(lines.joined(separator: "\n"), language: "diff")
  }

  private static func blocks(_ pictures: [(name: String, rows: [String])]) -> [String] {
    pictures.flatMap { [$0.name, block($0.rows.joined(separator: "\n"), language: "text")] }
  }

  /// Returns a block of code with any content: its fence is longer than each run of backticks in it.
  static func block(_ text: String, language: String) -> String {
    let safe = text.escapingControls(keepingLines: true)
    let runs = safe.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    return "\(fence)\(language)\n\(safe)\n\(fence)"
  }

  /// Returns any text in a line of Markdown, also in a table: the signs of Markdown become entities.
  static func code(_ text: String) -> String {
    let safe = text.escapingControls().unicodeScalars.map { scalar in
      scalar.isASCII && !scalar.properties.isAlphabetic && !"0123456789/.-: ".unicodeScalars.contains(scalar)
        ? "&#\(scalar.value);" : String(scalar)
    }
    return "<code>\(safe.joined())</code>"
  }
}

/// The evaluations in the text of a trace.
struct EvaluationCount: Equatable, CustomStringConvertible {
  var evaluations = 0
  var unneeded = 0

  init() {}

  /// Adds the counts of all lines of a trace, such as `Row ×200 · evaluated 200 · unneeded 199`; `nil` for another text.
  init?(in text: String) {
    guard text.contains(" · evaluated ") else { return nil }
    for part in text.split(separator: " · ") {
      let words = part.split(maxSplits: 2) { $0 == " " || $0 == "\n" }
      guard words.count > 1, let count = Int(words[1]) else { continue }
      if words[0] == "evaluated" { evaluations += count }
      if words[0] == "unneeded" { unneeded += count }
    }
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.evaluations += right.evaluations
    sum.unneeded += right.unneeded
    return sum
  }

  var description: String { unneeded > 0 ? "\(evaluations) (\(unneeded) unneeded)" : "\(evaluations)" }
}
