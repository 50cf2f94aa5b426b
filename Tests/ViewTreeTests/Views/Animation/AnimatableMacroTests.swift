import Testing
import ViewTreeTesting

@Animatable private struct Bar: View {
  var width: Double
  @AnimatableIgnored var mark: String
  var body: some View { Text(String(repeating: mark, count: Int(width.rounded()))) }
}

@Animatable private struct Box: Shape {
  var width: CGFloat
  var height = 1.0

  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: height)) }
}

@MainActor @Suite struct AnimatableMacroTests {
  struct Growing: View {
    @State private var isWide = false

    var body: some View {
      Bar(width: isWide ? 9 : 1, mark: "=")
      Button("Grow") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
    }
  }

  @Test func `a view is shown with what lies between`() async throws {
    let screen = Screen(width: 12) { Growing() }
    try screen.find(.button, "Grow").tap()
    screen.advance(by: .seconds(0.5))
    #expect(screen.text.contains("=====\n") && !screen.text.contains("======"))
    screen.advance(by: .seconds(1))
    expectText(screen.text, contains: "=========")
  }

  @Test func `a shape that conforms already has its data, of all that varies`() {
    var box = Box(width: 4)
    box.animatableData.scale(by: 2)
    #expect(box.width == 8 && box.height == 2)
  }
}
