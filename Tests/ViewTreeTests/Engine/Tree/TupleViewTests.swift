import Testing
import ViewTreeTesting

@MainActor @Suite struct TupleViewTests {
  private let probe = Probe()

  @Test func `tuples of the same type made in two ways follow each other`() {
    struct Both: View {
      @State private var n = 0
      let probe: Probe
      var body: some View {
        let pair: TupleView<Text, Text> =
          n % 2 == 0 ? ViewBuilder.buildBlock(Text("a\(n)"), Text("b\(n)")) : TupleView(Text("a\(n)"), Text("b\(n)"))
        let value = pair.value
        HStack {
          pair; value.0
        }.offers("add", to: probe) { n += 1 }
      }
    }
    let screen = Screen { Both(probe: probe) }
    expectEqual(screen.text, "a0 b0 a0")
    screen.perform("add", probe)
    expectEqual(screen.text, "a1 b1 a1")
    screen.perform("add", probe)
    expectEqual(screen.text, "a2 b2 a2")
  }

  @Test func `a group below a trait passes a new value to all of its views`() {
    struct Pair: View {
      let probe: Probe
      @State private var priority = 0.0
      var body: some View {
        HStack {
          Group {
            Text("aaaa")
            Text("bbbb")
          }
          .layoutPriority(priority)
        }
        .offers("raise", to: probe) { priority = 1 }
      }
    }
    let screen = Screen(Pair(probe: probe), width: 6)
    let before = screen.text
    screen.perform("raise", probe)
    expectEqual(screen.text, before)
    expectEqual(screen.faults, [])
  }
}
