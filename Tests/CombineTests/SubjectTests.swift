import Combine
import Foundation
import Synchronization
import Testing
import ViewTreeTesting

struct SubjectTests {
  @Test func `a subscriber gets later values, and the current value at once if there is one`() {
    let (passing, keeping) = (PassthroughSubject<Int, Fault>(), CurrentValueSubject<Int, Fault>(0))
    passing.send(1)
    keeping.value = 1
    let (first, second) = (Recorder<Int, Fault>(), Recorder<Int, Fault>())
    passing.subscribe(first)
    keeping.subscribe(second)
    passing.send(2)
    keeping.send(2)
    passing.send(completion: .failure(.broken))
    keeping.send(completion: .finished)
    passing.send(3)
    keeping.send(3)
    expectEqual(first.log, ["2", "failed: broken"])
    expectEqual(second.log, ["1", "2", "end"])
    expectEqual(keeping.value, 2)
    expectEqual(passing.sent, ["failed: broken"])
    expectEqual(keeping.sent, ["end"])
  }

  @Test func `subscribers receive values in the order of their subscriptions, and none after a cancel`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var subscriptions = Set<AnyCancellable>()
    subject.sink { log.append("a\($0)") }.store(in: &subscriptions)
    let second = subject.sink { log.append("b\($0)") }
    subject.send(1)
    second.cancel()
    subject.send(2)
    subscriptions = []
    subject.send(3)
    expectEqual(log, ["a1", "b1", "a2"])
  }

  @Test func `a value that a subscriber sends is delivered within its call`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let subscription = subject.sink {
      log.append("begin \($0)")
      if $0 == 1 { subject.send(2) }
      log.append("end \($0)")
    }
    subject.send(1)
    expectEqual(log, ["begin 1", "begin 2", "end 2", "end 1"])
    subscription.cancel()
  }

  @Test func `a subscriber that cancels itself gets nothing more`() {
    let subject = PassthroughSubject<Int, Never>()
    var subscription: AnyCancellable?
    var log: [Int] = []
    subscription = subject.sink {
      log.append($0)
      subscription?.cancel()
    }
    subject.send(1)
    subject.send(2)
    expectEqual(log, [1])
  }

  @Test func `values that several threads send arrive one after the other`() async {
    let subject = PassthroughSubject<Int, Never>()
    // No lock: if two came at once it would be seen, or crash.
    var values: [Int] = []
    let subscription = subject.scan(0) { sum, value in sum + value }.sink { values.append($0) }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<500 { subject.send(1) } } }
    }
    expectEqual(values, Array(1...4_000))
    subscription.cancel()
  }

  @Test func `nothing is retained after the end`() {
    final class Witness {}
    weak var ended: Witness?
    weak var cancelled: Witness?
    do {
      let (first, second) = (Witness(), Witness())
      (ended, cancelled) = (first, second)
      let subject = PassthroughSubject<Int, Never>()
      let one = subject.map { $0 + 1 }.flatMap { Just($0) }.prefix(1).sink { _ in _ = first }
      let two = subject.combineLatest(subject).share().sink { _ in _ = second }
      subject.send(1)
      _ = one
      two.cancel()
    }
    #expect(ended == nil)
    #expect(cancelled == nil)
  }

  @Test func `a future runs once, for all of its subscribers`() {
    var runs = 0
    var promise: Future<Int, Fault>.Promise?
    let future = Future<Int, Fault> {
      runs += 1
      promise = $0
    }
    let early = Recorder<Int, Fault>()
    future.subscribe(early)
    expectEqual(early.log, [])
    promise?(.success(5))
    promise?(.success(6))
    expectEqual(early.log, ["5", "end"])
    expectEqual(future.sent, ["5", "end"])
    expectEqual(runs, 1)
    #expect(Future<Int, Fault> { $0(.failure(.other)) }.sent == ["failed: other"])
  }

  @Test func `one subscription upstream is shared`() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let (first, second) = (Recorder<Int, Never>(), Recorder<Int, Never>())
    shared.subscribe(first)
    shared.subscribe(second)
    subject.send(1)
    expectEqual(subscriptions, 1)
    first.subscription?.cancel()
    second.subscription?.cancel()
    subject.send(2)
    let third = Recorder<Int, Never>()
    shared.subscribe(third)
    subject.send(3)
    expectEqual(subscriptions, 2)
    expectEqual([first.log, second.log, third.log], [["1"], ["1"], ["3"]])
  }

  @Test func `a connectable publisher begins when it is connected`() {
    let connectable = [1, 2].publisher.makeConnectable()
    let (first, second) = (Recorder<Int, Never>(), Recorder<Int, Never>())
    connectable.subscribe(first)
    connectable.subscribe(second)
    expectEqual(first.log, [])
    let connection = connectable.connect()
    #expect(first.log == ["1", "2", "end"] && second.log == first.log)
    connection.cancel()
  }

  @Test func `notifications of a name are sent until it is cancelled`() {
    let center = NotificationCenter()
    let name = Notification.Name("said")
    var words: [String] = []
    let subscription = center.publisher(for: name).compactMap { $0.object as? String }.sink { words.append($0) }
    center.post(name: name, object: "a")
    center.post(name: Notification.Name("other"), object: "b")
    subscription.cancel()
    center.post(name: name, object: "c")
    expectEqual(words, ["a"])
  }

  @Test func `values are a sequence, whose failure is thrown`() async throws {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    expectEqual(values, [1, 2, 3])
    await #expect(throws: Fault.broken) {
      for try await value in failing(after: 1).values { values.append(value) }
    }
    expectEqual(values, [1, 2, 3, 1])
  }

  @Test func `other queues take real time`() async {
    let values = Just(1).delay(for: .milliseconds(20), scheduler: DispatchQueue.global()).values
    let start = ContinuousClock.now
    for await value in values { expectEqual(value, 1) }
    #expect(start.duration(to: .now) >= .milliseconds(20))
  }

  @Test func `the value of a future is waited for, and its failure thrown`() async throws {
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
    let later = Future<Int, Fault> { promise in DispatchQueue.global().async { promise(.success(4)) } }
    try await expectEqual(later.value, 4)
    try await expectEqual(later.value, 4)
    await #expect(throws: Fault.broken) { try await Future<Int, Fault> { $0(.failure(.broken)) }.value }
  }
}
