import TextBackend
import Testing

@testable import TerminalHost

@MainActor struct TerminalHostTests {
  @Test func `the variables of the terminal say how many colours there are`() {
    func depth(_ variables: [String: String]) -> ScreenOptions.ColorDepth { TerminalHost.colorDepth(variables) }
    #expect(depth(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) == .trueColor)
    #expect(depth(["TERM": "xterm", "COLORTERM": "24bit"]) == .trueColor)
    #expect(depth(["TERM": "xterm-direct"]) == .trueColor)
    #expect(depth(["TERM": "tmux-256color"]) == .indexed)
    #expect(depth(["TERM": "xterm"]) == .basic && depth([:]) == .basic)
    #expect(depth(["TERM": "dumb", "COLORTERM": "truecolor"]) == .none)
    #expect(depth(["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"]) == .none)
    #expect(depth(["TERM": "xterm-256color", "NO_COLOR": ""]) == .indexed)
  }
}
