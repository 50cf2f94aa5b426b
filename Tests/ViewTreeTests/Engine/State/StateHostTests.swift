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

  @Test func `a screen observes writes while a trace, a log or a settling screen listens`() {
    let listener = NotingListener()
    let starts: [(StateHost) -> Void] = [
      { $0.onWrite = { _ in } }, { $0.traceListener = listener }, { $0.log = UpdateLog() }, { $0.unsettledStates = [] },
    ]
    #expect(!StateHost().observesWrites)
    for start in starts {
      let host = StateHost()
      start(host)
      #expect(host.observesWrites)
    }
  }

  @Test func `a write is noted by all that observe writes, and on a closed screen by no settling one`() {
    var names: [String] = []
    host.onWrite = { names.append($0) }
    host.unsettledStates = []
    host.log = UpdateLog()
    host.willWrite("number", from: 0, to: 1)
    #expect(names == ["number"] && host.unsettledStates == ["number"])
    expectEqual(host.log?.take().writes.map(\.words), ["number  0 → 1"])
    host.close()
    host.willWrite("number", from: 1, to: 2)
    expectEqual(names, ["number"])
  }

  @Test func `a new listener begins without the values that were reported to the one before`() {
    let (listener, words) = (NotingListener(), Words())
    let property = WrittenProperty(object: ObjectIdentifier(words), keyPath: \Words.problem)
    host.reportedValues[property] = WrittenValue(object: words, value: 1)
    host.traceListener = listener
    #expect(host.reportedValues.isEmpty && host.isTraced && host.inbox.isTraced)
  }

  @Test func `a change of an object is an update of its own in a transaction, and never while a rule runs`() {
    let transaction = Transaction(animation: .linear)
    let rule = Computed<Int>(in: host.graph, label: .plain("rule"), isEqual: ==) { [host] in
      host.noteChange(in: transaction)
      return 0
    }
    host.whileActive { _ = rule.value }
    host.noteChange(in: Transaction())
    #expect(host.graph.pendingWrites.isEmpty)
    host.noteChange(in: transaction)
    expectEqual(host.graph.pendingWrites.count, 1)
  }

  @Test func `the first transaction of a program keeps its animation`() {
    var (transaction, ticket) = (Transaction(animation: .linear), WriteQueue.Ticket())
    transaction.group = 1
    host.enqueue(in: transaction, ticket: &ticket) {}
    expectEqual(host.applyWrites().animation, .linear)
  }

  @Test func `completions request a frame only if there are some`() {
    var requests = 0
    host.graph.onRequest = { requests += 1 }
    host.complete([])
    #expect(requests == 0 && !host.hasCompletions)
    host.complete([{}])
    #expect(requests == 1 && host.hasCompletions)
    #expect(host.takeCompletions().count == 1 && !host.hasCompletions)
  }

  @Test func `an issue of another thread waits in the inbox, and a change of an object there is not noted`() {
    let (listener, words, host) = (NotingListener(), Words(), host)
    let object = Unchecked(words)
    host.onIssue = { words.issues.append($0) }
    host.traceListener = listener
    host.log = UpdateLog()
    elsewhere {
      host.report("late")
      host.objectWillChange(object.value)
    }
    #expect(words.issues == [] && listener.notes == [] && host.log?.take().isEmpty == true)
    for message in host.inbox.take().messages { message() }
    expectEqual(words.issues, ["late"])
    host.objectWillChange(words)
    expectEqual(listener.notes, ["Words"])
    expectEqual(host.log?.take().writes.map(\.words), ["Words"])
  }

  @Test func `a write requests a frame`() {
    var (requests, ticket) = (0, WriteQueue.Ticket())
    host.graph.onRequest = { requests += 1 }
    for transaction in [Transaction(), Transaction(animation: .linear)] {
      host.graph.isRequested = false
      host.enqueue(in: transaction, ticket: &ticket) {}
    }
    expectEqual(requests, 2)
  }
}
