import Testing
import ViewTreeTesting

@MainActor @Suite struct BodyCountTests {
  private let probe = Probe()

  @Test func `B01: writes of one transaction are one update, another transaction is another`() {
    struct Nested: View {
      let probe: Probe
      @State private var v = 0
      var body: some View {
        let _ = probe.note("\(v)")
        Text("\(v)").onChange(of: v) { probe.note("(\($0),\($1))") }
          .onAppear {
            v = 1
            v = 2
            withAnimation {
              v = 3
              v = 4
            }
          }
      }
    }
    let screen = Screen { Nested(probe: probe) }
    #expect(screen.text == "4")
    #expect(probe.text == "0 2 (0,2) 4 (2,4)")
  }

  @Test func `B02: an action reads what it wrote at once`() {
    struct Reading: View {
      let probe: Probe
      @State private var v = 0
      var body: some View {
        Text("\(v)").offers("go", to: probe) {
          v = 1
          probe.note("\(v)")
          v = 2
          probe.note("\(v)")
        }
      }
    }
    let screen = Screen { Reading(probe: probe) }
    screen.perform("go", probe)
    #expect(probe.text == "1 2")
  }

  /// Two states; the body reads one.
  private struct Pair: View {
    let probe: Probe
    @State private var read = 0
    @State private var unread = 0
    var body: some View {
      let _ = probe.ran("body")
      Text("\(read)")
        .offers("equal", to: probe) { read = read + 0 }
        .offers("there and back", to: probe) {
          read += 1
          read -= 1
        }
        .offers("read", to: probe) { read += 1 }
        .offers("unread", to: probe) { unread += 1 }
    }
  }

  @Test func `2, B03: an equal write runs no body and makes no frame`() {
    let screen = Screen { Pair(probe: probe) }
    let before = screen.frameCount
    let trace = screen.trace { screen.perform("equal", probe) }
    #expect(trace.totalEvaluations == 0)
    #expect(trace.writes.isEmpty)
    #expect(screen.frameCount == before)
    #expect(probe.runs("body") == 1)
  }

  @Test func `5: a state that is written there and back in one event runs no body`() {
    let screen = Screen { Pair(probe: probe) }
    screen.perform("there and back", probe)
    #expect(probe.runs("body") == 1)
  }

  @Test func `1, B05: a state that the body does not read does not run it`() {
    let screen = Screen { Pair(probe: probe) }
    screen.perform("unread", probe)
    #expect(probe.runs("body") == 1)
    screen.perform("read", probe)
    #expect(probe.runs("body") == 2)
    #expect(screen.text == "1")
  }

  @Test func `2: values that are not Equatable are compared by structure`() {
    struct Plain {
      var name = "a"
      var numbers = [1, 2]
    }
    struct Holder: View {
      let probe: Probe
      @State private var value = Plain()
      var body: some View {
        let _ = probe.ran("body")
        Text(value.name).offers("equal", to: probe) { value = Plain() }.offers("other", to: probe) { value.name = "b" }
      }
    }
    let screen = Screen { Holder(probe: probe) }
    screen.perform("equal", probe)
    #expect(probe.runs("body") == 1)
    screen.perform("other", probe)
    #expect(probe.runs("body") == 2)
  }

  @Test func `3, B04: a write while the body runs is refused with an issue that names the view`() {
    struct Bad: View {
      @State private var v = 0
      var body: some View {
        let _ = (v += 1)
        Text("\(v)")
      }
    }
    let screen = Screen { VStack { Bad() } }
    #expect(screen.text == "0")
    #expect(screen.issues.count == 1)
    #expect(screen.issues[0].contains("Bad: Bad._v was written while a view was being evaluated"))
  }

  @Test func `4: a write after the view is gone is ignored`() {
    struct Gone: View {
      let probe: Probe
      @State private var v = 0
      var body: some View {
        Text("\(v)").offers("write", to: probe) {
          v += 1
          probe.note("\(v)")
        }
      }
    }
    struct Parent: View {
      let probe: Probe
      @State private var isShown = true
      var body: some View { VStack { if isShown { Gone(probe: probe) } }.offers("hide", to: probe) { isShown = false } }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("hide", probe)
    let frames = screen.frameCount
    screen.perform("write", probe)
    #expect(probe.text == "0")
    #expect(screen.frameCount == frames)
  }

  @Test func `4: a state outside of a view has its initial value, and its binding is constant`() {
    @State var x = 3
    x = 4
    #expect(x == 3)
    let binding = $x
    binding.wrappedValue = 5
    #expect(binding.wrappedValue == 3)
  }

  @Test func `B32, 8: an action that writes several states runs a body that reads them once`() {
    struct Two: View {
      let probe: Probe
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        let _ = probe.ran("body")
        Text("\(a) \(b)").offers("go", to: probe) {
          a += 1
          b += 1
          a += 1
        }
      }
    }
    let screen = Screen { Two(probe: probe) }
    screen.perform("go", probe)
    #expect(screen.text == "2 1")
    #expect(probe.runs("body") == 2)
  }

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
    #expect(probe.runs("parent") == 2)
    #expect(probe.runs("child") == runs)
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

  @Test func `7, B22, B24: plain data is compared by its fields whatever its ==, unless equatable says so`() {
    Misleading.runs.count = 0
    let plain = Screen { Parent(probe: probe) { Misleading(ignored: $0) } }
    plain.perform("add", probe)
    #expect(Misleading.runs.count == 2)
    #expect(plain.text == "1")
    let equatable = Screen { Parent(probe: probe) { Misleading(ignored: $0).equatable() } }
    equatable.perform("add", probe)
    #expect(Misleading.runs.count == 3)
    #expect(equatable.text == "0")
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

  @Test func `B24, B26: an equal value by == does not run again, another one does`() {
    let screen = Screen {
      Parent(probe: probe) { [probe] n in Parity(number: 3 + (n < 2 ? 2 * n : 2 * n + 1), probe: probe).equatable() }
    }
    screen.perform("add", probe)
    #expect(screen.text == "odd")
    #expect(probe.runs("parity") == 1)
    screen.perform("add", probe)
    #expect(screen.text == "even")
    #expect(probe.runs("parity") == 2)
  }

  @Test func `7: a view that is not plain data uses its == if it has one`() {
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
    #expect(probe.runs("named") == 1)
  }

  @Test func `B25: the rules apply to each field`() {
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
    #expect(probe.runs("fields") == 1)
    screen.perform("add", probe)
    #expect(probe.runs("fields") == 2)
  }

  @Test func `B21: stored content is not made again with its container, a stored closure is`() {
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
    #expect(probe.runs("a") == 1)
    #expect(probe.runs("b") == 2)
  }

  @Test func `B29: two instances of one composed property wrapper have states of their own`() {
    struct Two: View {
      let probe: Probe
      @Counting var a
      @Counting var b
      var body: some View { Text("a \(a), b \(b)").offers("add", to: probe) { a += 1 } }
    }
    let screen = Screen { Two(probe: probe) }
    screen.perform("add", probe)
    #expect(screen.text == "a 1, b 0")
  }

  @propertyWrapper struct Counting: DynamicProperty {
    @State private var value = 0
    private var updates = 0
    var wrappedValue: Int {
      get { value }
      nonmutating set { value = newValue }
    }
    mutating func update() { updates += 1 }
  }
}
