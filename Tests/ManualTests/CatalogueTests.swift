import Foundation
import Testing

@testable import ViewTreeTesting

/// What the manual says of files, symbols and cases is true of this checkout.
struct CatalogueTests {
  private static let roots = ["", "Sources/", "Sources/ViewTree/"]

  /// Where a path of an article leads: from the root of the package, or from the folders of the sources.
  private static func file(_ path: Substring) -> URL? {
    roots.map { Manual.root.appending(path: $0 + path) }.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func codeSpans(_ text: some StringProtocol) -> [Substring] {
    String(text).matches(of: /`([^`\n]+)`/).map(\.output.1)
  }

  private static func isPath(_ span: Substring) -> Bool {
    span.wholeMatch(of: /(\.ci|Sources|Tests|Snapshots)\/\S+|[\w+\/.-]+\.(swift|md|json|txt)/) != nil
  }

  @Test func `every file that an article names is there`() throws {
    for (name, text) in try Manual.articles() {
      let paths = Self.codeSpans(text).filter(Self.isPath)
      let missing = Set(paths.filter { Self.file($0) == nil })
      #expect(missing.isEmpty, "\(name).md: \(missing.sorted())")
    }
    #expect(try Self.codeSpans(Manual.article("Architecture")).filter(Self.isPath).count > 60)
    #expect(Self.file("Layout/NoSuchFile.swift") == nil)
  }

  /// The rows of tables in which a symbol stands before the file that holds it.
  private static func places(in text: String) -> [(symbol: Substring, path: Substring)] {
    text.matches(of: /\| `([\w.]+)` \| `([\w+\/.-]+\.swift)` \|/).map { ($0.output.1, $0.output.2) }
  }

  @Test func `every symbol that a table puts into a file is in that file`() throws {
    for (name, text) in try Manual.articles() {
      for (symbol, path) in Self.places(in: text) {
        let source = try String(contentsOf: #require(Self.file(path)), encoding: .utf8)
        let words = Set(source.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        let missing = symbol.split(separator: ".").filter { !words.contains($0) }
        #expect(missing.isEmpty, "\(name).md: \(symbol) is not in \(path)")
      }
    }
    #expect(try Self.places(in: Manual.article("Architecture")).count > 50)
  }

  /// What tables say of tests: a suite and the name of a test in it, in the last cell.
  private static func tests(in text: String) -> [(suite: Substring, name: Substring)] {
    text.matches(of: /\| `(\w+Tests)`: ([^|\n]+) \|\n/).map { ($0.output.1, $0.output.2) }
  }

  @Test func `every test that a table names is in its suite`() throws {
    let index = try TestIndex()
    for (name, text) in try Manual.articles() {
      let missing = Self.tests(in: text).filter { !index.has($0.name, in: $0.suite) }
      #expect(missing.isEmpty, "\(name).md: \(missing.map { "\($0.suite): \($0.name)" })")
    }
    #expect(try Self.tests(in: Manual.article("Performance")).count > 25)
    #expect(index.has("every test that a table names is in its suite", in: "CatalogueTests"))
    #expect(!index.has("every test that a table names is in its suite", in: "SuitePlacesTests"))
  }

  @Test func `every link between articles leads somewhere, and the landing page leads to all`() throws {
    let articles = try Manual.articles()
    for (name, text) in articles {
      let links = text.matches(of: /<doc:(\w+)>/).map { String($0.output.1) }
      #expect(links.allSatisfy { articles[$0] != nil }, "\(name).md: \(links)")
    }
    for name in articles.keys where name != "ViewTree" {
      #expect(articles["ViewTree"]?.contains("- <doc:\(name)>") == true, "\(name) is not in ViewTree.md")
    }
  }

  /// `RENEW_CASES=1 swift test --filter CatalogueTests` writes the tables.
  @Test func `the register of cases is that of the tests`() throws {
    let register = try CaseRegister()
    #expect(register.named.count > 100)
    #expect(register.listed.count == 267)
    #expect(register.missing == [], "no test says whether they hold, and no reason why none can")
    #expect(register.expressed == [], "can be tested, or are no cases")
    let article = try Manual.article("Cases")
    let head = article.components(separatedBy: "\n## Cases that tests name")[0]
    let expected = head + "\n" + register.tables + "\n"
    if expected == article { return }
    let diff = UnifiedDiff(from: Array(article.utf8), to: Array(expected.utf8))
    let environment = ProcessInfo.processInfo.environment
    guard environment["RENEW_CASES"] != nil, environment["CI"] == nil else {
      let command = "RENEW_CASES=1 swift test --filter CatalogueTests"
      Issue.record("Cases.md is not what the tests name:\n\(diff)\nTo renew it: \(command)")
      return
    }
    let file = Manual.root.appending(path: "Sources/ViewTree/ViewTree.docc/Cases.md")
    try Data(expected.utf8).write(to: file)
    Issue.record("Cases.md was written: read it, then run the test again.")
  }
}
