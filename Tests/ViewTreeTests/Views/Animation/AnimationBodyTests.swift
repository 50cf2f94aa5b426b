import Testing

@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

@MainActor struct AnimationBodyTests {
  private struct Host: View {
    let probe: Probe
    @State private var isAway = false
    var body: some View {
      HStack(spacing: 0) {
        Text("a").offset(x: isAway ? 4 : 0)
          .animation(.linear(duration: 1)) { $0.offset(x: isAway ? 4 : 0) }
      }
      .offers("go", to: probe) { isAway.toggle() }
      .offers("go slowly", to: probe) { withAnimation(.linear(duration: 4)) { isAway.toggle() } }
    }
  }

  @Test func `the modifiers in the closure have the animation, the view has that of the update`() {
    let probe = Probe()
    let screen = Screen(Host(probe: probe), width: 12, height: 1)
    func row(after time: Int) -> String {
      screen.advance(by: .milliseconds(time))
      expectEqual(screen.faults, [])
      return screen.text
    }
    screen.perform("go", probe)
    expectEqual([row(after: 0), row(after: 500), row(after: 510)], ["    a", "      a", "        a"])
    screen.perform("go slowly", probe)
    expectEqual([row(after: 0), row(after: 1_000), row(after: 3_010)], ["        a", "   a", "a"])
  }

  @Test func `closures within closures keep their animations apart`() {
    struct Nested: View {
      let probe: Probe
      @State private var isAway = false
      var body: some View {
        let distance: CGFloat = isAway ? 4 : 0
        Text("a").offset(x: distance)
          .animation(.linear(duration: 1)) { $0.offset(x: distance) }
          .animation(.linear(duration: 4)) { $0.offset(x: distance) }
          .offers("go", to: probe) { isAway.toggle() }
      }
    }
    let probe = Probe()
    let screen = Screen(Nested(probe: probe), width: 14, height: 1)
    screen.perform("go", probe)
    screen.advance(by: .seconds(1))
    #expect(screen.text == "         a" && screen.faults == [])
    screen.advance(by: .seconds(4))
    expectEqual(screen.text, "            a")
  }

  @Test func `a closure in a closure: the view in the middle has the animation of neither`() {
    struct Nested: View {
      let probe: Probe
      @State private var isAway = false
      var body: some View {
        let distance: CGFloat = isAway ? 4 : 0
        Text("a").offset(x: distance)
          .animation(.linear(duration: 1)) { $0.animation(.linear(duration: 4)) { $0.offset(x: distance) } }
          .offers("go", to: probe) { isAway.toggle() }
      }
    }
    let probe = Probe()
    let screen = Screen(Nested(probe: probe), width: 14, height: 1)
    screen.perform("go", probe)
    let places = [0, 1, 3].map { seconds in
      screen.advance(by: .seconds(seconds))
      return screen.text.count - 1
    }
    #expect(places == [4, 5, 8] && screen.faults == [])
  }
}
