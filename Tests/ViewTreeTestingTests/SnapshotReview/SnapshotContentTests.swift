import Foundation
import Testing

@testable import SnapshotReview
@testable import ViewTreeTesting

struct SnapshotContentTests {
  func written(_ text: String) -> String {
    String(decoding: SnapshotContent(text: text).bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("", "\n"), ("a", "a\n"), ("a\n", "a\n"), ("a\r\nb\r\n", "a\nb\n"), ("a\n\n\n", "a\n\n\n"), ("a\rb", "a\rb\n"),
      ("a\r\r\nb", "a\nb\n"), ("a  ", "a  \n"),
    ])
  func `a text is written with LF and a newline at its end`(text: String, expected: String) {
    expectEqual(Array(written(text).utf8), Array(expected.utf8))
  }

  @Test func `a written content reads back as the same`() {
    let alphabet = ["a", "\r", "\n", "\r\n", "é", "e\u{301}"]
    for first in alphabet {
      for second in alphabet {
        for third in alphabet {
          let content = SnapshotContent(text: first + second + third)
          expectEqual(SnapshotContent(file: Data(content.bytes)), content, "\([first, second, third])")
        }
      }
    }
  }

  @Test func `contents are compared by bytes`() {
    expectEqual("\u{E9}", "e\u{301}")
    #expect(SnapshotContent(text: "\u{E9}") != SnapshotContent(text: "e\u{301}"))
    expectEqual(SnapshotContent(file: Data("a\r\n".utf8)), SnapshotContent(text: "a"))
    #expect(SnapshotContent(file: Data("a".utf8)) != SnapshotContent(text: "a"))
  }

  @Test func `writing makes folders, replaces the file and leaves nothing else`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a/b/c.txt")
    #expect(try SnapshotContent.read(file) == nil)
    #expect(folder.files.isEmpty)
    try SnapshotContent(text: "long text").write(to: file)
    try SnapshotContent(text: "x").write(to: file)
    try expectEqual(folder.read("a/b/c.txt"), "x\n")
    expectEqual(folder.files, ["a/b/c.txt"])
  }

  @Test func `a folder in the place of a file is an error`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: SnapshotFileError.self) { try SnapshotContent.read(folder.url) }
    #expect(throws: SnapshotFileError.self) { try SnapshotContent(text: "").write(to: folder.url) }
  }
}
