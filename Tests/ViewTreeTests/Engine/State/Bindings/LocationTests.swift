import Observation
import Testing
import ViewTreeTesting

@testable import ViewTree

@Observable private final class ObservedNumber {
  var number = 0
}

@Observable private final class RefusedNumber {
  var number = 0
}

@Observable private final class TwoNumbers {
  var first = 0
  var second = 0
}

@MainActor @Suite struct LocationTests {
  private let host = StateHost()
  private let other = StateHost()
  private let listener = NotingListener()

  private func location<Value>(_ value: Value) -> StoredLocation<Value> {
    StoredLocation(value, owner: host, label: .plain("number"))
  }

  private func write(_ value: Int, to location: StoredLocation<Int>) { location.set(value, transaction: Transaction()) }

  private func add(_ value: Int, to location: StoredLocation<Int>) {
    location.update(in: Transaction()) {
      $0 += value
      return true
    }
  }

  private func reader(of location: StoredLocation<Int>, on host: StateHost) -> Computed<Int> {
    Computed(in: host.graph, label: .plain("reader"), isEqual: ==) { location.get() }
  }

  @Test func `a write of the main thread is in the queue at once, that of another thread in the inbox`() {
    let number = location(0)
    write(1, to: number)
    host.whileActive { add(1, to: number) }
    #expect(host.graph.pendingWrites.count == 1 && host.inbox.takeWrites().isEmpty)
    _ = host.applyWrites()
    expectEqual(number.get(), 2)
    let shared = Unchecked(number)
    elsewhere { shared.value.set(3, transaction: Transaction()) }
    #expect(host.graph.pendingWrites.isEmpty && host.inbox.takeWrites().count == 1)
  }

  @Test func `an equal write is reported, at once on the main thread, and a change that writes nothing is not`() {
    host.traceListener = listener
    let number = location(0)
    write(0, to: number)
    add(0, to: number)
    number.update(in: Transaction()) { _ in false }
    expectEqual(listener.notes, ["number =", "number ="])
    let shared = Unchecked(number)
    elsewhere { shared.value.set(0, transaction: Transaction()) }
    expectEqual(listener.notes.count, 2)
    host.receiveWrites()
    expectEqual(listener.notes.count, 3)
    #expect(host.graph.pendingWrites.isEmpty)
  }

  @Test func `nothing is written to the state of a removed view, and its own screen may read it`() {
    var issues: [String] = []
    host.onIssue = { issues.append($0) }
    host.traceListener = listener
    let (number, late) = (location(0), location(0))
    let shared = Unchecked(late)
    elsewhere { shared.value.set(7, transaction: Transaction()) }
    for location in [number, late] { location.remove() }
    host.receiveWrites()
    for value in [0, 5] {
      write(value, to: number)
      add(value, to: number)
    }
    expectEqual(host.whileActive { number.get() }, 0)
    #expect(listener.notes == [] && issues == [] && host.graph.pendingWrites.isEmpty)
  }

  @Test func `a closed screen's state that another screen writes is left alone, with an issue`() {
    var issues: [String] = []
    other.onIssue = { issues.append($0) }
    let number = location(0)
    host.close()
    other.whileActive {
      write(5, to: number)
      add(5, to: number)
    }
    let start = "number was written through a binding, but the view"
    #expect(issues.count == 2 && issues.allSatisfy { $0.hasPrefix(start) })
    expectEqual(number.get(), 0)
  }

  @Test func `a rule refuses a write and a change`() {
    var issues: [String] = []
    host.onIssue = { issues.append($0) }
    let number = location(0)
    let rule = Computed<Int>(in: host.graph, label: .plain(""), isEqual: ==) {
      write(5, to: number)
      add(6, to: number)
      return number.get()
    }
    expectEqual(host.whileActive { rule.value }, 0)
    #expect(issues.count == 2 && number.get() == 0 && host.graph.pendingWrites.isEmpty)
  }

