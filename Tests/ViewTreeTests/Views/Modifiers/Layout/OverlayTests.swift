import Testing
import ViewTreeTesting

@MainActor struct OverlayTests {
  @Test func `overlays and backgrounds take shapes, colours and views`() {
    let shape = RoundedRectangle(cornerRadius: 1)
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        Text("Hi").padding(1).overlay(shape.stroke(.red))
        Text("Hi").background(Color.red)
        Text("Hi").background(.blue)
        Text("Hi").background(.green, in: Capsule())
        Text("Hi").background(.yellow, in: .rect(cornerRadius: 2))
        Text("Hi").background(Text("below"))
        Text("Hi").background(Color.red.opacity(0.9))
        Text("Hi").overlay(Color.clear)
        Text("Hi").background(shape)
        Text("Hi").background(shape.fill(.purple))
        Text("Hi").background()
      }
    }
    expectText(screen.text, startsWith: ".--.\n|Hi|\n'--'\nHi\nHi\n")
    for color in ["red", "blue", "green", "yellow", "purple"] { #expect(screen.render(.cells).contains("bg=\(color)")) }
  }
}
