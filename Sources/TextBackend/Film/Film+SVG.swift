internal import ViewTree

extension Film {
  /// The film as an animated SVG image that repeats; below the picture are the event and its writes.
  ///
  /// Each version of a row is drawn once, and shown as long as it lasts. Where images are not animated, the last picture
  /// is shown.
  public var svg: String {
    let cell = SVGEncoder.cell
    var tracks: [[Version]] = []
    var size = first.size
    var (most, page) = (size, Markup.Page.light)
    let starts = [0] + times
    forEachPicture { grid, index in
      page = grid.page
      most.columns = max(most.columns, grid.columns)
      most.rows = max(most.rows, grid.rows)
      while tracks.count < grid.rows { tracks.append([]) }
      let start = index.map { $0 + 1 } ?? 0
      let isResized = grid.size != size || index == nil
      size = grid.size
      var changed = isResized ? Array(0..<grid.rows) : grid.changedRows
      if isResized { changed += grid.rows..<tracks.count }
      for row in changed {
        let elements = row < grid.rows ? SVGEncoder.elements(ofRow: row, in: grid) : []
        if tracks[row].last?.elements == elements { continue }
        tracks[row].append(Version(start: start, elements: elements))
      }
    }
    let captions = events.enumerated().map { index, event in
      Version(start: index + 1, elements: caption(event, index, row: most.rows))
    }
    let width = max(most.columns, Self.captionWidth) * cell.width
    let height = (most.rows + 3) * cell.height
    let lines = (tracks + [captions]).flatMap { animated($0, starts: starts) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img">
      <title>\(title.escapingMarkup())</title>
      <desc>\(events.map(\.name).joined(separator: "\n").escapingMarkup())</desc>
      <rect width="\(width)" height="\(height)" fill="\(page.background)"/>
      <g font-family="\(Markup.fonts)" font-size="13.3" fill="\(page.foreground)">
      \(lines.joined(separator: "\n"))
      </g>
      </svg>
      """
  }

  /// The width of the caption in columns, if the picture is narrower.
  private static let captionWidth = 60

  /// The elements of a row from one picture on.
  private struct Version {
    /// The number of the picture: 0 is the one before the events.
    let start: Int
    let elements: [String]
  }

  private func caption(_ event: Event, _ index: Int, row: Int) -> [String] {
    let cell = SVGEncoder.cell
    let words = ["\(dropped + index + 1)/\(dropped + events.count) \(event.name)"] + event.writes.prefix(1)
    return words.enumerated().map { line, words in
      let y = (row + 1 + line) * cell.height + cell.height * 3 / 4
      let opacity = line == 0 ? "" : " opacity=\"0.6\""
      return "<text x=\"0\" y=\"\(y)\" xml:space=\"preserve\"\(opacity)>\(words.escapingMarkup())</text>"
    }
  }

  private func animated(_ versions: [Version], starts: [Double]) -> [String] {
    let length = length
    return versions.enumerated().flatMap { number, version -> [String] in
      if version.elements.isEmpty { return [] }
      let next = number + 1 < versions.count ? starts[versions[number + 1].start] : length
      return group(version.elements, from: starts[version.start], to: next, of: length)
    }
  }

  private func group(_ elements: [String], from start: Double, to end: Double, of length: Double) -> [String] {
    if start == 0, end == length { return ["<g>"] + elements + ["</g>"] }
    func share(_ time: Double) -> String { "\((time / length * 10_000).rounded() / 10_000)" }
    var times = ["0"]
    var values = [start == 0 ? "visible" : "hidden"]
    if start > 0 {
      times.append(share(start))
      values.append("visible")
    }
    if end < length {
      times.append(share(end))
      values.append("hidden")
    }
    let isLast = end == length
    return ["<g visibility=\"\(isLast ? "visible" : "hidden")\">"] + elements + [
      "<animate attributeName=\"visibility\" calcMode=\"discrete\" dur=\"\(length)s\" repeatCount=\"indefinite\" "
        + "keyTimes=\"\(times.joined(separator: ";"))\" values=\"\(values.joined(separator: ";"))\"/>", "</g>",
    ]
  }
}
