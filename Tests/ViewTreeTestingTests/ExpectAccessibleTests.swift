import Testing
import ViewTreeTesting

@MainActor struct ExpectAccessibleTests {
  private let screen = Screen(width: 20) {
    VStack {
      Toggle("", isOn: .constant(true))
      Image("logo")
    }
  }

  @Test func `faults fail the test, each with its remedy`() {
    withKnownIssue {
      expectAccessible(screen)
    } matching: {
      let words = $0.comments.map(\.rawValue).joined()
      return words.hasPrefix("The screen has 2 faults of accessibility:\n\ntoggle \"\" has no name, at column")
        && words.contains("\nimage \"logo\" is named after its file or symbol")
        && words.hasSuffix("To leave out a rule: expectAccessible(screen, without: [.name]).")
        && $0.sourceLocation?.fileID == "ViewTreeTestingTests/ExpectAccessibleTests.swift"
    }
  }

  @Test func `rules and single findings are left out`() {
    expectAccessible(screen, without: [.name, .image])
    expectAccessible(screen, without: [.name]) { $0.element == #"image "logo""# }
    withKnownIssue {
      expectAccessible(screen, without: [.name])
    } matching: {
      $0.comments.map(\.rawValue).joined().hasPrefix("The screen has 1 fault of accessibility:\n\nimage")
    }
  }

  @Test(arguments: [20, 21, 25]) func `at most 20 faults are listed`(count: Int) {
    let screen = Screen(width: 20) { VStack { ForEach(0..<count, id: \.self) { Image("picture \($0)") } } }
    withKnownIssue {
      expectAccessible(screen)
    } matching: {
      let words = $0.comments.map(\.rawValue).joined()
      return words.contains("has \(count) faults") && words.contains("picture 19") && !words.contains("picture 20")
        && words.contains("\n… \(count - 20) more\n") == (count > 20)
    }
  }
}
