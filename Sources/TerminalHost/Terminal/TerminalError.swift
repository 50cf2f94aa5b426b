internal import ViewTree

/// An error that reports that the program does not run in a terminal.
public struct TerminalError: Error, CustomStringConvertible {
  /// The missing condition, with a remedy.
  public let description: String

  static func noTerminal(_ stream: String) -> TerminalError {
    TerminalError(
      description: "\(stream) is not a terminal; run the program in a terminal, without redirecting its input or output"
    )
  }

  static func failed(_ call: String, code: Int32) -> TerminalError {
    TerminalError(description: "\(call) failed: \(systemMessage(code))")
  }
}
