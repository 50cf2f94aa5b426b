import Testing

@testable import ViewTreeTesting

/// The player: it plays until a fault is found, and finds the least events.
@MainActor struct PlayTests {
  /// Counts numbers: a fault is a sum of them.
  private struct Numbers: Play {
    static let checksEachEvent = false
    var numbers: [Int] = []
    var next = 0
    let wrong: Set<Int>

    mutating func makeEvents() -> [Int] {
      next += 1
      numbers.append(next)
      return [next]
    }
    mutating func repeatEvent(_ event: Int) { numbers.append(event) }
    func findFault() -> PlayFault? { wrong.isSubset(of: numbers) ? PlayFault(.issue, "\(numbers)") : nil }
  }

  @Test func `a play ends at the first fault, or after its events`() async {
    let outcome = await Player { Numbers(wrong: [3, 7]) }.play(events: 20)
    expectEqual(outcome.events, Array(1...7))
    #expect(outcome.fault != nil)
    expectEqual(await Player { Numbers(wrong: [99]) }.play(events: 20).events.count, 20)
  }

  @Test func `the least events remain`() async throws {
    for wrong in [[], [1], [20], [3, 7], [1, 2, 19], Set(4...9)] as [Set<Int>] {
      let player = Player { Numbers(wrong: wrong) }
      let shortest = try #require(await player.shortened(Array(1...20), to: PlayFault(.issue, "")))
      expectEqual(shortest.events, wrong.sorted())
      // A fault of another kind is another one.
      #expect(await player.shortened(Array(1...20), to: PlayFault(.leak, "")) == nil)
    }
  }

  @Test func `few replays are needed`() async {
    var count = 0
    let least = await leastPart(of: Array(0..<512)) { part in
      count += 1
      return part.contains(100) && part.contains(400)
    }
    expectEqual(least, [100, 400])
    #expect(count < 80, "\(count)")
  }
}
