import ViewTree

/// Expects a screen to have an issue, and marks it as read: an unread issue fails the test.
///
///     let screen = Screen { Picker("Size", selection: .constant(7)) { Text("S").tag(1) } }
///     expectIssue(of: screen, contains: "no option")
///
/// - Parameters:
///   - screen: The screen. Its other issues stay unread; reading `Screen.issues` marks all of them as read.
///   - words: A part of the issue.
@MainActor public func expectIssue(
  of screen: Screen, contains words: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  guard screen.readIssues(containing: words).isEmpty else { return }
  let issues = screen.issues
  recordFailure(
    "No issue of the screen contains \(words.debugDescription). "
      + (issues.isEmpty ? "The screen has no issues." : "Its issues are:\n  " + issues.joined(separator: "\n  "))
      + screen.film.failureText,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

extension UnreadIssues {
  /// Makes each screen's unread issues a failure of the running test; called once, before the tests run.
  static func failTests() {
    onEach { unread in
      let words = unread.issues.count == 1 ? "an issue" : "\(unread.issues.count) issues"
      recordFailure(
        """
        The test did not read \(words) of the screen:
          \(unread.issues.joined(separator: "\n  "))
        Correct the view. If an issue is expected, read screen.issues, call expectIssue(of: screen, contains: …), or \
        create the screen with ScreenOptions(allowsIssues: true).
        """,
        at: CallSite(fileID: unread.fileID, filePath: unread.filePath, line: unread.line, column: unread.column))
    }
  }
}
