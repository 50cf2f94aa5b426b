/// The issues of a screen in order, and which of them have been read.
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

  /// Returns all issues and marks them as read.
  package func read() -> [String] {
    state.withLock {
      $0.unread = []
      return $0.issues
    }
  }

  /// Returns the issues that contain the given words and marks them as read.
  package func read(containing words: String) -> [String] {
    state.withLock {
      $0.unread.removeAll { $0.contains(words) }
      return $0.issues.filter { $0.contains(words) }
    }
  }

  /// The issues that have not been read.
  package var unread: [String] { state.withLock { $0.unread } }
}
