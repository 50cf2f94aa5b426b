/// A line of a pattern of elements, with the lines inside it.
struct ElementPattern {
  /// The text of the line without its indentation.
  let text: String
  /// The number of the line, counted from 1.
  let line: Int
  private let role: String?
  private let label: Label?
  private let words: [Word]
  private(set) var children: [ElementPattern] = []

  private enum Label {
    case exactly(String)
    case matching(Regex<AnyRegexOutput>)
  }

  private enum Word {
    case exactly(Substring)
    case matching(Regex<AnyRegexOutput>)

    func matches(_ word: Substring) -> Bool {
      switch self {
      case .exactly(let text): word == text
      case .matching(let regex): word.wholeMatch(of: regex) != nil
      }
    }
  }

  /// A pattern that cannot be read.
  struct SyntaxError: Error {
    let message: String
  }

  /// Whether an element matches the line, apart from the lines inside it.
  func fits(_ element: ElementLine) -> Bool {
    guard fitsRole(element), fitsLabel(element) else { return false }
    var rest = element.words[...]
    for word in words {
      guard let index = rest.firstIndex(where: word.matches) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  /// The similarity of the line and an element that does not match it: 2 if only the words differ, 1 if the label
  /// matches, otherwise 0.
  func nearness(to element: ElementLine) -> Int {
    guard fitsLabel(element) else { return 0 }
    if fitsRole(element) { return 2 }
    return if case nil = label { 0 } else { 1 }
  }

  private func fitsRole(_ element: ElementLine) -> Bool { role == nil || role == element.role }

  private func fitsLabel(_ element: ElementLine) -> Bool {
    switch label {
    case .exactly(let text)?: text == element.label
    case .matching(let regex)?: element.label.wholeMatch(of: regex) != nil
    case nil: true
    }
  }

  // MARK: Reading

  /// Returns the patterns of the outermost lines.
  static func all(in text: String) throws(SyntaxError) -> [ElementPattern] {
    // The lines that may still get lines inside, from the outside in.
    var open: [(indent: Int, pattern: ElementPattern)] = []
    var all: [ElementPattern] = []
    func close(to indent: Int) {
      while let last = open.last, last.indent >= indent {
        open.removeLast()
        if open.isEmpty { all.append(last.pattern) } else { open[open.count - 1].pattern.children.append(last.pattern) }
      }
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.isEmpty { continue }
      let indent = line.count - words.count
      close(to: indent)
      open.append((indent, try ElementPattern(words, line: index + 1)))
    }
    close(to: 0)
    if all.isEmpty {
      throw SyntaxError(message: "The pattern has no elements. Write one on each line, such as toggle \"Wi-Fi\" on.")
    }
    return all
  }

  private init(_ text: Substring, line: Int) throws(SyntaxError) {
    self.line = line
    self.text = String(text).trimmingBlanksAtEnd
    var rest = self.text[...]
    let role = rest.prefix { $0 != " " }
    guard role == "*" || role.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
      throw Self.error(line, text, "the role \(role) is no name; write a role, such as button, or * for any")
    }
    self.role = role == "*" ? nil : String(role)
    rest = rest.dropFirst(role.count).drop { $0 == " " }
    switch rest.first {
    case "\""?:
      guard let end = Self.end(of: rest, "\"") else {
        throw Self.error(line, text, "the label has no closing quotation mark")
      }
      label = .exactly(String(rest[..<end].dropFirst()).replacing("\\\"", with: "\""))
      rest = rest[end...].dropFirst()
    case "/"?:
      guard let end = Self.end(of: rest, "/") else {
        throw Self.error(line, text, "the expression has no closing slash")
      }
      label = .matching(try Self.regex(rest[..<end].dropFirst(), line, text))
      rest = rest[end...].dropFirst()
    default: label = nil
    }
    var words: [Word] = []
    for word in rest.split(separator: " ") {
      if word.count > 2, word.first == "/", word.last == "/" {
        words.append(.matching(try Self.regex(word.dropFirst().dropLast(), line, text)))
      } else {
        words.append(.exactly(word))
      }
    }
    self.words = words
  }

  /// Returns the index of the mark that closes the one at the start: a blank or the end follows it, and no backslash
  /// precedes it.
  private static func end(of text: Substring, _ mark: Character) -> Substring.Index? {
    text.indices.dropFirst().first { index in
      let next = text[index...].dropFirst().first
      return text[index] == mark && text[text.index(before: index)] != "\\" && (next == nil || next == " ")
    }
  }

  private static func regex(_ pattern: Substring, _ line: Int, _ text: Substring) throws(SyntaxError)
    -> Regex<AnyRegexOutput>
  {
    do { return try Regex(String(pattern).replacing("\\/", with: "/")) } catch {
      throw Self.error(line, text, "the expression is none: \(error)")
    }
  }

  private static func error(_ line: Int, _ text: Substring, _ reason: String) -> SyntaxError {
    SyntaxError(message: "Line \(line) of the pattern cannot be read, \(text.debugDescription): \(reason).")
  }
}

/// The parts of an element's line in the format `.semantics`.
struct ElementLine {
  let role: String
  let label: String
  /// The words behind the label: the value, the states, the identifiers.
  let words: [Substring]

  var text: String { (["\(role) \"\(label)\""] + words.map(String.init)).joined(separator: " ") }
}

extension ElementLine {
  @MainActor init(_ element: Element) {
    self.init(role: "\(element.role)", label: element.semanticsLabel, words: element.semanticsWords)
  }
}

extension String {
  fileprivate var trimmingBlanksAtEnd: String {
    var rest = self[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
