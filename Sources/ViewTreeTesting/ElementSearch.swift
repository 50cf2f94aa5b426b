/// A search for the elements of a pattern among those of a container.
@MainActor struct ElementSearch {
  /// An element with the range of the elements inside it, which follow it.
  private struct Candidate {
    let line: ElementLine
    let depth: Int
    var end: Int
  }

  private var candidates: [Candidate] = []
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
    candidates.append(Candidate(line: ElementLine(element), depth: depth, end: index + 1))
    guard depth < 500 else { return }
    for child in element.children { add(child, depth: depth + 1) }
    candidates[index].end = candidates.count
  }

  /// Returns whether an element matches each pattern, in the order of the patterns.
  mutating func matches(_ patterns: [ElementPattern]) -> Bool {
    found = []
    return end(of: patterns[...], in: 0..<candidates.count) != nil
  }

  /// Returns the index after the elements that match the patterns, if each pattern takes the first one possible; `nil`
  /// if one has no match.
  private mutating func end(of patterns: ArraySlice<ElementPattern>, in range: Range<Int>) -> Int? {
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
    let before = found
    var best: (end: Int, found: [Int])?
    for index in range {
      // A later element cannot end earlier.
      if let best, best.end <= index + 1 { break }
      guard pattern.fits(candidates[index].line) else { continue }
      found = before + [index]
      let inside = index + 1..<candidates[index].end
      guard let end = end(of: pattern.children[...], in: inside), end < best?.end ?? .max else { continue }
      best = (end, found)
    }
    found = best?.found ?? before
    if best == nil, missing.map({ ($0.pattern.line, $0.found.count) < (pattern.line, before.count) }) ?? true {
      missing = (pattern, before)
    }
    return best?.end
  }

  /// The failure: the pattern up to its first line without an element, and the elements with marks at those found.
  func message(_ patterns: [ElementPattern]) -> String {
    guard let missing else { return "" }
    let after = missing.found.last.map { ", after \(candidates[$0].line.text)" } ?? ""
    let others = candidates.indices.filter { !missing.found.contains($0) }
    let near = others.max { first, second in
      let (first, second) = (candidates[first].line, candidates[second].line)
      return missing.pattern.nearness(to: first) < missing.pattern.nearness(to: second)
    }
    let hint = near.flatMap { index -> String? in
      let line = candidates[index].line
      guard missing.pattern.nearness(to: line) > 0 else { return nil }
      let isEarlier = missing.found.last.map { index < $0 } ?? false
      let place = !missing.pattern.fits(line) ? "" : isEarlier ? ", which comes earlier" : ", which is elsewhere"
      return "\nThe nearest element is \(line.text)\(place)."
    }
    let lines = candidates.enumerated().map { index, candidate in
      (missing.found.contains(index) ? "✓ " : "  ") + String(repeating: "  ", count: candidate.depth)
        + candidate.line.text
    }
    let more = lines.count > Self.longestList ? ["… \(lines.count - Self.longestList) more"] : []
    let list = (lines.prefix(Self.longestList) + more).joined(separator: "\n")
    return """
      No element \(place) matches line \(missing.pattern.line) of the pattern\(after):
        \(missing.pattern.text)\(hint ?? "")
      The elements, with a mark at those found:
      \(list.isEmpty ? "(nothing)" : list)
      """
  }

  private static let longestList = 60
}
