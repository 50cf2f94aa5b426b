import Foundation

/// The seeds of random tests: a few that are always the same, or as many others as the environment asks for.
///
/// The others are played in the test's process, and named before each: where that ends, the last one is to blame.
struct FuzzRuns: Sendable {
  let first: UInt64
  let count: Int
  let isAskedFor: Bool

  init(count: Int) {
    func variable(_ name: String) -> UInt64? { ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } }
    first = variable("VIEWTREE_FUZZ_START") ?? 1
    isAskedFor = variable("VIEWTREE_FUZZ_START") != nil
    self.count = max(variable("VIEWTREE_FUZZ_COUNT").map { Int(clamping: $0) } ?? count, 1)
  }

  /// Plays each seed.
  @MainActor func play(_ body: @MainActor (UInt64) -> Void) {
    for index in 0..<UInt64(count) {
      let seed = first &+ index
      if isAskedFor {
        FileHandle.standardError.write(Data("VIEWTREE_FUZZ_START=\(seed) VIEWTREE_FUZZ_COUNT=1\n".utf8))
      }
      body(seed)
    }
  }
}
