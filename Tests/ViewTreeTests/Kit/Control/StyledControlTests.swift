import Testing
import ViewTreeTesting

@MainActor struct StyledControlTests {
  private struct Tea: View {
    @State var stars = 3
    var body: some View { Rating("Tea", stars: $stars) }
  }

  private func picture<V: View>(_ view: V, glyphs: GlyphSet = .ascii) -> String {
    Screen(view, width: 20, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test func `a control has its own styles, the innermost of which shows it`() {
    expectText(picture(Tea()), equals: "Tea ***..")
    expectText(picture(Tea(), glyphs: .unicode), equals: "Tea ★★★☆☆")
    expectText(picture(Tea().ratingStyle(.number)), equals: "Tea: 3/5")
    expectText(picture(Tea().ratingStyle(.number).ratingStyle(StarsRatingStyle())), equals: "Tea: 3/5")
    expectText(picture(Tea().ratingStyle(FramedRatingStyle())), equals: "| Tea ***.. |")
    expectText(picture(Tea().ratingStyle(FramedRatingStyle()).ratingStyle(.number)), equals: "| Tea: 3/5 |")
  }

  @Test func `the style of a control respects the container and hidden labels`() {
    #expect(picture(Form { Tea() }).contains("Tea            ***.."))
    expectText(picture(Tea().labelsHidden()), equals: "***..")
  }

  @Test func `a control is found, used by keys and clicks, and published once`() throws {
    let screen = Screen(Tea().ratingStyle(FramedRatingStyle()), width: 20)
    let rating = { try screen.find(Role("rating"), "Tea") }
    try expectEqual(rating().value, "3 of 5")
    try rating().increment()
    screen.press(.tab)
    #expect(try rating().isFocused)
    screen.press(.right)
    try expectEqual(rating().value, "5 of 5")
    screen.press(.left)
    expectText(screen.text, equals: "|>Tea ****.<|")
    screen.click(column: 6, row: 0)
    try expectEqual(rating().value, "1 of 5")
    expectEqual(screen.findAll(Role("rating")).count, 1)
    expectEqual(screen.issues, [])
  }

  @Test func `a control is named by its hidden label`() throws {
    let screen = Screen(Tea().labelsHidden(), width: 20)
    try expectEqual(screen.find(Role("rating"), "Tea").value, "3 of 5")
  }

  @Test func `a change evaluates the style of one control`() throws {
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        Tea().ratingStyle(.number)
        Rating("Cake", stars: .constant(1)).ratingStyle(.number)
      }
    }
    let trace = try screen.trace { try screen.find(Role("rating"), "Tea").increment() }
    expectInvalidations(trace, of: NumberRatingStyle.self, .exactly(1))
    expectText(screen.text, equals: "Tea: 4/5\nCake: 1/5")
  }

  @Test func `an automatic style takes none of the styles around it`() {
    let toggle = Toggle("x", isOn: .constant(true))
    expectText(Screen(toggle.toggleStyle(.button), width: 20).text, equals: "[x x ]")
    expectText(Screen(toggle.toggleStyle(.automatic).toggleStyle(.button), width: 20).text, equals: "[x] x")
  }

  private struct Renamed: View {
    @State private var name = "Tea"

    var body: some View {
      Rating(stars: .constant(1)) { Text(name) }
      Button("Rename") { name += "!" }
    }
  }

  @Test func `the style of a control counts as evaluated, and the control itself does not`() throws {
    let screen = Screen(width: 20) { Renamed() }
    let trace = try screen.trace { try screen.find(.button, "Rename").tap() }
    expectText(screen.text, contains: "Tea! *....")
    expectEqual(trace.evaluations(of: StarsRatingStyle.self), 1)
    expectEqual(trace.evaluations(of: StyledControl<RatingStyleConfiguration>.self), 0)
  }
}
