#if os(Linux)
  import Foundation
  import Glibc
  import Testing
  import ViewTreeTesting

  @testable import TerminalHost

  /// Each test has a process of its own: the standard streams and the actions of signals are those of the process.
  struct TerminalRestorerTests {
    private static let (enter, leave) = (TerminalSequence.enter, TerminalSequence.leave)

    private static func start(_ terminal: TerminalEnds) throws {
      try TerminalRestorer.start(input: terminal.program, output: terminal.program)
    }

    /// Lets this thread receive all signals, which threads of tasks do not.
    private static func receiveSignals() {
      var signals = sigset_t()
      _ = unsafe sigfillset(&signals)
      _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private static func say(_ text: String) {
      print(text, terminator: "")
      fflush(nil)
    }

    @Test func `a file that is no terminal is refused`() {
      let file = unsafe open("/dev/null", O_RDWR)
      defer { _ = close(file) }
      let error = #expect(throws: TerminalError.self) { try TerminalRestorer.start(input: file, output: file) }
      expectEqual(error?.description, "tcgetattr failed: Inappropriate ioctl for device")
    }

    @Test func `the output of the program is shown when the terminal is as before, once`() async {
      await #expect(processExitsWith: .success) { try TerminalRestorerTests.keepOutput() }
    }

    private static func keepOutput() throws {
      receiveSignals()
      let terminal = try TerminalEnds()
      terminal.becomeStandard(0...2)
      let modes = terminal.modes
      TerminalRestorer.restore()
      #expect(terminal.modes == modes && terminal.takeOutput() == "")
      print("early ", terminator: "")
      try start(terminal)
      #expect(terminal.isRaw)
      say("kept ")
      FileHandle.standardError.write(Data("error".utf8))
      expectEqual(terminal.takeOutput(), "early " + enter)
      for _ in 0..<2 { TerminalRestorer.restore() }
      // The program has left the terminal, and does not take it again.
      raise(SIGCONT)
      expectEqual(terminal.takeOutput(), leave + "kept error")
      expectEqual(terminal.modes, modes)
    }

    @Test func `errors that do not go to the terminal are written at once`() async {
      await #expect(processExitsWith: .success) { try TerminalRestorerTests.passErrors() }
    }

    private static func passErrors() throws {
      let terminal = try TerminalEnds()
      var numbers: [Int32] = [0, 0]
      _ = unsafe pipe(&numbers)
      terminal.becomeStandard(1...1)
      _ = dup2(numbers[1], STDERR_FILENO)
      let pipe = FileDescriptor(number: numbers[0])
      try start(terminal)
      FileHandle.standardError.write(Data("error".utf8))
      expectEqual(pipe.read(), Array("error".utf8))
      say("x")
      TerminalRestorer.restore()
      expectEqual(pipe.read(), Array("x".utf8))
      expectEqual(terminal.takeOutput(), enter + leave)
    }

    @Test func `without a temporary folder, the output of the program is shown at once`() async {
      await #expect(processExitsWith: .success) { try TerminalRestorerTests.passOutput() }
    }

    private static func passOutput() throws {
      let terminal = try TerminalEnds()
      terminal.becomeStandard(1...2)
      unsafe setenv("TMPDIR", "/no/such/folder", 1)
      try start(terminal)
      say("output ")
      FileHandle.standardError.write(Data("error".utf8))
      TerminalRestorer.restore()
      expectEqual(terminal.takeOutput(), enter + "output error" + leave)
    }

    @Test func `a program that the system does not stop takes the terminal again at once`() async {
      await #expect(processExitsWith: .success) { try TerminalRestorerTests.stop() }
    }

    private static func stop() throws {
      receiveSignals()
      // The system stops no process whose session has no shell.
      try #require(setsid() > 0)
      let terminal = try TerminalEnds()
      terminal.becomeStandard(1...2)
      try start(terminal)
      #expect(!TerminalRestorer.takeCleared())
      say("one")
      raise(SIGTSTP)
      expectEqual(terminal.takeOutput(), enter + leave + "one" + enter)
      #expect(terminal.isRaw && TerminalRestorer.takeCleared() && !TerminalRestorer.takeCleared())
      raise(SIGTSTP)
      expectEqual(terminal.takeOutput(), leave + enter)
      say("two")
      errno = EINTR
      raise(SIGCONT)
      let code = errno
      #expect(code == EINTR && terminal.takeOutput() == enter)
      TerminalRestorer.restore()
      expectEqual(terminal.takeOutput(), leave + "two")
    }

    @Test func `the handlers of signals keep the error number of the code that they interrupt`() async {
      await #expect(processExitsWith: .success) { try TerminalRestorerTests.keepErrorNumber() }
    }

    private static func keepErrorNumber() throws {
      receiveSignals()
      try #require(setsid() > 0)
      let terminal = try TerminalEnds()
      let input = dup(terminal.program)
      try TerminalRestorer.start(input: input, output: terminal.program)
      // The calls of the handlers fail from now on.
      _ = close(input)
      for signal in [SIGCONT, SIGTSTP] {
        errno = EDOM
        raise(signal)
        let code = errno
        expectEqual(code, EDOM)
      }
      TerminalRestorer.restore()
    }

    @Test func `signals that would end the program are caught, unless it handles or ignores them itself`() async {
      await #expect(processExitsWith: .success) { try TerminalRestorerTests.catchSignals() }
    }

    private static func catchSignals() throws {
      let terminal = try TerminalEnds()
      let changed = [SIGFPE, SIGTERM, SIGUSR2, SIGTSTP, SIGCONT]
      let signals = changed + [SIGUSR1, SIGHUP, SIGCHLD, SIGWINCH]
      // The signal of a crash is caught even if the program handles it.
      for signal in [SIGUSR1, SIGFPE] { Glibc.signal(signal) { _ in } }
      Glibc.signal(SIGHUP, SIG_IGN)
      let before = signals.map { action(of: $0).handler }
      for _ in 0..<2 {
        try start(terminal)
        expectEqual(zip(signals, before).filter { action(of: $0).handler != $1 }.map(\.0), changed)
        let flags = SA_ONSTACK | SA_NODEFER | SA_RESTART
        expectEqual(action(of: SIGTERM).flags & (flags | SA_NOCLDSTOP), flags)
        TerminalRestorer.restore()
      }
    }

    private static func action(of signal: Int32) -> (handler: Int, flags: Int32) {
      var action = sigaction()
      _ = unsafe sigaction(signal, nil, &action)
      return (unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self), action.sa_flags)
    }
  }
#endif
