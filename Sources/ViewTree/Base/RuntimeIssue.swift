/// A mistake of a view's author, said in words: where it is, what was found, what to do.
///
/// A screen collects its own; this is where they, and those that belong to no screen, are printed.
package enum RuntimeIssue {
  private static let handler = Locked<@Sendable (String) -> Void> { message in
    FileHandle.standardError.write(Data("ViewTree: \(message.escapingControls())\n".utf8))
  }

  /// Called with every issue; prints it to standard error unless it is replaced.
  ///
  /// Control characters and bidirectional overrides in an issue arrive as their codes, `\u{1B}`.
  package static var report: @Sendable (String) -> Void {
    get { handler.withLock { $0 } }
    set {
      let escaped: @Sendable (String) -> Void = { newValue($0.escapingControls()) }
      handler.withLock { $0 = escaped }
    }
  }
}
