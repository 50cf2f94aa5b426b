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
}
