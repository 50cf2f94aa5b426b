import Testing

@testable import ViewTreeTesting

struct ExpectTextTests {
  @Test func `equal texts pass`() {
    expectText("a\nb", equals: "a\nb")
  }

  @Test(arguments: [("a\n", "a"), ("a\r\n", "a\n"), ("\u{E9}", "e\u{301}"), ("a ", "a")])
  func `texts that differ in a byte fail`(actual: String, expected: String) {
    withKnownIssue { expectText(actual, equals: expected) }
  }

  @Test func `a text without the part, the start or the end fails, and is shown`() {
    let failing: [(String, () -> Void)] = [
      ("does not contain \"x\"", { expectText("ab", contains: "x") }),
      ("contains \"a\"", { expectText("ab", lacks: "a") }),
      ("does not start with \"b\"", { expectText("ab", startsWith: "b") }),
      ("does not end with \"a\"", { expectText("ab", endsWith: "a") }),
    ]
    for (message, expectation) in failing {
      withKnownIssue {
        expectation()
      } matching: { issue in
        issue.comments.map(\.rawValue) == ["The text \(message):\n\nab"]
      }
    }
  }

  @Test func `the failure shows a diff at the line of the call`() {
    withKnownIssue {
      expectText("a", equals: "b", fileID: "M/F.swift", filePath: "/M/F.swift", line: 7, column: 3)
    } matching: { issue in
      issue.sourceLocation?.line == 7 && issue.sourceLocation?.column == 3
        && issue.comments.map(\.rawValue) == ["The text differs\n\n--- expected\n+++ actual\n@@ -1,1 +1,1 @@\n-b\n+a\n"]
    }
  }
}
