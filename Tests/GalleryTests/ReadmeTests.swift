import Testing
import ViewTreeTesting

/// The pictures in the README are recorded snapshots.
struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The blocks of the README that name a snapshot, with the snapshot's path.
  private static func pictures() throws -> [(path: String, text: String)] {
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let marker = "```text Snapshots/"
    return readme.components(separatedBy: marker).dropFirst().map { block in
      let lines = block.components(separatedBy: "\n")
      let body = lines.dropFirst().prefix { !$0.hasPrefix("```") }
      return ("Snapshots/" + lines[0], body.joined(separator: "\n"))
    }
  }

  @Test func `every picture is the snapshot that it names`() throws {
    let pictures = try Self.pictures()
    #expect(pictures.count >= 4)
    for picture in pictures {
      let snapshot = try String(contentsOf: Self.root.appending(path: picture.path), encoding: .utf8)
      expectText(picture.text + "\n", equals: snapshot)
    }
  }

  /// The paragraphs of the README's Swift examples, without remarks behind the code and what only a file needs.
  private static func examples() throws -> [[String]] {
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    return readme.components(separatedBy: "```swift\n").dropFirst().flatMap { block in
      code(block.components(separatedBy: "\n```")[0]).split(separator: "").map(Array.init)
    }
  }

  private static func code(_ text: String) -> [String] {
    text.components(separatedBy: "\n").filter { !$0.hasPrefix("import ") }.map { line in
      line.replacing(/\ {2,}\/\/.*/, with: "").replacing("@MainActor @Test", with: "@Test")
        .trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `every Swift example is part of a test`() throws {
    let file = Self.root.appending(path: "Tests/GalleryTests/ReadmeExamplesTests.swift")
    let tests = try Self.code(String(contentsOf: file, encoding: .utf8))
    let examples = try Self.examples()
    #expect(examples.count >= 10)
    for example in examples {
      #expect(tests.contains(example), "not in ReadmeExamplesTests: \(example.joined(separator: "\n"))")
    }
  }

  @Test func `no picture stands in the README without its snapshot`() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    expectText(readme, lacks: "```text\n")
  }
}
