internal import ViewTree

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Restores the terminal on every way out of the program: the host's end, `exit`, a signal, a crash.
///
/// While the program is stopped the terminal belongs to the shell; afterwards it is entered again.
///
///     start ──▶ entered ── SIGTSTP ──▶ suspended: as it was before ── SIGCONT ──▶ entered, to be drawn anew
///                  └── end, exit, a signal that ends the program ──▶ as it was before
///
/// A signal may arrive at any moment and on any thread, so everything that a handler needs is prepared before, and a
/// handler calls only functions that are safe there: `write`, `read`, `tcsetattr`, `dup2`, `lseek`, `ftruncate`,
/// `sigaction`, `raise`, `kill`. The program's own output is kept in a file while the host uses the screen, and printed
/// afterwards, so that the message of a crash is not lost.
enum TerminalRestorer {
  /// The terminal modes to restore on leaving and to set on entering again.
  ///
  /// Plain memory that is filled before the handlers are installed.
  private struct Saved {
    /// Whether the host uses the screen.
    var isActive: sig_atomic_t = 0
    /// Whether the host used the screen when the program was stopped.
    var isSuspended: sig_atomic_t = 0
    /// Whether the screen was entered again since the last call of ``takeCleared()``.
    var isCleared: sig_atomic_t = 0
    var attributes = termios()
    var rawAttributes = termios()
    var input: Int32 = 0
    var terminal: Int32 = 0
    /// The program's own standard output and error, and the file in their place.
    var streams: (output: Int32, error: Int32, kept: Int32) = (-1, -1, -1)
    /// Whether the file also keeps standard error, because that goes to the terminal.
    var keepsError = false
    var enter = Sequence()
    var leave = Sequence()
  }

  /// Bytes for a signal handler to write.
  @safe private struct Sequence {
    private var bytes: UnsafePointer<CChar>?
    private var length = 0

    init() {}

    init(_ text: String) {
      unsafe bytes = strdup(text).map { unsafe UnsafePointer($0) }
      length = text.utf8.count
    }

    func send(to file: Int32) { if let bytes = unsafe bytes { _ = unsafe write(file, bytes, length) } }
  }

  nonisolated(unsafe) private static var saved = Saved()
  nonisolated(unsafe) private static var isPrepared = false

  /// Saves the state of the terminal, makes its input raw and enters the alternate screen.
  static func start(input: Int32, output: Int32) throws(TerminalError) {
    var attributes = termios()
    guard unsafe tcgetattr(input, &attributes) == 0 else { throw .failed("tcgetattr", code: errno) }
    unsafe saved.attributes = attributes
    unsafe cfmakeraw(&attributes)
    unsafe saved.rawAttributes = attributes
    unsafe (saved.input, saved.terminal) = (input, output)
    if unsafe !isPrepared {
      unsafe isPrepared = true
      unsafe saved.enter = Sequence(TerminalSequence.enter)
      unsafe saved.leave = Sequence(TerminalSequence.leave)
      atexit { TerminalRestorer.restore() }
      catchSignals()
    }
    guard unsafe tcsetattr(input, TCSAFLUSH, &attributes) == 0 else { throw .failed("tcsetattr", code: errno) }
    openStreams()
    enter()
  }

  /// Restores everything, once.
  static func restore() {
    unsafe saved.isSuspended = 0
    guard unsafe saved.isActive == 1 else { return }
    leave()
    closeStreams()
  }

  /// Returns whether the screen was entered again since the last call, and so is empty.
  static func takeCleared() -> Bool {
    defer { unsafe saved.isCleared = 0 }
    return unsafe saved.isCleared == 1
  }

  private static func enter() {
    unsafe saved.enter.send(to: saved.terminal)
    redirectStreams()
    unsafe saved.isActive = 1
  }

  private static func leave() {
    unsafe saved.isActive = 0
    unsafe saved.leave.send(to: saved.terminal)
    unsafe tcsetattr(saved.input, TCSADRAIN, &saved.attributes)
    returnStreams()
  }

  // MARK: Stopping and going on

  /// Restores the terminal and lets the program stop.
  private static func suspend(by signal: Int32) {
    let code = errno
    if unsafe saved.isActive == 1 {
      unsafe saved.isSuspended = 1
      leave()
    }
    set(nil, for: signal)
    // A sanitizer blocks all signals in a handler; sent again after it, the signal would come here for ever.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, signal)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    // The program stops here. Without a shell that could continue it the system ignores the signal.
    raise(signal)
    set({ TerminalRestorer.suspend(by: $0) }, for: signal)
    if unsafe saved.isSuspended == 1 { resume() }
    errno = code
  }

