import Testing
import ViewTreeTesting

/// The actions that Return in a field runs.
@MainActor struct SubmitScopeTests {
  private final class Log {
    var words: [String] = []
  }

  @Test func `all actions around a field run that are for its trigger, from inside out`() throws {
    let log = Log()
    let screen = Screen(width: 20) {
      TextField("Name", text: .constant(""))
        .onSubmit { log.words.append("text") }.onSubmit(of: .search) { log.words.append("search") }
        .onSubmit(of: [.text, .search]) { log.words.append("both") }.onSubmit { log.words.append("outer") }
    }
    try screen.find(.textField, "Name").type("\n")
    expectEqual(log.words, ["text", "both", "outer"])
  }

  @Test func `the triggers are told apart`() {
    expectEqual([SubmitTriggers.text, .search].map(\.rawValue), [1, 2])
  }
}
