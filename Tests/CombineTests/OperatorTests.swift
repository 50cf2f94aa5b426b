import Combine
import Foundation
import Testing
import ViewTreeTesting

struct OperatorTests {
  private let numbers = [1, 2, 3, 4].publisher

  @Test func `values become others`() {
    expectEqual(numbers.map { $0 * 10 }.sent, ["10", "20", "30", "40", "end"])
    expectEqual(["ab", "c"].publisher.map(\.count).sent, ["2", "1", "end"])
    expectEqual(["ab"].publisher.map(\.count, \.isEmpty, \.hash.bitWidth).sent, ["(2, false, 64)", "end"])
    expectEqual([1, nil, 3].publisher.replaceNil(with: 0).sent, ["1", "0", "3", "end"])
    expectEqual(numbers.scan(0, +).sent, ["1", "3", "6", "10", "end"])
    expectEqual(numbers.collect(3).sent, ["[1, 2, 3]", "[4]", "end"])
    expectEqual(numbers.tryMap { if $0 == 3 { throw Fault.broken } else { $0 } }.sent, ["1", "2", "failed: broken"])
    expectEqual(failing(after: 1).collect(2).sent, ["failed: broken"])
  }

  @Test func `some values go on`() {
    expectEqual(numbers.filter { $0.isMultiple(of: 2) }.sent, ["2", "4", "end"])
    expectEqual(["1", "x", "3"].publisher.compactMap { Int($0) }.sent, ["1", "3", "end"])
    expectEqual([1, 1, 2, 2, 1].publisher.removeDuplicates().sent, ["1", "2", "1", "end"])
    expectEqual(numbers.dropFirst().sent, ["2", "3", "4", "end"])
    expectEqual(numbers.drop { $0 < 3 }.sent, ["3", "4", "end"])
    expectEqual(numbers.prefix(2).sent, ["1", "2", "end"])
    expectEqual(numbers.prefix(0).sent, ["end"])
    expectEqual(numbers.prefix { $0 < 3 }.sent, ["1", "2", "end"])
    expectEqual(numbers.first().sent, ["1", "end"])
    expectEqual(numbers.first { $0 > 2 }.sent, ["3", "end"])
    expectEqual(numbers.output(at: 2).sent, ["3", "end"])
    expectEqual(numbers.output(in: 1...2).sent, ["2", "3", "end"])
    expectEqual(numbers.ignoreOutput().sent, ["end"])
  }

  @Test func `all values become one`() {
    expectEqual(numbers.reduce(0, +).sent, ["10", "end"])
    expectEqual(numbers.collect().sent, ["[1, 2, 3, 4]", "end"])
    expectEqual(numbers.count().sent, ["4", "end"])
    expectEqual(numbers.last().sent, ["4", "end"])
    expectEqual([3, 1, 2].publisher.min().sent, ["1", "end"])
    expectEqual([3, 1, 2].publisher.max().sent, ["3", "end"])
    expectEqual(numbers.contains(3).sent, ["true", "end"])
    expectEqual(numbers.contains(5).sent, ["false", "end"])
    expectEqual(numbers.allSatisfy { $0 < 4 }.sent, ["false", "end"])
    expectEqual(numbers.tryReduce(0) { $0 + $1 }.sent, ["10", "end"])
    expectEqual(failing(after: 2).reduce(0, +).sent, ["failed: broken"])
    #expect(Empty<Int, Never>().last().sent == ["end"])
  }

  @Test func `failures are replaced, changed and caught`() {
    expectEqual(failing(after: 1).replaceError(with: 0).sent, ["1", "0", "end"])
    expectEqual(failing(after: 1).mapError { _ in Fault.other }.sent, ["1", "failed: other"])
    expectEqual(failing(after: 1).catch { _ in Just(9) }.sent, ["1", "9", "end"])
    expectEqual(
      failing(after: 1).catch { Fail<Int, Fault>(error: $0 == .broken ? .other : $0) }.sent, ["1", "failed: other"])
    expectEqual(failing(after: 1).tryCatch { _ -> Just<Int> in throw Fault.other }.sent, ["1", "failed: other"])
    expectEqual(Fail<Int, Fault>(error: .other).retry(100_000).sent, ["failed: other"])
    expectEqual(failing(after: 1).retry(2).sent, ["1", "1", "1", "failed: broken"])
    #expect(Empty<Int, Never>().replaceEmpty(with: 5).sent == ["5", "end"])
    #expect(Result<Int, Fault>.failure(.other).publisher.sent == ["failed: other"])
    expectEqual(Int?.none.publisher.sent, ["end"])
  }

