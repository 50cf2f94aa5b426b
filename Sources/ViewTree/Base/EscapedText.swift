extension Unicode.Scalar {
  /// Whether a terminal would obey the scalar, or a reader be misled by it: C0 and C1 controls, line and paragraph
  /// separators, bidirectional embeddings, overrides and isolates.
  package var isControlOrOverride: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether the scalar is not seen and tells the direction of what stands beside it.
  ///
  /// Texts of Arabic and Hebrew are drawn with such marks; among words about a text they would put others in their
  /// place.
  fileprivate var isDirectionalMark: Bool { value == 0x61C || value == 0x200E || value == 0x200F }
}

extension String {
  /// The text within quotation marks in a Mermaid chart: what would be markup there is spelled by its number.
  func escapingMermaid() -> String {
    // By scalars: a quotation mark with an accent ends the text, too.
    unicodeScalars.reduce(into: "") { text, scalar in
      if "#\"<>&".unicodeScalars.contains(scalar) {
        text += "#\(scalar.value);"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text in a document of HTML or SVG, with `&`, `<`, `>` and `"` escaped.
  ///
  /// Two scalars that XML forbids become U+FFFD.
  package func escapingMarkup() -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension String {
  /// The text as words that are safe to print: each scalar that a terminal would obey, or that would mislead a reader,
  /// and each directional mark is its code, `\u{1B}`.
  ///
  /// Applied again it changes nothing more.
  ///
  /// Labels, values, ids and names of the user's reach issues, errors, traces, dumps and diffs by way of this only.
  package func escapingControls(keepingLines: Bool = false) -> String {
    escaping { ($0.isControlOrOverride || $0.isDirectionalMark) && !(keepingLines && $0 == "\n") }
  }

  /// The text with the code, `\u{1B}`, in the place of each scalar of some.
  package func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if isEscaped(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
