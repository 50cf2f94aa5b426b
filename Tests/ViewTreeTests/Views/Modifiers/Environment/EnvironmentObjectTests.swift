import Observation
import Testing
import ViewTreeTesting

/// Objects in the environment by their types, for views below that read them.
@MainActor struct EnvironmentObjectTests {
  @Observable final class Lamp {
    var isOn = false
  }

  final class Fan: ObservableObject {
    @ViewTree.Published var level = 1
  }

  private struct LampRow: View {
    @Environment(Lamp.self) private var lamp: Lamp?

    var body: some View { Text(lamp.map { $0.isOn ? "on" : "off" } ?? "no lamp") }
  }

  private struct FanRow: View {
    @EnvironmentObject private var fan: Fan

    var body: some View { Button("Level \(fan.level)") { fan.level += 1 } }
  }

  @Test func `an observable object is read below, an inner one hides it, and nil removes it`() {
    let (outer, inner) = (Lamp(), Lamp())
    inner.isOn = true
    let screen = Screen(width: 12) {
      VStack(alignment: .leading) {
        VStack(alignment: .leading) {
          LampRow()
          LampRow().environment(inner)
          LampRow().environment(nil as Lamp?)
        }
        .environment(outer)
        LampRow()
      }
    }
    expectText(screen.text, equals: "off\non\nno lamp\nno lamp")
    outer.isOn = true
    expectText(screen.text, equals: "on\non\nno lamp\nno lamp")
  }

  @Test func `an environment object is one for all views below`() throws {
    let fan = Fan()
    let screen = Screen(width: 20) {
      VStack {
        FanRow()
        FanRow()
      }
      .environmentObject(fan)
    }
    try screen.findAll(.button)[1].tap()
    expectEqual(screen.findAll(.button).map(\.label), ["Level 2", "Level 2"])
    expectEqual(fan.level, 2)
  }
}
