import Testing
import ViewTreeTesting

// The examples of the article `Lint`, as they stand there.

struct Light: Identifiable {
  let id: Int
  var isOn = false
}

struct LightPage: View {
  @State private var lights = [Light(id: 1), Light(id: 2)]

  var body: some View {
    ForEach(lights) { light in
      Toggle(
        "Light \(light.id)",
        // The lights are switched elsewhere too. viewtree-lint-ignore: closure-binding
        isOn: Binding(get: { lights[light.id - 1].isOn }, set: { lights[light.id - 1].isOn = $0 }))
    }
  }
}

@MainActor struct LintTests {
  @Test func `a binding that is exempt works as any other`() throws {
    let screen = Screen(width: 20) { LightPage() }
    try screen.find(.toggle, "Light 2").tap()
    #expect(try screen.find(.toggle, "Light 2").toggleState == .on)
  }
}
