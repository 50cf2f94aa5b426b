import Foundation
import SnapshotReview
import Testing
import ViewTreeTesting

/// An article of the manual, a part of which is made by a test.
struct GeneratedArticle {
  /// The module whose catalogue has the article.
  var module = "ViewTree"
  let name: String
  /// The heading at which the made part begins.
  let start: String
  /// The heading before which the made part ends; `nil` for the end of the article.
  var end: String?

  /// Whether this run writes what is made by tests, which it never does in CI.
  static var renews: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["RENEW_MANUAL"] != nil && environment["CI"] == nil
  }

  static let command = "RENEW_MANUAL=1 swift test --filter ManualTests"

  /// Fails if the article has another part than this; with `RENEW_MANUAL=1`, but never in CI, it is written.
  func expect(_ part: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = Manual.file(name, of: module)
    let article = try String(contentsOf: file, encoding: .utf8)
    let head = article.components(separatedBy: "\n" + start)[0]
    let rest = try end.map { end in "\n" + (try #require(article.range(of: end).map { article[$0.lowerBound...] })) }
    let expected = head + "\n" + part + "\n" + (rest ?? "")
    if expected == article { return }
    guard Self.renews else {
      expectText(article, equals: expected)
      Issue.record("\(name).md is not what it should be. To renew it: \(Self.command)", sourceLocation: sourceLocation)
      return
    }
    try Data(expected.utf8).write(to: file)
    Issue.record("\(name).md was written: read it, then run the test again.", sourceLocation: sourceLocation)
  }
}
