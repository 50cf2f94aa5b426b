import Foundation
import Testing
import ViewTreeTesting

/// The meter in a real terminal.
@Suite(.serialized, .enabled(if: Tmux.path != nil, "tmux is not installed: there is no terminal to try the meter in"))
struct LiveMeterTests {
  @Test(arguments: [40, 120]) func `the meter comes and goes, and the program stays as it is`(columns: Int) throws {
    let tmux = try Tmux(columns: columns, rows: 24)
    defer { tmux.close() }
    try tmux.type("exec '\(Tmux.gallery)' four-toggles --live --glyphs ascii\n")
    try tmux.wait(for: "[ ] Live")
    try tmux.send("F12")
    try tmux.wait(for: "Meter")
    try tmux.send("Tab", "Space")
    try tmux.wait(for: "FourToggles")
    #expect(try tmux.look().contains("[x] Live"))
    try tmux.send("F12")
    try tmux.wait("the meter at the other edge") { $0.hasPrefix("+--") }
    try tmux.send("Escape")
    try tmux.wait("the program alone") { $0.hasPrefix("[x] Live\n[ ] Always off\n") && !$0.contains("Meter") }
    try tmux.send("Space")
    try tmux.wait(for: "[ ] Live")
  }

  #if os(Linux)
    @Test func `a pseudo-terminal gets the panel in one update, and the whole picture after Escape`() throws {
      let pty = try PseudoTerminal(running: [Tmux.gallery, "four-toggles", "--live", "--glyphs", "ascii"], columns: 90)
      defer { pty.close() }
      try pty.wait(for: "Live")
      pty.send(Array("\u{1B}[24~".utf8))
      try pty.wait(for: "Meter")
      pty.forget()
      pty.send([0x1B])
      try pty.wait(for: "Live")
      pty.send([3])
      try pty.waitForEnd()
    }
  #endif
}
