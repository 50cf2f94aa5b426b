// The state graph: a graph of dependencies that knows no views.
//
// A *source* holds a value that is written from outside. A *rule* computes a value from sources and other rules. Every
// vertex that it reads while it runs becomes its input, so the edges are always those of its last run. A rule is in one
// of three states:
//
//     clean   its value is up to date
//     check   something further up was written; whether that reaches this rule is not known yet
//     dirty   a direct input changed; it must run
//
// Writing goes down: the readers of the source become dirty, everything below them becomes check. Nothing runs yet, and
// a part that is already marked is not walked again. Evaluation goes up, when a value is read: a dirty rule runs. A
// rule in check first updates its inputs, in the order in which it read them. An input whose value changed by running
// marks its readers dirty; if none does, the rule is clean again without having run. This is the cut-off: a recomputed
// value that equals the old one stops there. While a rule runs, an edge of its last run counts only from the moment at
// which it is read again: an input that the rule has not read yet cannot have made its new value out of date.
//
//        write              a  source          a changes: b and c become dirty, d becomes check
//          │              ╱   ╲                asked for d: b runs, its value is as before
//          ▼             b     c  rules                     c runs, its value changed: d becomes dirty
//        mark             ╲   ╱                             d runs, once
//                           d  observer
//
// A rule that runs for its effect (a view's body) and not for its value is an *observer*. Marked observers wait in
// buckets by depth, and `updateObservers()` runs them from the root down, so that a parent is evaluated before the
// children that it may replace.
//
// Writes made by an action are collected in *transactions*, and each transaction is one update. Vertices that live and
// die together belong to a *subgraph*; disposing it cuts their edges. A disposed vertex keeps its last value, and never
// runs again.

