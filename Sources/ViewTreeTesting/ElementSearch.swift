/// A search for the elements of a pattern among those of a container.
@MainActor struct ElementSearch {
  /// An element with the range of the elements inside it, which follow it.
  private struct Candidate {
    let line: ElementLine
    let depth: Int
    var end: Int
  }

  /// An element that is tried for the pattern of a line.
  private struct Trial: Hashable {
    let line: Int
    let index: Int
  }

  /// The elements that match a pattern and its children, and the index after them.
  private struct Match {
    let end: Int
    let found: [Int]
  }

  private var candidates: [Candidate] = []
  /// The results of all trials: a pattern inside several others tries an element once.
  private var trials: [Trial: Match?] = [:]
  /// The last pattern, by its line, that no element matched, and the elements that the patterns before it have found.
  private var missing: (pattern: ElementPattern, found: [Int])?
  private var found: [Int] = []
  private let place: String

  init(of container: some ElementContainer) {
    place = container.placeInWords
    let roots = (container as? Screen)?.elements ?? (container as? Element)?.children ?? container.descendants
    for element in roots { add(element, depth: 0) }
  }

  private mutating func add(_ element: Element, depth: Int) {
    let index = candidates.count
    candidates.append(Candidate(line: ElementLine(element), depth: depth, end: index))
    if depth < 500 { for child in element.children { add(child, depth: depth + 1) } }
    candidates[index].end = candidates.count
  }

  /// Returns whether an element matches each pattern, in the order of the patterns.
  mutating func matches(_ patterns: [ElementPattern]) -> Bool {
    end(of: patterns, in: 0..<candidates.count) != nil
  }

  /// Returns the index after the elements that match the patterns, if each pattern takes the first one possible; `nil`
  /// if one has no match.
  private mutating func end(of patterns: [ElementPattern], in range: Range<Int>) -> Int? {
    var start = range.lowerBound
    for pattern in patterns {
      guard let end = end(of: pattern, in: start..<range.upperBound) else { return nil }
      start = end
    }
    return start
  }

  /// Returns the lowest index after an element that matches a pattern, and after the elements inside that match its
  /// children; `nil` without a match.
  private mutating func end(of pattern: ElementPattern, in range: Range<Int>) -> Int? {
    var best: Match?
    for index in range {
      // A later element cannot end earlier.
      if let best, best.end <= index + 1 { break }
      if let match = match(pattern, at: index), match.end < best?.end ?? .max { best = match }
    }
    if let best {
      found += best.found
    } else if missing.map({ $0.pattern.line < pattern.line }) ?? true {
      missing = (pattern, found)
    }
    return best?.end
  }

  private mutating func match(_ pattern: ElementPattern, at index: Int) -> Match? {
    let trial = Trial(line: pattern.line, index: index)
    if let known = trials[trial] { return known }
    var match: Match?
    if pattern.fits(candidates[index].line) {
      let before = found.count
      found.append(index)
      match = end(of: pattern.children, in: index + 1..<candidates[index].end)
        .map { Match(end: $0, found: Array(found[before...])) }
      found.removeSubrange(before...)
    }
    trials.updateValue(match, forKey: trial)
    return match
  }

  /// The failure: the pattern up to its first line without an element, and the elements with marks at those found.
  func message(_ patterns: [ElementPattern]) -> String {
    guard let missing else { return "" }
    let after = missing.found.last.map { ", after \(candidates[$0].line.text)" } ?? ""
    let marked = Set(missing.found)
    let others = candidates.indices.filter { !marked.contains($0) }
    let near = others.map { (index: $0, nearness: missing.pattern.nearness(to: candidates[$0].line)) }
      .max { $0.nearness < $1.nearness }
    let hint = near.flatMap { index, nearness -> String? in
      guard nearness > 0 else { return nil }
      let line = candidates[index].line
      let isEarlier = missing.found.last.map { index < $0 } ?? false
      let place = !missing.pattern.fits(line) ? "" : isEarlier ? ", which comes earlier" : ", which is elsewhere"
      return "\nThe nearest element is \(line.text)\(place)."
    }
    let lines = candidates.prefix(Self.longestList).enumerated().map { index, candidate in
      (marked.contains(index) ? "✓ " : "  ") + String(repeating: "  ", count: candidate.depth)
        + candidate.line.text
    }
    let more = candidates.count > lines.count ? ["… \(candidates.count - lines.count) more"] : []
    let list = (lines + more).joined(separator: "\n")
    return """
      No element \(place) matches line \(missing.pattern.line) of the pattern\(after):
        \(missing.pattern.text)\(hint ?? "")
      The elements, with a mark at those found:
      \(list.isEmpty ? "(nothing)" : list)
      """
  }

  private static let longestList = 60
}
