import Testing
import ViewTreeTesting

/// When a child runs again with its parent: by the rules of comparing view values.
@MainActor @Suite struct ViewComparisonTests {
  private let probe = Probe()

  /// A parent that counts, with a child made of the count.
  private struct Parent<Child: View>: View {
    let probe: Probe
    let child: (Int) -> Child
    @State private var count = 0
    var body: some View {
      let _ = probe.ran("parent")
      VStack { child(count) }.offers("add", to: probe) { count += 1 }
    }
  }

  private struct Child: View {
    let probe: Probe
    var input: Int?
    var isLarge = false
    var action: (() -> Void)?
    var body: some View {
      let _ = probe.ran("child")
      Text("child")
    }
  }

  @Test(arguments: [("B14", 1), ("B15", 2), ("B16", 1), ("B20", 2), ("no captures", 1)])
  func `a child runs again when its inputs differ`(name: String, runs: Int) {
    let screen = Screen {
      Parent(probe: probe) { [probe] count in
        switch name {
        case "B14": Child(probe: probe)
        case "B15": Child(probe: probe, input: count)
        case "B16": Child(probe: probe, isLarge: count > 10)
        case "B20": Child(probe: probe, action: { print(count) })
        default: Child(probe: probe, action: {})
        }
      }
    }
    screen.perform("add", probe)
    expectEqual(probe.runs("parent"), 2)
    expectEqual(probe.runs("child"), runs)
  }

  /// Plain data, with an `==` that ignores a field.
  private struct Misleading: View, Equatable {
    var ignored: Int
    static let runs = Runs()
    var body: some View {
      let _ = (Self.runs.count += 1)
      Text("\(ignored)")
    }
    nonisolated static func == (a: Self, b: Self) -> Bool { true }
  }

  private final class Runs {
    var count = 0
  }

  @Test func `plain data is compared by its fields whatever its ==, unless equatable() is used (7, B22, B24)`() {
    Misleading.runs.count = 0
    let plain = Screen { Parent(probe: probe) { Misleading(ignored: $0) } }
    plain.perform("add", probe)
    expectEqual(Misleading.runs.count, 2)
    expectEqual(plain.text, "1")
    let equatable = Screen { Parent(probe: probe) { Misleading(ignored: $0).equatable() } }
    equatable.perform("add", probe)
    expectEqual(Misleading.runs.count, 3)
    expectEqual(equatable.text, "0")
  }

  private struct Parity: View, Equatable {
    let number: Int
    let probe: Probe
    var body: some View {
      let _ = probe.ran("parity")
      Text(number.isMultiple(of: 2) ? "even" : "odd")
    }
    nonisolated static func == (a: Self, b: Self) -> Bool { a.number % 2 == b.number % 2 }
  }

  @Test func `an equal value by == does not run again, another one does (B24, B26)`() {
    let screen = Screen {
      Parent(probe: probe) { [probe] n in Parity(number: 3 + (n < 2 ? 2 * n : 2 * n + 1), probe: probe).equatable() }
    }
    screen.perform("add", probe)
    expectEqual(screen.text, "odd")
    expectEqual(probe.runs("parity"), 1)
    screen.perform("add", probe)
    expectEqual(screen.text, "even")
    expectEqual(probe.runs("parity"), 2)
  }

  @Test func `a view that is not plain data uses its == if it has one (7)`() {
    struct Named: View, Equatable {
      let names: [String]
      let ignored: Int
      let probe: Probe
      var body: some View {
        let _ = probe.ran("named")
        Text(names.joined())
      }
      nonisolated static func == (a: Self, b: Self) -> Bool { a.names == b.names }
    }
    let screen = Screen { Parent(probe: probe) { [probe] n in Named(names: ["a"], ignored: n, probe: probe) } }
    screen.perform("add", probe)
    expectEqual(probe.runs("named"), 1)
  }

  @Test func `the rules apply to each field (B25)`() {
    struct PlainField {
      var a: Int
      var b: Int
    }
    struct EqualField: Equatable {
      var name: String
      var ignored: Int
      static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    }
    struct Fields: View {
      var plain: PlainField
      var equal: EqualField
      let probe: Probe
      var body: some View {
        let _ = probe.ran("fields")
        Text("\(plain.a)")
      }
    }
    let screen = Screen {
      Parent(probe: probe) { [probe] n in
        Fields(plain: PlainField(a: 1, b: n / 2), equal: EqualField(name: "x", ignored: n), probe: probe)
      }
    }
    screen.perform("add", probe)
    expectEqual(probe.runs("fields"), 1)
    screen.perform("add", probe)
    expectEqual(probe.runs("fields"), 2)
  }

