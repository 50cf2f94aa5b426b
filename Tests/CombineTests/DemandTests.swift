import Combine
import Foundation
import Synchronization
import Testing
import ViewTreeTesting

/// The values that a subscriber receives whose demand is limited.
struct DemandTests {
  @Test func `a sequence sends as many values as demanded, and ends after its last`() {
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

  @Test func `a dropped value is replaced by demand for another`() {
    let some = Recorder<Int, Never>(demand: .max(2))
    (1...6).publisher.filter { $0.isMultiple(of: 2) }.subscribe(some)
    expectEqual(some.log, ["2", "4"])
  }

  @Test func `a subject without demand drops values, a current-value subject keeps the newest`() {
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

  @Test func `values that several publishers send at once wait for demand`() {
    let some = Recorder<Int, Never>(demand: .max(1))
    Just(1).merge(with: Just(2), Just(3)).subscribe(some)
    expectEqual(some.log, ["1"])
    some.subscription?.request(.max(2))
    expectEqual(some.log, ["1", "2", "3", "end"])
  }

  @Test func `the transform is called for as many values as may run at once`() {
    var started: [Int] = []
    var promises: [Future<Int, Never>.Promise] = []
    let recorder = Recorder<Int, Never>()
    (1...4).publisher.flatMap(maxPublishers: .max(1)) { number in
      started.append(number)
      return Future<Int, Never> { promises.append($0) }
    }.subscribe(recorder)
    for number in 1...4 {
      expectEqual(started, Array(1...number))
      promises[number - 1](.success(number * 10))
    }
    expectEqual(recorder.log, ["10", "20", "30", "40", "end"])
    var two: [Int] = []
    (1...9).publisher.flatMap(maxPublishers: .max(2)) { number in
      two.append(number)
      return Empty<Int, Never>(completeImmediately: false)
    }.subscribe(Recorder<Int, Never>())
    expectEqual(two, [1, 2])
  }

  @Test func `a value that replaces the end waits for demand`() {
    let recorder = Recorder<Int, Never>(demand: .max(2))
    failing(after: 2).replaceError(with: 9).subscribe(recorder)
    expectEqual(recorder.log, ["1", "2"])
    recorder.subscription?.request(.max(1))
    expectEqual(recorder.log, ["1", "2", "9", "end"])
    let last = Recorder<Int, Never>(demand: .none)
    (1...3).publisher.last().subscribe(last)
    expectEqual(last.log, [])
    last.subscription?.request(.max(1))
    expectEqual(last.log, ["3", "end"])
  }

  @Test func `the next publisher receives the remaining demand`() {
    func log(_ publisher: AnyPublisher<Int, Never>) -> [String] {
      let recorder = Recorder<Int, Never>(demand: .max(3))
      publisher.subscribe(recorder)
      return recorder.log
    }
    expectEqual(log([1, 2].publisher.append(3, 4, 5).eraseToAnyPublisher()), ["1", "2", "3"])
    expectEqual(log(failing(after: 2).catch { _ in [7, 8, 9].publisher }.eraseToAnyPublisher()), ["1", "2", "7"])
    let switched = [[1].publisher, [2, 3, 4].publisher].publisher.switchToLatest()
    expectEqual(log(switched.eraseToAnyPublisher()), ["1", "2", "3"])
  }

  @Test func `inner publishers receive demand when a value was delivered`() {
    let recorder = Recorder<Int, Never>(demand: .max(2))
    Just(0).flatMap { _ in [1, 2, 3].publisher }.subscribe(recorder)
    expectEqual(recorder.log, ["1", "2"])
    recorder.subscription?.request(.max(1))
    expectEqual(recorder.log, ["1", "2", "3", "end"])
    var started = 0
    let later = Recorder<Int, Never>(demand: .max(1))
    (1...5).publisher.flatMap(maxPublishers: .max(1)) { _ in
      started += 1
      return Empty<Int, Never>(completeImmediately: false)
    }.subscribe(later)
    later.subscription?.request(.unlimited)
    expectEqual(started, 1)
  }

  @Test func `each delivered pair creates the demand for the next`() {
    let recorder = Recorder<Int, Never>(demand: .max(1), more: .max(1))
    (1...3).publisher.zip((1...3).publisher) { $0 * $1 }.subscribe(recorder)
    expectEqual(recorder.log, ["1", "4", "9", "end"])
  }

  @Test func `a failure does not wait for values without demand`() {
    let subject = PassthroughSubject<Int, Fault>()
    let recorder = Recorder<Int, Fault>(demand: .none)
    subject.flatMap { Just($0) }.subscribe(recorder)
    subject.send(1)
    subject.send(completion: .failure(.broken))
    expectEqual(recorder.log, ["failed: broken"])
  }

  @Test func `endless sequences go through every join`() {
    let endless = (1...).publisher
    expectEqual(endless.append(0).prefix(2).sent, ["1", "2", "end"])
    expectEqual(endless.prepend(7, 8).prefix(3).sent, ["7", "8", "1", "end"])
    expectEqual(endless.flatMap { Just($0 * 10) }.prefix(2).sent, ["10", "20", "end"])
    expectEqual(Just(0).flatMap { _ in endless }.prefix(2).sent, ["1", "2", "end"])
    expectEqual(Just(0).map { _ in endless }.switchToLatest().prefix(2).sent, ["1", "2", "end"])
    expectEqual(endless.setFailureType(to: Fault.self).catch { _ in Just(0) }.prefix(2).sent, ["1", "2", "end"])
    expectEqual(endless.retry(1).prefix(2).sent, ["1", "2", "end"])
    expectEqual(endless.merge(with: Just(0)).prefix(2).sent, ["1", "2", "end"])
    expectEqual(endless.handleEvents().prefix(2).sent, ["1", "2", "end"])
    expectEqual(endless.receive(on: ImmediateScheduler.shared).prefix(2).sent, ["1", "2", "end"])
    expectEqual(
      endless.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).prefix(2).sent, ["1", "2", "end"])
    expectEqual(endless.drop(untilOutputFrom: Just(0)).prefix(2).sent, ["1", "2", "end"])
    let now = ImmediateScheduler.shared
    expectEqual(endless.throttle(for: 0, scheduler: now, latest: true).prefix(2).sent, ["1", "2", "end"])
    expectEqual(endless.debounce(for: 0, scheduler: now).prefix(2).sent, ["1", "2", "end"])
    expectEqual(endless.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest).prefix(2).sent, ["1", "2", "end"])
    expectEqual(endless.collect(2).prefix(2).sent, ["[1, 2]", "[3, 4]", "end"])
  }

