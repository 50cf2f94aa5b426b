internal import ViewTree

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The terminal at the program's standard streams, prepared for a host: raw input, and the alternate screen.
///
/// ``leave()`` restores the previous state, as does every other way out: see ``TerminalRestorer``.
@MainActor final class StandardTerminal: Terminal {
  let input: Int32 = STDIN_FILENO
  /// A copy of standard output, so that the program's own output does not reach the screen.
  private let output: Int32

  /// Whether standard input and standard output are a terminal.
  static var isAvailable: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

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
    let size = FileDescriptor(number: output).windowSize
    return size.map { TerminalSize(columns: $0.columns, rows: $0.rows) } ?? .standard
  }

  var hasInput: Bool { FileDescriptor(number: input).hasInput }

  func takeCleared() -> Bool { TerminalRestorer.takeCleared() }

  /// Writes text; errors are ignored, because a lost terminal is detected by its input.
  func write(_ text: String) { FileDescriptor(number: output).write(text) }

  /// Returns the available bytes, at most 4,096; `nil` at the end of the input.
  func read() -> [UInt8]? { FileDescriptor(number: input).read() }
}
