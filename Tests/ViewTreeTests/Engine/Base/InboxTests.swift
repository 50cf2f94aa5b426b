import Testing
import ViewTreeTesting

@testable import ViewTree

/// The work that other threads hand over to a screen.
struct InboxTests {
  private final class Log: @unchecked Sendable {
    var entries: [String] = []
  }

  private let inbox = Inbox()
  private let log = Log()

  private func run(_ work: [() -> Void]) -> [String] {
    log.entries = []
    for action in work { action() }
    return log.entries
  }

  private func note(_ entry: String) -> () -> Void { { [log] in log.entries.append(entry) } }

  @Test func `messages and writes are taken once, each in their order`() {
    for name in ["a", "b"] { inbox.add(note(name)) }
    for name in ["c", "d"] { inbox.addWrite(note(name)) }
    expectEqual(run(inbox.takeWrites()), ["c", "d"])
    expectEqual(run(inbox.takeWrites()), [])
    inbox.addWrite(note("e"))
    let taken = inbox.take()
    expectEqual([run(taken.writes), run(taken.messages)], [["e"], ["a", "b"]])
    let rest = inbox.take()
    expectEqual([run(rest.writes), run(rest.messages)], [[], []])
  }

  @Test func `an inbox is idle until there is work or a frame is requested`() {
    #expect(inbox.isIdle)
    inbox.requestFrame()
    #expect(!inbox.isIdle)
    _ = inbox.take()
    #expect(inbox.isIdle)
    inbox.addWrite {}
    _ = inbox.takeWrites()
    #expect(!inbox.isIdle, "a write requests a frame")
    _ = inbox.take()
    #expect(inbox.isIdle)
    inbox.add {}
    #expect(!inbox.isIdle)
  }

  @Test func `the driver is called once for each frame, and at once if one is due`() {
    inbox.onRequest { [log] in log.entries.append("first") }
    expectEqual(log.entries, [])
    inbox.requestFrame()
    inbox.add {}
    inbox.requestFrame()
    expectEqual(log.entries, ["first"])
    _ = inbox.take()
    inbox.addWrite {}
    expectEqual(log.entries, ["first", "first"])
    inbox.onRequest { [log] in log.entries.append("second") }
    expectEqual(log.entries, ["first", "first", "second"])
  }

  @Test func `messages for a trace are kept while one is open`() {
    inbox.addTraced(note("a"))
    #expect(!inbox.isTraced && inbox.isIdle)
    inbox.isTraced = true
    inbox.addTraced(note("b"))
    inbox.addWrite(note("c"))
    inbox.isTraced = false
    inbox.addTraced(note("d"))
    expectEqual(run(inbox.takeWrites()), ["b", "c"])
  }

  @Test func `a closed inbox keeps nothing and requests nothing`() {
    inbox.onRequest { [log] in log.entries.append("frame") }
    inbox.add(note("a"))
    inbox.close()
    inbox.add(note("b"))
    inbox.addWrite(note("c"))
    inbox.requestFrame()
    expectEqual(log.entries, ["frame"])
    let rest = inbox.take()
    expectEqual([run(rest.writes), run(rest.messages)], [[], []])
  }
}
