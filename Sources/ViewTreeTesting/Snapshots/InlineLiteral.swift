internal import ViewTreeMacroExpansion

/// Writes and reads multi-line string literals.
enum InlineLiteral {
  /// Returns the change of a source that puts a text into the closure of a call: of the literal alone, or else of a whole
  /// closure behind the arguments.
  static func edit(of call: SourceCall, in source: String, text: String) throws(InlineSource.Problem)
    -> InlineSource.Edit
  {
    let bytes = Array(source.utf8)
    let newline =
      bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
    let end = newline ? "\r\n" : "\n"
    let indent = indentation(at: call.arguments.lowerBound, in: bytes)
    let inner = indent + unit(of: indent, in: bytes)
    if let literal = call.literal {
      let old = bytes[literal]
      let own = old.contains(UInt8(ascii: "\n")) ? indentation(at: literal.upperBound, in: bytes) : inner
      return InlineSource.Edit(
        start: literal.lowerBound, end: literal.upperBound, text: Self.literal(text, indent: own, newline: end))
    }
    if call.closure != nil { throw .noLiteral }
    let closure = " {\(end)\(inner)\(Self.literal(text, indent: inner, newline: end))\(end)\(indent)}"
    return InlineSource.Edit(start: call.arguments.upperBound, end: call.arguments.upperBound, text: closure)
  }

  /// The blanks at the start of the line with a byte.
  private static func indentation(at offset: Int, in bytes: [UInt8]) -> String {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// One level of indentation in a file: a tab, or the fewest blanks, at least two, with which a line begins.
  private static func unit(of indent: String, in bytes: [UInt8]) -> String {
    let starts = bytes.split(separator: UInt8(ascii: "\n")).map { line in line.prefix { $0 == UInt8(ascii: " ") }.count
    }
    let hasTabs =
      indent.isEmpty && bytes.split(separator: UInt8(ascii: "\n")).contains { $0.first == UInt8(ascii: "\t") }
    if indent.contains("\t") || hasTabs { return "\t" }
    return String(repeating: " ", count: starts.filter { $0 > 1 }.min() ?? 2)
  }

  // MARK: Writing

  /// Returns a literal of several lines, whose lines after the first begin with `indent`.
  ///
  /// Number signs around it spare the escaping of backslashes and quotation marks. Control characters, and blanks at the
  /// end of a line, which editors remove, are escaped.
  static func literal(_ text: String, indent: String, newline: String) -> String {
    let pounds = pounds(for: text)
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indent + escaped(line, pounds: pounds)
    }
    let quotes = "\"\"\""
    return ([pounds + quotes] + lines + [indent + quotes + pounds]).joined(separator: newline)
  }

  /// The fewest number signs with which neither a backslash nor three quotation marks in a text have a meaning.
  private static func pounds(for text: String) -> String {
    var pounds = ""
    while text.utf8.contains("\\\(pounds)".utf8) || text.utf8.contains("\"\"\"\(pounds)".utf8) { pounds += "#" }
    return pounds
  }

  private static func escaped(_ line: Substring.UnicodeScalarView, pounds: String) -> String {
    var text = ""
    for (index, scalar) in zip(line.indices, line) {
      let isLast = line.index(after: index) == line.endIndex
      if scalar.isEscapedInLiterals || isLast && scalar.properties.isWhitespace {
        text += "\\\(pounds)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  // MARK: Reading

  /// Returns the value of a literal of one or several lines; `nil` if it has an interpolation or an unknown escape.
  static func value(of literal: [UInt8]) -> String? {
    let pounds = literal.prefix { $0 == UInt8(ascii: "#") }
    let escape = [UInt8(ascii: "\\")] + pounds
    var content = literal.dropFirst(pounds.count).dropLast(pounds.count)
    let isLong = content.starts(with: "\"\"\"".utf8) && content.contains(UInt8(ascii: "\n"))
    content = content.dropFirst(isLong ? 3 : 1).dropLast(isLong ? 3 : 1)
    guard isLong else { return unescaped(content, escape) }
    var lines = content.filter { $0 != UInt8(ascii: "\r") }
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let indent = lines.removeLast()
    let inner = lines.dropFirst().map { $0.starts(with: indent) ? $0.dropFirst(indent.count) : $0 }
    return unescaped(Array(inner.joined(separator: [UInt8(ascii: "\n")]))[...], escape)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>, _ escape: [UInt8]) -> String? {
    var (result, rest) = ([UInt8](), bytes)
    while let byte = rest.first {
      guard rest.starts(with: escape) else {
        result.append(byte)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      guard let kind = rest.popFirst() else { return nil }
      switch kind {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): result.append(kind)
      case UInt8(ascii: "\n"): break
      case UInt8(ascii: "u"):
        guard rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")),
          let code = UInt32(String(decoding: rest[..<end].dropFirst(), as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(code)
        else { return nil }
        result += Array(String(scalar).utf8)
        rest = rest[(end + 1)...]
      default: return nil
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// Whether an editor does not show the scalar, or shows it at another place.
  ///
  /// A joiner inside an emoji stays.
  fileprivate var isEscapedInLiterals: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .format: self != "\u{200D}"
    default: false
    }
  }
}