  @Test func `an action of another screen reads the newest value, a rule there that of its update`() {
    let number = location(0)
    let rule = reader(of: number, on: other)
    other.whileActive {
      expectEqual(rule.value, 0)
      write(1, to: number)
      expectEqual([number.get(), rule.value], [1, 0])
      _ = other.applyWrites()
      expectEqual([number.get(), rule.value], [1, 1])
    }
  }

  @Test func `a state has one reader if only one rule of its own screen reads it`() {
    let (number, shared) = (location(0), location(0))
    let rules = [reader(of: number, on: host), reader(of: number, on: host), reader(of: shared, on: host)]
    let away = reader(of: shared, on: other)
    func read(_ rule: Computed<Int>, on host: StateHost) { host.whileActive { _ = rule.value } }
    #expect(!number.hasOneReader)
    read(rules[0], on: host)
    #expect(number.hasOneReader)
    read(rules[1], on: host)
    #expect(!number.hasOneReader)
    read(rules[2], on: host)
    #expect(shared.hasOneReader)
    read(away, on: other)
    #expect(!shared.hasOneReader && !ConstantLocation(1).hasOneReader)
  }

  @Test func `an equal write to an element of an optional collection leaves it alone`() {
    var items: [Int]? = [1, 2]
    var writes = 0
    let binding = Binding<[Int]>(
      Binding<[Int]?> {
        items
      } set: {
        items = $0
        writes += 1
      })
    for value in [1, 1, 3, 3] { binding?[0].wrappedValue = value }
    #expect(items == [3, 2] && writes == 1)
  }

  private struct Pair {
    var first = 0
    var second = 0
  }

  private func words<Value>(_ binding: Binding<Value>) -> String {
    let origin = binding.location.origin
    return "\(origin.kind.rawValue): \(origin.words)"
  }

  @Test func `a binding has the origin of the one that it was projected from, where that cannot be compared`() {
    let closures = Binding(get: { [1] }, set: { _ in }, fileID: "App/Main.swift", line: 7)
    let pair = Binding(get: { Pair() }, set: { _ in }, fileID: "App/Main.swift", line: 8)
    let (list, state) = (Binding(location([1])), Binding(location(Pair())))
    expectEqual(words(Binding(get: { 1 }, set: { _ in }, fileID: "ViewTree/Main.swift", line: 7)), "other: ")
    expectEqual(words(closures), "closures: Binding(get:set:) at Main.swift:7")
    expectEqual(words(closures[0]), words(closures))
    expectEqual(words(Binding<[Int]?>(closures)), words(closures))
    expectEqual(words(pair.first), "closures: Binding(get:set:) at Main.swift:8")
    expectEqual(words(Binding.constant(1)), "constant: constant 1")
    expectEqual(words(Binding<Int?>(.constant(1))), "converted: constant 1")
    expectEqual(words(list), "state: number")
    expectEqual(words(list[0]), "element of a collection: number[0]")
    expectEqual(words(Binding<[Int]?>(list)), "converted: number")
    expectEqual(words(state.first), "key path: number.first")
  }

  @Test func `a place in the source is its file and its line`() {
    let place = SourcePlace(fileID: "A/B.swift", line: 1)
    expectEqual(place, SourcePlace(fileID: "A/B.swift", line: 1))
    #expect(place != SourcePlace(fileID: "A/B.swift", line: 2) && place != SourcePlace(fileID: "A/C.swift", line: 1))
  }

  @Test func `an equal write to an element is reported for the element alone, one out of range is an issue`() {
    var issues: [String] = []
    host.onIssue = { issues.append($0) }
    host.traceListener = listener
    let list = Binding(location([1, 2]))
    list[1].wrappedValue = 2
    list[0].location.update(in: Transaction()) { _ in false }
    #expect(listener.notes == ["number[1] ="] && issues == [])
    list[2].wrappedValue = 2
    #expect(listener.notes.count == 1 && issues.count == 1 && host.graph.pendingWrites.isEmpty)
    list[1].wrappedValue = 3
    expectEqual(listener.notes.last, "number [1, 2] → [1, 3]")
  }

