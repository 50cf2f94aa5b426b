import Foundation

/// The command `swift run viewtree explain`: the manual's page about an issue or an error.
package struct ExplainCommand {
  private let arguments: [String]
  private let input: () -> String?
  private let width: Int

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - arguments: The words of the text, or `-` for standard input.
  ///   - input: Returns standard input, which is read if there are no words; `nil` if it is a terminal.
  ///   - width: The columns of the output.
  package init(arguments: [String], input: @escaping () -> String?, width: Int) {
    self.arguments = arguments
    self.input = input
    self.width = width
  }

  /// The maximum number of pages; further messages are listed by name.
  private static let longestList = 8

  @MainActor package func run() -> CommandAnswer {
    let isInput = arguments.isEmpty || arguments == ["-"]
    let text = isInput ? input() ?? "" : arguments.joined(separator: " ")
    guard text.contains(where: { !$0.isWhitespace }) else { return CommandAnswer(text: Self.list) }
    let found = Explanation.found(in: text)
    if found.isEmpty { return CommandAnswer(text: nearest(to: text), status: 1) }
    var pages = found.prefix(Self.longestList).map { ExplanationPage(explanation: $0).text(width: width) }
    let rest = found.dropFirst(Self.longestList)
    if !rest.isEmpty { pages.append("Also: " + rest.map(\.id).joined(separator: ", ")) }
    return CommandAnswer(text: pages.joined(separator: "\n\n\n"))
  }

  /// The names of all entries, below their topics.
  private static var list: String {
    let topics = Explanation.all.reduce(into: [String]()) { if $0.last != $1.topic { $0.append($1.topic) } }
    let lines = topics.map { topic in
      ([topic] + Explanation.all.filter { $0.topic == topic }.map { "  \($0.id)" }).joined(separator: "\n")
    }
    return (lines + ["Print one with its name or its message: swift run viewtree explain \(Explanation.all[0].id)"])
      .joined(separator: "\n\n")
  }

  private func nearest(to text: String) -> String {
    let entries = Explanation.nearest(to: text)
    let start = "The manual has no entry with this message."
    guard let first = entries.first else {
      return "\(start) `swift run viewtree explain` without a text lists all entries."
    }
    let width = entries.map(\.id.count).max() ?? 0
    let lines = entries.map { entry in
      "  " + entry.id.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + entry.meaning
    }
    return """
      \(start) The nearest are:

      \(lines.joined(separator: "\n"))

      Print one with its name: swift run viewtree explain \(first.id)
      Pass the whole message, between quotes, or the output of a run: swift run viewtree explain <run.log
      """
  }
}
