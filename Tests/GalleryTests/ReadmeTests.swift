import Testing
import ViewTreeTesting

/// The pictures in the README are recorded snapshots, its code is compiled, and its links lead to files.
struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func readme() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  /// The rows of the table with a head, each as its cells.
  static func rows(below head: String) throws -> [[String]] {
    let lines = try readme().components(separatedBy: "\n").drop { $0 != head }.dropFirst(2)
    return lines.prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The text between each pair of backticks.
  static func codeSpans(_ text: String) -> [String] {
    text.matches(of: /`([^`]+)`/).map { String($0.output.1) }
  }

  /// The blocks of the README that name a snapshot, with the snapshot's path.
  private static func pictures() throws -> [(path: String, text: String)] {
    let marker = "```text Snapshots/"
    return try readme().components(separatedBy: marker).dropFirst().map { block in
      let lines = block.components(separatedBy: "\n")
      let body = lines.dropFirst().prefix { !$0.hasPrefix("```") }
      return ("Snapshots/" + lines[0], body.joined(separator: "\n"))
    }
  }

  @Test func `every picture is the snapshot that it names`() throws {
    let pictures = try Self.pictures()
    expectEqual(pictures.count, 3)
    for picture in pictures {
      let snapshot = try String(contentsOf: Self.root.appending(path: picture.path), encoding: .utf8)
      expectText(picture.text + "\n", equals: snapshot)
    }
  }

  /// The paragraphs of the README's Swift examples, without remarks behind the code and what only a file needs.
  private static func examples() throws -> [[String]] {
    try readme().components(separatedBy: "```swift\n").dropFirst().flatMap { block in
      code(block.components(separatedBy: "\n```")[0]).split(separator: "").map(Array.init)
    }
  }

  private static func isImport(_ line: String) -> Bool {
    ["import ", "@testable import "].contains(where: line.hasPrefix)
  }

  private static func code(_ text: String) -> [String] {
    text.components(separatedBy: "\n").filter { !isImport($0) }.map { line in
      line.replacing(/\ {2,}\/\/.*/, with: "").replacing("@MainActor @Test", with: "@Test")
        .trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `every Swift example is part of a test`() throws {
    let file = Self.root.appending(path: "Tests/GalleryTests/ReadmeExamplesTests.swift")
    let tests = try Self.code(String(contentsOf: file, encoding: .utf8))
    let examples = try Self.examples()
    expectEqual(examples.count, 8)
    for example in examples {
      #expect(tests.contains(example), "not in ReadmeExamplesTests: \(example.joined(separator: "\n"))")
    }
  }

  @Test func `no picture stands in the README without its snapshot`() throws {
    expectText(try Self.readme(), lacks: "```text\n")
  }

  @Test func `every link leads to a file`() throws {
    let links = try Self.readme().matches(of: /\]\(([^)#]+)/).map { String($0.output.1) }
    #expect(links.count > 15)
    let missing = links.filter { !FileManager.default.fileExists(atPath: Self.root.appending(path: $0).path) }
    expectEqual(missing, [], "README.md links to files that are not there")
  }
}
