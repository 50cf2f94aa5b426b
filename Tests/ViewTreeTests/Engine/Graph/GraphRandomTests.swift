import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

/// A random graph under random changes, compared with computing everything from scratch.
///
/// A failure names its seed; `GRAPH_SEED=17 swift test --filter GraphRandomTests` plays that one again.
@Suite struct GraphRandomTests {
  private static var seeds: [UInt64] {
    let seed = ProcessInfo.processInfo.environment["GRAPH_SEED"].flatMap { UInt64($0) }
    return seed.map { [$0] } ?? [1, 2, 3, .random(in: 4...9_999)]
  }

  @Test(arguments: seeds) func `the graph agrees with computing from scratch`(seed: UInt64) {
    //   s0 … s9      sources
    //    ↓ ╲ ↓
    //   r0 … r39     each reads its wiring, which says what else it reads: sources and rules before it
    //        ↓
    //   every third rule is read by an observer
    let model = RandomGraph(seed: seed)
    for step in 0..<2_000 {
      let ran = model.step()
      guard Set(ran).count == ran.count, model.graph.check() == [], model.faults() == [] else {
        let faults = model.graph.check() + model.faults()
        Issue.record("seed \(seed), step \(step): ran \(ran), \(faults)\n\(model.graph.dump())")
        return
      }
    }
  }
}

private final class RandomGraph {
  private static let sourceCount = 10
  private static let ruleCount = 40

  let graph = Graph()
  private var random: SplitMix
  private var sources: [Source<Int>] = []
  /// For each rule, the places that it reads: a source, or a rule further up, counted from the end of the sources.
  private var wirings: [Source<[Int]>] = []
  private var rules: [Computed<Int>] = []
  private var observers: [Int: (subgraph: Subgraph, rule: Computed<Int>)] = [:]
  private var ran: [String] = []

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    for index in 0..<Self.sourceCount { sources.append(Source(index, in: graph, label: "s\(index)")) }
    for index in 0..<Self.ruleCount {
      wirings.append(Source(wiring(of: index), in: graph, label: "w\(index)"))
      rules.append(
        Computed(in: graph, subgraph: graph.root, label: "r\(index)") { [unowned self] in
          ran.append("r\(index)")
          return result(of: index, wiring: wirings[index].value) { read($0) }
        })
    }
    for index in stride(from: 0, to: Self.ruleCount, by: 3) { observe(index) }
    graph.updateObservers()
  }

  /// A few changes and one update.
  ///
  /// Returns what ran.
  func step() -> [String] {
    ran = []
    for _ in 0..<Int.random(in: 1...3, using: &random) { change() }
    graph.updateObservers()
    return ran
  }

  /// The values that differ from those computed from scratch: of all observers, and of some rules without observers.
  func faults() -> [String] {
    var values: [Int: Int] = [:]
    func fresh(_ place: Int) -> Int {
      if place < Self.sourceCount { return sources[place].value }
      if let value = values[place] { return value }
      let index = place - Self.sourceCount
      let value = result(of: index, wiring: wirings[index].value, read: fresh)
      values[place] = value
      return value
    }
    var faults: [String] = []
    for (index, observer) in observers {
      let expected = fresh(index + Self.sourceCount)
      if observer.rule.value != expected { faults.append("o\(index) = \(observer.rule.value), not \(expected)") }
    }
    for index in 0..<Self.ruleCount where Int.random(in: 0..<8, using: &random) == 0 {
      let expected = fresh(index + Self.sourceCount)
      if rules[index].value != expected { faults.append("r\(index) = \(rules[index].value), not \(expected)") }
    }
    return faults
  }

  private func change() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6:
      sources[Int.random(in: 0..<Self.sourceCount, using: &random)].write(Int.random(in: 0..<6, using: &random))
    case 6..<9:
      let index = Int.random(in: 0..<Self.ruleCount, using: &random)
      wirings[index].write(wiring(of: index))
    default:
      let index = Int.random(in: 0..<Self.ruleCount, using: &random)
      if let observer = observers.removeValue(forKey: index) { observer.subgraph.dispose() } else { observe(index) }
    }
  }

  private func observe(_ index: Int) {
    let subgraph = Subgraph()
    let depth = Int.random(in: 0..<4, using: &random)
    let rule = Computed(in: graph, subgraph: subgraph, depth: depth, isObserver: true, label: "o\(index)") {
      [unowned self] in
      ran.append("o\(index)")
      return rules[index].value
    }
    observers[index] = (subgraph, rule)
  }

  private func wiring(of index: Int) -> [Int] {
    let count = Int.random(in: 0...4, using: &random)
    return (0..<count).map { _ in Int.random(in: 0..<Self.sourceCount + index, using: &random) }
  }

  private func read(_ place: Int) -> Int {
    place < Self.sourceCount ? sources[place].value : rules[place - Self.sourceCount].value
  }

  /// Small numbers, so that values are often equal; an even sum skips the next place, so that values choose the edges.
  private func result(of index: Int, wiring: [Int], read: (Int) -> Int) -> Int {
    var sum = index
    var skips = false
    for place in wiring where !skips || sum % 3 == 0 {
      sum += read(place)
      skips = sum % 2 == 0
    }
    return sum % 5
  }
}
