/// The issues of a screen in the order in which they came, and which of them were read.
package final class IssueLog: Sendable {
  private struct State {
    var issues: [String] = []
    var unread: [String] = []
  }

  private let state = Locked(State())

  package init() {}

  package func add(_ issue: String) {
    state.withLock {
      $0.issues.append(issue)
      $0.unread.append(issue)
    }
  }

  /// All issues; they count as read.
  package func read() -> [String] {
    state.withLock {
      $0.unread = []
      return $0.issues
    }
  }

  /// Returns the issues that contain some words; they count as read.
  package func read(containing words: String) -> [String] {
    state.withLock {
      $0.unread.removeAll { $0.contains(words) }
      return $0.issues.filter { $0.contains(words) }
    }
  }

  /// The issues that were never read.
  package var unread: [String] { state.withLock { $0.unread } }
}
