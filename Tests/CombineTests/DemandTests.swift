import Combine
import Testing
import ViewTreeTesting

/// What a subscriber gets that asks for less than all.
struct DemandTests {
  @Test func `a sequence sends what is asked for, and ends when it has no more`() {
    let some = Recorder<Int, Never>(demand: .max(2))
    (1...5).publisher.subscribe(some)
    expectEqual(some.log, ["1", "2"])
    some.subscription?.request(.max(3))
    expectEqual(some.log, ["1", "2", "3", "4", "5", "end"])
    let oneByOne = Recorder<Int, Never>(demand: .max(1), more: .max(1))
    (1...10_000).publisher.subscribe(oneByOne)
    expectEqual(oneByOne.log.count, 10_001)
  }

  @Test func `an endless sequence ends where its subscriber wants`() {
    expectEqual((1...).publisher.filter { $0.isMultiple(of: 3) }.map { $0 * 2 }.prefix(2).sent, ["6", "12", "end"])
  }

  @Test func `what is left out is asked for again`() {
    let some = Recorder<Int, Never>(demand: .max(2))
    (1...6).publisher.filter { $0.isMultiple(of: 2) }.subscribe(some)
    expectEqual(some.log, ["2", "4"])
  }

  @Test func `a subject drops what nobody wants, one with a value keeps the newest`() {
    let (passing, keeping) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let (first, second) = (Recorder<Int, Never>(demand: .max(1)), Recorder<Int, Never>(demand: .max(1)))
    passing.subscribe(first)
    keeping.subscribe(second)
    for number in 1...3 {
      passing.send(number)
      keeping.send(number)
    }
    expectEqual(first.log, ["1"])
    expectEqual(second.log, ["0"])
    first.subscription?.request(.unlimited)
    second.subscription?.request(.unlimited)
    passing.send(4)
    expectEqual(first.log, ["1", "4"])
    expectEqual(second.log, ["0", "3"])
  }

  @Test func `values of several that come at once wait until they are asked for`() {
    let some = Recorder<Int, Never>(demand: .max(1))
    Just(1).merge(with: Just(2), Just(3)).subscribe(some)
    expectEqual(some.log, ["1"])
    some.subscription?.request(.max(2))
    expectEqual(some.log, ["1", "2", "3", "end"])
  }

  @Test func `demands are added up`() {
    var demand = Subscribers.Demand.max(2)
    demand += .max(3)
    #expect(demand == .max(5) && demand.max == 5)
    #expect(demand + .unlimited == .unlimited && .unlimited > demand && demand - 9 == .none)
    expectEqual(Subscribers.Demand.max(.max) + 1, .unlimited)
    expectEqual("\(demand) \(Subscribers.Demand.unlimited)", "max(5) unlimited")
  }
}
