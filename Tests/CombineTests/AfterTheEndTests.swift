import Combine
import Foundation
import Synchronization
import Testing
import ViewTreeTesting

/// A publisher that keeps no rule: what it is told goes to its subscribers, also after the end or a cancel.
private final class Rude: Publisher {
  typealias Output = Int
  typealias Failure = Fault

  final class Line: Subscription {
    var events: [String] = []
    func request(_ demand: Subscribers.Demand) { events.append("\(demand)") }
    func cancel() { events.append("cancel") }
  }

  private var subscribers: [AnySubscriber<Int, Fault>] = []
  private(set) var lines: [Line] = []

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Fault {
    subscribers.append(AnySubscriber(subscriber))
    lines.append(Line())
    subscriber.receive(subscription: lines[lines.count - 1])
  }

  func send(_ value: Int) { for subscriber in subscribers { _ = subscriber.receive(value) } }
  func end(_ completion: Subscribers.Completion<Fault>) {
    for subscriber in subscribers { subscriber.receive(completion: completion) }
  }
  func subscribeAgain() -> [Line] {
    subscribers.map { subscriber in
      let line = Line()
      subscriber.receive(subscription: line)
      return line
    }
  }
}

/// Every operator, with an end that it passes on and with one that it makes.
struct AfterTheEndTests {
  private typealias Operator = (String, (Rude) -> AnyPublisher<String, any Error>)

  private static func erased<P: Publisher>(_ publisher: P) -> AnyPublisher<String, any Error> {
    publisher.map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
  }

  private static var never: Empty<Int, Fault> { Empty(completeImmediately: false) }
  private static var now: ImmediateScheduler { .shared }

