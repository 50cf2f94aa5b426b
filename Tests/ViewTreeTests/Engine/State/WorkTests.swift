import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor @Suite struct WorkTests {
  private let register = WorkRegister()

  @Test func `an action that starts no task leaves nothing behind, and its work for the next one`() throws {
    func current() throws -> ObjectIdentifier {
      try register.perform("an action") { ObjectIdentifier(try #require(Work.current)) }
    }
    let first = try current()
    try expectEqual(current(), first)
    expectEqual(register.count, 0)
    expectEqual(register.changeCount, 0)
  }

  @Test func `a task is the work of the action that started it until it ends`() async {
    let (stream, end) = AsyncStream<Void>.makeStream()
    let task = register.perform("one") { Task { for await _ in stream {} } }
    expectEqual(register.awake, ["one"])
    register.perform("two") {}
    expectEqual(register.awake, ["one"])
    let changes = register.changeCount
    end.finish()
    await task.value
    await register.change(after: changes, within: .seconds(60))
    expectEqual(register.count, 0)
  }

  @Test func `waiting for a change ends with an earlier change, a later one, or the timeout`() async {
    let work = register.begin("sleeper")
    work.willSleep()
    await register.change(after: 0, within: .seconds(3600))
    expectEqual(register.changeCount, 1)
    let waker = Task.detached { work.willWake() }
    await register.change(after: 1, within: .seconds(3600))
    await waker.value
    expectEqual(register.changeCount, 2)
    await register.change(after: 2, within: .milliseconds(1))
    expectEqual(register.changeCount, 2)
  }

  @Test func `a work with a sleeping part stays asleep until it is woken`() {
    let work = register.begin("sleeper")
    work.willSleep()
    work.willSleep()
    expectEqual(register.awake, [])
    expectEqual(register.asleep, ["sleeper"])
    #expect(register.hasSleepers)
    work.willWake()
    expectEqual(register.awake, [])
    work.willWake()
    expectEqual(register.awake, ["sleeper"])
    expectEqual(register.asleep, [])
    #expect(!register.hasSleepers)
  }

  @Test func `the timeout of a wait that ended ends no later one`() async {
    let work = register.begin("sleeper")
    let waker = Task.detached { work.willSleep() }
    await register.change(after: 0, within: .milliseconds(20))
    await waker.value
    let start = ContinuousClock.now
    await register.change(after: 1, within: .milliseconds(60))
    #expect(ContinuousClock.now - start >= .milliseconds(55))
  }
}
