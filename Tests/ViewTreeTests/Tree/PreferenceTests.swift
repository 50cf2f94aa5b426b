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
    calls.append("(\(value),\(next))")
    value = next
  }
}

extension View {
  nonisolated fileprivate func number(_ number: Int) -> some View { preference(key: Numbers.self, value: [number]) }
}

@MainActor @Suite struct PreferenceTests {
  private let probe = Probe()

  /// The values that `onPreferenceChange` gets around a view.
  private func numbers<V: View>(@ViewBuilder _ content: () -> V) -> String {
    let probe = probe
    _ = Screen { VStack { content() }.onPreferenceChange(Numbers.self) { probe.note("\($0)") } }
    return probe.text
  }

  @Test func `Q01: siblings are reduced in the order of the tree, groups in place`() {
    let text = numbers {
      Text("a").number(1)
      Group {
        Text("b").number(2)
        Text("c").number(3)
      }
    }
    #expect(text == "[1, 2, 3]")
  }

  @Test func `Q02, Q03: the first value is taken as it is, reduce combines the next ones with it`() {
    Logging.calls = []
    _ = Screen {
      VStack { ForEach(1..<5, id: \.self) { Text("a").preference(key: Logging.self, value: "R\($0)") } }
        .onPreferenceChange(Logging.self) { [probe] in probe.note($0) }
    }
    #expect(Logging.calls == ["(R1,R2)", "(R2,R3)", "(R3,R4)"])
    #expect(probe.text == "R4")
    Logging.calls = []
    _ = Screen {
      VStack {
        Text("a").preference(key: Logging.self, value: "one")
        Text("b")
      }
      .onPreferenceChange(Logging.self) { [probe] in probe.note($0) }
    }
    #expect(Logging.calls.isEmpty)
    #expect(probe.text == "R4 one")
  }

  @Test func `Q04, Q10: without a writer there is the default`() {
    #expect(numbers { Text("a") } == "[]")
  }

  @Test func `Q05: the value of a view replaces those of its children`() {
    let text = numbers {
      VStack {
        Text("a").number(1)
        Text("b").number(2)
      }
      .number(9)
    }
    #expect(text == "[9]")
  }

  @Test func `Q07: an overlay's values come after those of its base, a background's before`() {
    #expect(numbers { Text("b").number(1).overlay { Text("o").number(2) } } == "[1, 2]")
    probe.clear()
    #expect(numbers { Text("b").number(1).background { Text("g").number(3) } } == "[3, 1]")
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

  @Test func `Q09: the first value is delivered on appearance, later ones when they change`() {
    let screen = Screen { Writer(probe: probe) }
    screen.perform("same", probe)
    screen.perform("other", probe)
    #expect(probe.text == "[1] [2]")
    screen.perform("hide", probe)
    screen.perform("hide", probe)
    #expect(probe.text == "[1] [2] [] [2]")
    screen.close()
    #expect(probe.text == "[1] [2] [] [2]")
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
    #expect(probe.text == "[1]")
  }

  @Test func `Q11, transformPreference: a value is changed on its way up`() {
    let text = numbers { Text("a").number(1).transformPreference(Numbers.self) { $0.append(5) } }
    #expect(text == "[1, 5]")
  }

  @Test func `Q12: preferences reach ancestors only`() {
    let probe = probe
    _ = Screen {
      HStack {
        Text("a").number(1)
        Text("b").onPreferenceChange(Numbers.self) { probe.note("\($0)") }
      }
    }
    #expect(probe.text == "[]")
  }
}
