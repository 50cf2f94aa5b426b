import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend

/// A recording in version 2 of asciinema's format, read strictly and played on a screen of characters.
private struct CastPlayer {
  enum Fault: Error, Equatable {
    case header(String)
    case line(String)
    case sequence(String)
  }

  private(set) var size: (columns: Int, rows: Int)
  private(set) var rows: [[String]]
  private var cursor = (row: 0, column: 0)
  /// The picture after each marker, and the first one.
  private(set) var pictures: [String] = []
  private(set) var markers: [String] = []
  private(set) var isCursorShown = true

  init(_ cast: String) throws {
    var lines = cast.components(separatedBy: "\n")
    let first = lines.removeFirst()
    guard let header = try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any],
      header["version"] as? Int == 2, let columns = header["width"] as? Int, columns > 0,
      let height = header["height"] as? Int, height > 0,
      Set(header.keys).isSubset(of: ["version", "width", "height", "title", "timestamp", "duration", "env", "theme"])
    else { throw Fault.header(first) }
    size = (columns, height)
    rows = []
    clear()
    var last = 0.0
    for line in lines {
      guard let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any], event.count == 3,
        let time = event[0] as? Double, time >= last, let code = event[1] as? String, let data = event[2] as? String
      else { throw Fault.line(line) }
      last = time
      switch code {
      case "o": try play(data)
      case "m":
        pictures.append(picture)
        markers.append(data)
      case "r":
        let numbers = data.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { throw Fault.line(line) }
        size = (numbers[0], numbers[1])
        clear()
      default: throw Fault.line(line)
      }
    }
    pictures.append(picture)
  }

  private mutating func clear() {
    rows = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }

  private mutating func play(_ data: String) throws {
    var rest = Array(data)[...]
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        put(String(character), width: max(GraphemeWidth.of(character), 1))
        continue
      }
      guard rest.popFirst() == "[" else { throw Fault.sequence(data) }
      let parameters = rest.prefix { "0123456789;?".contains($0) }
      rest = rest.dropFirst(parameters.count)
      switch (rest.popFirst(), String(parameters)) {
      case ("m", _): break
      case ("J", "2"): clear()
      case ("h", "?25"): isCursorShown = true
      case ("l", "?25"): isCursorShown = false
      case ("H", let place):
        let numbers = place.split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 2 else { throw Fault.sequence(data) }
        cursor = (numbers[0] - 1, numbers[1] - 1)
      default: throw Fault.sequence(data)
      }
    }
  }

  private mutating func put(_ text: String, width: Int) {
    guard rows.indices.contains(cursor.row), cursor.column + width <= size.columns else { return }
    rows[cursor.row][cursor.column] = text
    if width == 2 { rows[cursor.row][cursor.column + 1] = "" }
    cursor.column += width
  }

  private var picture: String {
    rows.map { row in
      var text = row.joined()
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }
}

@MainActor @Suite struct FilmCastTests {
  @Test func `a recording of asciinema shows every picture, with a marker for each event`() throws {
    let screen = Screen.filmed()
    try screen.find(.toggle).tap()
    try screen.find(.textField).type("漢")
    try screen.find(.button, "More").tap()
    screen.resize(width: 12)
    try screen.find(.button, "Sheet").tap()
    screen.press(.escape)
    let film = screen.film
    let player = try CastPlayer(film.cast)
    #expect(player.markers == film.events.map(\.name))
    #expect(player.isCursorShown)
    var pictures: [String] = []
    film.forEachPicture { grid, _ in pictures.append(PlainTextEncoder.encode(grid)) }
    #expect(player.pictures.count == pictures.count)
    for (played, picture) in zip(player.pictures, pictures) { expectText(played, equals: picture) }
  }

  @Test func `a pause of the screen is one of the recording, of three seconds at most`() {
    let screen = Screen.filmed()
    screen.press(.tab)
    screen.advance(by: .seconds(2))
    screen.advance(by: .seconds(60))
    #expect(screen.film.times == [1, 3, 6])
    #expect(screen.film.length == 9)
  }

  @Test func `a recording begins at once, and its last picture stays`() throws {
    let screen = Screen.filmed()
    try screen.find(.textField).type("a/b")
    screen.resize(width: 0, height: 0)
    let lines = screen.film.cast.components(separatedBy: "\n")
    expectText(lines[1], startsWith: "[0.0, \"o\", \"\\u001b[?25l")
    expectText(lines[2], equals: #"[1.0, "m", "try screen.find(.textField, \"Name\").type(\"a/b\")"]"#)
    #expect(lines.contains(#"[2.0, "r", "1x1"]"#))
    expectText(lines.last ?? "", equals: #"[5.0, "o", ""]"#)
  }

  @Test func `a screen without cells is a recording too`() throws {
    let screen = Screen(EmptyView(), width: 0, height: 0, options: ScreenOptions(recordsFilm: true))
    screen.press(.tab)
    let player = try CastPlayer(screen.film.cast)
    #expect(player.size == (1, 1))
    _ = screen.issues
  }

  @Test func `the parser of these tests is strict`() throws {
    let header = #"{"version": 2, "width": 2, "height": 1}"#
    #expect(throws: Never.self) { try CastPlayer(header) }
    #expect(throws: CastPlayer.Fault.self) { try CastPlayer(#"{"version": 1, "width": 2, "height": 1}"#) }
    for line in [#"[0, "x", ""]"#, #"[1, "r", "0x2"]"#, #"[0, "o"]"#, #"[0, "o", "\u001b(B"]"#] {
      #expect(throws: CastPlayer.Fault.self) { try CastPlayer(header + "\n" + line) }
    }
    #expect(throws: CastPlayer.Fault.self) { try CastPlayer(header + "\n[2.0, \"o\", \"\"]\n[1.0, \"o\", \"\"]") }
    #expect(throws: (any Error).self) { try CastPlayer(header + "\n[0, \"o\", \"\u{1B}\"]") }
  }
}
