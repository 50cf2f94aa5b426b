import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor @Suite struct StateHostTests {
  private let host = StateHost()

  private final class Keeper: HostKeeper {
    var calls = 0
    func forget(_ host: StateHost) { calls += 1 }
  }

  @Test func `each of many locations forgets the screen once`() {
    let keepers = (0..<70).map { _ in Keeper() }
    for keeper in keepers { host.note(keeper) }
    host.releaseKeepers()
    host.releaseKeepers()
    expectEqual(Set(keepers.map(\.calls)), [1])
  }

  private final class Words {
    var issues: [String] = []
    var problem: String? = "wrong"
  }

  @Test func `a value's problem is reported at once, or once at the end of the event if it is still there`() {
    let words = Words()
    host.onIssue = { words.issues.append($0) }
    host.reportValue { words.problem }
    expectEqual(words.issues, ["wrong"])
    host.collectsProblems = true
    host.reportValue { words.problem }
    words.problem = nil
    host.reportProblems()
    expectEqual(words.issues, ["wrong"])
    words.problem = "worse"
    host.collectsProblems = true
    host.reportValue { words.problem }
    words.problem = "worst"
    host.reportProblems()
    host.reportProblems()
    expectEqual(words.issues, ["wrong", "worst"])
    host.reportValue { words.problem }
    expectEqual(words.issues, ["wrong", "worst", "worst"])
  }

  @Test func `a closed screen has no objects of its own, and calls nothing at events`() {
    weak var object: Words?
    var events = 0
    host.onEvent { events += 1 }
    host.noteEvent()
    do {
      let new = host.singleton { Words() }
      object = new
      #expect(host.singleton { Words() } === new)
    }
    #expect(object != nil)
    host.close()
    host.noteEvent()
    #expect(object == nil && events == 1)
    _ = host.singleton {
      let new = Words()
      object = new
      return new
    }
    #expect(object == nil)
  }
}
