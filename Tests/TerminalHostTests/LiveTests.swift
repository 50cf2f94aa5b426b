import Foundation
import Testing
import ViewTreeTesting

/// A program in a real terminal, which tmux is.
///
/// Each step waits until the terminal shows what came of the one before.
@Suite(.serialized, .enabled(if: Tmux.path != nil, "tmux is not installed: there is no terminal to try the host in"))
struct LiveTests {
  /// The gallery in a shell that has shown something before, and the process.
  private func startGallery(_ screen: String = "four-toggles", shows text: String = "[ ] Live") throws -> (Tmux, pid_t)
  {
    let tmux = try Tmux(columns: 30, rows: 8)
    let pidFile = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: pidFile) }
    try tmux.type("clear; echo be''fore\n")
    try tmux.wait(for: "before")
    try tmux.type(
      "clear; (echo $$ >\(pidFile); exec '\(Tmux.gallery)' \(screen) --live --glyphs ascii); echo ends $?\n"
        .replacingOccurrences(of: "echo $$", with: "sh -c 'echo $PPID'"))
    try tmux.wait(for: text)
    let pid = try String(contentsOfFile: pidFile, encoding: .utf8).trimmingCharacters(in: .newlines)
    return (tmux, try #require(pid_t(pid)))
  }

  /// The shell's own screen, with its cursor, lines, echo and signals.
  private func expectRestored(_ tmux: Tmux, status: Int) throws {
    try tmux.wait(for: "ends \(status)")
    try expectEqual(tmux.ask("#{alternate_on} #{cursor_flag} #{mouse_all_flag} #{mouse_sgr_flag}"), "0 1 0 0")
    try tmux.type("clear; echo raw $(stty -a | grep -c -e '-icanon' -e '-echo ' -e '-isig' -e '-opost')\n")
    try tmux.wait(for: "raw 0")
  }

  @Test func `a gallery screen takes keys, the mouse and a new size, and control-C ends it`() throws {
    let (tmux, _) = try startGallery()
    defer { tmux.close() }
    try expectEqual(tmux.ask("#{alternate_on} #{cursor_flag} #{mouse_all_flag} #{mouse_sgr_flag}"), "1 0 1 1")
    expectText(
      try tmux.look(),
      equals: """
        [ ] Live
        [ ] Always off
        [x] Always on
        [ ] o/ Baseball
        """)
    try tmux.send("Tab", "Space")
    try tmux.wait(for: "[x] Live")
    // A click, as a terminal reports it.
    try tmux.type("\u{1B}[<0;2;1M\u{1B}[<0;2;1m")
    try tmux.wait(for: "[ ] Live")
    try tmux.resize(columns: 14, rows: 6)
    try tmux.wait("a part of the row") { $0.contains("[ ] o/ Base...") }
    try tmux.resize(columns: 40, rows: 6)
    try tmux.wait(for: "[ ] o/ Baseball")
    try tmux.send("C-c")
    try expectRestored(tmux, status: 0)
  }

  @Test func `the terminal's cursor stands at the caret of the field that has the focus`() throws {
    let (tmux, _) = try startGallery("text-fields", shows: "0 characters")
    defer { tmux.close() }
    let cursor = "#{cursor_flag} #{cursor_x} #{cursor_y}"
    try expectEqual(tmux.ask("#{cursor_flag}"), "0")
    try tmux.send("Tab")
    try tmux.type("Ada")
    try tmux.wait(for: "3 characters")
    try expectEqual(tmux.ask(cursor), "1 4 0")
    try tmux.send("Left")
    try tmux.type("x")
    try tmux.wait(for: ">Adxa")
    try expectEqual(tmux.ask(cursor), "1 4 0")
    try tmux.send("Tab")
    try tmux.wait(for: "[Adxa")
    try expectEqual(tmux.ask("#{cursor_flag}"), "0")
    try tmux.send("C-c")
    try expectRestored(tmux, status: 0)
  }

  // Not SIGINT: the shell gives up its own line when a program ends by it.
  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGTRAP, SIGABRT] + otherSignals)
  func `the terminal is as before when a signal ends the program`(signal: Int32) throws {
    let (tmux, process) = try startGallery()
    defer { tmux.close() }
    kill(process, signal)
    try expectRestored(tmux, status: 128 + Int(signal))
  }

  /// Signals that programs send and timers raise; the last one of Linux has no name.
  private static let otherSignals: [Int32] = {
    #if os(Linux)
      [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS, SIGIO, SIGPWR, 34, 64]
    #else
      [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS]
    #endif
  }()

  @Test(arguments: [SIGTSTP, SIGSTOP])
  func `a program that is stopped gives the terminal back, and takes it again when it goes on`(signal: Int32) throws {
    let (tmux, process) = try startGallery()
    defer { tmux.close() }
    kill(process, signal)
    try tmux.wait("the shell of the stopped program") { $0.hasSuffix("$") }
    if signal == SIGTSTP {
      try expectEqual(tmux.ask("#{alternate_on} #{cursor_flag} #{mouse_all_flag} #{mouse_sgr_flag}"), "0 1 0 0")
      try tmux.type("clear; echo raw $(stty -a | grep -c -e '-icanon' -e '-echo ' -e '-isig' -e '-opost')\n")
      try tmux.wait(for: "raw 0")
    }
    try tmux.type("fg\n")
    try tmux.wait("the picture again") { $0.hasPrefix("[ ] Live") }
    try expectEqual(tmux.ask("#{alternate_on} #{cursor_flag} #{mouse_all_flag} #{mouse_sgr_flag}"), "1 0 1 1")
    try tmux.send("Tab", "Space")
    try tmux.wait(for: "[x] Live")
    // Once more, and what is typed is still for the program.
    kill(process, SIGTSTP)
    try tmux.wait("the shell of the stopped program") { $0.hasSuffix("$") }
    try tmux.type("fg\n")
    try tmux.wait("the picture again") { $0.hasPrefix("[x] Live") }
    try tmux.send("C-c")
    try tmux.wait("the shell") { $0.hasSuffix("$") }
    // The shell gave its own line up when the program was stopped.
    try tmux.type("clear; echo en''ds 0\n")
    try expectRestored(tmux, status: 0)
  }

  #if os(Linux)
    @Test func `a terminal that sends garbage comes to rest, and control-C behind it is seen`() throws {
      let pty = try PseudoTerminal(running: [Tmux.gallery, "sign-in", "--live"])
      defer { pty.close() }
      try pty.wait(for: "Password")
      var random = SplitMix(seed: 35)
      // Control-C would end it.
      let garbage = (0..<12_288).map { _ in UInt8.random(in: 0...255, using: &random) }.filter { $0 != 3 }
      let before = try pty.processorTime
      pty.send(garbage)
      try pty.waitForRest()
      // A debug build takes 1.2 seconds; TypeAheadTests counts the evaluations and the drawings.
      #expect(try pty.processorTime - before < 5)
      // A field that has a selection copies it by the first one.
      pty.send(garbage + [3, 3])
      try pty.waitForEnd()
    }

    @Test func `the file that the environment names receives the user's actions as a test`() throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
      defer { try? FileManager.default.removeItem(at: file) }
      let gallery = [Tmux.gallery, "four-toggles", "--live", "--glyphs", "ascii"]
      let pty = try PseudoTerminal(running: ["/usr/bin/env", "VIEWTREE_RECORD=\(file.path)"] + gallery)
      defer { pty.close() }
      try pty.wait(for: "Live")
      pty.forget()
      pty.send(Array("\t ".utf8))
      try pty.wait(for: "x")
      pty.send([3])
      try pty.waitForEnd()
      let test = try String(contentsOf: file, encoding: .utf8)
      expectText(test, contains: "  screen.press(.tab)\n  screen.press(.space)\n  expectSnapshot(of: screen)\n")
    }

    @Test func `a terminal that never stops sending sees pictures, and control-C among what it sends`() throws {
      let pty = try PseudoTerminal(running: [Tmux.gallery, "sign-in", "--live"])
      defer { pty.close() }
      try pty.wait(for: "Password")
      // Moves of the mouse are handled one by one.
      let flood = Array(repeating: Array("\u{1B}[<35;2;2M\u{1B}[<35;3;3Mx\t".utf8), count: 40).flatMap(\.self)
      pty.forget()
      try pty.flood(flood, until: "x")
      pty.send([3, 3])
      // The input goes on after Control-C, and ends with the program.
      try pty.floodUntilEnd(flood)
    }

    @Test func `a clock costs no time of the processor between its ticks`() throws {
      let pty = try PseudoTerminal(running: [Tmux.gallery, "drawing", "--live"])
      defer { pty.close() }
      try pty.wait(for: "12")
      try pty.waitForRest()
    }

    @Test func `a command that can read a file from its input does not wait for one in a terminal`() throws {
      let pty = try PseudoTerminal(running: [Tmux.program("viewtree"), "explain"])
      defer { pty.close() }
      try pty.wait(for: "no-element")
      try pty.waitForEnd()
    }
  #endif

  @Test func `the host reports that there is no terminal`() throws {
    let tmux = try Tmux(columns: 60, rows: 12)
    defer { tmux.close() }
    try tmux.type("'\(Tmux.gallery)' four-toggles --live </dev/null; echo ends $?\n")
    try tmux.wait(for: "ends 1")
    #expect(
      try tmux.look().replacing("\n", with: "").contains(
        "standard input is not a terminal; run the program in a terminal"))
    try tmux.type("clear; '\(Tmux.gallery)' four-toggles --live | cat; echo en''ds twice\n")
    try tmux.wait(for: "ends twice")
    #expect(try tmux.look().replacing("\n", with: "").contains("standard output is not a terminal; run the program"))
  }
}
