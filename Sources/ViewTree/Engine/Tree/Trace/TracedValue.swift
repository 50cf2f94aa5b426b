/// A value before and after a change.
///
/// It is described once, when its words are first read.
///
/// A value type is shown as it was written. An object is named only by its type, because it may have changed since. Any
/// thread may read the words: the first one formats them while others wait on the lock.
///
/// Sendable: all access is behind the lock.
package final class TracedChange: @unchecked Sendable {
  /// The texts of a change.
  package struct Words: Hashable {
    package let old: String
    package let new: String
    /// The part that differs, with its values: `[3].isOn`, `false`, `true`.
    package let part: (path: String, old: String, new: String)

    package init(old: String, new: String, part: (path: String, old: String, new: String)) {
      (self.old, self.new, self.part) = (old, new, part)
    }

    package static func == (a: Words, b: Words) -> Bool { (a.old, a.new) == (b.old, b.new) && a.part == b.part }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(old)
      hasher.combine(new)
    }
  }

  private enum Content {
    case values(old: Any, new: Any)
    case words(Words)
  }

  /// One lock for all changes.
  ///
  /// Words are formatted when a trace is read, and a lock for each change would cost more than all else.
  private static let lock = NSRecursiveLock()
  private var content: Content

  init(from old: Any, to new: Any) { content = .values(old: old, new: new) }

  package init(_ words: Words) { content = .words(words) }

  private static func describe(_ old: Any, _ new: Any) -> Words {
    let change = ValueChange(from: old, to: new)
    let whole = descriptions(of: old, new)
    let part = change.path.isEmpty ? whole : descriptions(of: change.old, change.new)
    return Words(old: whole.old, new: whole.new, part: (change.path.escapingControls(), part.old, part.new))
  }

  /// Describes arrays by their counts if their elements are too long to show and the counts differ.
  private static func descriptions(of old: Any, _ new: Any) -> (old: String, new: String) {
    let words = (old: shortDescription(of: old), new: shortDescription(of: new))
    guard words.old.hasSuffix("...") || words.new.hasSuffix("..."),
      let (before, after) = count(of: old).flatMap({ before in count(of: new).map { (before, $0) } }), before != after
    else { return words }
    func inWords(_ count: Int) -> String { count == 1 ? "1 element" : "\(count) elements" }
    return (inWords(before), inWords(after))
  }

  private static func count(of value: Any) -> Int? { isArray(value) ? (value as? any Collection)?.count : nil }

  package var words: Words {
    Self.lock.withLock {
      switch content {
      case .words(let words): return words
      case .values(let old, let new):
        if isFunction(type(of: new)) {
          let words = Words(old: "a closure", new: "another", part: ("", "a closure", "another"))
          content = .words(words)
          return words
        }
        let words = Self.describe(old, new)
        content = .words(words)
        return words
      }
    }
  }
}
