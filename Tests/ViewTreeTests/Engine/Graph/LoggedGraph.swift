import Testing

@testable import ViewTree

/// A graph of integers that logs which rules run.
final class LoggedGraph {
  private final class Log {
    var names: [String] = []
  }

  let graph = Graph()
  private let log = Log()

  func source(_ name: String, _ value: Int) -> Source<Int> { Source(value, in: graph, label: name) }

  func rule(_ name: String, in subgraph: Subgraph? = nil, _ body: @escaping () -> Int) -> Computed<Int> {
    make(name, subgraph, 0, false, body)
  }

  func observer(
    _ name: String, in subgraph: Subgraph? = nil, depth: Int = 0, _ body: @escaping () -> Int
  ) -> Computed<Int> {
    make(name, subgraph, depth, true, body)
  }

  /// Makes a change, brings the observers up to date, checks the invariants before and after that.
  ///
  /// Returns the rules that ran, in their order.
  @discardableResult func step(
    sourceLocation: SourceLocation = #_sourceLocation, _ change: () -> Void = {}
  ) -> [String] {
    log.names = []
    change()
    #expect(graph.check() == [], sourceLocation: sourceLocation)
    graph.updateObservers()
    #expect(graph.check() == [], sourceLocation: sourceLocation)
    return log.names
  }

  private func make(
    _ name: String, _ subgraph: Subgraph?, _ depth: Int, _ isObserver: Bool, _ body: @escaping () -> Int
  ) -> Computed<Int> {
    Computed(in: graph, subgraph: subgraph ?? graph.root, depth: depth, isObserver: isObserver, label: name) { [log] in
      log.names.append(name)
      return body()
    }
  }
}