  @Test func `no demand is sent upstream without demand from below`() {
    func sent(_ make: (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>) -> (requests: [Int?], log: [String]) {
      var requests: [Int?] = []
      let recorder = Recorder<Int, Never>(demand: .max(2))
      make((1...9).publisher.handleEvents(receiveRequest: { requests.append($0.max) }).eraseToAnyPublisher())
        .subscribe(recorder)
      return (requests, recorder.log)
    }
    let operators: [(String, (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>)] = [
      ("map", { $0.map { $0 } }), ("append", { $0.append(0) }), ("retry", { $0.retry(1) }),
      ("replaceEmpty", { $0.replaceEmpty(with: 0) }), ("receive", { $0.receive(on: ImmediateScheduler.shared) }),
      ("subscribe", { $0.subscribe(on: ImmediateScheduler.shared) }),
      ("delay", { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) }),
      ("removeDuplicates", { $0.removeDuplicates() }), ("zip", { $0.zip((1...).publisher) { a, _ in a } }),
    ]
    for (name, make) in operators {
      let (requests, log) = sent(make)
      #expect(requests == [2] && log == ["1", "2"], "\(name): \(requests) \(log)")
    }
  }

  @Test func `a subject forwards demand upstream, and cancels upstream when it is released`() {
    var events: [String] = []
    let source = PassthroughSubject<Int, Never>()
    let watched = source.handleEvents(
      receiveCancel: { events.append("cancel") }, receiveRequest: { events.append("\($0)") })
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    watched.subscribe(
      AnySubscriber(
        receiveSubscription: { [weak subject] in subject?.send(subscription: $0) }, receiveValue: { _ in .none }))
    expectEqual(events, [])
    subject?.subscribe(Recorder<Int, Never>(demand: .max(1)))
    expectEqual(events, ["unlimited"])
    subject = nil
    expectEqual(events, ["unlimited", "cancel"])
  }

  @Test func `a loop demands one value at a time`() async {
    let requests = Mutex<[Int?]>([])
    var values: [Int] = []
    for await value in (1...3).publisher.handleEvents(receiveRequest: { demand in
      requests.withLock { $0.append(demand.max) }
    })
    .values { values.append(value) }
    expectEqual(values, [1, 2, 3])
    // The last value comes with the end.
    #expect(Set(requests.withLock { $0 }) == [1])
  }

  @Test func `a loop that is left cancels`() async {
    let isCancelled = Mutex(false)
    for await _ in (1...).publisher.handleEvents(receiveCancel: { isCancelled.withLock { $0 = true } }).values { break }
    #expect(isCancelled.withLock { $0 })
  }

  @Test func `demands are subtracted, multiplied and compared`() throws {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(5) - .max(2) == .max(3) && .max(2) - .max(5) == .none && .max(2) - .unlimited == .none)
    #expect(Demand.unlimited - .unlimited == .unlimited && Demand.unlimited - 3 == .unlimited)
    #expect(Demand.max(.max) - -1 == .none && Demand.max(2) - -1 == .max(3))
    var demand = Demand.max(3)
    demand *= 4
    demand -= .max(2)
    expectEqual(demand, .max(10))
    #expect(demand * .max == .unlimited && Demand.unlimited * 2 == .unlimited)
    #expect(demand > 9 && demand >= 10 && demand <= 10 && demand < 11 && demand == 10 && demand != 9)
    #expect(9 < demand && 10 <= demand && 10 >= demand && 11 > demand && 10 == demand && 9 != demand)
    #expect(
      Demand.unlimited > .max && !(Demand.unlimited < .max) && Demand.unlimited != .max && .max < Demand.unlimited)
    for demand in [Demand.none, .max(7), .unlimited] {
      try expectEqual(JSONDecoder().decode([Demand].self, from: JSONEncoder().encode([demand])), [demand])
    }
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
