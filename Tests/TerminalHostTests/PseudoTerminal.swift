#if os(Linux)
  import Foundation
  import Glibc

  /// A program in a terminal of which the test is the other end: it sends bytes, and reads what is shown.
  final class PseudoTerminal {
    struct Failure: Error, CustomStringConvertible {
      let description: String
    }

    private let end: FileHandle
    private let process = Process()
    private var shown = Data()
    /// TIOCGPTN and TIOCSPTLCK of Linux, which are no simple macros.
    private static let (getIndex, setLock) = (UInt(0x8004_5430), UInt(0x4004_5431))
    private static let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))

    init(running words: [String], columns: Int = 60, rows: Int = 20) throws {
      let number = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (index, isLocked): (Int32, Int32) = (0, 0)
      guard number >= 0, unsafe ioctl(number, Self.getIndex, &index) == 0, ioctl(number, Self.setLock, &isLocked) == 0
      else {
        throw Failure(description: "there is no pseudo-terminal")
      }
      end = FileHandle(fileDescriptor: number, closeOnDealloc: true)
      var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = unsafe ioctl(number, UInt(TIOCSWINSZ), &size)
      let program = unsafe open("/dev/pts/\(index)", O_RDWR | O_NOCTTY)
      let file = FileHandle(fileDescriptor: program, closeOnDealloc: true)
      _ = fcntl(number, F_SETFL, O_NONBLOCK)
      process.executableURL = URL(fileURLWithPath: words[0])
      process.arguments = Array(words.dropFirst())
      process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm"]
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
        let count = unsafe rest.prefix(1024).withUnsafeBytes { write(end.fileDescriptor, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) } else { Thread.sleep(forTimeInterval: 0.001) }
        read()
      }
    }

    /// Sends bytes again and again, as fast as they are taken, until the program has ended or the time is over.
    func flood(_ bytes: [UInt8], for seconds: Double) {
      let end = Date.now.addingTimeInterval(seconds)
      while process.isRunning, Date.now < end {
        if unsafe write(self.end.fileDescriptor, bytes, bytes.count) <= 0 { usleep(100) }
        read()
      }
    }

    var hasShownSomething: Bool { !shown.isEmpty }

    /// Forgets what was shown so far.
    func forget() { shown = Data() }

    func wait(for text: String) throws {
      try wait("\"\(text)\"") { $0.shown.range(of: Data(text.utf8)) != nil }
    }

    /// Waits until the program has used no processor for half a second, and returns when it used some last.
    func waitForRest() throws -> Date {
      var (last, change, quiet) = (-1.0, Date.now, 0)
      try wait("rest") {
        let now = (try? $0.processorTime) ?? last
        if now == last {
          quiet += 1
        } else {
          (last, change, quiet) = (now, Date.now, 0)
        }
        return quiet == 25
      }
      return change
    }

    func waitForEnd() throws { try wait("its end") { !$0.process.isRunning } }

    private func wait(_ wish: String, until isTrue: (PseudoTerminal) -> Bool) throws {
      let end = Date.now.addingTimeInterval(30)
      while Date.now < end {
        read()
        if isTrue(self) { return }
        Thread.sleep(forTimeInterval: 0.02)
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
