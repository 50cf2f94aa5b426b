internal import ViewTree

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Puts the terminal back as it was on every way out of the program: the host's end, `exit`, a signal, a crash.
///
/// A signal may come at any moment and on any thread, so all that restoring needs is prepared before, and done with calls
/// that may be made in a signal handler: `write`, `read`, `tcsetattr`, `dup2`. What the program prints while the host has
/// the screen is kept in a file, and comes out behind: the words of a crash are not lost.
enum TerminalRestorer {
  /// What must be put back.
  ///
  /// Plain memory, filled in before the handlers are there.
  private struct Saved {
    var isActive: sig_atomic_t = 0
    var attributes = termios()
    var input: Int32 = 0
    var terminal: Int32 = 0
    /// The program's own standard output and error, and what takes their place.
    var streams: (output: Int32, error: Int32, kept: Int32) = (-1, -1, -1)
    var sequence: UnsafePointer<CChar>?
    var length = 0
  }

  nonisolated(unsafe) private static var saved = Saved()

  /// Those that end a program.
  private static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGPIPE,
  ]

  /// Makes input raw, and remembers how the terminal is.
  static func start(input: Int32, output: Int32) throws(TerminalError) {
    var attributes = termios()
    guard tcgetattr(input, &attributes) == 0 else { throw .failed("tcgetattr", code: errno) }
    saved.attributes = attributes
    (saved.input, saved.terminal) = (input, output)
    if saved.sequence == nil {
      saved.sequence = strdup(TerminalSequence.leave).map { UnsafePointer($0) }
      saved.length = TerminalSequence.leave.utf8.count
      atexit { TerminalRestorer.restore() }
      catchSignals()
    }
    cfmakeraw(&attributes)
    guard tcsetattr(input, TCSAFLUSH, &attributes) == 0 else { throw .failed("tcsetattr", code: errno) }
    keepStreams()
    saved.isActive = 1
  }

  /// Puts everything back, once.
  static func restore() {
    guard saved.isActive == 1 else { return }
    saved.isActive = 0
    if let sequence = saved.sequence { _ = write(saved.terminal, sequence, saved.length) }
    tcsetattr(saved.input, TCSADRAIN, &saved.attributes)
    releaseStreams()
  }

  // MARK: Standard output and error

  /// Lets standard output and error go to a file that has no name.
  private static func keepStreams() {
    fflush(nil)
    var path = Array((NSTemporaryDirectory() + "terminal-host-XXXXXX").utf8CString)
    let kept = mkstemp(&path)
    guard kept >= 0 else { return }
    unlink(path)
    saved.streams = (dup(STDOUT_FILENO), dup(STDERR_FILENO), kept)
    dup2(kept, STDOUT_FILENO)
    // What goes to a file goes on to do so.
    if isatty(STDERR_FILENO) == 1 { dup2(kept, STDERR_FILENO) }
  }

  private static func releaseStreams() {
    guard saved.streams.kept >= 0 else { return }
    dup2(saved.streams.output, STDOUT_FILENO)
    dup2(saved.streams.error, STDERR_FILENO)
    lseek(saved.streams.kept, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while case let count = read(saved.streams.kept, buffer.baseAddress, buffer.count), count > 0 {
        if write(STDERR_FILENO, buffer.baseAddress, count) < 0 { return }
      }
    }
    close(saved.streams.output)
    close(saved.streams.error)
    close(saved.streams.kept)
    saved.streams = (-1, -1, -1)
  }

  // MARK: Signals

  private static func catchSignals() {
    // A stack that overflowed cannot run the handler.
    var stack = stack_t()
    stack.ss_size = 65_536
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
    for signal in signals { catchSignal(signal) }
  }

  /// Restores the terminal and lets the signal do what it does without a handler: the program ends by it.
  private static func catchSignal(_ signal: Int32) {
    var before = sigaction()
    sigaction(signal, nil, &before)
    var action = sigaction()
    #if canImport(Darwin)
      if before.__sigaction_u.__sa_handler.map({ unsafeBitCast($0, to: Int.self) }) == 1 { return }
      action.__sigaction_u.__sa_handler = { TerminalRestorer.end(by: $0) }
    #else
      if before.__sigaction_handler.sa_handler.map({ unsafeBitCast($0, to: Int.self) }) == 1 { return }
      action.__sigaction_handler.sa_handler = { TerminalRestorer.end(by: $0) }
    #endif
    sigemptyset(&action.sa_mask)
    action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK) | UInt32(truncatingIfNeeded: Int(SA_RESETHAND)))
    sigaction(signal, &action, nil)
  }

  private static func end(by signal: Int32) {
    restore()
    // It is blocked while its handler runs, and comes when that returns.
    raise(signal)
  }
}
