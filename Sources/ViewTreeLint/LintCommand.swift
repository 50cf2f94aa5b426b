package import SnapshotReview

/// The command `viewtree lint`.
package struct LintCommand {
  /// The usage of the command.
  package static let usage = """
    Finds source that costs evaluations without need, before it runs.

      swift run viewtree lint PATH… [--only RULE,…] [--without RULE,…]
      swift run viewtree lint --rules     lists the rules with their reasons and measured costs

    A comment exempts its line, or alone in a line the next one: // viewtree-lint-ignore: RULE,…
    The exit status is 0 without findings, 1 with findings, and 2 for an error.
    """

  private let arguments: [String]

  /// Creates the command with the arguments after `lint`.
  package init(arguments: [String]) { self.arguments = arguments }

  /// Runs the command.
  package func run() -> CommandAnswer {
    if arguments == ["--rules"] { return CommandAnswer(text: Self.rules) }
    if arguments == ["--help"] { return CommandAnswer(text: Self.usage) }
    do {
      let (paths, rules) = try parse()
      return answer(to: try Linter(rules: rules).check(paths: paths))
    } catch {
      return CommandAnswer(text: "error: \(error)", status: 2)
    }
  }

  private static var rules: String {
    LintRule.allCases.map { "\($0.rawValue)\n  \($0.reason)\n  \($0.cost)" }.joined(separator: "\n\n")
  }

  private func parse() throws -> (paths: [String], rules: Set<LintRule>) {
    var (paths, rules) = ([String](), Set(LintRule.allCases))
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--only": rules = try Self.rules(of: argument, rest.popFirst())
      case "--without": rules.subtract(try Self.rules(of: argument, rest.popFirst()))
      case _ where argument.hasPrefix("-"):
        throw LintError("unknown flag \(argument); the flags are --only --without --rules --help")
      default: paths.append(argument)
      }
    }
    guard !paths.isEmpty else { throw LintError("lint needs a file or a folder, as in: viewtree lint Sources") }
    return (paths, rules)
  }

  private static func rules(of flag: String, _ names: String?) throws -> Set<LintRule> {
    let all = LintRule.allCases.map(\.rawValue).joined(separator: " ")
    let names = names.map { $0.hasPrefix("-") ? [] : $0.split(separator: ",") } ?? []
    guard !names.isEmpty else { throw LintError("\(flag) needs rules: \(all)") }
    return Set(
      try names.map { name in
        guard let rule = LintRule(rawValue: String(name)) else {
          throw LintError("unknown rule \(name); the rules are: \(all)")
        }
        return rule
      })
  }

  private func answer(to result: Linter.Result) -> CommandAnswer {
    let left = result.unreadable.map { "note: \($0) is left alone: it is no valid Swift source" }
    let findings = result.findings
    let files = "\(Self.words(result.files, "file")), \(Self.words(result.lines, "line"))"
    guard !findings.isEmpty else {
      return CommandAnswer(text: (left + ["No findings in \(files)."]).joined(separator: "\n"))
    }
    let sum = "\(Self.words(findings.count, "finding")) in \(files)."
    return CommandAnswer(text: (findings.map(\.description) + left + ["", sum]).joined(separator: "\n"), status: 1)
  }

  private static func words(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
