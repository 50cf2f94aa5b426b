import Combine
import Foundation
import Synchronization
import Testing
import ViewTreeTesting

/// A value whose release calls a closure.
private final class Held: Comparable, CustomStringConvertible {
  let number: Int
  private let onRelease: () -> Void

  init(_ number: Int, _ onRelease: @escaping () -> Void = {}) { (self.number, self.onRelease) = (number, onRelease) }
  deinit { onRelease() }

  var description: String { "\(number)" }
  static func == (a: Held, b: Held) -> Bool { a.number == b.number }
  static func < (a: Held, b: Held) -> Bool { a.number < b.number }
}

/// A publisher whose subscriptions call a closure when they are released, and whose receivers alone hold them.
private final class Source: Publisher {
  typealias Output = Held
  typealias Failure = Fault

  private final class Line: Subscription {
    let onRelease: () -> Void
    init(_ onRelease: @escaping () -> Void) { self.onRelease = onRelease }
    deinit { onRelease() }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  var onRelease: () -> Void = {}
  private var subscribers: [AnySubscriber<Held, Fault>] = []

  func receive<S: Subscriber>(subscriber: S) where S.Input == Held, S.Failure == Fault {
    subscribers.append(AnySubscriber(subscriber))
    subscriber.receive(subscription: Line { [self] in onRelease() })
  }

  func send(_ value: Held) { for subscriber in subscribers { _ = subscriber.receive(value) } }
  func end(_ completion: Subscribers.Completion<Fault>) {
    for subscriber in subscribers { subscriber.receive(completion: completion) }
  }
}

/// A release of a user's value may run the user's code, which may use the publisher that released it.
@Suite struct ReleaseTests {
  private typealias Operator = (String, (Source, Hand) -> AnyPublisher<String, any Error>)

  private static func erased<P: Publisher>(_ publisher: P) -> AnyPublisher<String, any Error> {
    publisher.map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
  }

