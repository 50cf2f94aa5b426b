import Testing

@testable import ViewTree
@testable import ViewTreeTesting

@MainActor struct PlayScriptTests {
  struct A_1: View { var body: some View { Text("a") } }

  private func test(
    _ statements: [String], isRelease: Bool = false, height: Int? = nil
  ) -> String {
    let subject = PlaySubject(width: 30, height: height, options: .init(), making: A_1.self) { A_1() }
    return PlayScript(subject: subject, statements: statements, isRelease: isRelease).test
  }

  private let head =
    "import Testing\nimport ViewTreeTesting\n\n@MainActor @Test func `a played session`() async throws {\n"

  @Test func `a script mounts the screen, makes the events, and ends with a check`() {
    expectText(
      test(["screen.type(\"a\")"], height: 9),
      equals: head + """
          let screen = Screen(width: 30, height: 9) { A_1() }
          screen.type("a")
          try await expectConsistent(screen, events: 0)
        }
        """)
  }

  @Test func `a script that changes settings or mounts again declares what it needs`() {
    expectText(
      test(["settings.locale = nil", "screen = makeScreen()"]),
      equals: head + """
          let settings = PlaySettings()
          func makeScreen() -> Screen {
            Screen(width: 30) { A_1().playSettings(settings) }
          }
          var screen = makeScreen()
          settings.locale = nil
          screen = makeScreen()
          try await expectConsistent(screen, events: 0)
        }
        """)
  }

  @Test func `a script of a leak returns the screen`() {
    expectText(
      test([], isRelease: true),
      equals: head + """
          try await expectReleased {
            let screen = Screen(width: 30) { A_1() }
            return screen
          }
        }
        """)
  }

  @Test func `a generic view has a name to fill in`() {
    func code<V: View>(_ view: V) -> String {
      PlaySubject(width: 1, height: nil, options: .init(), making: V.self) { view }.code
    }
    expectEqual([code(A_1()), code(Group { A_1() }), code(Text("a"))], ["A_1()", "ContentView()", "Text()"])
    expectEqual(PlaySubject(Screen(width: 7, height: 3) { A_1() })?.code, "A_1()")
  }
}
