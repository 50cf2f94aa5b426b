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

  @Test func `nested scopes of other triggers leave Return to the default button`() throws {
    var log: [String] = []
    let screen = Screen(width: 20) {
      TextField("Name", text: .constant("")).onSubmit(of: .search) { log.append("a") }
        .onSubmit(of: .search) { log.append("b") }
      TextField("Own", text: .constant("")).onSubmit { log.append("own") }.onSubmit(of: .search) { log.append("c") }
      TextField("Outer", text: .constant("")).onSubmit(of: .search) { log.append("d") }.onSubmit { log.append("outer") }
      Button("OK") { log.append("ok") }.keyboardShortcut(.defaultAction)
    }
    for name in ["Name", "Own", "Outer"] { try screen.find(.textField, name).type("\n") }
    expectEqual(log, ["ok", "own", "outer"])
  }
}
