import Foundation
import Testing
import ViewTreeTesting

@testable import SnapshotReview

/// The text in the file of a picture, and its form on a page.
struct PictureWordsTests {
  private func blend(_ before: String, _ after: String, _ ending: String = "cells") -> String {
    PicturePair(Picture(before, fileExtension: ending), Picture(after, fileExtension: ending)).html.blend
  }

  @Test func `columns beyond the row, backwards or below zero style what there is of them`() {
    for columns in ["0..9", "-3..9", "0..9223372036854775807"] {
      expectEqual(
        Picture("\"ab\"\n  \(columns) bold", fileExtension: "cells").html, "<span style=\"font-weight:bold\">ab</span>")
    }
    for columns in ["5..9", "1..0", "9..1", "-2..-1"] {
      expectEqual(Picture("\"ab\"\n  \(columns) bold", fileExtension: "cells").html, "ab")
    }
  }

  @Test func `sequences that choose no colour are left out, and an empty code is a reset`() {
    func html(_ ansi: String) -> String { Picture(ansi, fileExtension: "ansi").html }
    expectEqual(html("\u{1B}[2Ka\u{1B}[1mb\u{1B}[31Cc"), "a<span style=\"font-weight:bold\">bc</span>")
    expectEqual(html("\u{1B}[1;;31ma"), "<span style=\"color:#cd0000\">a</span>")
    expectEqual(html("a\u{1B}[1mb\n c"), "a<span style=\"font-weight:bold\">b</span>\n c")
  }

  @Test func `blanks at the end of a row are no difference of the row`() {
    expectEqual(blend("\"ab  \"\n\"cd\"", "\"ab\"\n\"cd\""), "ab  \ncd")
    #expect(blend("\"ab  \"\n  2..3 bg=red", "\"ab\"") != "ab  ")
  }

  @Test func `a text borrows also the background behind the blanks at the end of a row`() {
    let drawn = Picture("\"ab  \"\n  0..3 bg=#010203", fileExtension: "cells")
    for text in ["ab", "xb"] {
      let picture = Picture(text, fileExtension: "txt", colors: drawn)
      #expect(picture.html.contains("  </span>"), "\(picture.html)")
    }
    let other = Picture("\"ab z\"\n  0..3 bg=#010203", fileExtension: "cells")
    #expect(!Picture("ab", fileExtension: "txt", colors: other).html.contains("z"))
  }

  @Test func `the first of more added rows stand beside the removed ones`() {
    let pair = PicturePair(Picture("1\n2\nz", fileExtension: "txt"), Picture("a\nb\nc\nz", fileExtension: "txt"))
    #expect(pair.html.before == "1\n2\n\nz" && pair.html.after == "a\nb\nc\nz")
    let less = PicturePair(Picture("a\nb\nc\nz", fileExtension: "txt"), Picture("1\nz", fileExtension: "txt"))
    #expect(less.html.before == "a\nb\nc\nz" && less.html.after == "1\n\n\nz")
  }

  // MARK: Pages

  @Test func `findings never become markup of the page`() throws {
    let folder = try TemporaryFolder.package()
    try folder.write("1\n2\n  let <last> = 3", to: "Tests/A.swift")
    let store = SnapshotFindings(try SnapshotFolders(environment: [:], folder: folder.url.path))
    try folder.write("<before>\n", to: "Snapshots/AppTests/A/<f>.txt")
    for (line, path) in [(3, "<f>"), (0, "g"), (4, "h"), (99, "i")] {
      try store.add(
        SnapshotFinding(
          .differs, path: "AppTests/A/\(path).txt", test: "<test>", file: path == "g" ? "<none>" : "Tests/A.swift",
          line: line), actual: SnapshotContent(text: "<after>"))
    }
    try store.add(
      SnapshotFinding(
        .missing, path: "AppTests/B/j.txt", test: "j()", file: folder.url.path + "/Tests/A.swift", line: 1),
      actual: SnapshotContent(text: "new"))
    try ReviewPage(store).write(store.all, to: store.folders.report)
    let page = try folder.read(".build/snapshots/report.html")
    for word in ["<f>", "<test>", "<none>", "<last>", "<before>", "<after>"] {
      #expect(!page.contains(word), "\(word)")
    }
    expectText(page, contains: "-&lt;before&gt;\n+&lt;after&gt;")
    expectText(page, contains: "A.swift:3<br><code>let &lt;last&gt; = 3</code>")
    #expect(page.contains("A.swift:4<br><code></code>") && page.contains("&lt;none&gt;:0<br><code></code>"))
    expectText(page, contains: "/Tests/A.swift:1<br><code>1</code>")
  }

  // MARK: Names

  @Test func `a name that is cut has at most 80 bytes, whatever its letters`() {
    for letter in ["ä", "東", "a"] {
      let name = SnapshotFileName.make(from: String(repeating: letter, count: 100))
      #expect((70...80).contains(name.utf8.count), "\(name)")
    }
  }
}
