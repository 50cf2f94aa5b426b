/// The least events that lead to a fault, as a test.
@MainActor struct PlayScript {
  let subject: PlaySubject
  let statements: [String]
  let ending: [String]
  /// Whether the test expects the release of the screen.
  let isRelease: Bool

  /// The whole test.
  var test: String {
    let hasSettings = statements.contains { $0.hasPrefix("settings.") }
    let mountsAgain = statements.contains("screen = makeScreen()")
    let screen = subject.screenCode(hasSettings: hasSettings)
    var lines = hasSettings ? ["let settings = PlaySettings()"] : []
    lines += mountsAgain ? ["func makeScreen() -> Screen {", "  \(screen)", "}", "var screen = makeScreen()"] : []
    if !mountsAgain { lines.append("let screen = \(screen)") }
    lines += statements
    if isRelease {
      lines = ["try await expectReleased {"] + (lines + ["return screen"]).map { "  \($0)" } + ["}"]
    }
    return """
      import Testing
      import ViewTreeTesting

      @MainActor @Test func `a played session`() async throws {
      \((lines + ending).map { "  \($0)\n" }.joined())}
      """
  }
}
