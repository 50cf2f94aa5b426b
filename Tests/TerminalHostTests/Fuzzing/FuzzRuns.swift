import Foundation

/// The seeds of random tests: a few that are always the same, or as many others as the environment asks for.
struct FuzzRuns: Sendable {
  let first: UInt64
  let count: Int
  /// Whether each run is named before it begins: where a process ends, the last one is to blame.
  let isLoud: Bool

  init(count: Int) {
    func variable(_ name: String) -> UInt64? { ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } }
    first = variable("VIEWTREE_FUZZ_START") ?? 1
    isLoud = variable("VIEWTREE_FUZZ_START") != nil
    self.count = max(variable("VIEWTREE_FUZZ_COUNT").map { Int(clamping: $0) } ?? count, 1)
  }

  var seeds: [UInt64] { (0..<UInt64(count)).map { first &+ $0 } }
}
