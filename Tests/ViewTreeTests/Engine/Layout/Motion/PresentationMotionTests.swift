import Testing

@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// Sheets, alerts, covers and menus come and go by a transition in an update with an animation.
@MainActor struct PresentationMotionTests {
  private enum Kind { case sheet, alert, cover }

  private struct Host: View {
    let kind: Kind
    let probe: Probe
    @State private var isShown = false
    var body: some View {
      VStack(alignment: .leading) {
        Button("go") {}
        Text("below")
      }
      .sheet(isPresented: kind == .sheet ? $isShown : .constant(false), onDismiss: { probe.note("dismissed") }) {
        Button("ok") {}.onAppear { probe.note("A") }.onDisappear { probe.note("D") }
      }
      .alert("ask", isPresented: kind == .alert ? $isShown : .constant(false)) { Button("ok") {} }
      .fullScreenCover(isPresented: kind == .cover ? $isShown : .constant(false)) { Text("cover") }
      .offers("show", to: probe) { withAnimation(.linear(duration: 1)) { isShown = true } }
      .offers("hide", to: probe) { withAnimation(.linear(duration: 1)) { isShown = false } }
      .offers("hide at once", to: probe) { isShown = false }
    }
  }

  private func screen(_ kind: Kind, _ probe: Probe) -> Screen {
    Screen(Host(kind: kind, probe: probe), width: 16, height: 6)
  }

  @Test func `a sheet slides in from below, and out again`() throws {
    let probe = Probe()
    let screen = screen(.sheet, probe)
    screen.press(.tab)
    screen.perform("show", probe)
    let end = screen.text
    expectText(end, equals: "[ go ]\nbelow\n   +--------+\n   | [ ok ] |\n   +--------+\n")
    screen.advance(by: .milliseconds(400))
    expectText(screen.text, equals: "[ go ]\nbelow\n\n   +--------+\n   | [ ok ] |\n   +--------+")
    #expect(screen.faults == [] && probe.text == "A")
    screen.advance(by: .milliseconds(700))
    expectText(screen.text, equals: end)
    screen.perform("hide", probe)
    let below = "[>go<]\nbelow\n\n\n\n"
    expectText(screen.text, equals: below)
    #expect(probe.text == "A D dismissed" && screen.faults == [])
    #expect(try screen.find(.button, "go").isFocused && screen.findAll(.button).count == 1)
    screen.advance(by: .milliseconds(500))
    #expect(screen.text.contains("[ ok ]") && screen.faults == [])
    // It is only drawn: what lies below has the keys and the clicks.
    screen.perform("show", probe)
    screen.advance(by: .milliseconds(100))
    expectEqual(screen.faults, [])
    screen.perform("hide at once", probe)
    screen.advance(by: .seconds(2))
    expectText(screen.text, equals: below)
    #expect(!screen.frames.isMoving && screen.frames.tree.leaving.isEmpty && screen.faults == [])
  }

  @Test func `a cover and an alert come and go`() {
    for kind in [Kind.cover, .alert] {
      let probe = Probe()
      let screen = screen(kind, probe)
      let below = screen.text
      screen.perform("show", probe)
      let end = screen.text
      screen.advance(by: .milliseconds(100))
      #expect(screen.text.hasPrefix("[ go ]") && screen.text != end)
      screen.advance(by: .seconds(1))
      expectText(screen.text, equals: end)
      screen.perform("hide", probe)
      expectText(screen.text, equals: below)
      screen.advance(by: .milliseconds(100))
      #expect(screen.text != below && screen.faults == [])
      screen.advance(by: .seconds(1))
      expectText(screen.text, equals: below)
      #expect(!screen.frames.isMoving && screen.faults == [])
    }
  }

  @Test func `the views below become dim halfway, and clear again`() {
    let probe = Probe()
    let screen = screen(.sheet, probe)
    func isDim(after time: Int) -> Bool {
      screen.advance(by: .milliseconds(time))
      expectEqual(screen.faults, [])
      return screen.render(.cells).contains("dim")
    }
    func isDim() -> Bool { screen.render(.cells).contains("dim") }
    for _ in 0..<2 {
      screen.perform("show", probe)
      #expect(isDim())
      expectEqual([isDim(after: 400), isDim(after: 200), isDim(after: 500)], [false, true, true])
      screen.perform("hide", probe)
      #expect(!isDim())
      expectEqual([isDim(after: 400), isDim(after: 200), isDim(after: 500)], [true, false, false])
      // On a live screen, a presentation begins at its start position.
      screen.frames.goLive()
      screen.perform("show", probe)
      #expect(!isDim())
      screen.perform("hide at once", probe)
      screen.frames.tree.isLive = false
      #expect(!isDim(after: 2000))
    }
    expectEqual(screen.text, "[ go ]\nbelow\n\n\n\n")
  }

  @Test func `a presentation without an animation has no motion`() {
    let probe = Probe()
    let screen = screen(.sheet, probe)
    screen.perform("show", probe)
    screen.advance(by: .seconds(2))
    screen.perform("hide at once", probe)
    #expect(!screen.frames.isMoving)
    screen.advance(by: .milliseconds(100))
    expectText(screen.text, lacks: "ok")
  }

  @Test func `a presenting view takes its presentation along`() {
    struct Presenting: View {
      let probe: Probe
      @State private var step = 0
      var body: some View {
        VStack {
          if step < 2 { Text("anchor").sheet(isPresented: .constant(step == 1)) { Text("sheet") } }
        }
        .offers("next", to: probe) { withAnimation(.linear(duration: 1)) { step += 1 } }
      }
    }
    let probe = Probe()
    var nodes = NodeRegister()
    let screen = Screen(Presenting(probe: probe), width: 12, height: 5)
    screen.perform("next", probe)
    nodes.note(screen)
    screen.advance(by: .milliseconds(500))
    screen.perform("next", probe)
    #expect(screen.text.allSatisfy { $0 == "\n" } && screen.faults == [])
    screen.advance(by: .milliseconds(500))
    expectEqual(screen.faults, [])
    screen.advance(by: .seconds(1))
    #expect(screen.text.allSatisfy { $0 == "\n" } && !screen.frames.isMoving && screen.faults == [])
    expectEqual(nodes.leftBehind(), [])
  }

  @Test func `a screen that grows while a sheet leaves is dim as a whole, and then clear as a whole`() {
    struct Wide: View {
      let probe: Probe
      @State private var isShown = true
      var body: some View {
        Text("a text that is long enough for both").lineLimit(1)
          .sheet(isPresented: $isShown) { Text("sh") }
          .offers("hide", to: probe) { withAnimation(.linear(duration: 1)) { isShown = false } }
      }
    }
    let probe = Probe()
    let screen = Screen(width: 8, height: 4) { Wide(probe: probe) }
    screen.perform("hide", probe)
    screen.advance(by: .milliseconds(100))
    screen.resize(width: 30, height: 4)
    for _ in 0..<6 {
      screen.advance(by: .milliseconds(150))
      expectEqual(screen.drawingDifference(), nil)
    }
  }
}
