import ViewTree

/// The issues of a screen that is gone which no test has read.
package struct UnreadIssues: Sendable {
  package let issues: [String]
  /// Where the screen was made.
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  private static let handler = Locked<(@Sendable (UnreadIssues) -> Void)?>(nil)

  /// Calls `report` for each screen that is gone with unread issues, unless its options allow them.
  package static func onEach(_ report: @escaping @Sendable (UnreadIssues) -> Void) {
    handler.withLock { $0 = report }
  }

  func report() { if !issues.isEmpty { Self.handler.withLock { $0 }?(self) } }
}