  private final class Model {
    var number = 0
  }

  @Test func `a write to a property that no rule reads is reported, an equal one as such, and in a rule refused`() {
    var issues: [String] = []
    host.onIssue = { issues.append($0) }
    host.traceListener = listener
    let model = Model()
    let number = Binding(ProjectedLocation(ObjectLocation(model), \Model.number))
    host.whileActive { for value in [1, 1, 2] { number.wrappedValue = value } }
    expectEqual(listener.notes, ["Model.number 0 → 1", "Model.number =", "Model.number 1 → 2"])
    let rule = Computed<Int>(in: host.graph, label: .plain(""), isEqual: ==) {
      number.wrappedValue = 5
      return 0
    }
    host.whileActive { _ = rule.value }
    #expect(model.number == 2 && issues.count == 1)
    number.wrappedValue = 6
    #expect(model.number == 6 && listener.notes.count == 3)
  }

  @Test func `a change of an object is marked by the update, one of another thread by way of the inbox`() {
    let model = ObservedNumber()
    let shared = Unchecked(model)
    let bound = Binding(ProjectedLocation(ObjectLocation(model), \.number))
    let reader = Computed<Int>(in: host.graph, label: .plain(""), isEqual: ==) { bound.wrappedValue }
    expectEqual(host.whileActive { reader.value }, 0)
    elsewhere { shared.value.number = 5 }
    #expect(host.graph.pendingWrites.isEmpty)
    for message in host.inbox.take().messages { message() }
    expectEqual(host.graph.pendingWrites.count, 1)
    expectEqual(host.whileActive { reader.value }, 0)
    host.whileActive { _ = host.applyWrites() }
    expectEqual(host.whileActive { reader.value }, 5)
    model.number = 6
    #expect(host.graph.pendingWrites.count == 1 && host.inbox.take().messages.isEmpty)
  }

  @Test func `the binding that a report reads counts in no comparison`() {
    let (one, two) = (SourceBinding(Binding.constant(1)), SourceBinding(Binding.constant(true)))
    #expect(one.isSame(as: two))
  }

  @Test func `a refused write names the property of an observable object`() {
    var issues: [String] = []
    host.onIssue = { issues.append($0) }
    let bound = Binding(ProjectedLocation(ObjectLocation(RefusedNumber()), \.number))
    let rule = Computed<Int>(in: host.graph, label: .plain(""), isEqual: ==) {
      bound.wrappedValue = 5
      return 0
    }
    host.whileActive { _ = rule.value }
    expectEqual(issues.map { $0.prefix(39) }, ["RefusedNumber.number was written while "])
  }