  /// The operators that end when their upstream does.
  private static var operators: [Operator] {
    [
      ("map", { erased($0.map { $0 }) }), ("tryMap", { erased($0.tryMap { $0 }) }),
      ("filter", { erased($0.filter { _ in true }) }),
      ("compactMap", { erased($0.compactMap { $0 }) }), ("scan", { erased($0.scan(0, +)) }),
      ("removeDuplicates", { erased($0.removeDuplicates()) }), ("dropFirst", { erased($0.dropFirst(0)) }),
      ("drop(while:)", { erased($0.drop { _ in false }) }), ("tryDrop", { erased($0.tryDrop { _ in false }) }),
      ("drop(untilOutputFrom:)", { erased($0.drop(untilOutputFrom: Just(1).setFailureType(to: Fault.self))) }),
      ("prefix", { erased($0.prefix(9)) }), ("prefix(while:)", { erased($0.prefix { _ in true }) }),
      ("tryPrefix", { erased($0.tryPrefix { _ in true }) }),
      ("prefix(untilOutputFrom:)", { erased($0.prefix(untilOutputFrom: never)) }),
      ("collect(_:)", { erased($0.collect(1)) }), ("collect", { erased($0.collect()) }),
      ("reduce", { erased($0.reduce(0, +)) }),
      ("tryReduce", { erased($0.tryReduce(0, +)) }), ("count", { erased($0.count()) }), ("last", { erased($0.last()) }),
      ("tryLast", { erased($0.tryLast { _ in true }) }), ("max", { erased($0.max()) }),
      ("tryMin", { erased($0.tryMin { $0 < $1 }) }),
      ("contains", { erased($0.contains(77)) }), ("tryAllSatisfy", { erased($0.tryAllSatisfy { _ in true }) }),
      ("first(where:)", { erased($0.first { $0 == 77 }) }), ("ignoreOutput", { erased($0.ignoreOutput()) }),
      ("replaceEmpty", { erased($0.replaceEmpty(with: 0)) }), ("mapError", { erased($0.mapError { $0 }) }),
      ("append", { erased($0.append(Empty<Int, Fault>())) }), ("prepend", { erased($0.prepend(Empty<Int, Fault>())) }),
      ("merge", { erased($0.merge(with: Empty<Int, Fault>())) }), ("flatMap", { erased($0.flatMap { Just($0) }) }),
      ("switchToLatest", { erased($0.map { Just($0) }.switchToLatest()) }),
      ("combineLatest", { erased($0.combineLatest(Just(1).setFailureType(to: Fault.self)).map(\.0)) }),
      ("handleEvents", { erased($0.handleEvents()) }), ("print", { erased($0.print("", to: Lines())) }),
      ("share", { erased($0.share()) }),
      ("buffer", { erased($0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest)) }),
      ("receive(on:)", { erased($0.receive(on: now)) }), ("subscribe(on:)", { erased($0.subscribe(on: now)) }),
      ("delay", { erased($0.delay(for: 1, scheduler: now)) }),
      ("debounce", { erased($0.debounce(for: 1, scheduler: now)) }),
      ("throttle", { erased($0.throttle(for: 0, scheduler: now, latest: true)) }),
      ("collect(.byTime)", { erased($0.collect(.byTime(now, 1))) }),
      ("measureInterval", { erased($0.measureInterval(using: now).map { _ in 1 }) }),
    ]
  }

  /// The operators that end by themselves with the value 2, or by a failure.
  private static var ending: [Operator] {
    [
      ("prefix", { erased($0.prefix(2)) }), ("prefix(while:)", { erased($0.prefix { $0 < 2 }) }),
      ("first(where:)", { erased($0.first { $0 == 2 }) }), ("contains", { erased($0.contains(2)) }),
      ("tryMap", { erased($0.tryMap { if $0 == 2 { throw Fault.other } else { $0 } }) }),
      ("tryFilter", { erased($0.tryFilter { if $0 == 2 { throw Fault.other } else { true } }) }),
      (
        "flatMap",
        { erased($0.flatMap { $0 == 2 ? AnyPublisher(Fail<Int, Fault>(error: .other)) : AnyPublisher(never) }) }
      ),
      ("output(at:)", { erased($0.output(at: 1)) }),
    ]
  }

  private final class Lines: TextOutputStream { func write(_ string: String) {} }

  private func log(_ recorder: Recorder<String, any Error>) -> (ends: Int, afterEnd: Int) {
    let ends = recorder.log.indices.filter { recorder.log[$0] == "end" || recorder.log[$0].hasPrefix("failed") }
    return (ends.count, recorder.log.count - 1 - (ends.first ?? recorder.log.count - 1))
  }

  @Test func `nothing comes after the end`() {
    for (name, make) in Self.operators {
      for completion in [Subscribers.Completion<Fault>.finished, .failure(.broken)] {
        let rude = Rude()
        let recorder = Recorder<String, any Error>()
        make(rude).subscribe(recorder)
        rude.send(1)
        rude.end(completion)
        rude.send(2)
        rude.end(.finished)
        rude.end(.failure(.other))
        let (ends, late) = log(recorder)
        #expect(ends == 1 && late == 0, "\(name): \(recorder.log)")
      }
    }
  }

  @Test func `nothing comes after an end that an operator makes, and the upstream is cancelled once`() {
    for (name, make) in Self.ending {
      let rude = Rude()
      let recorder = Recorder<String, any Error>()
      make(rude).subscribe(recorder)
      for value in 1...4 { rude.send(value) }
      rude.end(.failure(.other))
      let (ends, late) = log(recorder)
      #expect(ends == 1 && late == 0, "\(name): \(recorder.log)")
      expectEqual(rude.lines[0].events.filter { $0 == "cancel" }.count, 1, "\(name)")
    }
  }

  @Test func `nothing comes after a cancel, which goes upstream once`() {
    for (name, make) in Self.operators + Self.ending {
      let rude = Rude()
      let recorder = Recorder<String, any Error>()
      make(rude).subscribe(recorder)
      rude.send(1)
      recorder.subscription?.cancel()
      recorder.subscription?.cancel()
      let count = recorder.log.count
      rude.send(2)
      rude.end(.finished)
      expectEqual(recorder.log.count, count, "\(name): \(recorder.log)")
      expectEqual(rude.lines[0].events.filter { $0 == "cancel" }.count, 1, "\(name)")
    }
  }

  @Test func `a value after the end does not change a result that waits for demand`() {
    let rude = Rude()
    let recorder = Recorder<Int, Fault>(demand: .none)
    rude.last().subscribe(recorder)
    rude.send(1)
    rude.end(.finished)
    rude.send(2)
    recorder.subscription?.request(.max(1))
    expectEqual(recorder.log, ["1", "end"])
  }

  @Test func `a cancel is seen once`() {
    var cancels = 0
    let recorder = Recorder<Int, Fault>()
    let rude = Rude()
    rude.handleEvents(receiveCancel: { cancels += 1 }).subscribe(recorder)
    recorder.subscription?.cancel()
    recorder.subscription?.cancel()
    #expect(cancels == 1 && rude.lines[0].events == ["unlimited", "cancel"])
  }

  @Test func `a publisher that was switched away from sends nothing more`() {
    let (first, second) = (Rude(), Rude())
    let outer = PassthroughSubject<Rude, Fault>()
    let recorder = Recorder<Int, Fault>()
    outer.switchToLatest().subscribe(recorder)
    outer.send(first)
    outer.send(second)
    first.send(1)
    first.end(.failure(.broken))
    second.send(2)
    expectEqual(recorder.log, ["2"])
    expectEqual(first.lines[0].events, ["unlimited", "cancel"])
  }

  @Test func `a second subscription is cancelled`() {
    for (name, make) in Self.operators + Self.ending {
      let rude = Rude()
      let recorder = Recorder<String, any Error>()
      make(rude).subscribe(recorder)
      for line in rude.subscribeAgain() { expectEqual(line.events, ["cancel"], "\(name)") }
    }
  }

  @Test func `a subscriber that cancels within a value gets nothing more`() {
    for (name, make) in Self.operators {
      let rude = Rude()
      var (isCancelled, late) = (false, 0)
      var subscription: (any Subscription)?
      func note() { if isCancelled { late += 1 } }
      make(rude).subscribe(
        AnySubscriber<String, any Error>(
          receiveSubscription: {
            subscription = $0
            $0.request(.unlimited)
          },
          receiveValue: { _ in
            note()
            isCancelled = true
            subscription?.cancel()
            return .unlimited
          }, receiveCompletion: { _ in note() }))
      for value in 1...3 { rude.send(value) }
      rude.end(.finished)
      expectEqual(late, 0, "\(name)")
    }
  }

  @Test func `a promise that is called while its value arrives changes nothing`() {
    var promise: Future<Int, Fault>.Promise?
    var log: [String] = []
    let future = Future<Int, Fault> { promise = $0 }
    let subscription = future.sink {
      log.append("\($0)")
      promise?(.success(3))
    } receiveValue: {
      log.append("\($0)")
      promise?(.success(2))
      promise?(.failure(.other))
    }
    promise?(.success(1))
    promise?(.success(4))
    expectEqual(log, ["1", "finished"])
    expectEqual(future.sent, ["1", "end"])
    subscription.cancel()
  }

  @Test func `a subscriber that comes after the end of a shared publisher gets the end alone`() {
    var runs = 0
    let shared = Deferred {
      runs += 1
      return Just(runs)
    }.share()
    expectEqual(shared.sent, ["1", "end"])
    expectEqual(shared.sent, ["end"])
    let failed = failing(after: 1).share()
    #expect(failed.sent == ["1", "failed: broken"] && failed.sent == ["failed: broken"])
  }
}
