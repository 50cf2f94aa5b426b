/// A mistake of a view's author, said in words: where it is, what was found, what to do.
///
/// A screen collects its own; this is where they, and those that belong to no screen, are printed.
package enum RuntimeIssue {
  private final class Handler: @unchecked Sendable {
    private let lock = NSLock()
    private var handle: @Sendable (String) -> Void = { message in
      FileHandle.standardError.write(Data("ViewTree: \(message.escapingControls())\n".utf8))
    }

    var value: @Sendable (String) -> Void {
      get { lock.withLock { handle } }
      set { lock.withLock { handle = newValue } }
    }
  }

  private static let handler = Handler()

  /// Called with every issue; prints it to standard error unless it is replaced.
  ///
  /// Control characters and bidirectional overrides in an issue arrive as their codes, `\u{1B}`.
  package static var report: @Sendable (String) -> Void {
    get { handler.value }
    set { handler.value = { newValue($0.escapingControls()) } }
  }
}
