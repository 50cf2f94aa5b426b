import Foundation

/// The errors in the output of a build, each once, with the lines of source that the compiler shows.
struct CompilerErrors {
  /// The errors as text, with paths relative to a folder; the last lines of the output if it has no error.
  let text: String

  /// The maximum number of errors shown, and the number of last lines shown of an output without errors.
  private static let longestList = 10
  private static let lastLines = 30

  init(in output: String, root: String) {
    let lines = output.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing(root + "/", with: "")
      .split(separator: "\n", omittingEmptySubsequences: false)
    var errors: [String] = []
    var known: Set<Substring> = []
    var isShown = false
    for line in lines {
      if line.contains(": error: ") && line.first != " " || line.hasPrefix("error: ") {
        isShown = known.insert(line).inserted
        if isShown { errors.append(String(line)) }
      } else if line.isEmpty || line.first == "[" || line.contains(": warning: ") || line.contains(": note: ") {
        isShown = false
      } else if isShown {
        errors[errors.count - 1] += "\n" + line
      }
    }
    if errors.isEmpty {
      text = lines.filter { !$0.isEmpty }.suffix(Self.lastLines).joined(separator: "\n")
    } else {
      let more = errors.count - Self.longestList
      let rest = more > 0 ? ["and \(more) more \(more == 1 ? "error" : "errors")"] : []
      text = (errors.prefix(Self.longestList) + rest).joined(separator: "\n\n")
    }
  }
}
