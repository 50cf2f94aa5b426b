import Testing
import ViewTreeTesting

// The examples of the article `Lint`, as they stand there.

struct Lamp: Identifiable {
  let id: Int
  var isOn = false
}

struct LampPage: View {
  @State private var lamps = [Lamp(id: 1), Lamp(id: 2)]

  var body: some View {
    ForEach(lamps) { lamp in
      Toggle(
        "Lamp \(lamp.id)",
        // The lamps are switched elsewhere too. viewtree-lint-ignore: closure-binding
        isOn: Binding(get: { lamps[lamp.id - 1].isOn }, set: { lamps[lamp.id - 1].isOn = $0 }))
    }
  }
}

@MainActor struct LintTests {
  @Test func `a binding that is exempt works as any other`() throws {
    let screen = Screen(width: 20) { LampPage() }
    try screen.find(.toggle, "Lamp 2").tap()
    #expect(try screen.find(.toggle, "Lamp 2").toggleState == .on)
  }
}
