internal import ViewTree

extension UnifiedDiff: CustomStringConvertible {
  /// The diff in at most 60 lines; the file with the actual text shows longer changes.
  package var description: String { text(limit: 60) }

  /// The diff in its usual form, for reading: control characters are shown as codes, and trailing blanks in changed
  /// lines as dots.
  package func text(limit: Int) -> String {
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

  /// The note about a missing final newline; two texts that both lack it do not differ in that.
  private func endNote(_ line: Line) -> [String] {
    line.last != .lineFeed && lastNewlineDiffers ? ["\\ No newline at end of file"] : []
  }

  private static func visible(_ line: Line, isChange: Bool = false) -> String {
    let text = words(line.last == .lineFeed ? line.dropLast() : line)
    guard isChange else { return text }
    let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex
    return text[..<end] + String(repeating: "·", count: text[end...].count)
  }

  /// The bytes of a line as readable text.
  ///
  /// Lines that differ in more than Unicode normalization never look the same: in a line with codes, a literal
  /// backslash is doubled, and bytes that are not UTF-8 become numbers.
  private static func words(_ bytes: Line) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return bytes.map { $0 < 0x80 ? asciiWord($0) : "\\x\(String($0, radix: 16, uppercase: true))" }.joined()
    }
    guard text.contains("\\u{") || text.contains("\\x") || text.escapingControls() != text else { return text }
    return text.replacing("\\", with: "\\\\").escapingControls()
  }

  private static func asciiWord(_ byte: UInt8) -> String {
    byte == UInt8(ascii: "\\") ? "\\\\" : String(Character(Unicode.Scalar(byte))).escapingControls()
  }
}

extension UnifiedDiff.Hunk {
  /// The header of a hunk; an empty range is named after the line before it, as `patch` requires.
  fileprivate var header: String {
    "@@ -\(Self.range(oldStart, edits.oldCount)) +\(Self.range(newStart, edits.newCount)) @@"
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }
}
