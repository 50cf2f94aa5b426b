import ViewTreeTesting

@testable import TextBackend

/// A log of what happened in a screen, how often bodies ran, and the actions that its views hand out.
@MainActor final class Probe {
  private(set) var log: [String] = []
  private var counts: [String: Int] = [:]
  fileprivate var actions: [String: @MainActor () -> Void] = [:]

  func note(_ entry: String) { log.append(entry) }

  /// Counts a run of a body.
  func ran(_ name: String) { counts[name, default: 0] += 1 }

  /// Returns how often a body ran.
  func runs(_ name: String) -> Int { counts[name, default: 0] }

  func clear() { (log, counts) = ([], [:]) }

  var text: String { log.joined(separator: " ") }
}

extension View {
  /// Hands an action out to the test.
  @MainActor func offers(_ name: String, to probe: Probe, _ action: @escaping @MainActor () -> Void) -> Self {
    probe.actions[name] = action
    return self
  }
}

extension Screen {
  /// Runs an action that a view handed out, as the handler of an event.
  func perform(_ name: String, _ probe: Probe) {
    guard let action = probe.actions[name] else { return }
    frames.handle(action)
  }

  /// The faults of the graph, the nodes and the elements.
  var faults: [String] { frames.check() }
}
