import Testing
import ViewTreeTesting

@MainActor struct BorderTests {
  @Test func `a border keeps its content and takes no space`() {
    let screen = Screen(width: 12) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Hi").padding(1).border(.red)
        Text("text").border(Color.blue)
        Text("wide").padding(.horizontal, 1).border(.primary)
        VStack {
          Text("a"); Text("bcd")
        }.padding(1).border(.secondary, width: 3)
      }
    }
    expectText(
      screen.text,
      equals: """
        +--+
        |Hi|
        +--+
        text
        |wide|
        +===+
        | a |
        |bcd|
        +===+
        """)
  }

  @Test func `a border and a background let clicks through`() {
    struct Tapped: View {
      @State private var taps = 0
      var body: some View {
        Text("\(taps)").padding(1).contentShape(Rectangle()).onTapGesture { taps += 1 }.border(.red)
      }
    }
    let screen = Screen(width: 5) { Tapped() }
    screen.click(column: 1, row: 1)
    screen.click(column: 0, row: 0)
    expectText(screen.text, equals: "+-+\n|2|\n+-+")
  }
}
