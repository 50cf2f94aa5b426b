import Foundation
import Testing
import TextBackend
import ViewTreeTesting

@testable import TerminalHost

@MainActor struct TerminalHostTests {
  @Test func `the variables of the terminal determine the number of colours`() {
    func depth(_ variables: [String: String]) -> ScreenOptions.ColorDepth { TerminalHost.colorDepth(variables) }
    expectEqual(depth(["TERM": "xterm-256color", "COLORTERM": "truecolor"]), .trueColor)
    expectEqual(depth(["TERM": "xterm", "COLORTERM": "24bit"]), .trueColor)
    expectEqual(depth(["TERM": "xterm-direct"]), .trueColor)
    expectEqual(depth(["TERM": "tmux-256color"]), .indexed)
    #expect(depth(["TERM": "xterm"]) == .basic && depth([:]) == .basic)
    expectEqual(depth(["TERM": "dumb", "COLORTERM": "truecolor"]), .none)
    expectEqual(depth(["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"]), .none)
    expectEqual(depth(["TERM": "xterm-256color", "NO_COLOR": ""]), .indexed)
  }

  @Test func `the encoding of the locale determines the characters`() {
    func glyphs(_ variables: [String: String]) -> GlyphSet { TerminalHost.glyphs(variables) }
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      for encoding in ["en_US.UTF-8", "C.utf8"] { expectEqual(glyphs([name: encoding]), .unicode) }
      expectEqual(glyphs([name: "de_DE.ISO-8859-1"]), .ascii)
    }
    expectEqual(glyphs(["LC_ALL": "C", "LC_CTYPE": "C.UTF-8", "LANG": "C.UTF-8"]), .ascii)
    expectEqual(glyphs(["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"]), .unicode)
    expectEqual(glyphs([:]), .ascii)
  }

  @Test func `the existing files among the arguments are opened, without options`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "opened-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["a.txt", "-b.txt"] { try Data().write(to: folder.appending(path: name)) }
    let path = folder.path
    let found = TerminalHost.openedFiles([
      "--live", "\(path)/x/../a.txt", "\(path)/none.txt", "\(path)/-b.txt", "-b.txt",
    ])
    expectEqual(found.map(\.path), ["\(path)/-b.txt"])
    expectEqual(TerminalHost.openedFiles(["\(path)/./a.txt"]).map(\.path), ["\(path)/a.txt"])
    expectEqual(TerminalHost.options.openedFiles, TerminalHost.openedFiles(CommandLine.arguments.dropFirst()))
  }
}