  @Test func `stored content is not made again with its container, a stored closure is (B21)`() {
    struct Leaf: View {
      let name: String
      let probe: Probe
      let made: Int
      var body: some View { Text(name) }
    }
    struct Stored<Content: View>: View {
      let content: Content
      let probe: Probe
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(count)"); content
        }.offers("stored", to: probe) { count += 1 }
      }
    }
    struct Closure<Content: View>: View {
      let content: () -> Content
      let probe: Probe
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(count)"); content()
        }.offers("closure", to: probe) { count += 1 }
      }
    }
    func leaf(_ name: String) -> some View {
      probe.ran(name)
      return Leaf(name: name, probe: probe, made: probe.runs(name))
    }
    let screen = Screen {
      VStack {
        Stored(content: leaf("a"), probe: probe)
        Closure(content: { leaf("b") }, probe: probe)
      }
    }
    screen.perform("stored", probe)
    screen.perform("closure", probe)
    expectEqual(probe.runs("a"), 1)
    expectEqual(probe.runs("b"), 2)
  }

  @Test func `a view around a text with a line limit is the same again`() {
    struct Card<Content: View>: View {
      let probe: Probe
      let content: Content
      var body: some View {
        let _ = probe.ran("card")
        content
      }
    }
    struct Parent: View {
      let probe: Probe
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(count)")
          Card(probe: probe, content: Text("x").lineLimit(2))
        }
        .offers("count", to: probe) { count += 1 }
      }
    }
    let probe = Probe()
    let screen = Screen(Parent(probe: probe), width: 20)
    screen.perform("count", probe)
    expectText(screen.text, equals: "1\nx")
    expectEqual(probe.runs("card"), 1)
  }

  /// No `==`, a payload that is no plain data, and two cases that print the same.
  private enum Phase: CustomStringConvertible {
    case idle, busy
    case failed(Failure)

    struct Failure {
      let reason: String
    }

    var description: String { "phase" }
    var symbol: String {
      switch self {
      case .idle: "idle"
      case .busy: "busy"
      case .failed(let failure): failure.reason
      }
    }
  }

  @Test func `a write of another case arrives, at a state and at a child's input, whatever the cases print`() {
    struct Child: View {
      let phase: Phase
      var body: some View { Text(phase.symbol) }
    }
    struct Parent: View {
      let probe: Probe
      @State private var phase = Phase.idle
      var body: some View {
        Child(phase: phase)
          .offers("busy", to: probe) { phase = .busy }
          .offers("x", to: probe) { phase = .failed(.init(reason: "x")) }
          .offers("y", to: probe) { phase = .failed(.init(reason: "y")) }
      }
    }
    let probe = Probe()
    let screen = Screen(Parent(probe: probe), width: 20)
    expectText(screen.text, equals: "idle")
    for symbol in ["busy", "x", "y"] {
      screen.perform(symbol, probe)
      expectText(screen.text, equals: symbol)
      let frames = screen.frameCount
      screen.perform(symbol, probe)
      expectEqual(screen.frameCount, frames, "an equal write")
    }
  }

  @Test func `two views differ from another two, in every spelling`() {
    struct Card<Content: View>: View {
      let content: Content
      var body: some View { VStack { content } }
    }
    struct Two: View {
      let probe: Probe
      @State private var isBuilt = false
      private var pair: TupleView<Text, Text> {
        isBuilt ? ViewBuilder.buildBlock(Text("c"), Text("d")) : TupleView(Text("a"), Text("b"))
      }
      var body: some View { Card(content: pair).offers("build", to: probe) { isBuilt.toggle() } }
    }
    let screen = Screen(Two(probe: probe), width: 10)
    for text in ["c\nd", "a\nb"] {
      screen.perform("build", probe)
      expectEqual(screen.text, text)
    }
  }

  @Test func `erased views are compared by their content`() {
    struct Card: View {
      let probe: Probe
      let content: AnyView
      var body: some View {
        let _ = probe.ran("card")
        content
      }
    }
    let screen = Screen { Parent(probe: probe) { [probe] _ in Card(probe: probe, content: AnyView(Text("same"))) } }
    screen.perform("add", probe)
    #expect(probe.runs("parent") == 2 && probe.runs("card") == 1)
    let other = Screen { Parent(probe: probe) { [probe] in Card(probe: probe, content: AnyView(Text("\($0)"))) } }
    probe.clear()
    other.perform("add", probe)
    #expect(probe.runs("card") == 1 && other.text == "1")
  }
}
