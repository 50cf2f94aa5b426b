import Foundation

/// The explanation of an error or an issue: its meaning, its usual reason, and its remedy.
package struct Explanation: Sendable, Equatable {
  /// A stable name, such as `no-element`.
  package let id: String
  /// The kind of message, a heading of the manual.
  package let topic: String
  /// The messages, in which `…` stands for each part that varies.
  package let messages: [String]
  /// The meaning of the message, in a sentence.
  package let meaning: String
  /// The usual reasons.
  package let reason: String
  /// The steps that help.
  package let remedy: String
}

extension Explanation {
  /// Every explanation, in the order of the manual.
  package static let all = parse(text)

  /// Whether the fixed parts of a message occur in a text, one after the other, as whole words.
  ///
  /// Line breaks count as blanks: a report may have been wrapped.
  package static func occurs(_ message: String, in text: String) -> Bool {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return range(of: fixedParts(of: message), in: line[...]) != nil
  }

  /// Returns the range from the first of some parts to the last, each found behind the one before.
  static func range(of parts: [String], in text: Substring) -> Range<String.Index>? {
    var (start, rest) = (String.Index?.none, text)
    for part in parts {
      guard let range = range(of: part, in: rest) else { return nil }
      start = start ?? range.lowerBound
      rest = rest[range.upperBound...]
    }
    return start.map { $0..<rest.startIndex }
  }

  /// Returns the first occurrence of a part that is not within a word.
  private static func range(of part: String, in text: Substring) -> Range<String.Index>? {
    var start = text.startIndex
    while let found = text[start...].firstRange(of: part) {
      let isOpen = part.first?.isLetter == true && text[..<found.lowerBound].last?.isLetter == true
      let goesOn = part.last?.isLetter == true && text[found.upperBound...].first?.isLetter == true
      if !isOpen, !goesOn { return found }
      start = found.upperBound
    }
    return nil
  }

  /// The parts of a message that do not vary.
  package static func fixedParts(of message: String) -> [String] {
    message.split(separator: "…").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// A line that begins with `= ` is a topic, a line without indentation an id, and the indented lines below it are its
  /// messages (`>`), meaning, reason and remedy (`?`, `<`, `!`); a line without a sign continues the one before.
  private static func parse(_ text: String) -> [Explanation] {
    var (topic, id) = ("", "")
    var fields: [Character: [String]] = [:]
    var explanations: [Explanation] = []
    var sign: Character = ">"
    func endEntry() {
      if !id.isEmpty {
        let words = { (sign: Character) in fields[sign, default: []].joined(separator: " ") }
        explanations.append(
          Explanation(
            id: id, topic: topic, messages: fields[">"] ?? [], meaning: words("?"), reason: words("<"),
            remedy: words("!")))
      }
      (id, fields) = ("", [:])
    }
    for line in text.split(separator: "\n") {
      let words = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("= ") {
        endEntry()
        topic = String(words.dropFirst(2))
      } else if !line.hasPrefix(" ") {
        endEntry()
        id = words
      } else if let first = words.first, ">?<!".contains(first), words.dropFirst().first == " " {
        sign = first
        fields[sign, default: []].append(String(words.dropFirst(2)))
      } else if let last = fields[sign]?.popLast() {
        fields[sign]?.append("\(last) \(words)")
      }
    }
    endEntry()
    return explanations
  }
}
