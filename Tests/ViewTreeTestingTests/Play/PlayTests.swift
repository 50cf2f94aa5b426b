import Testing

@testable import ViewTreeTesting

/// The player: it plays until a fault is found, and finds the least events.
@MainActor struct PlayTests {
  /// Counts numbers: a fault is a sum of them.
  private struct Numbers: Play {
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
    expectEqual(await Player { Numbers(wrong: []) }.play(events: 20).events, [])
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
    expectEqual(count, 37)
  }

  @Test func `the result contains each element without which the condition fails, after several passes`() async {
    // Without 4, the condition holds without 1 too.
    func holds(_ part: [Int]) -> Bool { part.contains(3) && (part.contains(1) || !part.contains(4)) }
    expectEqual(await leastPart(of: [1, 2, 3, 4], where: holds), [3])
    expectEqual(await leastPart(of: [3], where: holds), [3])
    expectEqual(await leastPart(of: [1], where: { _ in true }), [])
  }

  @Test func `a replay looks for a fault after its last event`() async {
    let outcome = await Player { Numbers(wrong: [2]) }.replay([1, 2, 3, 4])
    #expect(outcome.events == [1, 2, 3, 4] && outcome.fault?.words == "[1, 2, 3, 4]")
    #expect(await Player { Numbers(wrong: [9]) }.replay([1, 2]).fault == nil)
  }

  @Test func `events that do not lead to the fault again are not shortened`() async {
    /// Has a fault if 3 is among the events and 7 is not.
    struct Depends: Play {
      var numbers: [Int] = []
      mutating func makeEvents() -> [Int] { [] }
      mutating func repeatEvent(_ event: Int) { numbers.append(event) }
      func findFault() -> PlayFault? {
        numbers.contains(3) && !numbers.contains(7) ? PlayFault(.issue, "") : nil
      }
    }
    let player = Player { Depends() }
    #expect(await player.shortened([3, 7], to: PlayFault(.issue, "")) == nil)
    expectEqual(await player.shortened([3, 4], to: PlayFault(.issue, ""))?.events, [3])
  }

  @Test func `without time the events are confirmed, and not shortened`() async {
    let player = Player { Numbers(wrong: [3]) }
    expectEqual(await player.shortened([1, 2, 3], to: PlayFault(.issue, ""), within: .zero)?.events, [1, 2, 3])
  }

  @Test func `an event is replaced by the simplest that leads to the fault as well`() async {
    struct Sums: Play {
      var sum = 0
      mutating func makeEvents() -> [Int] { [] }
      mutating func repeatEvent(_ event: Int) { sum += event }
      static func simpler(than event: Int) -> [Int] { Array(1..<event) }
      func findFault() -> PlayFault? { sum >= 6 ? PlayFault(.issue, "\(sum)") : nil }
    }
    let shortest = await Player { Sums() }.shortened([5, 4], to: PlayFault(.issue, ""))
    #expect(shortest?.events == [2, 4] && shortest?.fault?.words == "6")
    expectEqual(await Player { Sums() }.shortened([9], to: PlayFault(.issue, ""))?.events, [6])
  }
}
