import Foundation
import SnapshotReview
import Testing
import ViewTreeTesting

/// Each error and issue that users see has an explanation, and the message of each explanation is in the sources.
struct ErrorsAndIssuesTests {
  /// `RENEW_MANUAL=1 swift test --filter ManualTests` writes the entries.
  @Test func `the article has every explanation`() throws {
    let topics = Explanation.all.reduce(into: [String]()) { if $0.last != $1.topic { $0.append($1.topic) } }
    let text = topics.map { topic in
      let entries = Explanation.all.filter { $0.topic == topic }.map(\.article)
      return "## \(topic)\n\n" + entries.joined(separator: "\n\n")
    }
    try GeneratedArticle(name: "ErrorsAndIssues", start: "## \(topics[0])").expect(text.joined(separator: "\n\n"))
  }

  @Test func `every explanation is whole, and has a name of its own`() {
    let ids = Explanation.all.map(\.id)
    #expect(ids.count > 80)
    expectEqual(Set(ids).count, ids.count)
    for explanation in Explanation.all {
      #expect(explanation.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(explanation.id)")
      #expect(!explanation.messages.isEmpty, "\(explanation.id) has no message")
      for words in [explanation.meaning, explanation.reason, explanation.remedy] {
        #expect(words.hasSuffix(".") && words.first.map { $0.isUppercase || $0 == "`" } == true, "\(explanation.id)")
      }
    }
  }

  @Test func `every message is in the sources`() throws {
    let sources = try Self.sources().map { $0.map(\.text).joined(separator: "\n") }
    for explanation in Explanation.all {
      let missing = explanation.messages.filter { message in
        let parts = Explanation.fixedParts(of: message)
        return !sources.contains { source in parts.allSatisfy { source.contains($0) } }
      }
      expectEqual(missing, [], "\(explanation.id): correct the message in Explanation+Text.swift")
    }
  }

  @Test func `every issue and every failure has an explanation`() throws {
    let reports = [
      "report(", "add(", "recordFailure(", "ElementError(", "Refusal(text:", "Refusal(\"", "refusal(done,",
      "@unavailable(*,message:", "ExpansionError(", "parser.error(", "Diagnostic(", "Failure(text:",
    ]
    let texts = try Self.sources().joined().filter { literal in
      reports.contains(where: literal.call.hasSuffix) || literal.call.contains("refusal(")
    }
    .map(\.text).filter { text in
      let words = text.split(separator: " ")
      return words.count >= 4 && words.count { $0.contains(where: \.isLetter) } >= 3
    }
    #expect(texts.count > 40)
    expectEqual(texts.filter { Explanation.found(in: $0).isEmpty }, [], "explain them in Explanation+Text.swift")
  }

  @MainActor @Test func `a message is found by its fixed parts, in a longer text and over lines`() throws {
    let screen = Screen(width: 20) { Text("Save") }
    let error = #expect(throws: ElementError.self) { try screen.find(.button, "Save") }
    expectEqual(Explanation.found(in: "\(try #require(error))").first?.id, "no-element")
    expectEqual(Explanation.found(in: "no-element").map(\.id), ["no-element"])
    #expect(Explanation.found(in: "nothing of this kind").isEmpty)
    #expect(Explanation.occurs("the … ends; …", in: "then the\n  day ends; it rains"))
    #expect(!Explanation.occurs("ends … the", in: "the day ends"))
  }

  /// For each file of the sources its texts.
  private static func sources() throws -> [[SourceLiteral]] {
    let others = ["gallery", "benchmarks", "sample", "Explanations"]
    let files = Manual.swiftFiles(in: "Sources").filter { file in !others.contains { file.path.contains("/\($0)/") } }
    return try files.map { SourceLiteral.all(in: try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test func `the literals of a source are joined, with dots for what varies`() {
    let source = """
      // report("a comment")
      report(
        "the value \\(value(of: (1, 2))) is " + "too \\"large\\"")
      let long = \"""
        one \\
        line
        and another
        \"""
      """
    let literals = SourceLiteral.all(in: source)
    expectEqual(literals.map(\.text), ["the value … is too \"large\"", "one line and another"])
    expectEqual(literals.map(\.call), ["report(", ")letlong="])
  }
}

extension Explanation {
  /// The entry of the article.
  fileprivate var article: String {
    let messages = messages.map { "- `\($0.replacing("`", with: ""))`" }.joined(separator: "\n")
    return """
      ### \(id)

      \(messages)

      \(meaning)

      **Usual reason:** \(reason)

      **What to do:** \(remedy)
      """
  }
}
