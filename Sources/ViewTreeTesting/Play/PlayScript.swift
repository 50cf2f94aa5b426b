/// The least events that lead to a fault, as a test.
@MainActor struct PlayScript {
  let subject: PlaySubject
  let statements: [String]
  /// Whether the test expects the release of the screen.
  let isRelease: Bool

  /// The whole test.
  var test: String {
    let hasSettings = statements.contains { $0.hasPrefix("settings.") }
    let mountsAgain = statements.contains("screen = makeScreen()")
    let screen = subject.screenCode(hasSettings: hasSettings)
    var lines = subject.program.map { ["let program = \($0.code)"] } ?? []
    lines += hasSettings ? ["let settings = PlaySettings()"] : []
    lines += mountsAgain ? ["func makeScreen() -> Screen {", "  \(screen)", "}", "var screen = makeScreen()"] : []
    if !mountsAgain { lines.append("let screen = \(screen)") }
    lines += subject.rules.isLive ? ["screen.frames.goLive()"] : []
    lines += statements
    if isRelease {
      lines = ["try await expectReleased {"] + (lines + ["return screen"]).map { "  \($0)" } + ["}"]
    } else {
      lines.append(subject.expectation)
    }
    return """
      import Testing
      import ViewTreeTesting

      @MainActor @Test func `a played session`() async throws {
      \(lines.map { "  \($0)\n" }.joined())}
      """
  }
}
