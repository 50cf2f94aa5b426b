/// What the states of one screen share: the graph, the issues, and whether a frame is due.
final class StateHost {
  let graph = Graph()
  /// Called with each issue, with the path of the view that was being evaluated.
  var onIssue: (String) -> Void = { RuntimeIssue.report($0) }
  /// Called with each write that changes a value, while a trace is taken.
  var onWrite: ((_ label: String, _ old: Any, _ new: Any) -> Void)?

  func report(_ issue: String) {
    let path = graph.current.map { "\($0.label): " } ?? ""
    onIssue(path + issue)
  }

  func willWrite(_ label: String, from old: Any, to new: Any) { onWrite?(label, old, new) }
}
