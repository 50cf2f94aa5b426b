/// A value before and after a change, described once, when the words are first asked for.
///
/// A value type is shown as it was written. An object would be shown as it is by then: it is named by its type. A trace
/// may be printed anywhere: the thread that asks first describes, and others wait.
///
/// Sendable: only behind the lock.
final class TracedChange: @unchecked Sendable {
  /// What a change is in words.
  struct Words: Hashable {
    let old: String
    let new: String
    /// The one part that differs, and its values: `[3].isOn`, `false`, `true`.
    let part: (path: String, old: String, new: String)

    static func == (a: Words, b: Words) -> Bool { (a.old, a.new) == (b.old, b.new) && a.part == b.part }

    func hash(into hasher: inout Hasher) {
      hasher.combine(old)
      hasher.combine(new)
    }
  }

  private enum Content {
    case values(old: Any, new: Any)
    case words(Words)
  }

  /// One for all: words are made when a trace is read, and a lock for each change would cost more than all else.
  private static let lock = NSRecursiveLock()
  private var content: Content

  init(from old: Any, to new: Any) { content = .values(old: old, new: new) }

  init(_ words: Words) { content = .words(words) }

  var words: Words {
    Self.lock.withLock {
      switch content {
      case .words(let words): return words
      case .values(let old, let new):
        if isFunction(type(of: new)) {
          let words = Words(old: "a closure", new: "another", part: ("", "a closure", "another"))
          content = .words(words)
          return words
        }
        let change = ValueChange(from: old, to: new)
        let (oldWords, newWords) = (shortDescription(of: old), shortDescription(of: new))
        let isWhole = change.path.isEmpty
        let words = Words(
          old: oldWords, new: newWords,
          part: (
            change.path.escapingControls(), isWhole ? oldWords : shortDescription(of: change.old),
            isWhole ? newWords : shortDescription(of: change.new)
          ))
        content = .words(words)
        return words
      }
    }
  }
}
