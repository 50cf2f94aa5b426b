import Testing
import ViewTreeTesting

/// A layout whose kind, and with it the kind of its cache, changes.
@MainActor struct AnyLayoutTests {
  private struct Turning: View {
    let probe: Probe
    @State private var number = 0

    var body: some View {
      let layouts: [AnyLayout] = [
        AnyLayout(HStackLayout()), AnyLayout(GridLayout()), AnyLayout(ZStackLayout()),
        AnyLayout(VStackLayout(alignment: .trailing)), AnyLayout(AnyLayout(HStackLayout(spacing: 3))),
      ]
      let layout = layouts[number % 5]
      HStack {
        layout {
          Text("a")
          Text("bb")
        }
        Text("|")
      }
      .offers("turn", to: probe) { number += 1 }
    }
  }

  @Test func `each kind of layout takes the place of another one, with a cache of its own`() {
    let probe = Probe()
    let screen = Screen(Turning(probe: probe), width: 20, height: 2)
    let pictures = (0..<6).map { _ in
      defer { screen.perform("turn", probe) }
      return screen.text
    }
    expectEqual(pictures, ["a bb |\n", " a\nbb |", "bb |\n", " a\nbb |", "a   bb |\n", "a bb |\n"])
    expectEqual(screen.faults, [])
  }
}
