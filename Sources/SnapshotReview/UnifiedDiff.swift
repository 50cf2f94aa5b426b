/// The difference of two texts as hunks of lines with some equal lines around them.
///
/// Lines are compared byte for byte and keep their newline, so a missing last newline is a difference too.
package struct UnifiedDiff: Equatable, Sendable {
  package typealias Line = ArraySlice<UInt8>

  package enum Edit: Equatable, Sendable {
    case keep(Line)
    case remove(Line)
    case insert(Line)
  }

  /// Edits without a gap; `oldStart` and `newStart` count the lines before them.
  package struct Hunk: Equatable, Sendable {
    package var oldStart: Int
    package var newStart: Int
    package var edits: [Edit]
  }

  package let hunks: [Hunk]
  /// Whether only one of the texts ends in a newline.
  package let lastNewlineDiffers: Bool
  /// Whether the texts differ although `String` calls them equal.
  package let isCanonicallyEqual: Bool

  package init(from old: [UInt8], to new: [UInt8], context: Int = 3) {
    hunks = Self.hunks(of: Self.edits(from: Self.lines(old), to: Self.lines(new)), context: context)
    lastNewlineDiffers = (old.last == .lineFeed) != (new.last == .lineFeed)
    isCanonicallyEqual = old != new && String(decoding: old, as: UTF8.self) == String(decoding: new, as: UTF8.self)
  }

  /// The maximum number of lines without an equal in the other text; beyond it, one text replaces the other as a whole.
  private static let changeLimit = 2_000

  static func lines(_ text: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: .lineFeed).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  static func edits(from old: [Line], to new: [Line]) -> [Edit] {
    // The comparison takes time proportional to the square of the changed lines.
    let (known, wanted) = (Set(old), Set(new))
    let changes = old.count { !wanted.contains($0) } + new.count { !known.contains($0) }
    if changes > Self.changeLimit { return old.map(Edit.remove) + new.map(Edit.insert) }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        edits.append(.remove(old[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        edits.append(.insert(new[newIndex]))
        newIndex += 1
      } else {
        edits.append(.keep(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return edits
  }

  /// Splits the edits where more than twice the context is equal.
  private static func hunks(of edits: [Edit], context: Int) -> [Hunk] {
    var ranges: [Range<Int>] = []
    for index in edits.indices where edits[index].isChange {
      let range = max(0, index - context)..<min(edits.count, index + context + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    var (start, oldStart, newStart) = (0, 0, 0)
    return ranges.map { range in
      oldStart += edits[start..<range.lowerBound].oldCount
      newStart += edits[start..<range.lowerBound].newCount
      start = range.lowerBound
      return Hunk(oldStart: oldStart, newStart: newStart, edits: Array(edits[range]))
    }
  }
}

extension UnifiedDiff.Edit {
  var isChange: Bool {
    if case .keep = self { false } else { true }
  }
}

extension Collection<UnifiedDiff.Edit> {
  /// The number of lines of the old text that the edits cover.
  var oldCount: Int { count { if case .insert = $0 { false } else { true } } }

  /// The number of lines of the new text that the edits cover.
  var newCount: Int { count { if case .remove = $0 { false } else { true } } }
}
