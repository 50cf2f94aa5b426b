import Testing
import ViewTreeTesting

@testable import ViewTree

/// The article `Symbols` lists the glyphs of the symbol table.
struct SymbolsArticleTests {
  /// The table as Markdown: a section for each heading, a row for each glyph with the names that show it.
  private static func list(_ lines: [Substring]) -> String {
    var sections: [String] = []
    var rows: [(glyphs: String, names: [Substring])] = []
    func endSection() {
      for row in rows {
        sections.append("| \(row.glyphs) | \(row.names.map { "`\($0)`" }.joined(separator: " ")) |")
      }
      rows = []
    }
    for line in lines {
      if line.hasPrefix("# ") {
        endSection()
        sections += ["", "#\(line.prefix(1))\(line)", "", "| ASCII | Unicode | names |", "| --- | --- | --- |"]
        continue
      }
      let fields = line.split(separator: " ")
      let glyphs = "`\(fields[1])` | \(fields[2])"
      if let index = rows.firstIndex(where: { $0.glyphs == glyphs }) {
        rows[index].names.append(fields[0])
      } else {
        rows.append((glyphs, [fields[0]]))
      }
    }
    endSection()
    return sections.joined(separator: "\n")
  }

  @Test func `names with the same glyphs share a row below their heading`() {
    expectText(
      Self.list(["# Signs", "minus  -  –", "plus  +  +", "hyphen - –", "# Arrows", "up ^ ↑"]),
      equals: """

        ### Signs

        | ASCII | Unicode | names |
        | --- | --- | --- |
        | `-` | – | `minus` `hyphen` |
        | `+` | + | `plus` |

        ### Arrows

        | ASCII | Unicode | names |
        | --- | --- | --- |
        | `^` | ↑ | `up` |
        """)
  }

  /// `RENEW_MANUAL=1 swift test --filter ManualTests` writes the tables.
  @Test func `the article lists the glyphs of the symbol table`() throws {
    let start = "## All symbols"
    try GeneratedArticle(name: "Symbols", start: start).expect(start + "\n" + Self.list(SymbolTable.lines))
  }
}
