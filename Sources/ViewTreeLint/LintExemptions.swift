internal import SnapshotReview

/// The comments that exempt lines or a whole file from rules.
///
///     Toggle("x", isOn: Binding(get: { x }, set: { x = $0 }))   // viewtree-lint-ignore: closure-binding
///     // viewtree-lint-ignore: closure-binding, index-id
///     // viewtree-lint-ignore-file: plain-binding
///
/// A comment applies to its own line, or alone in a line to the next one; without rules it applies to all of them.
struct LintExemptions {
  private var wholeFile: Set<LintRule> = []
  private var lines: [Int: Set<LintRule>] = [:]

  init(_ text: String) {
    guard text.contains(Self.mark) else { return }
    for (offset, line) in text.sourceLines.enumerated() {
      guard let comment = line.firstRange(of: "//"), let mark = line[comment.upperBound...].firstRange(of: Self.mark)
      else { continue }
      var rest = line[mark.upperBound...]
      let isWholeFile = rest.hasPrefix("-file")
      if isWholeFile { rest = rest.dropFirst("-file".count) }
      if let next = rest.first, next != ":", !next.isWhitespace { continue }
      let names = rest.hasPrefix(":") ? rest.dropFirst().split { $0 == "," || $0.isWhitespace }.map(String.init) : []
      let rules = names.isEmpty ? Set(LintRule.allCases) : Set(names.compactMap(LintRule.init(rawValue:)))
      if isWholeFile {
        wholeFile.formUnion(rules)
      } else {
        let isAlone = line[..<comment.lowerBound].allSatisfy(\.isWhitespace)
        lines[offset + (isAlone ? 2 : 1), default: []].formUnion(rules)
      }
    }
  }

  private static let mark = "viewtree-lint-ignore"

  func cover(_ finding: LintFinding) -> Bool {
    wholeFile.contains(finding.rule) || lines[finding.line]?.contains(finding.rule) == true
  }
}
