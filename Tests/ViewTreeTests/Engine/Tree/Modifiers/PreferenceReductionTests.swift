import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor @Suite struct PreferenceReductionTests {
  private enum Sum<Part>: PreferenceKey {
    static var defaultValue: Int { 100 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private typealias Reduction = PreferenceReduction<Sum<Int>>

  private func reduction(_ values: [Int], isDynamic: Bool) -> Reduction {
    var result = Reduction()
    for value in values { result.add(value) }
    result.isDynamic = isDynamic
    return result
  }

  @Test func `values are combined, and only a container of views that may come and go has the default`() {
    expectEqual([[], [1], [1, 2]].map { reduction($0, isDynamic: false).value }, [nil, 1, 3])
    #expect(!Reduction().isDynamic)
    for (values, isDynamic, expected) in [([], false, nil), ([], true, 100), ([1], true, 1)] as [([Int], Bool, Int?)] {
      expectEqual(reduction(values, isDynamic: isDynamic).ofContainer.value, expected)
    }
  }

  @Test func `two reductions have the values of both, and are dynamic if one is`() {
    for (first, second) in [(false, false), (false, true), (true, false), (true, true)] {
      var sum = reduction([1], isDynamic: first)
      sum.add(reduction([2], isDynamic: second))
      #expect(sum.value == 3 && sum.isDynamic == (first || second))
    }
    var sum = reduction([1], isDynamic: false)
    sum.add(Reduction())
    expectEqual(sum.value, 1)
  }

  @Test func `a known reduction is computed again when its key, or all, are forgotten`() {
    let known = KnownPreferences()
    var count = 0
    func value() -> Int? {
      known.reduction { (reduction: inout Reduction) in
        count += 1
        reduction.add(count)
      }.value
    }
    expectEqual([value(), value()], [1, 1])
    known.forget(ObjectIdentifier(Sum<Bool>.self))
    expectEqual(value(), 1)
    known.forget(ObjectIdentifier(Sum<Int>.self))
    expectEqual(value(), 2)
    known.forget(nil)
    expectEqual(value(), 3)
  }

  @Test func `preferences with values of one type are kept apart, through readers and changes on the way`() {
    let probe = Probe()
    _ = Screen {
      VStack {
        Text("a").preference(key: Sum<Int>.self, value: 1).preference(key: Sum<Bool>.self, value: 10)
        Text("b").preference(key: Sum<Int>.self, value: 2).transformPreference(Sum<Bool>.self) { $0 += 5 }
      }
      .onPreferenceChange(Sum<Int>.self) { probe.note("inner \($0)") }
      .onPreferenceChange(Sum<Bool>.self) { probe.note("other \($0)") }
      .onPreferenceChange(Sum<Int>.self) { probe.note("outer \($0)") }
    }
    expectEqual(Set(probe.log), ["inner 3", "other 115", "outer 3"])
  }

  private struct Child: View {
    let probe: Probe
    @State private var number = 0
    var body: some View {
      Text("\(number)").preference(key: Sum<Int>.self, value: number / 2)
        .offers("add", to: probe) { number += 1 }
    }
  }

  @Test func `a transform is called again only when the value below it is another one`() {
    let probe = Probe()
    let screen = Screen {
      VStack { Child(probe: probe) }
        .transformPreference(Sum<Int>.self) {
          probe.ran("transform")
          $0 += 5
        }
        .onPreferenceChange(Sum<Int>.self) { probe.note("\($0)") }
    }
    screen.perform("add", probe)
    #expect(probe.runs("transform") == 1 && screen.text == "1")
    screen.perform("add", probe)
    #expect(probe.runs("transform") == 2 && screen.text == "2")
    expectEqual(probe.log, ["5", "6"])
  }

  @Test func `the preference of an addition to a view that comes later is read`() {
    let probe = Probe()
    let screen = Screen {
      HostOfSteps(probe: probe) { step in
        Group {
          Text("a")
          if step > 0 { Text("b") }
        }
        .overlay { Color.clear.preference(key: Sum<Int>.self, value: 1) }
        .onPreferenceChange(Sum<Int>.self) { probe.note("\($0)") }
      }
    }
    screen.perform("step", probe)
    expectEqual(probe.log, ["1", "2"])
  }

  @Test func `an action for each update runs once in it, however many views changed the preference`() {
    let probe = Probe()
    let screen = Screen {
      HostOfSteps(probe: probe) { step in
        VStack {
          Text("a").preference(key: Sum<Int>.self, value: step)
          Text("b").preference(key: Sum<Int>.self, value: step)
        }
        .onPreferenceUpdate(Sum<Int>.self) { probe.note("\($0)") }
      }
    }
    expectEqual(probe.log, ["0"])
    screen.perform("step", probe)
    expectEqual(probe.log, ["0", "2"])
  }
}
