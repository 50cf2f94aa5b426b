import ViewTree

/// The unread issues of a screen that was released.
package struct UnreadIssues: Sendable {
  package let issues: [String]
  /// The location at which the screen was created.
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  private static let handler = Locked<(@Sendable (UnreadIssues) -> Void)?>(nil)

  /// Calls `report` for each screen that was released with unread issues, unless its options allow them.
  package static func onEach(_ report: @escaping @Sendable (UnreadIssues) -> Void) {
    handler.withLock { $0 = report }
  }

  func report() { if !issues.isEmpty { Self.handler.withLock { $0 }?(self) } }
}
