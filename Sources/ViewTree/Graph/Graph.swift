// The state graph: what depends on what. It knows no views.
//
// A *source* holds a value that is written from outside. A *rule* computes a value from sources and other rules; whatever it
// reads while it runs becomes its input, so the edges are always those of its last run. A rule is in one of three
// states:
//
//     clean   its value is up to date
//     check   something further up was written; whether that reaches this rule is not known yet
//     dirty   a direct input changed; it must run
//
// Writing goes down: the readers of the source become dirty, everything below them becomes check. Nothing runs yet, and
// a part that is already marked is not walked again. Evaluation goes up: asked for its value, a rule that is dirty
// runs; one that is to be checked first brings its inputs up to date, in the order in which it read them. An input
// whose value changed by running marks its readers dirty; if none does, the rule is clean again without having run.
// That is the cut-off: a recomputed value that equals the old one stops there. While a rule runs, an edge of its last
// run counts only from the moment in which it is read again: what the rule has not read yet cannot have made its new
// value out of date.
//
//        write              a  source          a changes: b and c become dirty, d becomes check
//          │              ╱   ╲                asked for d: b runs, its value is as before
//          ▼             b     c  rules                     c runs, its value changed: d becomes dirty
//        mark             ╲   ╱                             d runs, once
//                           d  observer
//
// A rule whose effect is wanted, not its value (a view's body), is an *observer*. Marked observers wait in buckets by depth, and
// `updateObservers()` runs them from the root down, so that a parent is evaluated before the children it may replace.
//
// Writes made by an action are collected in *transactions*, and each transaction is one update. Vertices that live and
// die together belong to a *subgraph*; disposing it cuts their edges. A disposed vertex keeps its last value, and never
// runs again.

/// A graph of sources and rules, all used from one thread.
package final class Graph {
  /// What the graph did since it was made.
  package struct Counters: Equatable, Sendable {
    /// Writes that changed a source.
    package var written = 0
    /// Rules that were marked as possibly out of date.
    package var invalidated = 0
    /// Rules that ran.
    package var computed = 0
    /// Rules that were marked, and needed not run or ran to an equal value.
    package var cutOff = 0
  }

  @exclusivity(unchecked) package internal(set) var counters = Counters()
  /// Every vertex in the graph that was not disposed of.
  package let root = Subgraph()
  /// Whether rules remember which inputs made them dirty.
  @exclusivity(unchecked) package var recordsCauses = false
  /// Called with a sentence when a rule depends on itself.
  package var onCycle: (String) -> Void = { preconditionFailure("BUG: \($0)") }

  /// Called with a sentence when a rule ran again and again in one update, and is left as it is.
  package var onEndless: (String) -> Void = { preconditionFailure("BUG: \($0)") }

  /// The number of the update that is going on, counted by the frame loop.
  @exclusivity(unchecked) package var updateNumber = 0

  /// The rule that is running, whose reads are recorded.
  var current: Rule? {
    @inline(__always) get { currentLink?.object }
    set { currentLink = Unowned(ifAny: newValue) }
  }

  @exclusivity(unchecked) var currentLink: Unowned<Rule>?
  @exclusivity(unchecked) var pendingWrites = WriteQueue()
  @exclusivity(unchecked) private var waiting: [[Rule]] = []
  /// Rules that were marked and whose readers were not; kept to be filled again without an allocation.
  @exclusivity(unchecked) private var marked: [Rule] = []
  @exclusivity(unchecked) private var lowestWaiting = Int.max

  package init() {}

  /// Whether a rule is running: writes are refused then.
  package var isComputing: Bool { currentLink != nil || untrackedDepth > 0 }

  /// Called when there is something to update, once until ``isRequested`` is false again.
  package var onRequest: () -> Void = {}
  /// Whether there is something to update and it is known: it was asked for, or is being done.
  @exclusivity(unchecked) package var isRequested = false

  /// Says that there is something to update: a write that waits, a marked observer, or what these led to.
  @inline(__always) package func requestFrame() {
    if isRequested { return }
    isRequested = true
    onRequest()
  }

  /// How many untracked reads within running rules are going on.
  @exclusivity(unchecked) private var untrackedDepth = 0

  /// Whether an observer waits to be brought up to date.
  package var needsUpdate: Bool { lowestWaiting != Int.max }

  /// Brings every marked observer up to date, those nearest the root first.
  ///
  /// One that is marked again and again, because it or another one writes what it reads, is left as it is after
  /// ``runLimit`` runs, and reported.
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
      // One that was marked and need not run does nothing that could mark another one.
      if rule.run > run { repeats[ObjectIdentifier(rule), default: 1] += 1 }
    }
  }

  /// How often a rule may run in one update: what settles does so in a few runs.
  private static let runLimit = 100

  private func leave(_ rule: Rule) {
    guard rule.state == .check || rule.state == .dirty else { return }
    rule.state = .clean
    let sources = rule.inputs.lazy.map(\.vertex).filter { !($0 is Rule) }.map(\.label).joined(separator: ", ")
    onEndless(
      "\(rule.label): evaluated again and again in one update, and left as it is after \(Self.runLimit) times: what it "
        + "reads\(sources.isEmpty ? "" : ", as \(sources),") is written by what is evaluated with it. "
        + "Write in actions only.")
  }

  /// Runs `body` without recording what it reads.
  ///
  /// In a rule it still sees the values of the update that is going on.
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

  /// Marks all that depends on `vertex`, whose value changed.
  func invalidateOutputs(of vertex: Vertex) {
    markReaders(of: vertex, .dirty)
    markBelow()
  }

  /// Marks a rule, whose value must be computed anew, and all that depends on it.
  func invalidate(_ rule: Rule, cause: Vertex?) {
    mark(rule, .dirty, cause: cause)
    markBelow()
  }

  private func markBelow() {
    while let rule = marked.popLast() { markReaders(of: rule, .check) }
  }

  private func markReaders(of vertex: Vertex, _ state: Rule.State) {
    for index in vertex.outputs.indices {
      let output = vertex.outputs[index]
      if output.rule.hasRead(inputAt: output.inputIndex) {
        mark(output.rule, state, cause: vertex)
      } else if recordsCauses, state == .dirty {
        // It runs for another reason, and comes upon this one.
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
