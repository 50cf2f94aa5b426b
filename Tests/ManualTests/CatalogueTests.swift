import Foundation
import SnapshotReview
import Testing
import ViewTreeTesting

/// The statements of the manual about files, symbols and cases are true of this checkout.
struct CatalogueTests {
  private static let roots = ["", "Sources/", "Sources/ViewTree/", "Sources/ViewTree/Engine/"]

  /// The file at a path of an article, which begins at the root of the package or in a folder of the sources.
  private static func file(_ path: Substring) -> URL? {
    roots.map { Manual.root.appending(path: $0 + path) }.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func codeSpans(_ text: some StringProtocol) -> [Substring] {
    String(text).matches(of: /`([^`\n]+)`/).map(\.output.1)
  }

  private static func isPath(_ span: Substring) -> Bool {
    !span.contains("<")
      && span.wholeMatch(of: /(\.ci|Sources|Tests|Snapshots)\/\S+|[\w+\/.-]+\.(swift|md|json|txt)/) != nil
  }

  /// The files of the package that the reader of `GettingStarted` makes.
  private static let filesOfReader: Set<Substring> = [
    "Sources/Screens/BrewScreen.swift", "BrewScreen.swift", "Sources/brew/main.swift",
    "Tests/ScreensTests/BrewTests.swift",
  ]

  @Test func `every file that an article names is there`() throws {
    for (name, text) in try Manual.articles() {
      let paths = Self.codeSpans(text).filter(Self.isPath)
      let missing = Set(paths.filter { Self.file($0) == nil }).subtracting(Self.filesOfReader)
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

  /// The tests that tables name: a suite and the name of a test in it, in the last cell.
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

  @Test func `every link between articles has a target, and the landing page links to all`() throws {
    let articles = try Manual.articles()
    for (name, text) in articles {
      let links = text.matches(of: /<doc:(\w+)>/).map { String($0.output.1) }
      #expect(links.allSatisfy { articles[$0] != nil }, "\(name).md: \(links)")
    }
    for name in articles.keys where name != "ViewTree" {
      expectEqual(articles["ViewTree"]?.contains("- <doc:\(name)>"), true, "\(name) is not in ViewTree.md")
    }
  }

  /// `RENEW_MANUAL=1 swift test --filter ManualTests` writes the tables.
  @Test func `the register of cases matches the tests`() throws {
    let register = try CaseRegister()
    #expect(register.named.count > 100)
    expectEqual(register.listed.count, 267)
    expectEqual(register.missing, [], "no test says whether they hold, and no reason why none can")
    expectEqual(register.expressed, [], "can be tested, or are no cases")
    try GeneratedArticle(name: "Cases", start: "## Cases that tests name").expect(register.tables)
  }
}
