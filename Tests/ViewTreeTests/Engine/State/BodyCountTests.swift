import Testing
import ViewTreeTesting

@MainActor @Suite struct BodyCountTests {
  private let probe = Probe()

  @Test func `writes of one transaction are one update, another transaction is another (B01)`() {
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
    expectEqual(screen.text, "4")
    expectEqual(probe.text, "0 2 (0,2) 4 (2,4)")
  }

  @Test func `an action reads what it wrote at once (B02)`() {
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
    expectEqual(probe.text, "1 2")
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

  @Test func `an equal write runs no body and makes no frame (2, B03)`() {
    let screen = Screen { Pair(probe: probe) }
    let before = screen.frameCount
    let trace = screen.trace { screen.perform("equal", probe) }
    expectEqual(trace.totalEvaluations, 0)
    #expect(trace.writes.isEmpty)
    expectEqual(screen.frameCount, before)
    expectEqual(probe.runs("body"), 1)
  }

  @Test func `a state that is written there and back in one event runs no body (5)`() {
    let screen = Screen { Pair(probe: probe) }
    screen.perform("there and back", probe)
    expectEqual(probe.runs("body"), 1)
  }

  @Test func `a state that the body does not read does not run it (1, B05)`() {
    let screen = Screen { Pair(probe: probe) }
    screen.perform("unread", probe)
    expectEqual(probe.runs("body"), 1)
    screen.perform("read", probe)
    expectEqual(probe.runs("body"), 2)
    expectEqual(screen.text, "1")
  }

  @Test func `values that are not Equatable are compared by structure (2)`() {
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
    expectEqual(probe.runs("body"), 1)
    screen.perform("other", probe)
    expectEqual(probe.runs("body"), 2)
  }

  @Test func `a write while the body runs is refused with an issue that names the view (3, B04)`() {
    struct Bad: View {
      @State private var v = 0
      var body: some View {
        let _ = (v += 1)
        Text("\(v)")
      }
    }
    let screen = Screen { VStack { Bad() } }
    expectEqual(screen.text, "0")
    expectEqual(screen.issues.count, 1)
    expectText(screen.issues[0], contains: "Bad: Bad._v was written while a view was being evaluated")
  }

  @Test func `a write after the view is gone is ignored (4)`() {
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
    expectEqual(probe.text, "0")
    expectEqual(screen.frameCount, frames)
  }

  @Test func `a state outside of a view has its initial value, and its binding is constant (4)`() {
    @State var x = 3
    x = 4
    expectEqual(x, 3)
    let binding = $x
    binding.wrappedValue = 5
    expectEqual(binding.wrappedValue, 3)
  }

  @Test func `an action that writes several states runs a body that reads them once (B32, 8)`() {
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
    expectEqual(screen.text, "2 1")
    expectEqual(probe.runs("body"), 2)
  }

  @Test func `two instances of one composed property wrapper have states of their own (B29)`() {
    struct Two: View {
      let probe: Probe
      @Counting var a
      @Counting var b
      var body: some View { Text("a \(a), b \(b)").offers("add", to: probe) { a += 1 } }
    }
    let screen = Screen { Two(probe: probe) }
    screen.perform("add", probe)
    expectEqual(screen.text, "a 1, b 0")
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
