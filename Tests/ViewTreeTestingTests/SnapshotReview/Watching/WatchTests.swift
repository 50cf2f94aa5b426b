import Foundation
import Testing
import ViewTreeTesting

@testable import SnapshotReview

struct WatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("let a = 1", to: "Sources/App/A.swift")
  }

  /// Commands that a test controls, and the texts that were shown.
  private final class Log {
    var built = ShellCommand.Result(status: 0, output: "")
    var drawn = ShellCommand.Result(status: 0, output: "picture")
    var shown: [String] = []
  }

  private func watch(_ log: Log) -> Watch {
    Watch(folder.url, build: { log.built }, draw: { log.drawn }, show: { log.shown.append($0) })
  }

  @Test func `the first round draws, and the next ones only when a file was saved`() throws {
    let log = Log()
    var watch = watch(log)
    expectEqual(watch.round(), true)
    expectEqual(log.shown, ["Building…", "picture"])
    expectEqual(watch.round(), false)
    log.drawn.output = "other"
    try folder.write("let a = 22", to: "Sources/App/A.swift")
    expectEqual(watch.round(), true)
    // The pictures stay to be seen until the new ones are there.
    expectEqual(log.shown.suffix(2), ["Building…\n\npicture", "other"])
    expectEqual(watch.round(), false)
  }

  @Test func `an error of the compiler stands in the place of the pictures until it is corrected`() throws {
    let log = Log()
    var watch = watch(log)
    log.built = ShellCommand.Result(
      status: 1,
      output:
        "[1/2] Compiling\n\(folder.url.path)/Sources/App/A.swift:1:9: error: cannot find 'b' in scope\n1 | let a = b\n  |         `- error: cannot find 'b' in scope\n\n"
    )
    expectEqual(watch.round(), true)
    expectText(
      try #require(log.shown.last),
      equals: """
        The build failed. It is repeated when a file is saved.

        Sources/App/A.swift:1:9: error: cannot find 'b' in scope
        1 | let a = b
          |         `- error: cannot find 'b' in scope
        """)
    log.built = ShellCommand.Result(status: 0, output: "")
    try folder.write("let a = 2_000", to: "Sources/App/A.swift")
    expectEqual(watch.round(), true)
    expectEqual(log.shown.last, "picture")
  }

  @Test func `a program that fails is shown with its status`() {
    let log = Log()
    log.drawn = ShellCommand.Result(status: 3, output: "words")
    var watch = watch(log)
    expectEqual(watch.round(), true)
    expectEqual(log.shown.last, "The program ended with status 3.\n\nwords")
  }

  @Test func `a new file, a removed one and a new time count, but no snapshots, and no hidden folder`() throws {
    var files = WatchedFiles(in: folder.url)
    expectEqual(files.haveChanged(), true)
    for path in ["Snapshots/A/a.txt", ".build/x", "Sources/.hidden/y"] { try folder.write("x", to: path) }
    expectEqual(files.haveChanged(), false)
    try folder.write("x", to: "Sources/App/B.swift")
    expectEqual(files.haveChanged(), true)
    expectEqual(files.haveChanged(), false)
    try FileManager.default.removeItem(at: folder.url.appending(path: "Sources/App/B.swift"))
    expectEqual(files.haveChanged(), true)
    expectEqual(files.haveChanged(), false)
    let file = folder.url.appending(path: "Sources/App/A.swift").path
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 5)], ofItemAtPath: file)
    expectEqual(files.haveChanged(), true)
    expectEqual(files.haveChanged(), false)
  }

  @Test func `an error is shown once, with its lines, and at most ten are`() {
    let one = "/p/A.swift:1:2: error: one\n1 | x\n  | `- error: one\n"
    let output = "Building\n" + one + "/p/A.swift:3:2: warning: w\n3 | y\n" + one + "error: fatalError\n"
    expectText(
      CompilerErrors(in: output, root: "/p").text,
      equals: "A.swift:1:2: error: one\n1 | x\n  | `- error: one\n\nerror: fatalError")
    let many = (1...12).map { "/p/A.swift:\($0):1: error: e\n" }.joined()
    let eleven = (1...11).map { "A.swift:\($0):1: error: e\n" }.joined()
    expectText(CompilerErrors(in: eleven, root: "/p").text, endsWith: "A.swift:10:1: error: e\n\nand 1 more error")
    let ten = (1...10).map { "A.swift:\($0):1: error: e\n" }.joined()
    expectText(CompilerErrors(in: ten, root: "/p").text, endsWith: "A.swift:10:1: error: e")
    let progress = "A.swift:1:1: error: e\n1 | x\n[2/3] Compiling B.swift\n2 | y\n"
    expectText(CompilerErrors(in: progress, root: "/p").text, equals: "A.swift:1:1: error: e\n1 | x")
    expectText(CompilerErrors(in: many, root: "/p").text, endsWith: "A.swift:10:1: error: e\n\nand 2 more errors")
    let none = (1...40).map { "line \($0)" }.joined(separator: "\n")
    expectText(CompilerErrors(in: none, root: "/p").text, startsWith: "line 11\n")
  }

  @Test func `a command has its output, its errors, its status, its folder and its environment`() throws {
    let command = ShellCommand(
      ["sh", "-c", "pwd; echo $NAME >&2; exit 4"], in: folder.url, environment: ["PATH": "/usr/bin:/bin", "NAME": "n"])
    let result = command.run()
    expectEqual(result.status, 4)
    expectText(result.output, endsWith: folder.url.lastPathComponent + "\nn\n")
    expectText(command.run(withErrors: false).output, endsWith: folder.url.lastPathComponent + "\n")
    #expect(ShellCommand(["no-such-program-here"], in: folder.url, environment: [:]).run().status != 0)
  }

  @Test func `an empty line ends an error, and a line of source begins none`() {
    let error = "A.swift:1:1: error: e\n 1 | let a = \"b: error: c\"\n"
    expectText(
      CompilerErrors(in: error + "\nother words\n" + error + "B.swift:2:1: note: see\n2 | b\n", root: "/p").text,
      equals: "A.swift:1:1: error: e\n 1 | let a = \"b: error: c\"")
  }

  @Test func `a command that cannot begin is named with its words`() {
    let result = ShellCommand(["sh", "-c", "pwd"], in: folder.url.appending(path: "none"), environment: [:]).run()
    expectEqual(result.status, 2)
    expectText(result.output, startsWith: "sh -c pwd cannot be run: ")
  }

  @Test func `a command gets nothing of the standard input`() async {
    await #expect(processExitsWith: .success) { [path = folder.url.path as String] in
      let file = unsafe open(path + "/Sources/App/A.swift", O_RDONLY)
      try #require(file >= 0 && dup2(file, STDIN_FILENO) == STDIN_FILENO)
      let command = ShellCommand(["cat"], in: URL(filePath: path), environment: ["PATH": "/usr/bin:/bin"])
      try #require(command.run() == .init(status: 0, output: ""))
    }
  }

  @Test func `texts for a file stand one after the other`() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      Watch.showInPlace("one")
      Watch.showInPlace("two")
    }
    expectText(
      String(decoding: result.standardOutputContent, as: UTF8.self), contains: "one\n----\ntwo\n----\n")
  }

  #if os(Linux)
    /// Makes a new terminal the standard output; returns its other end.
    private static func openTerminal(columns: UInt16) throws -> Int32 {
      let number = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (index, isLocked): (Int32, Int32) = (0, 0)
      // TIOCGPTN and TIOCSPTLCK, which are no simple macros.
      try #require(unsafe ioctl(number, 0x8004_5430, &index) == 0 && ioctl(number, 0x4004_5431, &isLocked) == 0)
      var size = winsize(ws_row: 5, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      try #require(unsafe ioctl(number, UInt(TIOCSWINSZ), &size) == 0)
      let program = unsafe open("/dev/pts/\(index)", O_RDWR | O_NOCTTY)
      try #require(dup2(program, STDOUT_FILENO) == STDOUT_FILENO)
      return number
    }

    @Test func `a terminal has its width, and a text takes the place of the one before`() async {
      await #expect(processExitsWith: .success) {
        for (columns, width) in [(0, nil), (1, 1), (33, 33)] as [(UInt16, Int?)] {
          let number = try WatchTests.openTerminal(columns: columns)
          try #require(terminalWidth() == width)
          guard columns == 33 else { continue }
          Watch.showInPlace("text")
          var (descriptor, shown) = (pollfd(fd: number, events: Int16(POLLIN), revents: 0), "")
          while !shown.hasSuffix("\r\n"), unsafe poll(&descriptor, 1, 5_000) > 0 {
            shown += String(decoding: FileHandle(fileDescriptor: number).availableData, as: UTF8.self)
          }
          try #require(shown == "\u{1B}[H\u{1B}[2J\u{1B}[3Jtext\r\n")
        }
      }
    }
  #endif
}
