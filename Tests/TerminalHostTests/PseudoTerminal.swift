#if os(Linux)
  import Foundation
  import Glibc

  @testable import TerminalHost

  /// The two ends of a terminal.
  struct TerminalEnds {
    /// The end at which a test sends bytes and reads what is shown; reading does not wait.
    let test: Int32
    /// The end that a program uses.
    let program: Int32

    /// TIOCGPTN and TIOCSPTLCK of Linux, which are no simple macros.
    private static let (getIndex, setLock) = (UInt(0x8004_5430), UInt(0x4004_5431))

    init(columns: Int = 60, rows: Int = 20) throws {
      test = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (index, isLocked): (Int32, Int32) = (0, 0)
      guard test >= 0, unsafe ioctl(test, Self.getIndex, &index) == 0, unsafe ioctl(test, Self.setLock, &isLocked) == 0
      else {
        throw PseudoTerminal.Failure(description: "there is no pseudo-terminal")
      }
      var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = unsafe ioctl(test, UInt(TIOCSWINSZ), &size)
      program = unsafe open("/dev/pts/\(index)", O_RDWR | O_NOCTTY)
      _ = fcntl(test, F_SETFL, O_NONBLOCK)
    }

    private var attributes: termios {
      var attributes = termios()
      _ = unsafe tcgetattr(program, &attributes)
      return attributes
    }

    /// The modes of the terminal, as numbers.
    var modes: [UInt32] {
      let attributes = attributes
      return [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag]
    }

    /// Whether the program receives each byte at once, without echo and signals.
    var isRaw: Bool { attributes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0 }

    /// Makes the program's end the standard streams of this process.
    func becomeStandard(_ streams: ClosedRange<Int32>) { for stream in streams { _ = dup2(program, stream) } }

    /// Sends text to the program.
    func type(_ text: String) { FileDescriptor(number: test).write(text) }

    /// Waits for output of the program and returns it; `nil` if none arrives for 20 seconds.
    func nextOutput() -> [UInt8]? {
      var file = pollfd(fd: test, events: Int16(POLLIN), revents: 0)
      return unsafe poll(&file, 1, 20_000) > 0 ? FileDescriptor(number: test).read() : nil
    }

    /// Returns the output of the program since the last call.
    func takeOutput() -> String {
      let end = "<end of output>"
      FileDescriptor(number: program).write(end)
      var output: [UInt8] = []
      while !output.suffix(end.utf8.count).elementsEqual(end.utf8) {
        guard let bytes = nextOutput() else { break }
        output += bytes
      }
      return String(decoding: output.dropLast(end.utf8.count), as: UTF8.self)
    }
  }

  /// A program in a terminal of which the test is the other end: it sends bytes, and reads what is shown.
  final class PseudoTerminal {
    struct Failure: Error, CustomStringConvertible {
      let description: String
    }

    private let end: FileHandle
    private let process = Process()
    private var shown = Data()
    private static let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))

    init(running words: [String], columns: Int = 60, rows: Int = 20) throws {
      let ends = try TerminalEnds(columns: columns, rows: rows)
      end = FileHandle(fileDescriptor: ends.test, closeOnDealloc: true)
      let file = FileHandle(fileDescriptor: ends.program, closeOnDealloc: true)
      process.executableURL = URL(fileURLWithPath: words[0])
      process.arguments = Array(words.dropFirst())
      process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm"]
        .merging(Tmux.passedVariables) { own, _ in own }
      (process.standardInput, process.standardOutput, process.standardError) = (file, file, file)
      try process.run()
    }

    func close() {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
    }

    /// Sends bytes as fast as they are taken, and reads what comes.
    func send(_ bytes: [UInt8]) {
      var rest = bytes[...]
      while !rest.isEmpty, process.isRunning {
        let count = unsafe rest.prefix(1024).withUnsafeBytes {
          unsafe write(end.fileDescriptor, $0.baseAddress, $0.count)
        }
        if count > 0 { rest = rest.dropFirst(count) } else { Thread.sleep(forTimeInterval: 0.001) }
        read()
      }
    }

    /// Sends bytes again and again, as fast as they are taken, until a text is shown.
    func flood(_ bytes: [UInt8], until text: String) throws {
      try wait("\"\(text)\" in a flood", sending: bytes) { $0.hasShown(text) }
    }

    /// Sends bytes again and again, as fast as they are taken, until the program has ended.
    func floodUntilEnd(_ bytes: [UInt8]) throws { try wait("its end in a flood", sending: bytes) { $0.hasEnded } }

    /// Forgets what was shown so far.
    func forget() { shown = Data() }

    func wait(for text: String) throws {
      try wait("\"\(text)\"") { $0.hasShown(text) }
    }

    /// Waits until the program has used no processor for half a second.
    func waitForRest() throws {
      var (last, quiet) = (-1.0, 0)
      try wait("rest") {
        let now = (try? $0.processorTime) ?? last
        quiet = now == last ? quiet + 1 : 0
        last = now
        return quiet == 25
      }
    }

    func waitForEnd() throws { try wait("its end") { $0.hasEnded } }

    private var hasEnded: Bool { !process.isRunning }

    private func hasShown(_ text: String) -> Bool { shown.range(of: Data(text.utf8)) != nil }

    /// Waits until a condition holds, and meanwhile sends bytes again and again.
    private func wait(_ wish: String, sending bytes: [UInt8] = [], until isTrue: (PseudoTerminal) -> Bool) throws {
      let limit = Date.now.addingTimeInterval(30)
      while Date.now < limit {
        read()
        if isTrue(self) { return }
        if bytes.isEmpty {
          Thread.sleep(forTimeInterval: 0.02)
        } else if unsafe write(end.fileDescriptor, bytes, bytes.count) <= 0 {
          usleep(100)
        }
      }
      throw Failure(description: "the program never showed \(wish)")
    }

    private func read() {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while case let count = unsafe Glibc.read(end.fileDescriptor, &buffer, buffer.count), count > 0 {
        shown += buffer.prefix(count)
      }
    }

    /// How many seconds of the processor the program has used.
    var processorTime: Double {
      get throws {
        let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
        // The name of the program, which may have blanks, is in parentheses.
        let fields = text[text.index(after: text.lastIndex(of: ")")!)...].split(separator: " ")
        return (Double(fields[11])! + Double(fields[12])!) / Self.ticksPerSecond
      }
    }
  }
#endif