  private static var operators: [Operator] {
    [
      ("map", { s, _ in erased(s.map { $0 }) }), ("scan", { s, _ in erased(s.scan(Held(0)) { $1 }) }),
      ("tryScan", { s, _ in erased(s.tryScan(Held(0)) { $1 }) }),
      ("removeDuplicates", { s, _ in erased(s.removeDuplicates()) }),
      ("tryRemoveDuplicates", { s, _ in erased(s.tryRemoveDuplicates { $0 == $1 }) }),
      ("filter", { s, _ in erased(s.filter { $0.number % 2 == 0 }) }),
      ("drop(untilOutputFrom:)", { s, _ in erased(s.drop(untilOutputFrom: s)) }),
      ("prefix(untilOutputFrom:)", { s, _ in erased(s.prefix(untilOutputFrom: s.dropFirst(3))) }),
      ("prefix", { s, _ in erased(s.prefix(2)) }), ("first(where:)", { s, _ in erased(s.first { $0.number == 2 }) }),
      ("output(in:)", { s, _ in erased(s.output(in: 1..<3)) }),
      ("collect(_:)", { s, _ in erased(s.collect(2)) }), ("collect", { s, _ in erased(s.collect()) }),
      ("reduce", { s, _ in erased(s.reduce(Held(0)) { $1 }) }),
      ("tryReduce", { s, _ in erased(s.tryReduce(Held(0)) { $1 }) }),
      ("last", { s, _ in erased(s.last()) }), ("last(where:)", { s, _ in erased(s.last { _ in true }) }),
      ("tryLast", { s, _ in erased(s.tryLast { _ in true }) }),
      ("max", { s, _ in erased(s.max()) }), ("min", { s, _ in erased(s.min()) }),
      ("tryMax", { s, _ in erased(s.tryMax { $0 < $1 }) }), ("tryMin", { s, _ in erased(s.tryMin { $0 < $1 }) }),
      ("contains", { s, _ in erased(s.contains(Held(77))) }),
      ("replaceError", { s, _ in erased(s.replaceError(with: Held(9))) }),
      ("replaceEmpty", { s, _ in erased(s.replaceEmpty(with: Held(9))) }),
      ("catch", { s, _ in erased(s.catch { _ in Just(Held(9)) }) }), ("retry", { s, _ in erased(s.retry(2)) }),
      ("append", { s, _ in erased(s.append(Just(Held(9)).setFailureType(to: Fault.self))) }),
      ("prepend", { s, _ in erased(s.prepend(Held(9))) }), ("merge", { s, _ in erased(s.merge(with: s)) }),
      ("flatMap", { s, _ in erased(s.flatMap { Just($0) }) }),
      ("flatMap of one", { s, _ in erased(s.flatMap(maxPublishers: .max(1)) { _ in s }) }),
      ("switchToLatest", { s, _ in erased(s.map { _ in s.map { $0 } }.switchToLatest()) }),
      ("combineLatest", { s, _ in erased(s.combineLatest(s)) }), ("zip", { s, _ in erased(s.zip(s)) }),
      ("combineLatest of four", { s, _ in erased(s.combineLatest(s, s, s)) }),
      ("zip of three", { s, _ in erased(s.zip(s, s)) }),
      ("zip of an uneven pair", { s, _ in erased(s.zip(s.dropFirst(3))) }),
      ("handleEvents", { s, _ in erased(s.handleEvents()) }), ("share", { s, _ in erased(s.share()) }),
      ("multicast", { s, _ in erased(s.multicast(subject: CurrentValueSubject(Held(9))).autoconnect()) }),
      (
        "buffer that drops the oldest",
        { s, _ in erased(s.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)) }
      ),
      (
        "buffer that drops the newest",
        { s, _ in erased(s.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest)) }
      ),
      (
        "buffer that fails",
        { s, _ in erased(s.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .other })) }
      ),
      ("receive(on:)", { s, hand in erased(s.receive(on: hand)) }),
      ("subscribe(on:)", { s, hand in erased(s.subscribe(on: hand)) }),
      ("delay", { s, hand in erased(s.delay(for: 1, scheduler: hand)) }),
      ("debounce", { s, hand in erased(s.debounce(for: 1, scheduler: hand)) }),
      ("throttle to the latest", { s, hand in erased(s.throttle(for: 1, scheduler: hand, latest: true)) }),
      ("throttle to the first", { s, hand in erased(s.throttle(for: 1, scheduler: hand, latest: false)) }),
      ("timeout", { s, hand in erased(s.timeout(1, scheduler: hand)) }),
      ("measureInterval", { s, hand in erased(s.measureInterval(using: hand).map(\.timeInterval)) }),
      ("collect(.byTime)", { s, hand in erased(s.collect(.byTime(hand, 1))) }),
      ("collect(.byTimeOrCount)", { s, hand in erased(s.collect(.byTimeOrCount(hand, 1, 2))) }),
    ]
  }

  /// Performs a body on a thread of its own; a lock that waits for itself fails the test and does not stop it.
  private func expectEnd(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread {
      body()
      done.signal()
    }
    .start()
    #expect(done.wait(timeout: .now() + 20) == .success, "\(name) waits for itself")
  }

  /// Sends values through an operator; every release of a value and a subscription, and every look at the time, sends
  /// another value, requests one, and counts.
  private static func run(
    _ make: (Source, Hand) -> AnyPublisher<String, any Error>, demand: Subscribers.Demand,
    end: Subscribers.Completion<Fault>?
  ) -> Int {
    let (source, hand) = (Source(), Hand())
    let recorder = Recorder<String, any Error>(demand: demand)
    var (calls, isCalling) = (0, false)
    func callBack() {
      calls += 1
      guard !isCalling, calls < 100 else { return }
      isCalling = true
      source.send(Held(50))
      recorder.subscription?.request(.max(1))
      isCalling = false
    }
    (source.onRelease, hand.onNow) = (callBack, callBack)
    make(source, hand).subscribe(recorder)
    hand.perform()
    for number in 0..<6 {
      source.send(Held(number, callBack))
      if number % 2 == 1 { hand.perform() }
    }
    if let end { source.end(end) }
    hand.perform()
    recorder.subscription?.cancel()
    hand.perform()
    return calls
  }

  @Test func `a value that is released may use every operator that releases it`() {
    for index in Self.operators.indices {
      let name = Self.operators[index].0
      expectEnd(name) {
        for demand in [Subscribers.Demand.unlimited, .none, .max(1)] {
          for end in [Subscribers.Completion<Fault>.finished, .failure(.broken), nil] {
            #expect(Self.run(Self.operators[index].1, demand: demand, end: end) > 0, "\(name)")
          }
        }
      }
    }
  }

  @Test func `a value that is released may read and write the subject that held it`() {
    expectEnd("CurrentValueSubject") {
      let subject = CurrentValueSubject<Held?, Never>(nil)
      let seen = Mutex<[Int]>([])
      for number in 0..<3 {
        subject.send(Held(number) { [weak subject] in seen.withLock { $0.append(subject?.value?.number ?? -1) } })
      }
      subject.value = Held(7) { [weak subject] in subject?.send(Held(8)) }
      subject.value = nil
      expectEqual(seen.withLock { $0 }, [1, 2, 7])
      #expect(subject.value == nil)
    }
  }

  @Test func `a value that is released may read the published property that held it`() {
    final class Model: ObservableObject { @Published var value: Held? }
    expectEnd("@Published") {
      let model = Model()
      _ = model.$value.sink { _ in }
      let seen = Mutex<[Int]>([])
      for number in 0..<3 {
        model.value = Held(number) { [weak model] in seen.withLock { $0.append(model?.value?.number ?? -1) } }
      }
      model.value = nil
      expectEqual(seen.withLock { $0 }, [1, 2, -1])
    }
  }

  @Test func `a value in a subject or a publisher of changes may use it when it is released`() {
    expectEnd("a subject that ends") {
      let (subject, source) = (CurrentValueSubject<Held, Fault>(Held(1)), Source())
      let seen = Mutex(0)
      source.onRelease = { [weak subject] in seen.withLock { $0 += subject?.value.number ?? 0 } }
      _ = source.subscribe(subject)
      source.receive(subscriber: AnySubscriber<Held, Fault>(receiveSubscription: { subject.send(subscription: $0) }))
      subject.send(completion: .finished)
      #expect(seen.withLock { $0 } > 0)
    }
  }

  @Test func `a stream that is printed to may use the publisher`() {
    final class Stream: TextOutputStream {
      let lines = Mutex<[String]>([])
      var onFirst: (() -> Void)?
      func write(_ string: String) {
        lines.withLock { $0.append(string) }
        onFirst.take()?()
      }
    }
    expectEnd("print") {
      let (subject, stream) = (PassthroughSubject<Int, Never>(), Stream())
      let subscription = subject.print("p", to: stream).sink { _ in }
      stream.onFirst = { subject.send(2) }
      subject.send(1)
      expectEqual(
        stream.lines.withLock { $0 }.suffix(2), ["p: receive value: (1)\n", "p: receive value: (2)\n"])
      subscription.cancel()
    }
  }
}