  @Test func `publishers follow each other`() {
    expectEqual(numbers.prefix(1).append(7, 8).prepend(0).sent, ["0", "1", "7", "8", "end"])
    expectEqual([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.sent, ["1", "10", "2", "20", "end"])
    expectEqual(
      [1, 2].publisher.flatMap { Fail<Int, Fault>(error: $0 == 1 ? .broken : .other) }.sent, ["failed: broken"])
    expectEqual(Deferred { Just(1) }.sent, ["1", "end"])
  }

  @Test func `only so many inner publishers run at once`() {
    let subjects = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    let recorder = Recorder<String, Never>()
    subjects.publisher.flatMap(maxPublishers: .max(1)) { $0 }.subscribe(recorder)
    subjects[1].send("lost")
    subjects[0].send("a")
    subjects[0].send(completion: .finished)
    subjects[1].send("b")
    subjects[1].send(completion: .finished)
    subjects[2].send("c")
    expectEqual(recorder.log, ["a", "b", "c"])
    subjects[2].send(completion: .finished)
    expectEqual(recorder.log, ["a", "b", "c", "end"])
  }

  @Test func `a switch lets go of the publisher before`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let recorder = Recorder<Int, Never>()
    outer.switchToLatest().subscribe(recorder)
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    first.send(completion: .finished)
    second.send(3)
    outer.send(completion: .finished)
    expectEqual(recorder.log, ["1", "3"])
    second.send(completion: .finished)
    expectEqual(recorder.log, ["1", "3", "end"])
  }

  @Test func `newest values are combined, others paired or merged`() {
    let (letters, digits) = (PassthroughSubject<String, Fault>(), PassthroughSubject<Int, Fault>())
    let (latest, zipped) = (Recorder<(String, Int), Fault>(), Recorder<(String, Int), Fault>())
    let merged = Recorder<String, Fault>()
    letters.combineLatest(digits).subscribe(latest)
    letters.zip(digits).subscribe(zipped)
    letters.merge(with: digits.map { "\($0)" }).subscribe(merged)
    letters.send("a")
    letters.send("b")
    digits.send(1)
    digits.send(2)
    digits.send(3)
    letters.send(completion: .finished)
    digits.send(4)
    digits.send(completion: .finished)
    expectEqual(latest.log, [#"("b", 1)"#, #"("b", 2)"#, #"("b", 3)"#, #"("b", 4)"#, "end"])
    expectEqual(zipped.log, [#"("a", 1)"#, #"("b", 2)"#, "end"])
    expectEqual(merged.log, ["a", "b", "1", "2", "3", "4", "end"])
    expectEqual(Publishers.CombineLatest3(Just(1), Just(2), Just(3)).sent, ["(1, 2, 3)", "end"])
    expectEqual(Publishers.Zip3([1, 2].publisher, [3, 4].publisher, [5].publisher).sent, ["(1, 3, 5)", "end"])
    expectEqual(Publishers.MergeMany([Just(1), Just(2)]).sent, ["1", "2", "end"])
    expectEqual(
      failing(after: 0).combineLatest(Empty(completeImmediately: false)) { a, b in a + b }.sent, ["failed: broken"])
  }

  @Test func `data is decoded and encoded`() throws {
    let text = [Data(#"[1, 2]"#.utf8), Data("?".utf8)].publisher.decode(type: [Int].self, decoder: JSONDecoder()).sent
    expectEqual(text.first, "[1, 2]")
    #expect(text.count == 2 && text[1].hasPrefix("failed: "))
    let encoded = Just([3]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }.sent
    expectEqual(encoded, ["[3]", "end"])
  }

  @Test func `passing values are handled and printed`() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let subscription = subject.print("p", to: lines)
      .handleEvents(receiveOutput: { events.append("\($0)") }, receiveCancel: { events.append("cancel") }).sink { _ in }
    subject.send(1)
    subscription.cancel()
    subject.send(2)
    expectEqual(events, ["1", "cancel"])
    let expected = ["p: request unlimited", "p: receive value: (1)", "p: receive cancel", ""]
    expectEqual(
      lines.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init), expected)
  }
}
