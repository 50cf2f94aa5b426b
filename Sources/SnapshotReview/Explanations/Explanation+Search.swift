import Foundation

extension Explanation {
  /// A message in a text.
  private struct Passage {
    let explanation: Explanation
    /// The place of the message, from its first fixed part to its last.
    let range: Range<String.Index>
    /// The number of fixed characters, which is greater for the message that is meant.
    let weight: Int
  }

  /// The longest passage that counts as one message; words that are further apart belong to different messages.
  private static let longestPassage = 2_000

  /// The fixed characters from which on a message is found beside others.
  private static let leastWeight = 12

  /// Returns the explanations of a text, in its order: of an id, or of all messages in the text, such as the output of a
  /// test run.
  ///
  /// If several messages match the same words, the one with the most fixed characters counts.
  package static func found(in text: String) -> [Explanation] {
    let words = text.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(whereSeparator: \.isWhitespace)
    if words.count == 1, let known = all.first(where: { $0.id == words[0] }) { return [known] }
    let (line, known) = (words.joined(separator: " "), Set(words))
    let passages = all.flatMap { explanation in
      explanation.messages.compactMap { passage(of: $0, explanation, in: line, words: known) }
    }
    var chosen: [Passage] = []
    for passage in passages.sorted(by: { $0.weight > $1.weight })
    where !chosen.contains(where: { $0.range.overlaps(passage.range) || $0.explanation == passage.explanation }) {
      chosen.append(passage)
    }
    // A message with few fixed characters matches many texts, and counts only if there is no better one.
    let least = min(leastWeight, chosen.map(\.weight).max() ?? 0)
    return chosen.filter { $0.weight >= least }.sorted { $0.range.lowerBound < $1.range.lowerBound }.map(\.explanation)
  }

  private static func passage(
    of message: String, _ explanation: Explanation, in line: String, words: Set<Substring>
  ) -> Passage? {
    let parts = fixedParts(of: message)
    // A word inside a part stands in the text as it is; the first and the last may touch other characters.
    let inner = parts.lazy.flatMap { $0.split(separator: " ").dropFirst().dropLast() }
    guard inner.allSatisfy(words.contains), let range = shortestRange(of: parts, in: line) else { return nil }
    return Passage(explanation: explanation, range: range, weight: parts.reduce(0) { $0 + $1.count })
  }

  /// Returns the shortest range of a message that ends where the message first ends: its first part may also stand
  /// before, in other sentences.
  private static func shortestRange(of parts: [String], in line: String) -> Range<String.Index>? {
    var rest = line[...]
    while let range = range(of: parts, in: rest) {
      let end = range.upperBound
      let start = line.index(end, offsetBy: -longestPassage, limitedBy: rest.startIndex) ?? rest.startIndex
      var shortest: Range<String.Index>?
      var window = line[start..<end]
      while let next = Self.range(of: parts, in: window) {
        shortest = next
        window = line[line.index(after: next.lowerBound)..<end]
      }
      if let shortest { return shortest }
      rest = line[end...]
    }
    return nil
  }

  /// Returns the explanations whose words are most similar to a text, the nearest first.
  ///
  /// Words are compared by their triples of letters, so a misspelling or a different form of a word still counts; a
  /// triple that is in most explanations counts little.
  package static func nearest(to text: String, count: Int = 3) -> [Explanation] {
    let wanted = triples(of: text)
    let entries = all.map { entry in
      (entry, triples: triples(of: ([entry.id] + entry.messages + [entry.meaning]).joined(separator: " ")))
    }
    var frequencies: [String: Int] = [:]
    for entry in entries { for triple in entry.triples { frequencies[triple, default: 0] += 1 } }
    let scored = entries.map { entry, triples in
      let common = wanted.intersection(triples).reduce(0.0) { $0 + 1 / Double(frequencies[$1]!) }
      // A long entry shares more triples with any text, so its length lowers the score.
      return (entry, score: common / Double(triples.count).squareRoot())
    }
    return scored.filter { $0.score > 0 }.sorted { $0.score > $1.score }.prefix(count).map(\.0)
  }

  private static func triples(of text: String) -> Set<String> {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return Set(
      words.flatMap { word in
        let letters = Array(" \(word) ")
        return (0...letters.count - 3).map { String(letters[$0..<$0 + 3]) }
      })
  }
}
