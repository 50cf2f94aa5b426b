import TextBackend
import Testing
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
}