/// A graph of sources and rules, all used from one thread.
package final class Graph {
  /// Counts of the graph's work since it was created.
  package struct Counters: Equatable, Sendable {
    /// Writes that changed a source.
    package var written = 0
    /// Rules that were marked as possibly out of date.
    package var invalidated = 0
    /// Rules that ran.
    package var computed = 0
    /// Rules that were marked and did not have to run, or ran and returned an equal value.
    package var cutOff = 0
  }

  @safe @exclusivity(unchecked) package internal(set) var counters = Counters()
  /// The subgraph that contains every vertex that is not disposed.
  package let root = Subgraph()
  /// Whether rules remember which inputs made them dirty.
  @safe @exclusivity(unchecked) package var recordsCauses = false
  /// Called with a sentence when a rule depends on itself.
  package var onCycle: (String) -> Void = { preconditionFailure("BUG: \($0)") }

  /// Called with a sentence when a rule ran too often in one update and is not run again.
  package var onEndless: (String) -> Void = { preconditionFailure("BUG: \($0)") }

  /// The number of the update in progress, which the frame loop increases.
  @safe @exclusivity(unchecked) package var updateNumber = 0

  /// The rule that is running, whose reads are recorded.
  var current: Rule? {
    @inline(__always) get { currentLink?.object }
    set { currentLink = Unowned(ifAny: newValue) }
  }

  @safe @exclusivity(unchecked) var currentLink: Unowned<Rule>?
  @safe @exclusivity(unchecked) var pendingWrites = WriteQueue()
  @safe @exclusivity(unchecked) private var waiting: [[Rule]] = []
  /// Marked rules whose readers are still to be marked; kept between calls to reuse its memory.
  @safe @exclusivity(unchecked) private var marked: [Rule] = []
  @safe @exclusivity(unchecked) private var lowestWaiting = Int.max

  package init() {}

  /// Whether a rule is running; writes are refused during that time.
  package var isComputing: Bool { currentLink != nil || untrackedDepth > 0 }

  /// Called when an update becomes necessary, once until ``isRequested`` is false again.
  package var onRequest: () -> Void = {}
  /// Whether an update was requested or is in progress.
  @safe @exclusivity(unchecked) package var isRequested = false

  /// Requests an update, for a pending write, a marked observer, or their effects.
  @inline(__always) package func requestFrame() {
    if isRequested { return }
    isRequested = true
    onRequest()
  }

  /// The depth of untracked reads inside running rules.
  @safe @exclusivity(unchecked) private var untrackedDepth = 0

  /// Whether a marked observer waits to be updated.
  package var needsUpdate: Bool { lowestWaiting != Int.max }

  /// Updates every marked observer, those nearest the root first.
  ///
  /// An observer that is marked again and again, because an evaluation writes a value that it reads, is reported and
  /// not run again after ``runLimit`` runs.
  package func updateObservers() {
    let start = counters.computed
    var repeats: [ObjectIdentifier: Int] = [:]
    while let rule = nextWaiting() {
      if rule.isAsleep { continue }
      let run = rule.run
      guard run > start else {
        rule.update()
        continue
      }
      if repeats[ObjectIdentifier(rule), default: 1] >= Self.runLimit {
        leave(rule)
        continue
      }
      rule.update()
      // A marked observer that did not have to run cannot have marked another.
      if rule.run > run { repeats[ObjectIdentifier(rule), default: 1] += 1 }
    }
  }

  /// The maximum number of runs of a rule in one update; rules that settle do so in a few runs.
  private static let runLimit = 100

  private func leave(_ rule: Rule) {
    guard rule.state == .check || rule.state == .dirty else { return }
    // The inputs must be up to date, because only such an input marks the rule again.
    for input in rule.inputs { input.vertex.update() }
    rule.state = .clean
    let sources = rule.inputs.lazy.map(\.vertex).filter { !($0 is Rule) }.map(\.label).joined(separator: ", ")
    onEndless(
      "\(rule.label): evaluated \(Self.runLimit) times in one update, and not again in it, because each evaluation leads "
        + "to a write of a value that it reads\(sources.isEmpty ? "" : " (\(sources))"). Write state in actions only.")
  }

  /// Runs `body` without recording its reads; inside a rule, `body` still sees the values of the update in progress.
  func untracked<T>(_ body: () throws -> T) rethrows -> T {
    guard let outer = current else { return try body() }
    current = nil
    untrackedDepth += 1
    defer {
      current = outer
      untrackedDepth -= 1
    }
    return try body()
  }

  func wait(_ rule: Rule) {
    guard !rule.isWaiting else { return }
    rule.isWaiting = true
    while waiting.count <= rule.depth { waiting.append([]) }
    waiting[rule.depth].append(rule)
    lowestWaiting = min(lowestWaiting, rule.depth)
    requestFrame()
  }

  private func nextWaiting() -> Rule? {
    while lowestWaiting < waiting.count {
      if let rule = waiting[lowestWaiting].popLast() {
        rule.isWaiting = false
        return rule
      }
      lowestWaiting += 1
    }
    lowestWaiting = Int.max
    return nil
  }

  /// Marks everything that depends on `vertex`, whose value changed.
  func invalidateOutputs(of vertex: Vertex) {
    markReaders(of: vertex, .dirty)
    markBelow()
  }

  /// Marks a rule, whose value must be computed anew, and everything that depends on it.
  func invalidate(_ rule: Rule, cause: Vertex?) {
    mark(rule, .dirty, cause: cause)
    markBelow()
  }

  private func markBelow() { while let rule = marked.popLast() { markReaders(of: rule, .check) } }

  private func markReaders(of vertex: Vertex, _ state: Rule.State) {
    for index in vertex.outputs.indices {
      let output = vertex.outputs[index]
      if output.rule.hasRead(inputAt: output.inputIndex) {
        mark(output.rule, state, cause: vertex)
      } else if recordsCauses, state == .dirty {
        // The rule already runs for another cause and will read this input later.
        output.rule.causes.append(.vertex(vertex))
      }
    }
  }

  private func mark(_ rule: Rule, _ state: Rule.State, cause: Vertex?) {
    guard rule.state != .disposed else { return }
    if state == .dirty, recordsCauses, let cause { rule.causes.append(.vertex(cause)) }
    guard rule.state < state else { return }
    if rule.state == .clean {
      counters.invalidated += 1
      if !rule.outputs.isEmpty { marked.append(rule) }
      if rule.isObserver, !rule.isAsleep { wait(rule) }
    }
    rule.state = state
  }
}
