import Testing
import ViewTreeTesting

@MainActor struct PresentationDetentsTests {
  @Test func `a sheet is as high as its content, whatever heights it may have`() {
    func picture(_ content: some View) -> String {
      Screen(Text("below").sheet(isPresented: .constant(true)) { content }, width: 12, height: 5).text
    }
    let plain = picture(Text("in"))
    expectText(plain, equals: "below\n   +----+\n   | in |\n   +----+\n")
    expectText(picture(Text("in").presentationDetents([.medium, .large])), equals: plain)
    let selection = Binding.constant(PresentationDetent.height(2))
    expectText(
      picture(Text("in").presentationDetents([.fraction(0.3), .height(2)], selection: selection)), equals: plain)
    expectText(picture(Text("in").presentationDragIndicator(.visible)), equals: plain)
  }

  @Test func `heights are equal if they are of one kind and length`() {
    #expect(PresentationDetent.fraction(0.5) == .fraction(0.5) && PresentationDetent.fraction(0.5) != .height(0.5))
    #expect(Set([PresentationDetent.medium, .large, .medium, .height(3), .height(4)]).count == 4)
  }
}

@MainActor struct PresentationModifiersTests {
  @Test func `what a text platform gives one look is accepted`() {
    let sheet = Text("Sheet")
      .presentationCornerRadius(8).presentationBackground(.red).presentationBackground { Text("below") }
      .presentationBackgroundInteraction(.enabled(upThrough: .medium)).presentationContentInteraction(.scrolls)
      .presentationCompactAdaptation(.popover).presentationCompactAdaptation(horizontal: .none, vertical: .sheet)
      .presentationSizing(.fitted).presentationSizing(.automatic).presentationSizing(.form).presentationSizing(.page)
    let view = Text("Page").sheet(isPresented: .constant(true)) { sheet }
    #expect(Screen(view, width: 20).text.contains("| Sheet |"))
  }
}
