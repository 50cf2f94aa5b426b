extension Unicode.Scalar {
  /// Whether a terminal would interpret the scalar, or it could mislead a reader: C0 and C1 controls, line and
  /// paragraph separators, bidirectional embeddings, overrides and isolates.
  package var isControlOrOverride: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether the scalar is an invisible mark that sets the direction of its neighbours.
  ///
  /// Arabic and Hebrew text contains such marks. In a message about a text they would reorder other words.
  fileprivate var isDirectionalMark: Bool { value == 0x61C || value == 0x200E || value == 0x200F }
}

extension String {
  /// The text within quotation marks in a Mermaid chart; markup characters are replaced by their numbers.
  package func escapingMermaid() -> String {
    // By scalars, because a quotation mark with an accent ends the text too.
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
  /// The scalars U+FFFE and U+FFFF, which XML forbids, become U+FFFD.
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
  /// The text in a form that is safe to print.
  ///
  /// Each scalar that a terminal would interpret or that could mislead a reader, and each directional mark, is replaced
  /// by its code, `\u{1B}`.
  ///
  /// Applying it again changes nothing.
  ///
  /// All labels, values, ids and names of the program pass through it before they appear in issues, errors, traces,
  /// dumps and diffs.
  package func escapingControls(keepingLines: Bool = false) -> String {
    escaping { ($0.isControlOrOverride || $0.isDirectionalMark) && !(keepingLines && $0 == "\n") }
  }

  /// The text with the selected scalars replaced by their codes, `\u{1B}`.
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
