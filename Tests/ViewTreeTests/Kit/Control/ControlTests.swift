import Testing
import ViewTreeTesting

@MainActor struct ControlTests {
  private let probe = Probe()

  @Test func `a control changes its style, with a style in it, and back`() {
    struct Framed: ToggleStyle {
      let mark: String
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(mark); Toggle(configuration)
        }
      }
    }
    struct Parent: View {
      @State private var n = 0
      @State private var on = false
      let probe: Probe
      var body: some View {
        Group {
          if n < 2 { Toggle("x", isOn: $on).toggleStyle(Framed(mark: "\(n)")) } else { Toggle("x", isOn: $on) }
        }
        .toggleStyle(Framed(mark: n == 1 ? "outer" : "o\(n)"))
        .offers("add", to: probe) { n += 1 }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    let fresh = "0 o0 [ ] x"
    expectEqual(screen.text, fresh)
    screen.perform("add", probe)
    expectEqual(screen.text, "1 outer [ ] x")
    screen.perform("add", probe)
    expectEqual(screen.text, "o2 [ ] x")
    expectEqual(screen.faults, [])
  }

  @Test func `a modifier around a control is around each view of its style`() {
    struct Pair: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("a")
        Text("b")
      }
    }
    let screen = Screen(width: 20) {
      HStack(spacing: 0) { Toggle("x", isOn: .constant(true)).padding(.leading, 2) }.toggleStyle(Pair())
    }
    expectText(screen.text, equals: "  a  b")
  }
}
