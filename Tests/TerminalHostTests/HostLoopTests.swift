#if os(Linux)
  import Foundation
  import Glibc
  import Testing
  import TextBackend
  import ViewTreeApps
  import ViewTreeTesting

  @testable import TerminalHost

  /// A host in a process of its own, whose standard streams are a terminal.
  @MainActor struct HostLoopTests {
    /// A user at a terminal, who waits for each picture.
    private final class User: @unchecked Sendable {
      private let terminal: TerminalEnds
      private var output = ""
      /// The number of pictures that showed the effect of many clicks.
      private(set) var updates = 0

      init(at terminal: TerminalEnds) { self.terminal = terminal }

      private var picture: String {
        var picture = TerminalPicture(columns: 60, rows: 20)
        picture.write(output)
        return picture.text
      }

      /// Returns whether the terminal shows a text; if not, hangs up, which ends the program.
      private func sees(_ isShown: () -> Bool) -> Bool {
        while !isShown() {
          guard let bytes = terminal.nextOutput() else { return close(terminal.test) > 0 }
          output += String(decoding: bytes, as: UTF8.self)
        }
        return true
      }

      /// Presses Escape again and again, clicks, and quits.
      func use() {
        for count in 0..<10 {
          guard sees({ picture.contains("escaped \(count)") }) else { return }
          if count < 9 { terminal.type("\u{1B}") }
        }
        output = ""
        terminal.type(String(repeating: "\u{1B}[<0;1;1M\u{1B}[<0;1;1m", count: 20))
        guard sees({ output.contains("20") }) else { return }
        updates = output.components(separatedBy: TerminalSequence.updateStart).count - 1
        terminal.type("\u{3}")
      }

      func quit() { if sees({ picture.contains("escaped") }) { terminal.type("\u{3}") } }
    }

    private struct Counts: View {
      @State private var escapes = 0
      @State private var clicks = 0
      let onEnd: () -> Void

      var body: some View {
        VStack(alignment: .leading) {
          Button("\(clicks)") { clicks += 1 }
          Text("escaped \(escapes)").onExitCommand { escapes += 1 }.onDisappear { onEnd() }
        }
      }
    }

    private static func folder() throws -> URL {
      let folder = FileManager.default.temporaryDirectory.appending(path: "host-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }

    /// Runs the view until the user quits; returns how many views disappeared.
    private static func run(in terminal: TerminalEnds, recording path: String) async throws -> Int {
      unsafe setenv("VIEWTREE_RECORD", path, 1)
      var ends = 0
      try await TerminalHost.run(options: ScreenOptions()) { Counts { ends += 1 } }
      return ends
    }

    @Test
    nonisolated static func `a host handles keys and clicks in time, records them, and leaves the terminal`() async {
      await #expect(processExitsWith: .success) { try await HostLoopTests.use() }
    }

    private static func use() async throws {
      let (terminal, folder) = (try TerminalEnds(), try folder())
      defer { try? FileManager.default.removeItem(at: folder) }
      terminal.becomeStandard(0...2)
      let (modes, file) = (terminal.modes, folder.appending(path: "Recorded.swift"))
      try Data("old".utf8).write(to: file)
      let reader = try FileHandle(forReadingFrom: file)
      let user = User(at: terminal)
      Thread.detachNewThread { user.use() }
      try await expectEqual(run(in: terminal, recording: file.path), 1)
      #expect(terminal.modes == modes && terminal.takeOutput().hasSuffix(TerminalSequence.leave))
      // Clicks that arrive together share pictures.
      #expect((1..<30).contains(user.updates), "\(user.updates)")
      let test = try String(contentsOf: file, encoding: .utf8)
      expectText(test, contains: "  screen.press(.escape)\n  screen.click(column: 0, row: 0, count: 20)\n")
      // The file is replaced as a whole.
      try expectEqual(reader.readToEnd(), Data("old".utf8))
    }

    @Test nonisolated static func `a recording that cannot be written is reported`() async {
      await #expect(processExitsWith: .success) { try await HostLoopTests.recordNowhere() }
    }

    private static func recordNowhere() async throws {
      let terminal = try TerminalEnds()
      terminal.becomeStandard(0...2)
      let user = User(at: terminal)
      Thread.detachNewThread { user.quit() }
      try await expectEqual(run(in: terminal, recording: "/no/such/folder/Recorded.swift"), 1)
      expectText(terminal.takeOutput(), contains: "\u{1B}[?1049lThe recording cannot be written: ")
    }

    private struct Small: App {
      var body: some Scene { WindowGroup { Text("page") } }
    }

    @Test nonisolated static func `an app that cannot use its terminal reports the error, and fails`() async throws {
      let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
        try await HostLoopTests.runWithoutFiles()
      }
      expectEqual(String(decoding: result.standardErrorContent, as: UTF8.self), "dup failed: Too many open files\n")
    }

    private static func runWithoutFiles() throws {
      let terminal = try TerminalEnds()
      terminal.becomeStandard(0...1)
      // The options open files of the system.
      _ = TerminalHost.options
      let next = dup(STDIN_FILENO)
      _ = close(next)
      var limit = rlimit(rlim_cur: rlim_t(next), rlim_max: rlim_t(next))
      _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      Small.main()
    }
  }
#endif
