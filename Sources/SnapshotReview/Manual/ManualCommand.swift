package import Foundation

/// The command `swift run viewtree manual`: the manual as one text, or one of its articles.
package struct ManualCommand {
  private let arguments: [String]
  private let sources: URL

  package init(arguments: [String], sources: URL = ManualText.sources) {
    self.arguments = arguments
    self.sources = sources
  }

  package func run() -> CommandAnswer {
    do throws(ManualText.Failure) {
      let manual = try ManualText(sources: sources)
      let articles = try arguments.map { name throws(ManualText.Failure) in try manual.article(named: name) }
      return CommandAnswer(text: articles.isEmpty ? manual.text : articles.joined(separator: "\n\n"))
    } catch {
      return CommandAnswer(text: error.text, status: 2)
    }
  }
}
