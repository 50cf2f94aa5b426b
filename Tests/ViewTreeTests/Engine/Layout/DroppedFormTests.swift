import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// A layout may leave out a view that it measured, such as a form: then no view in it counts as shown.
@MainActor @Suite struct DroppedFormTests {
  private let probe = Probe()

  private struct Row: View {
    let probe: Probe
    let number: Int

    var body: some View {
      let _ = probe.ran("row")
      Text("\(number)").onAppear { probe.ran("appeared") }
    }
  }

  @Test func `scrolling to an id does not find the one in a form that does not fit`() {
    let screen = Screen(width: 30, height: 6) { [probe] in
      ScrollViewReader { proxy in
        ScrollView {
          ForEach(0..<20, id: \.self) { Text("row \($0)") }
          ViewThatFits(in: .horizontal) {
            Form { VStack { ForEach(["1", "2", "wide"], id: \.self) { Text($0).id($0 == "wide" ? "target" : $0) } } }
              .formStyle(.columns).frame(width: 60)
            Text("narrow").id("target")
          }
          ForEach(20..<40, id: \.self) { Text("row \($0)") }
        }
        .offers("go", to: probe) { proxy.scrollTo("target", anchor: .top) }
      }
    }
    screen.perform("go", probe)
    expectText(screen.text, startsWith: "narrow")
  }

  @Test func `lazy rows in a group that does not fit are not built`() {
    let screen = Screen(width: 30) { [probe] in
      ViewThatFits(in: .horizontal) {
        GroupBox("Group") {
          VStack { LazyVStack { ForEach(0..<500, id: \.self) { Row(probe: probe, number: $0) } } }
        }
        .frame(width: 60)
        Text("small")
      }
    }
    expectEqual(screen.text, "small")
    expectEqual(probe.runs("row"), 1)
    expectEqual(screen.faults, [])
  }

  @Test func `a change in a group that does not fit draws nothing`() {
    struct Parent: View {
      let probe: Probe
      @State private var number = 0
      var body: some View {
        ViewThatFits(in: .horizontal) {
          GroupBox("Group") { HStack { Text("number \(number)") } }.frame(width: 60)
          Text("small")
        }
        .offers("go", to: probe) { number += 1 }
      }
    }
    let screen = Screen(Parent(probe: probe), width: 30)
    var shown = 0
    screen.frames.show = { _ in shown += 1 }
    screen.perform("go", probe)
    expectEqual(shown, 0)
  }
}
