import Foundation
import SnapshotReview
import Testing
import ViewTreeTesting

/// An article of the manual whose end is made by a test.
struct GeneratedArticle {
  let name: String
  /// The heading at which what is made begins.
  let start: String

  /// Whether this run writes what is made by tests, which it never does in CI.
  static var renews: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["RENEW_MANUAL"] != nil && environment["CI"] == nil
  }

  static let command = "RENEW_MANUAL=1 swift test --filter ManualTests"

  /// Fails if the article does not end as it should; with `RENEW_MANUAL=1`, but never in CI, it is written.
  func expect(_ end: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let article = try Manual.article(name)
    let head = article.components(separatedBy: "\n" + start)[0]
    let expected = head + "\n" + end + "\n"
    if expected == article { return }
    guard Self.renews else {
      expectText(article, equals: expected)
      Issue.record("\(name).md is not what it should be. To renew it: \(Self.command)", sourceLocation: sourceLocation)
      return
    }
    try Data(expected.utf8).write(to: Manual.file(name))
    Issue.record("\(name).md was written: read it, then run the test again.", sourceLocation: sourceLocation)
  }
}