  @Test func `locations are the same if their kinds, their places and what they are made of are`() {
    func expectSame<Value>(_ make: () -> Location<Value>, butNot others: [Location<Value>]) {
      #expect(make().isSame(as: make()))
      for other in others { #expect(!make().isSame(as: other) && !other.isSame(as: make())) }
    }
    func optional(_ base: Location<Int>, name: String = "optional") -> Location<Int?> {
      ConvertedLocation<Int, Int?>(base, name: name, convert: { $0 }, convertBack: { $0 })
    }
    let (list, otherList, pair, otherPair) = (location([1, 1]), location([1, 1]), location(Pair()), location(Pair()))
    let (number, model) = (location(1), Model())
    expectSame({ ElementLocation(list, 1) }, butNot: [ElementLocation(list, 0), ElementLocation(otherList, 1), number])
    expectSame(
      { ProjectedLocation(pair, \.first) },
      butNot: [ProjectedLocation(pair, \.second), ProjectedLocation(otherPair, \.first), number])
    expectSame(
      { optional(number) }, butNot: [optional(number, name: "other"), optional(location(1)), location(1 as Int?)])
    expectSame({ ObjectLocation(model) }, butNot: [ObjectLocation(Model()), location(model)])
    expectSame({ ConstantLocation(1) }, butNot: [ConstantLocation(2), number])
  }

  @Test func `a write that another thread announces late does not replace a newer one`() {
    let number = location(0)
    let shared = Unchecked(number)
    elsewhere { shared.value.set(5, transaction: Transaction()) }
    let late = host.inbox.takeWrites()
    write(7, to: number)
    for announce in late { announce() }
    _ = host.applyWrites()
    expectEqual(late.count, 1)
    expectEqual(host.whileActive { reader(of: number, on: host).value }, 7)
  }

  @Test func `the writes of several threads to a state are reported in their order`() {
    host.traceListener = listener
    let number = location(0)
    let shared = Unchecked(number)
    elsewhere { shared.value.set(5, transaction: Transaction()) }
    write(7, to: number)
    expectEqual(listener.notes, ["number 0 → 5", "number 5 → 7"])
  }

  @Test func `the state of a removed view keeps its value when another thread writes`() {
    let number = location(1)
    number.remove()
    let shared = Unchecked(number)
    elsewhere {
      shared.value.set(5, transaction: Transaction())
      shared.value.update(in: Transaction()) {
        $0 = 6
        return true
      }
    }
    expectEqual(number.get(), 1)
  }

  @Test func `a write tells apart two properties that had the same value`() {
    host.traceListener = listener
    let second = Binding(ProjectedLocation(ObjectLocation(TwoNumbers()), \.second))
    host.whileActive { second.wrappedValue = 1 }
    expectEqual(listener.notes, ["TwoNumbers.second 0 → 1"])
  }

  @Test func `each change of an object is reported from the value before, and once`() {
    host.traceListener = listener
    let model = ObservedNumber()
    let bound = Binding(ProjectedLocation(ObjectLocation(model), \.number))
    let reader = Computed<Int>(in: host.graph, label: .plain(""), isEqual: ==) { bound.wrappedValue }
    func read() -> Int {
      host.whileActive {
        while !host.graph.pendingWrites.isEmpty { _ = host.applyWrites() }
        return reader.value
      }
    }
    var values = [read()]
    for number in [1, 2] {
      model.number = number
      values.append(read())
    }
    host.whileActive { bound.wrappedValue = 3 }
    expectEqual(values + [read()], [0, 1, 2, 3])
    expectEqual(listener.notes, (0...2).map { "ObservedNumber.number \($0) → \($0 + 1)" })
  }

  private final class Announcing: ObservableObject {
    var number = 0
  }

  @Test func `an object that announces a change and makes none is not reported as written`() {
    host.traceListener = listener
    let model = Announcing()
    let bound = Binding(ProjectedLocation(ObjectLocation(model), \.number))
    let reader = Computed<Int>(in: host.graph, label: .plain(""), isEqual: ==) { bound.wrappedValue }
    expectEqual(host.whileActive { reader.value }, 0)
    model.objectWillChange.send()
    expectEqual(host.graph.pendingWrites.count, 1)
    host.whileActive {
      _ = host.applyWrites()
      expectEqual(reader.value, 0)
    }
    expectEqual(listener.notes, [])
  }

  @Test func `a binding to whether a tag is selected takes back only its own tag`() {
    var selection: Int? = 1
    let binding = Binding<Int?>(get: { selection }, set: { selection = $0 })
    let selections = [(2, false), (2, true), (1, false), (2, false)].map { tag, isSelected -> Int? in
      binding[isSelected: tag].wrappedValue = isSelected
      return selection
    }
    expectEqual(selections, [1, 2, 2, nil])
    selection = 3
    expectEqual([2, 3].map { binding[isSelected: $0].wrappedValue }, [false, true])
  }

  @Test func `a state that is written lets go of a closed screen that has read it`() {
    let number = location(0)
    weak var gone: StateHost?
    do {
      let reading = StateHost()
      gone = reading
      let rule = reader(of: number, on: reading)
      expectEqual(reading.whileActive { rule.value }, 0)
      reading.close()
    }
    #expect(gone != nil)
    write(1, to: number)
    #expect(gone == nil)
  }
}
