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

  private func text<V: View>(_ view: V, width: Int = 16, _ options: ScreenOptions = ScreenOptions()) -> String {
    Screen(view, width: width, options: options).text
  }

  @Test(arguments: [Alignment.topTrailing, .bottomTrailing], [ScreenOptions.Unit.cells, .points])
  func `a badge over a row stands after it, and both have their room`(alignment: Alignment, unit: ScreenOptions.Unit) {
    let options = ScreenOptions(unit: unit)
    func badge<V: View>(_ view: V) -> some View { view.overlay(alignment: alignment) { Text("3").bold() } }
    expectText(text(badge(Button("Mail") {}), options), equals: "[ Mail ]3")
    expectText(text(badge(Text("A")), options), equals: "A3")
    expectText(text(badge(Image(systemName: "cart")), options), equals: "\\_3")
    expectText(
      text(
        HStack {
          badge(Button("A") {}); badge(Button("B") {})
        }, options), equals: "[ A ]3 [ B ]3")
    expectText(
      text(
        HStack {
          Spacer(); badge(Button("A") {})
        }, options), equals: "          [ A ]3")
    expectText(
      text(
        badge(
          HStack {
            Text("A"); Spacer(); Text("B")
          }), options), equals: "A             B3")
    expectText(text(badge(Text("too long for a row").lineLimit(1)), width: 8, options), equals: "too ...3")
    expectText(
      text(badge(Button("Mail") {}).environment(\.layoutDirection, .rightToLeft), options), endsWith: "3[ Mail ]")
  }

  @Test func `a badge is as wide as the row at most, and keeps its size`() {
    func over<V: View>(_ view: V, _ alignment: Alignment = .topTrailing) -> String {
      text(Text("abc").overlay(alignment: alignment) { view })
    }
    expectText(over(Text("3"), .trailing), equals: "ab3")
    expectText(over(Text("3"), .topLeading), equals: "3bc")
    expectText(over(Text("1234").fixedSize()), equals: "234")
    expectText(over(Text("12").padding(.leading, 1)), equals: "abc 12")
    expectText(over(EmptyView()), equals: "abc")
    expectText(over(Color.red), equals: "###")
    expectText(over(Spacer()), equals: "abc")
    // Two rows have a corner.
    expectText(text(Text("abc\nabc").overlay(alignment: .topTrailing) { Text("3") }), equals: "ab3\nabc")
    expectText(text(Text("abc").background(alignment: .topTrailing) { Text("3").padding(.leading, 1) }), equals: "abc")
    let exact = ScreenOptions(metrics: .swiftUI)
    expectText(text(Text("abc").overlay(alignment: .topTrailing) { Text("3") }, exact), equals: "ab3")
  }

  @Test func `a badge that comes and goes moves only the views beside it`() throws {
    struct Inbox: View {
      @State private var count = 0
      var body: some View {
        HStack {
          Button("Mail") { count = (count + 1) % 2 }
            .overlay(alignment: .topTrailing) { if count > 0 { Text("\(count)") } }
          Text("|")
        }
      }
    }
    let screen = Screen(width: 16) { Inbox() }
    for expected in ["[ Mail ] |", "[ Mail ]1 |", "[ Mail ] |"] {
      expectText(screen.text, equals: expected)
      try screen.find(.button, "Mail").tap()
    }
  }
}
