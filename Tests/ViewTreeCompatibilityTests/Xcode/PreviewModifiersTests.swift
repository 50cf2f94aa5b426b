import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct PreviewModifiersTests {
  private struct Greeting_Previews: PreviewProvider {
    static var previews: some View {
      Text("Hello").previewDisplayName("Long").previewLayout(.sizeThatFits)
      Text("Hi").previewDisplayName(nil).previewLayout(.fixed(width: 1, height: 1)).previewLayout(.device)
    }
  }

  @Test func `previews are views of a screen, whose names and sizes change nothing`() {
    expectText(Screen(Greeting_Previews.previews, width: 8).text, equals: "Hello\n  Hi")
  }
}
