import Testing
import ViewTreeTesting

@MainActor struct ControlPartsTests {
  private struct Configuration: ControlConfiguration {
    static let role = Role("part")

    let label: ControlLabel<Self>
    let content: ControlContent<Self>
  }

  private struct Style: ControlStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        configuration.label
        configuration.content
      }
    }
  }

  private func screen(isWhole: Bool) -> Screen {
    let parts = Configuration(label: ControlLabel(Text("Name")), content: ControlContent(Text("inside")))
    return Screen(width: 10) {
      StyledControl(parts, default: Style()) { Semantics(of: $0.label, isWhole: isWhole) }
    }
  }

  @Test func `a part is empty if nothing is in it, also where it is handed on in another part`() {
    typealias Label = ControlLabel<Configuration>
    typealias Content = ControlContent<Configuration>
    #expect(Label(EmptyView()).isEmpty && Label(Label(EmptyView())).isEmpty)
    #expect(!Label(Text("")).isEmpty && !Label(Label(Text("a"))).isEmpty)
    #expect(Content(EmptyView()).isEmpty && Content(Content(EmptyView())).isEmpty)
    #expect(!Content(Text("")).isEmpty && !Content(Content(Text("a"))).isEmpty)
  }

  @Test func `a label names its control and is not published, other parts are if the control is no whole`() {
    let apart = screen(isWhole: false)
    expectText(apart.text, equals: "Name\ninside")
    expectText(apart.render(.semantics), equals: "part \"Name\"\n  staticText \"inside\"")
    expectText(screen(isWhole: true).render(.semantics), equals: "part \"Name\"")
  }
}
