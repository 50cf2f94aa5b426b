import Foundation
import Testing
import ViewTreeTesting

/// The code of the articles is compiled and tested, and their pictures are recorded.
struct ArticleExamplesTests {
  /// A block of an article: its language, its lines, and the line before it.
  private struct Block {
    let article: String
    let language: String
    let text: String
    let before: Substring

    /// Whether the block is a manifest, whose first line is the version of its tools, or a part of one.
    var isManifest: Bool { ["// Package.swift\n", "// swift-tools-version"].contains(where: text.hasPrefix) }

    /// The snapshot that a comment before the block names.
    var snapshot: Substring? { before.wholeMatch(of: /<!-- (Snapshots\/\S+) -->/)?.output.1 }
  }

  private static func blocks() throws -> [Block] {
    let pages = try Manual.articles().merging(Manual.landingPages()) { article, _ in article }
    return pages.sorted { $0.key < $1.key }.flatMap { name, text in
      text.matches(of: /(?m)^(.*)\n```(.*)\n((?:(?!```).*\n)*?)```$/).map {
        Block(article: name, language: String($0.output.2), text: String($0.output.3), before: $0.output.1)
      }
    }
  }

  /// A text without the indentation of its lines, the actor that a suite gives its tests, and ``defaultOptions``.
  private static func code(_ text: String) -> String {
    let lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.joined(separator: "\n").replacing("@MainActor @Test", with: "@Test")
      .replacing(defaultOptions, with: "")
  }

  /// The default of programs that link the product `SwiftUI`, as the readers of `ComingFromSwiftUI` do and these tests
  /// do not.
  private static let defaultOptions = ", options: ScreenOptions(unit: .points)"

  @Test func `no example of a file for SwiftUI passes the unit that is its default`() throws {
    expectText(try Manual.article("ComingFromSwiftUI"), lacks: ".points")
  }

  @Test func `every example in Swift is compiled, or is a manifest with products that are there`() throws {
    let manifest = try String(contentsOf: Manual.root.appending(path: "Package.swift"), encoding: .utf8)
    let files = try (Manual.swiftFiles(in: "Tests/ManualTests") + Manual.swiftFiles(in: "Sources/sample"))
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let tests = Self.code(files.joined(separator: "\n"))
    let examples = try Self.blocks().filter { $0.language == "swift" }
    #expect(examples.count > 20)
    for example in examples where !example.isManifest {
      let code = Self.code(example.text).trimmingCharacters(in: .newlines)
      if tests.contains(code) { continue }
      Issue.record("\(example.article).md: neither a test nor the sample has\n\(example.text)")
    }
    for example in examples where example.isManifest {
      for product in example.text.matches(of: /\.product\(name: ("\w+")/).map(\.output.1) {
        #expect(manifest.contains(".library(name: \(product)"), "\(example.article).md: no product \(product)")
      }
    }
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["VIEWTREE_LEDGER"] == nil, "The run writes the ledger of an article."))
  func `every picture is the snapshot that it names`() throws {
    let blocks = try Self.blocks()
    #expect(blocks.filter { $0.snapshot != nil }.count >= 8)
    for block in blocks where !["swift", "sh", "console", "yaml"].contains(block.language) {
      guard let path = block.snapshot else {
        Issue.record("\(block.article).md has a block that is neither code nor a snapshot:\n\(block.text)")
        continue
      }
      let snapshot = try String(contentsOf: Manual.root.appending(path: String(path)), encoding: .utf8)
      expectText(block.text, equals: snapshot)
    }
  }
}
