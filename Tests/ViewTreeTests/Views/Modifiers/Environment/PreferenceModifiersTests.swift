import Testing
import ViewTreeTesting

private struct Numbers: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Notes each call of `reduce`.
private struct Logging: PreferenceKey {
  static let defaultValue = "default"
  nonisolated(unsafe) static var calls: [String] = []
  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    unsafe calls.append("(\(value),\(next))")
    value = next
  }
}

private struct Last: PreferenceKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

extension View {
  nonisolated fileprivate func number(_ number: Int) -> some View { preference(key: Numbers.self, value: [number]) }
}

@MainActor @Suite struct PreferenceModifiersTests {
  private let probe = Probe()

  /// The values that `onPreferenceChange` gets around a view.
  private func numbers<V: View>(@ViewBuilder _ content: () -> V) -> String {
    let probe = probe
    _ = Screen { VStack { content() }.onPreferenceChange(Numbers.self) { probe.note("\($0)") } }
    return probe.text
  }

  @Test func `siblings are reduced in the order of the tree, groups in place (Q01)`() {
    let text = numbers {
      Text("a").number(1)
      Group {
        Text("b").number(2)
        Text("c").number(3)
      }
    }
    expectEqual(text, "[1, 2, 3]")
  }

  @Test func `the first value is taken as it is, reduce combines the next ones with it (Q02, Q03)`() {
    unsafe Logging.calls = []
    _ = Screen {
      VStack { ForEach(1..<5, id: \.self) { Text("a").preference(key: Logging.self, value: "R\($0)") } }
        .onPreferenceChange(Logging.self) { [probe] in probe.note($0) }
    }
    unsafe expectEqual(Logging.calls, ["(R1,R2)", "(R2,R3)", "(R3,R4)"])
    expectEqual(probe.text, "R4")
    unsafe Logging.calls = []
    _ = Screen {
      VStack {
        Text("a").preference(key: Logging.self, value: "one")
        Text("b")
      }
      .onPreferenceChange(Logging.self) { [probe] in probe.note($0) }
    }
    unsafe #expect(Logging.calls.isEmpty)
    expectEqual(probe.text, "R4 one")
  }

  @Test func `the default applies without a writer (Q04, Q10)`() {
    expectEqual(numbers { Text("a") }, "[]")
  }

  @Test func `a container of conditional views has the default, read on the way or not`() {
    func last<V: View>(@ViewBuilder _ content: () -> V) -> String {
      var result = ""
      _ = Screen {
        VStack {
          Text("a").preference(key: Last.self, value: "first")
          VStack { content() }
        }
        .onPreferenceChange(Last.self) { result = $0 }
      }
      return result
    }
    let isShown = false
    expectEqual(last { Text("b") }, "first")
    expectEqual(last { Text("b").onPreferenceChange(Last.self) { _ in } }, "first")
    expectEqual(last { if isShown { Text("b") } }, "default")
    expectEqual(last { Group { if isShown { Text("b") } }.onPreferenceChange(Last.self) { _ in } }, "default")
  }

  @Test func `the value of a view replaces the values of its children (Q05)`() {
    let text = numbers {
      VStack {
        Text("a").number(1)
        Text("b").number(2)
      }
      .number(9)
    }
    expectEqual(text, "[9]")
  }

  @Test func `an overlay's values come after the values of its base, a background's before (Q07)`() {
    expectEqual(numbers { Text("b").number(1).overlay { Text("o").number(2) } }, "[1, 2]")
    probe.clear()
    expectEqual(numbers { Text("b").number(1).background { Text("g").number(3) } }, "[3, 1]")
  }

  private struct Writer: View {
    let probe: Probe
    @State private var value = 1
    @State private var unrelated = 0
    @State private var isShown = true
    var body: some View {
      VStack {
        Text("\(unrelated)")
        if isShown { Text("a").number(value) }
      }
      .onPreferenceChange(Numbers.self) { probe.note("\($0)") }
      .offers("same", to: probe) { unrelated += 1 }
      .offers("other", to: probe) { value += 1 }
      .offers("hide", to: probe) { isShown.toggle() }
    }
  }

  @Test func `the first value is delivered on appearance, later ones when they change (Q09)`() {
    let screen = Screen { Writer(probe: probe) }
    screen.perform("same", probe)
    screen.perform("other", probe)
    expectEqual(probe.text, "[1] [2]")
    screen.perform("hide", probe)
    screen.perform("hide", probe)
    expectEqual(probe.text, "[1] [2] [] [2]")
    screen.close()
    expectEqual(probe.text, "[1] [2] [] [2]")
  }

