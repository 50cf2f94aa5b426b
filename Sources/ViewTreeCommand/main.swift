import Foundation
internal import SnapshotReview
internal import ViewTreeLint

let usage = """
  Helps with the source of screens and their tests.

    swift run viewtree explain TEXT…      prints the manual's page about an issue or an error, given by its text or name
    swift run viewtree explain <run.log   explains every message in the output of a run: swift test >run.log 2>&1
    swift run viewtree explain            lists the names of all messages
    swift run viewtree manual [ARTICLE…]  prints the manual as one text in the form of llms.txt, or some articles
    swift run viewtree lint PATH…         finds source that costs evaluations without need (options: lint --help)
  """

/// The text from standard input; `nil` if that is a terminal.
func readInput() -> String? {
  guard isatty(STDIN_FILENO) == 0 else { return nil }
  return String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
}

let rest = Array(CommandLine.arguments.dropFirst(2))
switch CommandLine.arguments.dropFirst().first {
case "explain":
  ExplainCommand(arguments: rest, input: readInput, width: min(terminalWidth() ?? 80, 100)).run().finish()
case "manual":
  ManualCommand(arguments: rest).run().finish()
case "lint":
  LintCommand(arguments: rest).run().finish()
case nil, "help", "--help", "-h":
  CommandAnswer(text: usage).finish()
case let command?:
  CommandAnswer(
    text: "Unknown command \"\(command)\". Use one of: explain, manual, lint.\n\n\(usage)", status: 2
  ).finish()
}
