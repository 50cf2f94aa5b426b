import Foundation
import Testing
import ViewTree

@testable import SnapshotReview
@testable import TextBackend
@testable import ViewTreeTesting

/// The film in the message of a failure, in the stored finding, and on the page of the report.
@MainActor @Suite struct FilmFailureTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Settings: View {
    @State private var isOn = false

    var body: some View { Toggle("Wi-Fi <b>", isOn: $isOn) }
  }

  private func check() -> SnapshotCheck {
    SnapshotCheck(
      test: RunningTest(id: "a test", name: "a test"), callSite: .here(), fileExtension: "txt",
      environment: ["SNAPSHOT_DIR": folder.url.path, "SNAPSHOT_ARTIFACTS": folder.url.path + "/artifacts"],
      run: SnapshotRun())
  }

  /// The message of a comparison that fails.
  private func message(_ screen: Screen) -> String {
    failure { check().expect(screen, as: .text) }
  }

  private func finding() throws -> SnapshotFinding {
    let folders = try SnapshotFolders(
      environment: ["SNAPSHOT_DIR": folder.url.path, "SNAPSHOT_ARTIFACTS": folder.url.path + "/artifacts"],
      filePath: folder.url.path + "/x")
    return try #require(SnapshotFindings(folders).all.first)
  }

  @Test func `a failure shows the events before it, and the page shows the whole film`() throws {
    let screen = Screen(width: 20, options: ScreenOptions(recordsFilm: true)) { Settings() }
    try folder.write("other\n", to: "Snapshots/" + check().path)
    try screen.find(.toggle).tap()
    for _ in 0..<300 { screen.press(.escape) }
    screen.press(.space)
    let message = message(screen)
    let film = try #require(message.components(separatedBy: "\n\nThe events before it:\n").last)
    let lines = film.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 39)
    expectText(film, startsWith: "… ")
    expectText(
      film,
      endsWith: """
        302 screen.press(.space)
           wrote Settings._isOn  true → false
           ran CheckboxToggleStyle
           0 |[ ] Wi-Fi <b>
        """)

    let finding = try finding()
    let script = try #require(finding.film)
    #expect(script.events.count == 302)
    #expect(script.events[0].notes == ["wrote Settings._isOn  false → true", "ran CheckboxToggleStyle"])
    #expect(script.events[0].rows == [0])
    expectText(script.events[0].lines[0], startsWith: "\"[x] Wi-Fi <b>")

    let html = FilmStrip(script, known: Picture.RowTable()).html
    expectText(html, contains: #"<button aria-label="Previous event">"#)
    let json = try #require(html.firstMatch(of: #/<script type="application/json">(.*)</script>/#)).output.1
    expectText(json, lacks: "<")
    // The page of one film is always the same.
    #expect(json.firstMatch(of: /^{"dropped":\d+,"events":\[.*\],"start":\[.*\],"table":\[.*\]}$/) != nil)
    let reel = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let table = try #require(reel["table"] as? [String])
    #expect(table.contains { $0.contains("Wi-Fi &lt;b&gt;") })
    #expect((reel["events"] as? [Any])?.count == 302)
    // Each row is there once.
    #expect(table.count == Set(table).count && table.count <= 4)
  }

  @Test func `the data of a film name each row once, and the height of each picture`() {
    let film = FilmScript(
      start: ["\"a\"", "\"b\"\n\"z\"", "\"a\""],
      events: [
        .init(name: "a/b", notes: ["c/d"], height: -1, rows: [2, 0], lines: ["\"c\"", "\"b\""]),
        .init(name: "e", notes: [], height: .max, rows: [], lines: []),
      ], dropped: 3)
    expectText(
      FilmStrip(film, known: Picture.RowTable()).html,
      contains: #"{"dropped":3,"events":[{"height":0,"lines":[2,1],"name":"a/b","notes":["c/d"],"rows":[2,0]},"#
        + #"{"height":16777216,"lines":[],"name":"e","notes":[],"rows":[]}],"start":[0,1,0],"table":["a","b","c"]}"#)
  }

  @Test func `the page has the script once, and only if there is a film`() throws {
    let store = SnapshotFindings(
      try SnapshotFolders(environment: ["SNAPSHOT_DIR": folder.url.path], filePath: folder.url.path + "/x"))
    func page(_ films: [FilmScript?]) throws -> String {
      store.removeAll()
      for (index, film) in films.enumerated() {
        let finding = SnapshotFinding(
          .missing, path: "A/\(index).txt", test: "t", file: "A.swift", line: 1, film: film)
        try store.add(finding, actual: SnapshotContent(text: "x"))
      }
      try ReviewPage(store).write(store.all, to: store.folders.report)
      return try String(contentsOf: store.folders.report, encoding: .utf8)
    }
    let event = FilmScript.Event(
      name: "</script><b>", notes: ["\u{1B}[2J"], height: 1, rows: [0], lines: ["\"</script>\""])
    let film = FilmScript(start: ["\"a\""], events: [event], dropped: 3)
    #expect(try !page([nil]).contains("<script"))
    let shown = try page([film, nil, film])
    #expect(shown.components(separatedBy: "ArrowRight").count == 2)
    #expect(shown.components(separatedBy: "<figure class=\"film\"").count == 3)
    // The data of two films, and the script of the page.
    #expect(shown.components(separatedBy: "</script>").count == 4)
    expectText(shown, contains: #"\\u{1B}[2J"#)
    #expect(!shown.contains("http"))
  }

  @Test func `a screen without events has no film`() throws {
    let screen = Screen(width: 20, options: ScreenOptions(recordsFilm: true)) { Settings() }
    try folder.write("other\n", to: "Snapshots/" + check().path)
    expectText(message(screen), lacks: "The events before it")
    #expect(try finding().film == nil)
  }

  /// The message of the only failure that `body` causes.
  private func failure(_ body: () throws -> Void) rethrows -> String {
    let messages = Locked<[String]>([])
    try withKnownIssue {
      try body()
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return messages.withLock { $0.joined() }
  }

  @Test func `a text that is a screen's picture, and an issue, show the film of the screen`() throws {
    let screen = Screen(width: 20, options: ScreenOptions(recordsFilm: true)) { Settings() }
    try screen.find(.toggle).tap()
    let events = "The events before it:\n1 try screen.find(.toggle, \"Wi-Fi <b>\").tap()\n"
    expectText(failure { expectText(screen.text, equals: "x") }, contains: events)
    expectText(failure { expectText("y", equals: "x") }, lacks: events)
    expectText(failure { expectIssue(of: screen, contains: "x") }, contains: events)
  }

  @Test func `a film is a snapshot`() throws {
    let screen = Screen(width: 20) { Settings() }
    try screen.find(.toggle).tap()
    expectSnapshot(of: screen.film)
    let place = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    SnapshotCheck(test: .current(function: #function, at: place), callSite: place, name: "svg", fileExtension: "svg")
      .expect(screen.film.svg)
    SnapshotCheck(test: .current(function: #function, at: place), callSite: place, name: "cast", fileExtension: "cast")
      .expect(screen.film.cast)
  }
}
