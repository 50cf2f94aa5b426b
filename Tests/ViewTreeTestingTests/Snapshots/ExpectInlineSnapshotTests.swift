import Foundation
import Testing

@testable import SnapshotReview
@testable import ViewTreeTesting

@MainActor struct ExpectInlineSnapshotTests {
  /// A copy of a user's source file, as the compiler saw it.
  private struct Source {
    let folder: TemporaryFolder
    let file: String
    var built = Date.distantFuture
    var environment: [String: String] = [:]

    init(_ text: String) throws {
      folder = try TemporaryFolder()
      file = folder.url.appending(path: "Tests/AppTests/InlineTests.swift").path
      try folder.write("// swift-tools-version: 6.2\n", to: "Package.swift")
      try folder.write("", to: "Tests/AppTests/InlineTests.swift")
      // The bytes as they are, with the carriage returns.
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    var text: String { (try? folder.read("Tests/AppTests/InlineTests.swift")) ?? "" }

    /// Records as the call does that is the `number`-th one in `source`, the text of the build.
    @discardableResult func record(
      _ text: String, call number: Int, in source: String, replacing expected: String? = nil
    ) -> InlineSource.Problem? {
      let (line, column) = Self.place(of: number, in: source)
      let inline = InlineSource(
        file: URL(fileURLWithPath: file), artifacts: folder.url.appending(path: ".build/artifacts"), buildDate: built)
      do { try inline.record(text, line: line, column: column, replacing: expected) } catch { return error }
      return nil
    }

    /// The line and the column of the parenthesis behind a call's name.
    static func place(of number: Int, in source: String) -> (line: Int, column: Int) {
      let ranges = source.ranges(of: "expectInlineSnapshot(")
      let before = source[..<ranges[number].upperBound].utf8.dropLast()
      let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return (line.count, line.last!.count + 1)
    }
  }

  private let source = """
    @Test func one() {
      expectInlineSnapshot(of: screen)
      let é = 1; expectInlineSnapshot(of: other, as: .cells); done()
    }

    @Test func two() {
      expectInlineSnapshot(
        of: third // a comment with )
      ) {
        \"""
        old
        \"""
      }
    }

    """

  @Test func `several calls of a file are recorded in one run, and all other bytes stay`() throws {
    let source = try Source(source)
    expectEqual(source.record("a\n\n  b", call: 0, in: self.source), nil)
    expectEqual(source.record("new", call: 2, in: self.source, replacing: "old"), nil)
    expectEqual(source.record("\"x\"\n  0..1 bold", call: 1, in: self.source), nil)
    expectText(
      source.text,
      equals: """
        @Test func one() {
          expectInlineSnapshot(of: screen) {
            \"""
            a

              b
            \"""
          }
          let é = 1; expectInlineSnapshot(of: other, as: .cells) {
            \"""
            "x"
              0..1 bold
            \"""
          }; done()
        }

        @Test func two() {
          expectInlineSnapshot(
            of: third // a comment with )
          ) {
            \"""
            new
            \"""
          }
        }

        """)
  }

  @Test func `the same call twice is recorded once, and with another text it is a failure`() throws {
    let source = try Source(source)
    expectEqual(source.record("a", call: 0, in: self.source), nil)
    let once = source.text
    expectEqual(source.record("a", call: 0, in: self.source), nil)
    expectEqual(source.record("b", call: 0, in: self.source), .conflict)
    expectText(source.text, equals: once)
  }

  @Test func `a text with escapes is read back as it is`() {
    let texts = [
      "", "\n", "a", "\\", "\\#", "\"\"\"", "\"\"\"#\\#", "\u{1B}[31mred\u{1B}[0m ", "trailing  \nblanks\t", "\ttab",
      "a\r\nb",
      "👩‍👩‍👧 é", "\\(x) \\n", "  \n\n  x", "\u{202E}abc", "#", "\"", "\"\"", "\\u{41}", "a\u{2028}b", "\0",
    ]
    for text in texts {
      for indent in ["", "    ", "\t"] {
        let literal = InlineLiteral.literal(text, indent: indent, newline: "\n")
        expectEqual(InlineLiteral.value(of: Array(literal.utf8)), text, literal)
        #expect(!literal.split(separator: "\n").contains { $0.last == " " || $0.last == "\t" })
      }
    }
    expectEqual(InlineLiteral.literal("a\\b", indent: "", newline: "\n"), "#\"\"\"\na\\b\n\"\"\"#")
    expectEqual(InlineLiteral.literal("\"\"\"#", indent: "", newline: "\n"), "##\"\"\"\n\"\"\"#\n\"\"\"##")
    expectEqual(InlineLiteral.literal("\u{1B}\\#", indent: "", newline: "\n"), "##\"\"\"\n\\##u{1B}\\#\n\"\"\"##")
    // A blank of any width is escaped at the end of a line only.
    expectEqual(InlineLiteral.literal("a \u{3000}", indent: "", newline: "\n"), "\"\"\"\na \\u{3000}\n\"\"\"")
    expectEqual(InlineLiteral.literal("\u{3000}a", indent: "", newline: "\n"), "\"\"\"\n\u{3000}a\n\"\"\"")
    expectEqual(InlineLiteral.value(of: Array("\"a\\(b)\"".utf8)), nil)
    expectEqual(InlineLiteral.value(of: Array("#\"a\\(b)\"#".utf8)), "a\\(b)")
    expectEqual(InlineLiteral.value(of: Array("\"\"\"\n  a \\\n  b\n  \"\"\"".utf8)), "a b")
  }