  /// Enters the screen again.
  ///
  /// The change of size that it reports makes the host draw.
  private static func resume() {
    guard unsafe saved.isSuspended == 1 || saved.isActive == 1 else { return }
    let code = errno
    // In the background, this call stops the program until it is in the foreground.
    while unsafe tcsetattr(saved.input, TCSADRAIN, &saved.rawAttributes) != 0, errno == EINTR {}
    unsafe saved.isSuspended = 0
    if unsafe saved.isActive == 1 { unsafe saved.enter.send(to: saved.terminal) } else { enter() }
    unsafe saved.isCleared = 1
    kill(getpid(), SIGWINCH)
    errno = code
  }

  // MARK: Standard output and error

  /// Opens an unnamed file that keeps standard output and error; without it, they stay where they are.
  private static func openStreams() {
    fflush(nil)
    var path = Array((NSTemporaryDirectory() + "terminal-host-XXXXXX").utf8CString)
    let kept = unsafe mkstemp(&path)
    guard kept >= 0 else { return }
    unsafe unlink(path)
    unsafe saved.streams = (dup(STDOUT_FILENO), dup(STDERR_FILENO), kept)
    unsafe saved.keepsError = isatty(STDERR_FILENO) == 1
  }

  private static func redirectStreams() {
    guard unsafe saved.streams.kept >= 0 else { return }
    unsafe dup2(saved.streams.kept, STDOUT_FILENO)
    if unsafe saved.keepsError { unsafe dup2(saved.streams.kept, STDERR_FILENO) }
  }

  /// Restores standard output and standard error, and prints the kept output of both to standard error.
  private static func returnStreams() {
    guard unsafe saved.streams.kept >= 0 else { return }
    unsafe dup2(saved.streams.output, STDOUT_FILENO)
    unsafe dup2(saved.streams.error, STDERR_FILENO)
    unsafe lseek(saved.streams.kept, 0, SEEK_SET)
    unsafe withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while case let count = unsafe read(saved.streams.kept, buffer.baseAddress, buffer.count), count > 0 {
        if unsafe write(STDERR_FILENO, buffer.baseAddress, count) < 0 { return }
      }
    }
    unsafe ftruncate(saved.streams.kept, 0)
    unsafe lseek(saved.streams.kept, 0, SEEK_SET)
  }

  private static func closeStreams() {
    guard unsafe saved.streams.kept >= 0 else { return }
    unsafe close(saved.streams.output)
    unsafe close(saved.streams.error)
    unsafe close(saved.streams.kept)
    unsafe saved.streams = (-1, -1, -1)
  }

  // MARK: Signals

  private typealias Handler = @convention(c) (Int32) -> Void

  /// The signals of a crash: the host restores the terminal even if other code handles them.
  private static let crashes: Set<Int32> = [SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP]

  /// The signals that do not end a program, and those that cannot be caught.
  private static let others: Set<Int32> = {
    var signals: Set = [SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGTSTP, SIGTTIN, SIGTTOU, SIGSTOP, SIGKILL]
    #if canImport(Darwin)
      signals.formUnion([SIGIO, SIGINFO])
    #endif
    return signals
  }()

  /// The last signal number of Linux; other systems have fewer signals.
  private static let lastSignal: Int32 = 64

  private static func catchSignals() {
    // After a stack overflow, the handler needs a stack of its own.
    var stack = unsafe stack_t()
    unsafe stack.ss_size = 65_536
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    unsafe sigaltstack(&stack, nil)
    for signal in 1...lastSignal where !others.contains(signal) {
      guard let state = state(of: signal), state == .default || state == .caught && crashes.contains(signal)
      else { continue }
      set({ TerminalRestorer.end(by: $0) }, for: signal)
    }
    if state(of: SIGTSTP) == .default { set({ TerminalRestorer.suspend(by: $0) }, for: SIGTSTP) }
    if state(of: SIGCONT) == .default { set({ _ in TerminalRestorer.resume() }, for: SIGCONT) }
  }

  private enum State { case `default`, ignored, caught }

  /// Returns the current action of a signal; `nil` if the system has no such signal.
  private static func state(of signal: Int32) -> State? {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0 else { return nil }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    switch handler.map({ unsafe unsafeBitCast($0, to: Int.self) }) {
    case nil: return .default
    case 1: return .ignored
    default: return .caught
    }
  }

  /// Sets the action of a signal; `nil` is the default action.
  ///
  /// A handler may be interrupted by its own signal.
  private static func set(_ handler: Handler?, for signal: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    unsafe sigemptyset(&action.sa_mask)
    action.sa_flags = flags
    unsafe sigaction(signal, &action, nil)
  }

  private static let flags = Int32(
    bitPattern: [SA_ONSTACK, SA_NODEFER, SA_RESTART].map { UInt32(truncatingIfNeeded: Int($0)) }.reduce(0, |))

  /// Restores the terminal and applies the default action of the signal, which ends the program.
  private static func end(by signal: Int32) {
    restore()
    set(nil, for: signal)
    raise(signal)
  }
}
