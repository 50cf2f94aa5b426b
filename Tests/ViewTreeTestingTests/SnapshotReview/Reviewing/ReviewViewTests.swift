import Foundation
import Testing
import ViewTreeTesting

@testable import SnapshotReview

@MainActor struct ReviewViewTests {
  private let folder: TemporaryFolder
  private let store: SnapshotFindings

  init() throws {
    folder = try .package()
    store = try folder.findings
  }

  private func add(_ path: String, before: String?, after: String) throws {
    try store.add(path, before: before, after: after, test: "f()", file: "Tests/AppTests/A.swift", line: 7)
  }

  /// A differing picture, a new one, and a document.
  private func addThree() throws {
    try add(
      "AppTests/A/f.txt", before: "Network\n[ ] Wi-Fi\nVPN\nlast\n", after: "Network\n[x] Wi-Fi\nlast\nmore\n"
    )
    try add("AppTests/A/g.txt", before: nil, after: "new\n")
    try add("AppTests/A/h.svg", before: "<svg>\n</svg>\n", after: "<svg>\n<a/>\n</svg>\n")
  }

  private func review(width: Int = 70, height: Int = 16) throws -> (Screen, ReviewModel) {
    let tool = SnapshotTool(arguments: ["review"], environment: [:], folder: folder.url.path)
    let model = try #require(tool.review)
    return (Screen(ReviewView(model) {}, width: width, height: height), model)
  }

  @Test func `the pictures stand side by side, and their changes are marked`() throws {
    try addThree()
    let (screen, _) = try review()
    expectSnapshot(of: screen, named: "first")
    expectSnapshot(of: screen, as: .cells, named: "first")
    screen.press(.character("s"))
    expectSnapshot(of: screen, named: "second")
    screen.press(.character("s"))
    expectSnapshot(of: screen, named: "third")
  }

  @Test func `on a narrow screen the pictures stand one below the other`() throws {
    let rows = ["Network", "Devices in the network", "VPN"]
    try add(
      "AppTests/SettingsScreenTests/the-network.txt", before: rows.joined(separator: "\n"),
      after: rows.prefix(2).joined(separator: "\n"))
    expectSnapshot(of: try review(width: 40, height: 20).0)
    // The longest row of a picture is longer than the screen.
    let (screen, _) = try review(width: 20, height: 20)
    screen.turnWheel(column: 4, row: 6, byColumns: 3, rows: 0)
    expectText(screen.text, contains: "network")
  }

  @Test func `keys accept, reject and skip, and the files are changed at once`() throws {
    try addThree()
    let (screen, model) = try review()
    screen.press(.character("a"))
    try expectEqual(folder.read("Snapshots/AppTests/A/f.txt"), "Network\n[x] Wi-Fi\nlast\nmore\n")
    expectEqual(store.all.map(\.path), ["AppTests/A/g.txt", "AppTests/A/h.svg"])
    screen.press(.character("r"))
    #expect(!folder.files.contains("Snapshots/AppTests/A/g.txt"))
    expectEqual(store.all.map(\.path), ["AppTests/A/h.svg"])
    screen.press(.character("s"))
    expectEqual(store.all.map(\.path), ["AppTests/A/h.svg"])
    expectEqual(model.summary, "1 accepted, 1 rejected, 1 skipped")
    expectText(screen.text, startsWith: "Reviewed: 1 accepted, 1 rejected, 1 skipped.")
    // The skipped one can be decided after all.
    screen.press(.character("b"))
    expectText(screen.text, contains: "3 of 3: differs")
    try screen.find(.button, "Accept").tap()
    #expect(store.all.isEmpty)
    expectText(screen.text, startsWith: "Reviewed: 2 accepted, 1 rejected.")
    #expect(screen.findAll(.button).map(\.label) == ["Quit"])
  }

  @Test func `a recorded picture that is rejected is removed, or has its former content`() throws {
    try folder.write("new\n", to: "Snapshots/AppTests/A/r.txt")
    let finding = SnapshotFinding(
      .recorded, path: "AppTests/A/r.txt", test: "f()", file: "A.swift", line: 1, before: Data("old\n".utf8))
    try store.add(finding, actual: nil)
    let (screen, _) = try review()
    expectText(screen.text, contains: "- old")
    try screen.find(.button, "Reject").tap()
    try expectEqual(folder.read("Snapshots/AppTests/A/r.txt"), "old\n")
  }

  @Test func `back returns to skipped findings, and stops at the first`() throws {
    try addThree()
    let (screen, model) = try review()
    screen.press(.character("b"))
    expectEqual(model.position, "1 of 3")
    screen.press(.character("s"))
    expectEqual(model.position, "2 of 3")
    screen.press(.character("b"))
    expectEqual(model.position, "1 of 3")
    screen.press(.character("a"))
    expectEqual(model.position, "2 of 3")
  }

  @Test func `a decision that fails is reported, and the finding stays`() throws {
    try addThree()
    let (screen, model) = try review()
    try FileManager.default.removeItem(at: store.folders.actual("AppTests/A/f.txt"))
    screen.press(.character("a"))
    expectText(screen.text, contains: "The actual text of AppTests/A/f.txt is missing.")
    expectEqual(model.position, "1 of 3")
    screen.press(.character("s"))
    expectText(screen.text, lacks: "is missing")
  }