  /// The literals mean the same to the compiler as to the reader here.
  @Test func `the compiler reads a literal in the same way`() {
    expectEqual(
      ##"""
      \##u{1B}\#
        "a"\##u{20}
      """##, "\u{1B}\\#\n  \"a\" ")
  }

  @Test func `line ends, tabs and wider indentation are those of the file`() throws {
    let windows = try Source("func f() {\r\n\texpectInlineSnapshot(of: a)\r\n}\r\n")
    windows.record("x\ny", call: 0, in: windows.text)
    expectText(
      windows.text,
      equals:
        "func f() {\r\n\texpectInlineSnapshot(of: a) {\r\n\t\t\"\"\"\r\n\t\tx\r\n\t\ty\r\n\t\t\"\"\"\r\n\t}\r\n}\r\n")
    let wide = try Source("struct A {\n    func f() {\n        expectInlineSnapshot(of: a)\n    }\n}\n")
    wide.record("x", call: 0, in: wide.text)
    expectText(
      wide.text,
      equals: "struct A {\n    func f() {\n        expectInlineSnapshot(of: a) {\n            \"\"\"\n            x\n"
        + "            \"\"\"\n        }\n    }\n}\n")
  }

  @Test(arguments: [
    // In the first line, with and without blanks, and in a file of one line.
    ("call", "call {\n  \"\"\"\n  x\n  \"\"\"\n}"),
    ("call\n", "call {\n  \"\"\"\n  x\n  \"\"\"\n}\n"),
    ("   call\n", "   call {\n      \"\"\"\n      x\n      \"\"\"\n   }\n"),
    // An empty first line, with both ends of lines.
    ("\ncall\n", "\ncall {\n  \"\"\"\n  x\n  \"\"\"\n}\n"),
    ("\r\ncall\r\n", "\r\ncall {\r\n  \"\"\"\r\n  x\r\n  \"\"\"\r\n}\r\n"),
    // One blank before a line is not the file's indentation.
    (
      "/*\n * a\n */\nif a {\n    b\n}\ncall\n",
      "/*\n * a\n */\nif a {\n    b\n}\ncall {\n    \"\"\"\n    x\n    \"\"\"\n}\n"
    ),
    // The indentation is that of other lines if the call has none: tabs, also of few lines.
    ("if a {\n\tb\n}\ncall\n", "if a {\n\tb\n}\ncall {\n\t\"\"\"\n\tx\n\t\"\"\"\n}\n"),
    ("if a {\n  b\t\n}\ncall\n", "if a {\n  b\t\n}\ncall {\n  \"\"\"\n  x\n  \"\"\"\n}\n"),
    // A call that is indented by blanks stays so in a file with tabs.
    ("if a {\n\tb\n}\n  call\n", "if a {\n\tb\n}\n  call {\n    \"\"\"\n    x\n    \"\"\"\n  }\n"),
  ])
  func `a closure is indented as the file is`(before: String, after: String) throws {
    func text(_ text: String) -> String { text.replacing("call", with: "expectInlineSnapshot(of: a)") }
    let source = try Source(text(before))
    expectEqual(source.record("x", call: 0, in: text(before)), nil)
    expectText(source.text, equals: text(after))
  }

  @Test func `a literal of a quotation mark between number signs is one line`() {
    expectEqual(InlineLiteral.value(of: Array("#\"\"\"#".utf8)), "\"")
    expectEqual(InlineLiteral.value(of: Array("\"\"".utf8)), "")
    expectEqual(InlineLiteral.value(of: Array("\"a\\tb\\r\\n\\0\\'\\\"\\\\\\u{E9}c\"".utf8)), "a\tb\r\n\0'\"\\éc")
    for unknown in ["\\q", "\\u", "\\u41", "\\u{}", "\\u{D800}", "\\u{41", "\\"] {
      expectEqual(InlineLiteral.value(of: Array("\"a\(unknown)\"".utf8)), nil, unknown)
    }
  }

  @Test func `a file as old as the build has the lines of the build`() throws {
    let text = "expectInlineSnapshot(of: a)\nexpectInlineSnapshot(of: b)\n"
    var source = try Source(text)
    let file = URL(fileURLWithPath: source.file)
    source.built = try #require(try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate)
    expectEqual(source.record("x", call: 1, in: text), nil)
    expectText(source.text, startsWith: "expectInlineSnapshot(of: a)\nexpectInlineSnapshot(of: b) {\n")
  }

  @Test func `a closure that is no literal is not taken for a missing one`() throws {
    let text = "expectInlineSnapshot(of: a) { text() }\nexpectInlineSnapshot(of: b)\n"
    var source = try Source(text)
    source.built = .distantPast
    expectEqual(source.record("x", call: 0, in: text, replacing: "y"), .noCall)
    expectEqual(source.record("x", call: 0, in: text), nil)
    expectText(source.text, startsWith: "expectInlineSnapshot(of: a) { text() }\nexpectInlineSnapshot(of: b) {\n")
  }

  @Test func `only the literal of a closure is replaced`() throws {
    let text = "func f() {\n  expectInlineSnapshot(of: a) { /* kept */ \"old\" /* too */ }\n}\n"
    let source = try Source(text)
    expectEqual(source.record("a\nb", call: 0, in: text, replacing: "old"), nil)
    expectText(
      source.text,
      equals: "func f() {\n  expectInlineSnapshot(of: a) { /* kept */ \"\"\"\n    a\n    b\n    \"\"\" /* too */ }\n}\n"
    )
    let other = try Source("func f() {\n  expectInlineSnapshot(of: a) { text() }\n}\n")
    expectEqual(other.record("a", call: 0, in: other.text, replacing: "b"), .noLiteral)
  }

  @Test func `a closure among the arguments is the one that is written`() throws {
    let text = "func f() {\n  expectInlineSnapshot(of: g(matches: { \"x\" }), matches: { \"old\" }, line: 1)\n}\n"
    let source = try Source(text)
    expectEqual(source.record("new", call: 0, in: text, replacing: "old"), nil)
    expectText(
      source.text,
      equals:
        "func f() {\n  expectInlineSnapshot(of: g(matches: { \"x\" }), matches: { \"\"\"\n    new\n    \"\"\" }, line: 1)\n}\n"
    )
    let none = try Source("func f() {\n  expectInlineSnapshot(of: a, matches: nil)\n}\n")
    expectEqual(none.record("a", call: 0, in: none.text), .noLiteral)
  }

  // MARK: Changed files

  @Test func `an edit of the file in the run is noticed, and the call found by its text`() throws {
    var source = try Source(source)
    source.record("a", call: 0, in: self.source)
    try source.folder.write("// a line more\n" + source.text, to: "Tests/AppTests/InlineTests.swift")
    expectEqual(source.record("new", call: 2, in: self.source, replacing: "old"), nil)
    #expect(source.text.hasPrefix("// a line more\n@Test"))
    expectText(source.text, contains: "    \"\"\"\n    new\n    \"\"\"")
    // The lines of the build are unknown, but one call without a closure is left.
    expectEqual(source.record("b", call: 1, in: self.source), nil)
    expectText(source.text, contains: "as: .cells) {\n    \"\"\"\n    b\n    \"\"\"\n  }; done()")
    source.built = .distantPast
    expectEqual(source.record("c", call: 1, in: self.source, replacing: "old"), .noCall)
  }

  @Test func `a file that was changed after the build is written only if one call can be meant`() throws {
    var source = try Source(source)
    source.built = .distantPast
    expectEqual(source.record("a", call: 0, in: self.source), .changed(candidates: 2))
    expectText(source.text, equals: self.source)
    expectEqual(source.record("new", call: 2, in: self.source, replacing: "old"), nil)
    expectText(source.text, equals: self.source.replacing("old", with: "new"))
  }

  @Test func `another build begins anew`() throws {
    var source = try Source(source)
    source.record("a", call: 0, in: self.source)
    let rebuilt = source.text
    source.built = .distantFuture.addingTimeInterval(1)
    expectEqual(source.record("b", call: 0, in: rebuilt, replacing: "a"), nil)
    expectText(source.text, equals: rebuilt.replacing("    a\n", with: "    b\n"))
  }

  @Test func `a place without a call, and a file that is not there, are failures`() throws {
    let source = try Source("// expectInlineSnapshot(of: a)\nlet a = \"expectInlineSnapshot(\"\n")
    expectEqual(source.record("a", call: 0, in: source.text), .noCall)
    expectEqual(source.record("a", call: 1, in: source.text), .noCall)
    let open = try Source("expectInlineSnapshot(of: (a)\n")
    expectEqual(open.record("a", call: 0, in: open.text), .unreadable)
    try FileManager.default.removeItem(atPath: open.file)
    expectEqual(open.record("a", call: 0, in: "expectInlineSnapshot("), .noFile)
  }

  @Test func `permissions and links of the file stay`() throws {
    let source = try Source(source)
    let link = source.folder.url.appending(path: "Link.swift")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(fileURLWithPath: source.file))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: source.file)
    let (line, column) = Source.place(of: 0, in: self.source)
    try InlineSource(file: link, artifacts: source.folder.url.appending(path: "artifacts"), buildDate: .distantFuture)
      .record("a", line: line, column: column, replacing: nil)
    #expect(source.text.contains("    a\n"))
    let mode = try FileManager.default.attributesOfItem(atPath: source.file)[.posixPermissions] as? Int
    expectEqual(mode, 0o600)
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) != nil)
  }

  @Test func `a lock of another process is waited for, up to 500 times`() throws {
    let folder = try TemporaryFolder()
    let (files, place) = (FileManager.default, folder.url.appending(path: "artifacts/inline.lock"))
    var (lock, waits) = (FolderLock(place), 0)
    lock.wait = {
      waits += 1
      if waits == 3 { try? files.removeItem(at: place) }
    }
    expectEqual(lock.hold { files.fileExists(atPath: place.path) }, true)
    #expect(waits == 0 && !files.fileExists(atPath: place.path))
    try files.createDirectory(at: place, withIntermediateDirectories: false)
    expectEqual(lock.hold { waits }, 3)
    try files.createDirectory(at: place, withIntermediateDirectories: false)
    expectEqual(lock.hold { waits }, 503)
  }

  // MARK: Comparing

  /// A comparison whose source file cannot be written.
  private func failure(_ actual: String, _ expected: String?, _ environment: [String: String] = [:]) -> SnapshotFailure?
  {
    let folders = [
      "SNAPSHOT_DIR": "/no", "SNAPSHOT_ARTIFACTS": FileManager.default.temporaryDirectory.path + "/viewtree-inline",
    ]
    let inline = InlineSnapshot(
      test: RunningTest(id: "t", name: "f()"), callSite: .here(line: 7),
      environment: folders.merging(environment) { $1 }, run: SnapshotRun(), settings: .init())
    do { try inline.compare(actual, expected) } catch { return error }
    return nil
  }

  @Test(arguments: SnapshotRecord.allCases)
  func `each mode writes what it writes to files`(mode: SnapshotRecord) throws {
    let environment = ["SNAPSHOT_RECORD": mode.rawValue]
    func writes(_ actual: String, _ expected: String?) -> Bool {
      if case .inline(let error) = failure(actual, expected, environment) { return error.reason == .noFile }
      return false
    }
    expectEqual(writes("a", nil), mode != .never)
    expectEqual(writes("a", "b"), mode == .failed || mode == .all)
    expectEqual(writes("a", "a"), mode == .all)
  }

  @Test func `in CI nothing is written, and the message shows the text`() {
    expectText(
      failure("a\nb", nil, ["CI": "1"])?.message(filter: "f") ?? "",
      equals: """
        There is no inline snapshot at package/Settings.swift:7, and nothing is recorded in CI.
        To record it, run SNAPSHOT_RECORD=missing swift test --filter f on your machine.

        The actual text:
        a
        b
        """)
    expectEqual(failure("a", "a", ["CI": "1"]), nil)
  }

  @Test func `a difference shows a diff and the command that accepts it`() {
    expectText(
      failure("a\nc", "a\nb", ["CI": "1"])?.message(filter: "f") ?? "",
      startsWith: "The inline snapshot at package/Settings.swift:7 differs\n\n--- expected\n+++ actual")
    expectText(
      failure("a", "b")?.message(filter: "f") ?? "", endsWith: "To accept: SNAPSHOT_RECORD=failed swift test --filter f"
    )
    #expect(failure("e\u{301}", "é") != nil, "bytes are compared")
  }

  // MARK: Recording

  /// A comparison whose source file has one call without a closure.
  private func inline(_ source: Source, _ record: SnapshotRecord, run: SnapshotRun) -> InlineSnapshot {
    InlineSnapshot(
      test: RunningTest(id: "t", name: "f()"), callSite: .here(line: 7), record: record,
      environment: [
        "SNAPSHOT_DIR": source.folder.url.path, "SNAPSHOT_ARTIFACTS": source.folder.url.path + "/.build/snapshots",
      ], run: run, settings: .init(), buildDate: .distantPast, source: URL(fileURLWithPath: source.file))
  }

  @Test func `of the first recordings of a run one is a failure, and none is to be reviewed`() throws {
    let run = SnapshotRun()
    let failures = Locked(0)
    for text in ["a", "b", "c"] {
      let source = try Source("expectInlineSnapshot(of: a)\n")
      try? inline(source, .never, run: run).compare(text, nil)
      expectEqual(try source.folder.findings.all.map(\.status), [.missing])
      withKnownIssue(isIntermittent: true) {
        inline(source, .missing, run: run).expect(text, nil) { $0.message(filter: "f") }
      } matching: { _ in
        failures.withLock { $0 += 1 }
        return true
      }
      expectText(source.text, equals: "expectInlineSnapshot(of: a) {\n  \"\"\"\n  \(text)\n  \"\"\"\n}\n")
      expectEqual(try source.folder.findings.all.map(\.path), [])
    }
    expectEqual(failures.withLock { $0 }, 1)
  }

  @Test func `a recorded change shows its whole difference`() throws {
    let (old, new) = ((1...20).map { "\($0)" }, (21...40).map { "\($0)" })
    let lines = old.map { "    \($0)\n" }.joined()
    let source = try Source("expectInlineSnapshot(of: a) {\n    \"\"\"\n\(lines)    \"\"\"\n}\n")
    var message = ""
    do {
      try inline(source, .failed, run: SnapshotRun())
        .compare(new.joined(separator: "\n"), old.joined(separator: "\n"))
    } catch { message = error.message(filter: "f") }
    expectText(message, startsWith: "Recorded a changed snapshot at ")
    for line in old.map({ "\n-\($0)\n" }) + new.map({ "\n+\($0)\n" }) { expectText(message, contains: line) }
    expectText(source.text, contains: "\n    40\n")
    expectText(source.text, lacks: "\n    20\n")
  }

  // MARK: Reviewing

  @Test func `a difference can be reviewed until the texts are equal`() throws {
    let (folder, run) = (try TemporaryFolder.package(), SnapshotRun())
    let store = try folder.findings
    func compare(_ actual: String, _ expected: String?, line: UInt = 7, arguments: [String]? = nil) {
      let inline = InlineSnapshot(
        test: RunningTest(id: "t", name: "`on & off`()", arguments: arguments), callSite: .here(line: line),
        record: .never,
        environment: ["SNAPSHOT_DIR": folder.url.path, "SNAPSHOT_ARTIFACTS": store.folders.artifacts.path], run: run,
        settings: .init())
      try? inline.compare(actual, expected, picture: { "\"cells\"" })
    }
    compare("a", "b")
    compare("same", "same", line: 8)
    compare("new", nil, line: 9)
    compare("x", "y", line: 7, arguments: ["1", "á/b"])
    expectEqual(
      store.all.map(\.path),
      [
        "AppTests/Settings.swift/on-off.1.á-b.txt", "AppTests/Settings.swift/on-off.3.txt",
        "AppTests/Settings.swift/on-off.txt",
      ])
    let finding = try #require(store.all.last)
    let texts = try store.texts(of: finding)
    expectEqual([texts.before?.text, texts.after?.text, finding.picture], ["b\n", "a\n", "\"cells\""])
    expectEqual(finding.acceptance, "SNAPSHOT_RECORD=failed swift test --filter on...off")
    expectEqual(store.all[1].acceptance, "SNAPSHOT_RECORD=missing swift test --filter on...off")
    compare("a", "a", line: 7)
    compare("new", "new", line: 9)
    expectEqual(store.all.map(\.path), ["AppTests/Settings.swift/on-off.1.á-b.txt"])
  }

  @Test func `a screen, an element and a text match their literals`() throws {
    let screen = Screen(width: 20) {
      Toggle("Wi-Fi", isOn: .constant(true))
      Button("Save") {}
    }
    expectInlineSnapshot(of: screen) {
      """
      [x] Wi-Fi
       [ Save ]
      """
    }
    expectInlineSnapshot(of: try screen.find(.button, "Save"), as: .semantics) { "button \"Save\"" }
    expectInlineSnapshot(of: "a\\b") {
      #"""
      a\b
      """#
    }
  }
}
