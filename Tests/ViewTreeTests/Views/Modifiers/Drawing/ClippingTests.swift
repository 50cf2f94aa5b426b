import Testing
import ViewTreeTesting

@MainActor struct ClippingTests {
  @Test func `what sticks out is cut`() {
    func screen(clips: Bool) -> Screen {
      Screen(width: 10, height: 3) {
        let text = Text("0123456789").fixedSize().frame(width: 4, height: 1)
        VStack(alignment: .leading, spacing: 0) {
          if clips { text.clipped() } else { text }
          if clips { text.clipShape(Circle()) } else { text }
          if clips { text.cornerRadius(4) } else { text }
        }
        .frame(width: 10)
      }
    }
    expectText(screen(clips: false).text, equals: "0123456789\n0123456789\n0123456789")
    expectText(screen(clips: true).text, equals: "   3456\n   3456\n   3456")
  }

  @Test func `what a text screen has not is accepted`() {
    let screen = Screen(width: 4) {
      Text("Hi").shadow(radius: 3).shadow(color: .red, radius: 1, x: 2, y: 2).ignoresSafeArea()
        .ignoresSafeArea(.keyboard, edges: .bottom).edgesIgnoringSafeArea(.all).contentShape(Rectangle()).contentShape(
          [.interaction, .hoverEffect], Circle())
    }
    expectText(screen.text, equals: "Hi")
  }
}