  @Test func `a reader that goes together with its writer does not call its action`() {
    struct Parent: View {
      let probe: Probe
      @State private var isShown = true
      var body: some View {
        VStack { if isShown { Writer(probe: probe) } }.offers("remove", to: probe) { isShown = false }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("remove", probe)
    expectEqual(probe.text, "[1]")
  }

  @Test func `transformPreference changes a value on its way up (Q11)`() {
    let text = numbers { Text("a").number(1).transformPreference(Numbers.self) { $0.append(5) } }
    expectEqual(text, "[1, 5]")
  }

  @Test func `preferences reach ancestors only (Q12)`() {
    let probe = probe
    _ = Screen {
      HStack {
        Text("a").number(1)
        Text("b").onPreferenceChange(Numbers.self) { probe.note("\($0)") }
      }
    }
    expectEqual(probe.text, "[]")
  }

  @Test func `an action does not run where the combined value stays the same`() {
    struct Largest: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }
    struct Parent: View {
      let probe: Probe
      @State private var lesser = 1
      var body: some View {
        VStack {
          Text("a").preference(key: Largest.self, value: lesser)
          Text("b").preference(key: Largest.self, value: 5)
        }
        .onPreferenceChange(Largest.self) { probe.note("\($0)") }
        .offers("more", to: probe) { lesser += 2 }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    for _ in 0..<3 { screen.perform("more", probe) }
    expectEqual(probe.text, "5 7")
  }

  @Test func `a value that is nil is a value`() {
    struct Name: PreferenceKey {
      static let defaultValue: String? = "default"
      static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() }
    }
    let probe = probe
    _ = Screen {
      Text("a").preference(key: Name.self, value: nil).onPreferenceChange(Name.self) { probe.note($0 ?? "nil") }
    }
    expectEqual(probe.text, "nil")
  }

  @Test func `rows in another order are combined in another order, and new ones in their place`() {
    struct Rows: View {
      let probe: Probe
      @State private var rows = [1, 2, 3]
      var body: some View {
        VStack { ForEach(rows, id: \.self) { Text("a").number($0) } }
          .onPreferenceChange(Numbers.self) { probe.note("\($0)") }
          .offers("reverse", to: probe) { rows.reverse() }
          .offers("insert", to: probe) { rows.insert(9, at: 1) }
      }
    }
    let screen = Screen { Rows(probe: probe) }
    screen.perform("reverse", probe)
    screen.perform("insert", probe)
    expectEqual(probe.log, ["[1, 2, 3]", "[3, 2, 1]", "[3, 9, 2, 1]"])
  }

  // MARK: Values that no view sets

  private func last<V: View>(@ViewBuilder _ content: () -> V) -> String {
    let probe = probe
    probe.clear()
    _ = Screen { VStack { content() }.onPreferenceChange(Logging.self) { probe.note($0) } }
    return probe.text
  }

  @Test func `a container of conditional views has the default where none sets a value`() {
    let base = Color.clear.preference(key: Logging.self, value: "x")
    expectEqual(last { base.overlay { if true { Color.red } } }, "default")
    expectEqual(last { base.overlay { ForEach(0..<2) { _ in Color.red } } }, "default")
    expectEqual(last { base.overlay { AnyView(Color.red) } }, "default")
    expectEqual(last { base.background { if true { Color.red } } }, "x")
    expectEqual(last { base.overlay { Color.red } }, "x")
    expectEqual(last { base.overlay { if true { Color.red.preference(key: Logging.self, value: "y") } } }, "y")
    let optional = last {
      base
      if true { Color.red }
    }
    expectEqual(optional, "x", "what comes and goes is in the container of the value")
  }

  @Test func `a container of conditional views that comes or goes changes the value`() {
    struct Parent: View {
      let probe: Probe
      @State private var isShown = false
      var body: some View {
        VStack {
          Text("a").preference(key: Logging.self, value: "x")
          if isShown { VStack { if true { Text("b") } } }
        }
        .onPreferenceChange(Logging.self) { probe.note($0) }
        .offers("toggle", to: probe) { isShown.toggle() }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("toggle", probe)
    screen.perform("toggle", probe)
    expectEqual(probe.text, "x default x")
  }
}

/// How often values are combined.
@MainActor @Suite(.serialized) struct PreferenceCostTests {
  private let probe = Probe()

  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    nonisolated(unsafe) static var calls = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {
      unsafe calls += 1
      value += nextValue()
    }
  }

  private struct Level: View {
    let depth: Int
    let probe: Probe
    @State private var value = 1

    var body: some View {
      VStack {
        Text("a").preference(key: Sum.self, value: value)
        if depth > 0 { Level(depth: depth - 1, probe: probe) }
      }
      .onPreferenceChange(Sum.self) { probe.note("\($0)") }
      .offers("\(depth)", to: probe) { value += 1 }
    }
  }

  private func calls(_ body: () -> Void) -> Int {
    unsafe Sum.calls = 0
    body()
    return unsafe Sum.calls
  }

  @Test func `a reader at every level combines the values below it, and after a change only the affected ones`() {
    var screen: Screen?
    expectEqual(calls { screen = Screen { Level(depth: 100, probe: probe) } }, 100)
    expectEqual(probe.log, (1...101).map { "\($0)" })
    expectEqual(calls { screen?.perform("0", probe) }, 100)
    expectEqual(calls { screen?.perform("100", probe) }, 1)
    expectEqual(probe.log.last, "103")
  }

  @Test func `one of many rows that changes does not make the others combine`() {
    struct Row: View {
      let id: Int
      let probe: Probe
      @State private var value = 1
      var body: some View {
        HStack { ForEach(0..<10) { Text("a").preference(key: Sum.self, value: $0 * value) } }
          .offers("\(id)", to: probe) { value += 1 }
      }
    }
    let screen = Screen {
      VStack { ForEach(0..<20) { Row(id: $0, probe: probe) } }
        .onPreferenceChange(Sum.self) { [probe] in probe.note("\($0)") }
    }
    expectEqual(calls { screen.perform("7", probe) }, 9 + 19)
    expectEqual(probe.text, "900 945")
  }
}
