internal import ViewTree

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The terminal at the program's standard streams, made ready for a host: raw input, a screen of its own.
///
/// Everything is as before after ``leave()``, and on every other way out: see ``TerminalRestorer``.
@MainActor final class StandardTerminal: Terminal {
  let input: Int32 = STDIN_FILENO
  /// A copy: what the program prints meanwhile does not go to the screen.
  private let output: Int32

  /// Whether the program was started in one.
  static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  init() throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1 else { throw .noTerminal("standard input") }
    guard isatty(STDOUT_FILENO) == 1 else { throw .noTerminal("standard output") }
    output = dup(STDOUT_FILENO)
    guard output >= 0 else { throw .failed("dup", code: errno) }
  }

  deinit { close(output) }

  func enter() throws(TerminalError) { try TerminalRestorer.start(input: input, output: output) }

  func leave() { TerminalRestorer.restore() }

  var size: TerminalSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return .standard }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  var hasInput: Bool {
    var count: Int32 = 0
    return ioctl(input, UInt(FIONREAD), &count) == 0 && count > 0
  }

  func takeCleared() -> Bool { TerminalRestorer.takeCleared() }

  /// A terminal that is gone is found out by its input.
  func write(_ text: String) { FileDescriptor(number: output).write(text) }

  /// The bytes that have come, at most 4,096 of them; `nil` when no more will.
  func read() -> [UInt8]? { FileDescriptor(number: input).read() }
}
