import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The view that takes pasted text.
@MainActor struct PasteTests {
  private final class Log {
    var words: [String] = []
  }

  @Test func `pasted text is for the innermost view around the focus that takes it`() {
    let log = Log()
    let screen = Screen(width: 20) {
      Button("a") {}.onPaste { log.words.append("a \($0)") }
      Button("b") {}
      HStack { Button("c") {} }.onPaste { log.words.append("c \($0)") }
      HStack { Button("d") {}.onPaste { log.words.append("d \($0)") } }.onPaste { log.words.append("D \($0)") }
    }
    var takes: [Bool] = []
    for _ in 0..<5 {
      takes.append(screen.frames.events.takesPaste)
      screen.paste("x")
      screen.press(.tab)
    }
    expectEqual(takes, [false, true, false, true, true])
    expectEqual(log.words, ["a x", "c x", "d x"])
  }

  @Test func `a paste tells whether a view took it`() {
    let screen = Screen(width: 20) {
      Button("a") {}.onPaste { _ in }
      Button("b") {}
    }
    let uses = (0..<3).map { _ in
      defer { screen.press(.tab) }
      return screen.frames.events.paste("x")
    }
    expectEqual(uses, [false, true, false])
  }
}
