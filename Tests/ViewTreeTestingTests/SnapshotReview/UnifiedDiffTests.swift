import Testing

@testable import SnapshotReview
@testable import ViewTreeTesting

struct UnifiedDiffTests {
  func diff(_ old: String, _ new: String) -> UnifiedDiff {
    UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8))
  }

  @Test func `a change stands between three equal lines`() {
    expectText(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n").description,
      equals: """
        --- expected
        +++ actual
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func `distant changes have hunks of their own`() {
    let old = (1...20).map { "\($0)\n" }
    expectText(
      diff(old.joined(), (["0\n"] + old.dropLast()).joined()).description,
      equals: """
        --- expected
        +++ actual
        @@ -1,3 +1,4 @@
        +0
         1
         2
         3
        @@ -17,4 +18,3 @@
         17
         18
         19
        -20

        """)
  }

  @Test func `a missing newline at the end is named`() {
    expectText(
      diff("a\n", "a").description,
      equals: """
        --- expected
        +++ actual
        @@ -1,1 +1,1 @@
        -a
        +a
        \\ No newline at end of file

        """)
    expectText(diff("a", "b").description, lacks: "No newline")
    expectText(diff("\na", "\nb").description, lacks: "No newline")
  }

  @Test func `blanks at the end of changed lines are dots, and control characters codes`() {
    expectText(
      diff(" same \n\u{1B}[1mbold\n", " same \n\u{1B}[1m bold \t\r\n \n").description,
      equals: """
        --- expected
        +++ actual
        @@ -1,2 +1,3 @@
         \u{20}same\u{20}
        -\\u{1B}[1mbold
        +\\u{1B}[1m bold \\u{9}\\u{D}
        +·

        """)
    expectText(diff("a\n", "a \t\n").description, endsWith: "-a\n+a \\u{9}\n")
  }

  @Test func `a composed and a decomposed accent differ, and the diff explains it`() {
    let text = diff("\u{E9}\n", "e\u{301}\n").description
    expectText(text, endsWith: "(The texts look the same: they differ in Unicode normalisation.)\n")
    #expect(diff("é\n", "é\n").hunks.isEmpty)
  }

  @Test func `a long diff is truncated with a note`() {
    let text = diff("", String(repeating: "line\n", count: 100)).text(limit: 10)
    expectEqual(text.split(separator: "\n").count, 2 + 10 + 1)
    expectText(text, endsWith: "… 91 more lines of the diff are not shown\n")
    expectText(text, contains: "@@ -0,0 +1,100 @@")
  }

  @Test func `a diff that just fits is whole`() {
    let text = diff("", "1\n2\n3\n").text(limit: 4)
    expectText(text, equals: "--- expected\n+++ actual\n@@ -0,0 +1,3 @@\n+1\n+2\n+3\n")
  }

  @Test func `changes whose equal lines meet share a hunk, others do not`() {
    let old = (1...20).map { "\($0)\n" }
    func hunks(_ first: Int, _ second: Int) -> [String] {
      var new = old
      new[first - 1] = "x\n"
      new[second - 1] = "y\n"
      return diff(old.joined(), new.joined()).description.split(separator: "\n").filter { $0.hasPrefix("@@") }.map(
        String.init)
    }
    expectEqual(hunks(5, 12), ["@@ -2,14 +2,14 @@"])
    expectEqual(hunks(5, 13), ["@@ -2,7 +2,7 @@", "@@ -10,7 +10,7 @@"])
  }

  @Test func `an empty line and one without an end are shown as they are`() {
    expectText(
      diff("\na", "\nb\n").description,
      equals: """
        --- expected
        +++ actual
        @@ -1,2 +1,2 @@
        \u{20}
        -a
        \\ No newline at end of file
        +b

        """)
  }

  @Test func `applying a diff gives the new text`() {
    let pieces = ["a\n", "b\n", "c\n", "\n", "é\n", "\r\n"]
    for seed in UInt64(0)..<300 {
      var random = SplitMix(seed: seed)
      let old = random.text(of: pieces)
      let new = random.text(of: pieces)
      let context = Int.random(in: 0...4, using: &random)
      let diff = UnifiedDiff(from: old, to: new, context: context)
      expectEqual(diff.applied(to: old), new, "seed \(seed)")
      expectEqual(diff.hunks.isEmpty, (old == new), "seed \(seed)")
    }
  }
}

extension SplitMix {
  fileprivate mutating func text(of pieces: [String]) -> [UInt8] {
    let lines = (0..<Int.random(in: 0...30, using: &self)).map { _ in pieces.randomElement(using: &self)! }
    return Array((lines.joined() + (Bool.random(using: &self) ? "" : "end")).utf8)
  }
}

extension UnifiedDiff {
  /// Follows the hunks as `patch` does: by line numbers, and every kept or removed line must be the one there.
  fileprivate func applied(to old: [UInt8]) -> [UInt8]? {
    var rest = old[...]
    var (oldLine, newLine) = (0, 0)
    var result: [UInt8] = []
    func takeLine() -> Line {
      let end = rest.firstIndex(of: .lineFeed).map { $0 + 1 } ?? rest.endIndex
      defer { rest = rest[end...] }
      oldLine += 1
      return rest[..<end]
    }
    for hunk in hunks {
      while oldLine < hunk.oldStart {
        result += takeLine()
        newLine += 1
      }
      guard newLine == hunk.newStart else { return nil }
      for edit in hunk.edits {
        switch edit {
        case .keep(let line):
          guard takeLine() == line else { return nil }
          result += line
        case .remove(let line):
          guard takeLine() == line else { return nil }
        case .insert(let line):
          result += line
        }
      }
      newLine += hunk.edits.newCount
    }
    return result + rest
  }
}

/// A diff is shown by a terminal, which must not obey it.
struct HostileDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).description
  }

  @Test func `controls and overrides are shown as their codes`() {
    for scalar in "\u{1B}\u{7}\u{9}\u{D}\u{9B}\u{85}\u{2028}\u{202E}\u{2069}\u{7F}".unicodeScalars {
      let shown = diff("x\(scalar)\n", "y\(scalar)z \n")
      let code = "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      #expect(shown.contains("-x\(code)\n+y\(code)z·\n"))
      #expect(!shown.unicodeScalars.contains(scalar))
    }
  }

  @Test func `two lines that differ never look the same`() {
    let lines: [[UInt8]] =
      [
        "\u{1B}", "\\u{1B}", "\\\u{1B}", "\\\\u{1B}", "\\\\\u{1B}", "␛", "\t", "→", "    ", "\\", "\\\\", "\\xFF",
        "\\x", "a\\b",
      ].map { Array("\($0)|\n".utf8) } + [[0xFF, 0x7C, 0x0A], [0xFE, 0x7C, 0x0A], [0x5C, 0xFF, 0x7C, 0x0A]]
    var seen: Set<String> = []
    for line in lines {
      let shown = UnifiedDiff(from: [], to: line).description
      #expect(seen.insert(shown).inserted, "\(shown)")
    }
    #expect(diff("", "a\\b\n").contains("+a\\b\n"))
  }

  @Test func `texts with nothing in common replace each other`() throws {
    let (old, new) = ((0..<3_000).map { "a\($0)\n" }.joined(), (0..<3_000).map { "b\($0)\n" }.joined())
    let diff = UnifiedDiff(from: Array(("same\n" + old).utf8), to: Array(("same\n" + new).utf8))
    let hunk = try #require(diff.hunks.first)
    #expect(diff.hunks.count == 1 && hunk.edits.count { $0.isChange } >= 6_000)
  }

  @Test func `a long text with one change has one small hunk`() throws {
    let lines = (0..<3_000).map { "\($0)\n" }
    let diff = UnifiedDiff(from: Array(lines.joined().utf8), to: Array((lines + ["end\n"]).joined().utf8))
    let hunk = try #require(diff.hunks.first)
    #expect(diff.hunks.count == 1 && hunk.edits.count { $0.isChange } == 1 && hunk.edits.count <= 4)
  }

  @Test func `in a line that is no UTF-8, ASCII stays and a backslash is doubled`() {
    let shown = UnifiedDiff(from: [], to: [0x61, 0x5C, 0xFF, 0x80, 0x7F, 0x62, 0x0A]).description
    #expect(shown.contains("+a\\\\\\xFF\\x80\\u{7F}b\n"), "\(shown)")
  }

  @Test func `two thousand changes are compared line by line, and more replace each other`() {
    for (count, isCompared) in [(1_000, true), (1_001, false)] {
      let old = "same\n" + (0..<1_000).map { "a\($0)\n" }.joined()
      let new = "same\n" + (0..<count).map { "b\($0)\n" }.joined()
      let hunks = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).hunks
      expectEqual(hunks[0].edits[0].isChange, !isCompared, "\(count)")
    }
  }
}
