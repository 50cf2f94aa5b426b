import Testing

@testable import TextBackend
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

  @Test func `a view with issues that its options allow has none in a play`() {
    for allows in [false, true] {
      let options = ScreenOptions(allowsIssues: allows)
      let subject = PlaySubject(width: 9, height: nil, options: options, making: A_1.self) { A_1() }
      expectEqual(subject.rules.allowsIssues, allows)
      expectEqual(PlaySubject(Screen(width: 9, options: options) { A_1() })?.rules.allowsIssues, allows)
    }
  }

  @Test func `the screens of a play share their files, and run the actions of the view`() {
    var appearances = 0
    let screen = Screen(width: 9) { A_1().onAppear { appearances += 1 } }
    expectEqual(screen.text, "a")
    #expect(screen.twin() != nil && appearances == 1)
    guard let subject = PlaySubject(screen) else { return }
    let (first, second) = (subject.mount(PlaySettings()), subject.mount(PlaySettings()))
    #expect(first.options.files != nil && first.options.files === second.options.files)
    expectEqual(appearances, 3)
  }

  @Test func `a generic view has a name to fill in`() {
    func code<V: View>(_ view: V) -> String {
      PlaySubject(width: 1, height: nil, options: .init(), making: V.self) { view }.code
    }
    expectEqual([code(A_1()), code(Group { A_1() }), code(Text("a"))], ["A_1()", "ContentView()", "Text()"])
    expectEqual(PlaySubject(Screen(width: 7, height: 3) { A_1() })?.code, "A_1()")
  }
}