  @Test func `a cell that differs in its style alone is marked as well`() throws {
    try add(
      "AppTests/A/f.cells", before: "\"Hi you\"\n  0..1 fg=red\n\"same\"\n",
      after: "\"Hi you\"\n  0..1 bold\n\"same\"\n")
    let (screen, _) = try review()
    expectText(screen.text, contains: "- Hi you  + Hi you\n  same      same")
    expectText(screen.render(.cells), contains: "  2..3 fg=black bg=yellow, 12..13 bold fg=black bg=yellow\n")
  }

  @Test func `a long picture can be scrolled`() throws {
    let rows = (1...60).map { "row \($0)" }
    try add("AppTests/A/f.txt", before: nil, after: rows.joined(separator: "\n"))
    let (screen, _) = try review()
    expectText(screen.text, lacks: "row 20")
    screen.turnWheel(column: 5, row: 8, byColumns: 0, rows: 5)
    expectText(screen.text, contains: "row 20")
  }

  @Test func `the key q and the button quit`() throws {
    try addThree()
    let tool = SnapshotTool(arguments: ["review", "AppTests/A/f.txt"], environment: [:], folder: folder.url.path)
    var count = 0
    let screen = Screen(ReviewView(try #require(tool.review)) { count += 1 }, width: 60, height: 12)
    expectText(screen.text, contains: "1 of 1")
    screen.press(.character("q"))
    screen.press(.character("s"))
    try screen.find(.button, "Quit").tap()
    expectEqual(count, 2)
  }

  @Test func `without findings, or with a wrong path, the command answers in words`() throws {
    func tool(_ arguments: String...) -> SnapshotTool {
      SnapshotTool(arguments: arguments, environment: [:], folder: folder.url.path)
    }
    #expect(tool("review").review == nil)
    expectEqual(tool("review").run(), .init(text: "Nothing to review."))
    try addThree()
    #expect(tool("list").review == nil && tool("review", "AppTests/B").review == nil)
    expectText(
      tool("review", "AppTests/B").run().text, startsWith: "The last test run found nothing to review at AppTests/B.")
  }

  @Test func `a picture has its own colours`() throws {
    func picture(_ text: String) -> String {
      Screen {
        Text(text)
        Text("same").foregroundStyle(.blue)
      }
      .render(.cells)
    }
    try add("AppTests/A/f.cells", before: picture("old"), after: picture("new"))
    let (screen, _) = try review()
    expectText(screen.render(.cells), contains: "  same ")
    expectText(screen.render(.cells), contains: "fg=#007aff")
  }

  @Test func `pictures of different widths begin at the same column`() throws {
    try add("AppTests/A/a.txt", before: "short\n", after: "a row that is much longer\n")
    let lines = try review(width: 34, height: 20).0.text.split(separator: "\n")
    func column(_ text: String) -> Int? {
      lines.lazy.compactMap { line in line.range(of: text).map { line[..<$0.lowerBound].count } }.first
    }
    let start = try #require(column("before"))
    expectEqual(column("after"), start)
    expectEqual(column("short"), column("a row that"))
  }

  @Test func `a picture without a reference, and a reference without a picture, are shown alone`() throws {
    try add("AppTests/A/a.txt", before: nil, after: "only after\n")
    expectText(try review().0.text, contains: "only after")
    try add("AppTests/A/a.txt", before: "only before\n", after: "x")
    let actual = store.folders.actual("AppTests/A/a.txt")
    try FileManager.default.removeItem(at: actual)
    let text = try review().0.text
    expectText(text, contains: "only before")
    expectText(text, lacks: "There is no text.")
    try FileManager.default.removeItem(at: store.folders.reference("AppTests/A/a.txt"))
    expectText(try review().0.text, contains: "There is no text.")
  }

  @Test func `each finding is shown from its beginning, and scrolls wherever the pointer is`() throws {
    for name in ["first", "second"] {
      try add(
        "AppTests/A/\(name).txt", before: nil, after: (1...60).map { "\(name) \($0)" }.joined(separator: "\n"))
    }
    let (screen, _) = try review()
    screen.turnWheel(column: 60, row: 8, byColumns: 0, rows: 5)
    expectText(screen.text, contains: "  first 20\n")
    expectText(screen.text, lacks: "  first 1\n")
    screen.press(.character("s"))
    expectText(screen.text, contains: "  after\n  second 1\n")
    screen.press(.character("b"))
    expectText(screen.text, contains: "  after\n  first 1\n")
  }

  @Test func `pictures one below the other begin at the same column`() throws {
    try add("AppTests/A/a.txt", before: "a\nsame\n", after: "a longer row of this\nsame\n")
    expectText(
      try review(width: 24, height: 20).0.text,
      contains: "\n  before\n- a\n  same\n\n  after\n+ a longer row of this\n  same\n")
  }

  @Test func `a row without changes has the styles of its cells`() throws {
    let row = "\"abcd\"\n  0..0 bold, 2..2 bg=#102030, 3..3 fg=#405060\n"
    try add("AppTests/A/f.cells", before: row + "\"x\"", after: row + "\"y\"")
    expectText(
      try review(width: 30).0.render(.cells),
      contains: """
        "  abcd      abcd              "
          2..2 bold, 4..4 bg=#102030, 5..5 fg=#405060, 12..12 bold, 14..14 bg=#102030, 15..15 fg=#405060

        """)
  }
}
