extension UnifiedDiff: CustomStringConvertible {
  /// At most 60 lines; a change larger than that is read in the file with the actual text.
  var description: String { text(limit: 60) }

  /// The usual form of a diff, made for eyes: control characters are drawn, and in changed lines blanks at the end.
  func text(limit: Int) -> String {
    let lines = hunks.flatMap { hunk in [hunk.header] + hunk.edits.flatMap(rendered) }
    var shown = ["--- expected", "+++ actual"] + lines.prefix(limit)
    if lines.count > limit { shown.append("… \(lines.count - limit) more lines of the diff are not shown") }
    if isCanonicallyEqual { shown.append("(The texts look the same: they differ in Unicode normalisation.)") }
    return shown.map { $0 + "\n" }.joined()
  }

  private func rendered(_ edit: Edit) -> [String] {
    switch edit {
    case .keep(let line): [" " + Self.visible(line)]
    case .remove(let line): ["-" + Self.visible(line, isChange: true)] + endNote(line)
    case .insert(let line): ["+" + Self.visible(line, isChange: true)] + endNote(line)
    }
  }

  /// Two texts that both lack the last newline do not differ in that.
  private func endNote(_ line: Line) -> [String] {
    line.last != .lineFeed && lastNewlineDiffers ? ["\\ No newline at end of file"] : []
  }

  private static func visible(_ line: Line, isChange: Bool = false) -> String {
    let bytes = line.last == .lineFeed ? line.dropLast() : line
    let text = String(String.UnicodeScalarView(String(decoding: bytes, as: UTF8.self).unicodeScalars.map(picture)))
    guard isChange else { return text }
    let end = text.lastIndex { $0 != " " && $0 != "\t" }.map(text.index(after:)) ?? text.startIndex
    return text[..<end] + String(text[end...].map { $0 == "\t" ? "→" : "·" })
  }

  /// An escape sequence must not colour the terminal that shows the diff.
  private static func picture(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: scalar
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)!
    case 0x7F: "␡"
    default: scalar
    }
  }
}

extension UnifiedDiff.Hunk {
  /// An empty range is named after the line before it, as `patch` wants it.
  fileprivate var header: String {
    "@@ -\(Self.range(oldStart, edits.oldCount)) +\(Self.range(newStart, edits.newCount)) @@"
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }
}
