import Testing
import ViewTreeTesting

/// Issues of screens in tests: one that a test does not ask for fails it.
@MainActor struct ExpectIssueTests {
  /// A picker whose selection has no option.
  private struct Sizes: View {
    var body: some View { Picker("Size", selection: .constant(7)) { Text("S").tag(1) } }
  }

  @Test func `an unread issue fails the test, with a remedy`() {
    withKnownIssue {
      let screen = Screen(Sizes())
      _ = screen.text
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return words.contains("The test did not read an issue of the screen") && words.contains("has no option")
        && words.contains("expectIssue(of: screen, contains:") && words.contains("allowsIssues: true")
        && issue.sourceLocation?.fileID == "ViewTreeTestingTests/ExpectIssueTests.swift"
    }
  }

  @Test func `a snapshot of a view with an issue fails the test`() {
    withKnownIssue {
      expectSnapshot(of: Sizes(), width: 20)
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("has no option")
    }
  }

  @Test func `an issue that is read fails nothing, and one after it does`() throws {
    let screen = Screen(Sizes())
    #expect(screen.issues.count == 1)
    withKnownIssue {
      let screen = Screen(Sizes())
      #expect(screen.issues.count == 1)
      screen.type("x")
    } matching: {
      let words = $0.comments.map(\.rawValue).joined()
      return words.contains("type(\"x\") had no effect") && !words.contains("has no option")
    }
  }

  @Test func `a screen may allow issues`() {
    let screen = Screen(Sizes(), options: ScreenOptions(allowsIssues: true))
    #expect(!screen.text.isEmpty)
  }

  @Test func `an expected issue is taken note of`() {
    let screen = Screen(Sizes())
    expectIssue(of: screen, contains: "has no option")
  }

  @Test func `an expected issue leaves the others unread`() {
    withKnownIssue {
      let screen = Screen(Sizes())
      screen.type("x")
      expectIssue(of: screen, contains: "had no effect")
    } matching: {
      let words = $0.comments.map(\.rawValue).joined()
      return words.contains("has no option") && !words.contains("had no effect")
    }
  }

  @Test func `a missing expected issue is a failure that lists the others`() {
    withKnownIssue {
      let screen = Screen(Sizes())
      expectIssue(of: screen, contains: "elephant")
    } matching: {
      let words = $0.comments.map(\.rawValue).joined()
      return words.contains("No issue of the screen contains \"elephant\". Its issues are:")
        && words.contains("has no option")
    }
    withKnownIssue {
      expectIssue(of: Screen(Text("a")), contains: "elephant")
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("The screen has no issues.")
    }
  }

  @Test func `typing without a focus is an issue with a remedy`() {
    let screen = Screen(Text("a"))
    screen.type("x")
    expectIssue(
      of: screen,
      contains: "type(\"x\") had no effect: no element has the focus; type into an element, as "
        + "try screen.find(.textField, \"Name\").type(\"x\"), or focus one first with tap() or press(.tab)")
  }

  @Test func `typing is no issue if a view handles it, or has the focus`() {
    var keys = 0
    let shortcut = Screen { Button("b") { keys += 1 }.keyboardShortcut("x", modifiers: []) }
    shortcut.type("x")
    #expect(keys == 1 && shortcut.issues.isEmpty)
    let button = Screen { Button("b") {} }
    button.press(.tab)
    button.type("x")
    #expect(button.issues.isEmpty)
    let empty = Screen(Text("a"))
    empty.type("")
    #expect(empty.issues.isEmpty)
  }
}
