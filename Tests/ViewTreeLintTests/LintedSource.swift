import ViewTreeLint

/// The findings in source, as `line:column rule: fault → replacement`.
func findings(_ text: String, _ rules: LintRule..., besides others: String...) -> [String] {
  let texts = [(path: "App.swift", text: text)] + others.map { (path: "Other.swift", text: $0) }
  let linter = rules.isEmpty ? Linter() : Linter(rules: Set(rules))
  return linter.check(texts).findings.map {
    "\($0.line):\($0.column) \($0.rule.rawValue): \($0.replacement.replacing("\n", with: " / "))"
  }
}
