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

  @Test func `a stored pair is compared by both of its views, however it is made`() {
    struct Holder: View {
      let pair: TupleView<Text, Text>
      let probe: Probe
      var body: some View {
        let _ = probe.ran("holder")
        HStack { pair }
      }
    }
    struct Parent: View {
      @State private var n = 0
      @State private var unrelated = 0
      let probe: Probe
      var body: some View {
        let (first, second) = (Text("a\(n / 4)"), Text("b\(n % 4)"))
        VStack(alignment: .leading) {
          Holder(pair: n % 2 == 0 ? ViewBuilder.buildBlock(first, second) : TupleView(first, second), probe: probe)
          Text("\(unrelated)")
        }
        .offers("1", to: probe) { n += 1 }.offers("2", to: probe) { n += 2 }.offers("4", to: probe) { n += 4 }
        .offers("unrelated", to: probe) { unrelated += 1 }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    func rows(_ events: String...) -> String {
      events.map { event in
        screen.perform(event, probe)
        return "\(screen.text.prefix { $0 != "\n" }) \(probe.runs("holder"))"
      }
      .joined(separator: "|")
    }
    expectEqual(rows("2", "4", "unrelated", "1"), "a0 b2 2|a1 b2 3|a1 b2 3|a1 b3 4")
    expectEqual(rows("4", "2", "unrelated", "1"), "a2 b3 5|a3 b1 6|a3 b1 6|a3 b2 7")
  }
}
