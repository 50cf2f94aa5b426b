/// A mistake in a view's code, described in words: the place, the fault, the remedy.
///
/// A screen collects its own issues. Here they, and issues outside any screen, are printed.
package enum RuntimeIssue {
  private static let handler = Locked<@Sendable (String) -> Void> { message in
    FileHandle.standardError.write(Data("ViewTree: \(message.escapingControls())\n".utf8))
  }

  /// The handler of all issues, which prints to standard error unless it is replaced.
  ///
  /// Control characters and bidirectional overrides are replaced by their codes, `\u{1B}`, before the call.
  package static var report: @Sendable (String) -> Void {
    get { handler.withLock { $0 } }
    set {
      let escaped: @Sendable (String) -> Void = { newValue($0.escapingControls()) }
      // The old handler is released after the lock, because its release may report an issue.
      _ = handler.withLock { exchange(&$0, with: escaped) }
    }
  }
}
