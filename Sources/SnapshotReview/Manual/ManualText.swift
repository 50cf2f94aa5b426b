package import Foundation

/// The articles of the DocC catalogues as one text, in the form of `llms.txt`: a title, a summary, an index, and then the
/// articles themselves.
package struct ManualText {
  /// The error of a text without articles.
  package struct Failure: Error, Equatable {
    package var text: String
  }

  /// An article: its name as in links, its title, the sentence below it, and the rest.
  struct Article {
    let name: String
    let title: String
    let summary: String
    let body: String

    init(_ name: String, _ text: String) {
      self.name = name
      let parts = text.split(separator: "\n\n", maxSplits: 2).map(String.init)
      let heading = parts.first.map { $0.drop { $0 == "#" || $0 == " " } } ?? ""
      title = String(heading).replacing("`", with: "")
      summary = parts.count > 1 ? parts[1].replacing("\n", with: " ") : ""
      body = parts.count > 2 ? parts[2] : ""
    }
  }

  /// A heading of the landing page, with the articles and the symbols below it.
  private struct Topic {
    let title: String
    var articles: [Article] = []
    var symbols: [String] = []
  }

  private var topics: [Topic] = []
  private let landing: Article

  /// The topic for readers who change the package itself; its articles are printed only by their names.
  private static let inner = "Change the package"

  /// The modules beside ViewTree that have a catalogue.
  private static let modules = ["TextBackend", "ViewTreeTesting", "TerminalHost"]

  /// The folder `Sources` from which this module was built.
  package static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Reads the catalogues of the modules below a folder.
  package init(sources: URL = Self.sources) throws(Failure) {
    func article(_ name: String, of module: String = "ViewTree") throws(Failure) -> Article {
      let file = sources.appending(path: "\(module)/\(module).docc/\(name).md")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw Failure(
          text: "The articles of the manual are not at \(file.path): build the package again where its sources are.")
      }
      return Article(name, text)
    }
    landing = try article("ViewTree")
    for line in landing.body.split(separator: "\n") {
      if line.hasPrefix("### ") {
        topics.append(Topic(title: String(line.dropFirst(4))))
      } else if let name = line.wholeMatch(of: /- <doc:(\w+)>/)?.output.1 {
        topics[topics.count - 1].articles.append(try article(String(name)))
      } else if let name = line.wholeMatch(of: /- ``(.+)``/)?.output.1 {
        topics[topics.count - 1].symbols.append(String(name))
      }
    }
    var modules = Topic(title: "Modules")
    for module in Self.modules { modules.articles.append(try article(module, of: module)) }
    topics.append(modules)
  }

  /// All articles, in the order of the landing page.
  private var articles: [Article] { topics.flatMap(\.articles) }

  /// The names of all articles.
  package var names: [String] { articles.map(\.name) }

  /// Returns one article.
  package func article(named name: String) throws(Failure) -> String {
    guard let article = articles.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw Failure(text: "The manual has no article \"\(name)\". It has: \(names.joined(separator: ", "))")
    }
    return text(of: article, level: 1)
  }

  /// The index and the articles.
  package var text: String {
    let inner = topics.filter { $0.title == Self.inner }
    let shown = topics.filter { $0.title != Self.inner && !$0.articles.isEmpty }
    let index = shown.map { topic in
      "## \(topic.title)\n\n"
        + topic.articles.map { "- [\($0.title)](#\(Self.anchor($0.title))): \($0.summary)" }.joined(separator: "\n")
    }
    let names = topics.filter { !$0.symbols.isEmpty }.map { topic in
      "- \(topic.title): \(topic.symbols.map { "`\($0)`" }.joined(separator: ", "))"
    }
    let others = inner.flatMap(\.articles).map { article in
      "- `swift run viewtree manual \(article.name)`: \(article.summary)"
    }
    let head = [
      "# ViewTree", "> \(landing.summary)", overview, index.joined(separator: "\n\n"),
      "## Names of the module ViewTree", names.joined(separator: "\n"), "## Optional", others.joined(separator: "\n"),
    ]
    return (head + shown.flatMap(\.articles).map { text(of: $0, level: 2) }).joined(separator: "\n\n") + "\n"
  }

  /// The text of the landing page before its list of topics.
  private var overview: String {
    let words = landing.body.components(separatedBy: "\n## Topics")[0].replacing("## Overview\n\n", with: "")
    return plain(words.trimmingCharacters(in: .newlines), deeper: 0)
  }

  private func text(of article: Article, level: Int) -> String {
    let heading = String(repeating: "#", count: level) + " " + article.title
    let body = article.body.components(separatedBy: "\n## Topics")[0]
    return [
      heading, plain(article.summary, deeper: 0), plain(body.trimmingCharacters(in: .newlines), deeper: level - 1),
    ].joined(separator: "\n\n")
  }

  /// Returns Markdown without the signs that only DocC reads; code keeps them.
  private func plain(_ text: String, deeper: Int) -> String {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode || line.hasPrefix("```") { return String(line) }
      if line.hasPrefix("<!--") { return nil }
      let heading = line.hasPrefix("#") ? String(repeating: "#", count: deeper) : ""
      let linked = line.replacing(/<doc:(?:\/\w+\/)?(\w+)>/) { link($0.output.1) }
      return heading + linked.replacing("``", with: "`")
    }.joined(separator: "\n")
  }

  private func link(_ name: Substring) -> String {
    guard let article = articles.first(where: { $0.name == name }) else { return "ViewTree" }
    return "[\(article.title)](#\(Self.anchor(article.title)))"
  }

  /// The anchor of a heading, as pages on GitHub have it.
  private static func anchor(_ title: String) -> String {
    title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.replacing(" ", with: "-")
  }
}
