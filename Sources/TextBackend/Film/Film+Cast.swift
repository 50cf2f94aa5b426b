internal import Foundation
internal import ViewTree

extension Film {
  /// The film as a recording of asciinema, in version 2 of its format: a header, then one line for each change.
  ///
  /// `asciinema play` and the player for web pages show it. Each event is a marker with its statement.
  public var cast: String {
    var lines: [String] = []
    let times = times
    var size = first.size
    forEachPicture { grid, index in
      let time = index.map { times[$0] } ?? 0
      let data = ANSIEncoder.encodeChanges(of: grid)
      guard let index else {
        lines.append(Self.header(grid.size, title: title))
        return lines.append(Self.line(time, "o", "\u{1B}[?25l" + data))
      }
      lines.append(Self.line(time, "m", events[index].name))
      if grid.size != size {
        size = grid.size
        lines.append(Self.line(time, "r", "\(max(size.columns, 1))x\(max(size.rows, 1))"))
      }
      if !data.isEmpty { lines.append(Self.line(time, "o", data)) }
    }
    // The last picture stays for a while.
    lines.append(Self.line(length, "o", ""))
    return lines.joined(separator: "\n")
  }

  private static func header(_ size: FilmPicture.Size, title: String) -> String {
    "{\"version\": 2, \"width\": \(max(size.columns, 1)), \"height\": \(max(size.rows, 1)), \"title\": \(quoted(title))}"
  }

  private static func line(_ time: Double, _ code: String, _ data: String) -> String {
    "[\(time), \"\(code)\", \(quoted(data))]"
  }

  /// The text as a string of JSON.
  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode(text) else { preconditionFailure("BUG: \(text) is no JSON") }
    return String(decoding: data, as: UTF8.self)
  }
}
