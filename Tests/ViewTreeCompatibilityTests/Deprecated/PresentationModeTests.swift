import Testing
import ViewTreeCompatibility
import ViewTreeTesting

private struct Dialog: View {
  @Environment(\.presentationMode) private var mode
  @Environment(\.presentationMode) private var binding: Binding<PresentationMode>

  var body: some View {
    Text(mode.wrappedValue.isPresented ? "presented" : "alone")
    Button("Done") { mode.wrappedValue.dismiss() }
    Button("Also") { binding.wrappedValue.dismiss() }
  }
}

private struct Host: View {
  @State private var isShown = false

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("Page") { Dialog() }
        Button("Sheet") { isShown = true }
        Dialog()
      }
      .sheet(isPresented: $isShown) { Dialog() }
    }
  }
}

@MainActor @Suite struct PresentationModeTests {
  @Test func `a sheet and a page are closed by their mode`() throws {
    let screen = Screen(Host(), width: 20, height: 8)
    let start = screen.text
    #expect(start.contains("alone"))
    for opener in ["Sheet", "Page"] {
      for closer in ["Done", "Also"] {
        try screen.find(.button, opener).tap()
        expectText(screen.text, contains: "presented")
        try screen.find(.button, closer).tap()
        expectText(screen.text, equals: start)
      }
    }
  }

  @Test func `a presentation mode without a presentation does nothing`() throws {
    let screen = Screen(Dialog(), width: 20)
    let start = screen.text
    try screen.find(.button, "Done").tap()
    expectText(screen.text, equals: start)
    expectEqual(screen.faults, [])
  }
}
