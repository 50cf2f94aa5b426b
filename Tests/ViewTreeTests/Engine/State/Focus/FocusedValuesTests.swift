import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

/// The values that views publish while the focus is in them.
@MainActor struct FocusedValuesTests {
  private struct Number: FocusedValueKey { typealias Value = Int }
  private struct Word: FocusedValueKey { typealias Value = String }
  private final class Object {}

  private func values(_ number: Int?, _ word: String? = nil) -> FocusedValues {
    var values = FocusedValues()
    (values[Number.self], values[Word.self]) = (number, word)
    return values
  }

  @Test func `published values are read by their keys, and nil publishes none`() {
    let both = values(1, "a")
    #expect(both[Number.self] == 1 && both[Word.self] == "a" && !both.isEmpty)
    let none = values(nil)
    #expect(none[Number.self] == nil && none.isEmpty)
    #expect(both.box(of: ObjectIdentifier(Number.self)) != nil && none.box(of: ObjectIdentifier(Number.self)) == nil)
    let object = Object()
    var objects = FocusedValues()
    objects[FocusedObjectType<Object>()] = object
    #expect(objects[FocusedObjectType<Object>()] === object)
  }

  @Test func `values are the same if their keys and their values are`() {
    #expect(values(1, "a").isSame(as: values(1, "a")) && values(nil).isSame(as: values(nil)))
    for other in [values(2, "a"), values(1, "b"), values(1), values(nil, "a"), values(nil)] {
      #expect(!values(1, "a").isSame(as: other) && !other.isSame(as: values(1, "a")))
    }
    let host = StateHost()
    #expect(FocusedValues(of: host).isSame(as: FocusedValues(of: host)))
    let others = [values(nil), FocusedValues(of: StateHost())]
    #expect(!others.contains(where: FocusedValues(of: host).isSame))
  }

  private struct Save: FocusedValueKey { typealias Value = () -> Void }

  @Test func `values with other keys are not the same, however many there are`() {
    #expect(!values(1).isSame(as: values(nil, "a")) && !values(nil, "a").isSame(as: values(1)))
  }

  @Test func `only the main thread reads focused values`() {
    let host = StateHost()
    let (published, object) = (values(1).box(of: ObjectIdentifier(Number.self)), Object())
    host.focusedValues.find = { _ in published.map { PublishedValue(box: $0, publisher: ObjectIdentifier(object)) } }
    expectEqual(FocusedValues(of: host)[Number.self], 1)
    let read = elsewhere { FocusedValues(of: host)[Number.self] }
    expectEqual(read, nil)
  }

  /// A screen on which a rule reads a focused value.
  private final class Reading<Key: FocusedValueKey> {
    private let host = StateHost()
    private var published: PublishedValue?
    private var runs = 0
    private lazy var rule = Computed<Int>(
      in: host.graph, subgraph: host.graph.root, label: .plain("rule"), isEqual: ==
    ) { [unowned self] in
      runs += 1
      return FocusedValues(of: host)[Key.self] == nil ? 0 : runs
    }
    var dump: String { host.graph.dump() }

    init() {
      host.focusedValues.find = { [unowned self] _ in published }
      _ = host.whileActive { rule.value }
    }

    /// Whether the rule runs when an object publishes a value in an event.
    func runs(_ value: Key.Value?, by publisher: AnyObject, in event: Int, limit: Int) -> Bool {
      var values = FocusedValues()
      values[Key.self] = value
      published = values.box(of: ObjectIdentifier(Key.self)).map {
        PublishedValue(box: $0, publisher: ObjectIdentifier(publisher))
      }
      host.focusedValues.update(in: event, limit: limit)
      let before = runs
      _ = host.whileActive { rule.value }
      return runs > before
    }
  }

  @Test func `an action of one view notifies its readers as often as the limit, in each event`() {
    let (reading, one, two) = (Reading<Save>(), Object(), Object())
    func runs(by publisher: Object, in event: Int, limit: Int = 2) -> Bool {
      reading.runs({ _ = publisher }, by: publisher, in: event, limit: limit)
    }
    expectEqual(runs(by: one, in: 0), true)
    expectEqual((0..<3).map { _ in runs(by: one, in: 0) }, [true, true, false])
    expectEqual((0..<3).map { _ in runs(by: one, in: 5) }, [true, true, false])
    expectEqual((0..<3).map { _ in runs(by: two, in: 5) }, [true, false, false])
    expectEqual((0..<3).map { _ in runs(by: two, in: 6, limit: 1) }, [true, false, false])
    expectEqual((0..<2).map { _ in reading.runs(nil, by: two, in: 6, limit: 1) }, [true, false])
  }

  @Test func `a value that can be compared notifies its readers whenever it is another one`() {
    let (reading, object) = (Reading<Number>(), Object())
    let runs = [1, 1, 2, 3, 3, 4].map { reading.runs($0, by: object, in: 1, limit: 1) }
    expectEqual(runs, [true, false, true, true, false, true])
    expectText(reading.dump, endsWith: " = 4")
  }

  private struct Shown: View {
    @Binding var value: Int?
    let probe: Probe
    var body: some View {
      let _ = probe.ran("shown")
      Text(value.map { "\($0)" } ?? "none")
    }
  }

  private struct Reader: View {
    @FocusedBinding(\.first) private var first
    @FocusedBinding(\.second) private var second
    let step: Int
    let probe: Probe
    var body: some View { Shown(value: step < 2 ? $first : step < 4 ? $second : .constant(9), probe: probe) }
  }

  private struct Same: View {
    @FocusedValue(\.first) private var first
    @FocusedBinding(\.second) private var second
    let probe: Probe
    var body: some View {
      let _ = probe.ran("same")
      Text("\(first?.wrappedValue ?? 0) \(second ?? 0)")
    }
  }

  @Test func `properties and bindings of focused values are the same if their key paths are`() {
    let probe = Probe()
    let screen = Screen(width: 9) {
      HostOfSteps(probe: probe) { step in
        VStack {
          Text("f").focusable().focusedValue(\.first, .constant(1)).focusedValue(\.second, .constant(2))
          Reader(step: step, probe: probe)
          Same(probe: probe)
        }
      }
    }
    screen.press(.tab)
    probe.clear()
    var texts: [String] = []
    for _ in 0..<5 {
      texts.append(screen.text.split(separator: "\n")[1].trimmingCharacters(in: .whitespaces))
      screen.perform("step", probe)
    }
    expectEqual(texts, ["1", "1", "2", "2", "9"])
    expectEqual(["shown", "same"].map(probe.runs), [2, 0])
  }
}

extension FocusedValues {
  @Entry fileprivate var first: Binding<Int>?
  @Entry fileprivate var second: Binding<Int>?
}
