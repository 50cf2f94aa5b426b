import Testing
import ViewTreeTesting

// The example of the article `WritingAControl`, as it stands there.

struct RatingStyleConfiguration: ControlConfiguration {
  static let role = Role("rating")

  let label: ControlLabel<Self>
  @Binding var stars: Int
}

@MainActor protocol RatingStyle: ControlStyle<RatingStyleConfiguration> {
  typealias Configuration = RatingStyleConfiguration
}

extension View {
  func ratingStyle(_ style: some RatingStyle) -> some View { controlStyle(style) }
}

struct Rating: View {
  private let title: String
  @Binding private var stars: Int

  init(_ title: String, stars: Binding<Int>) {
    self.title = title
    _stars = stars
  }

  private func change(by step: Int) { stars = min(max(stars + step, 0), 5) }

  var body: some View {
    let rating = RatingStyleConfiguration(label: ControlLabel(Text(title)), stars: $stars)
    StyledControl(rating, default: StarsRatingStyle()) { rating in
      var semantics = Semantics(of: rating.label)
      semantics.value = { "\(rating.stars) of 5" }
      semantics.takesFocus = true
      semantics.increment = { change(by: 1) }
      semantics.decrement = { change(by: -1) }
      return semantics
    }
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      change(by: press.key == .rightArrow ? 1 : -1)
      return .handled
    }
  }
}

struct StarsRatingStyle: RatingStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      HStack(spacing: 0) {
        ForEach(1..<6) { star in
          Image(systemName: star <= configuration.stars ? "star.fill" : "star")
            .onTapGesture { configuration.stars = star }
        }
      }
    }
  }
}

struct NumberRatingStyle: RatingStyle {
  @Environment(\.labelsVisibility) private var labels

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      if labels != .hidden { configuration.label }
      Text("\(configuration.stars)/5")
    }
  }
}

struct Bar: Leaf {
  let level: Double
  let style: GlyphStyle

  func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
    CGSize(width: proposal.width ?? 10 * context.cellSize.width, height: context.cellSize.height)
  }

  func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
    let columns = (level * picture.size.width / context.cellSize.width).rounded()
    picture.draw(String(repeating: "#", count: Int(columns)), style: style, in: context)
  }
}

struct BarRatingStyle: RatingStyle {
  @Environment(\.glyphStyle) private var style

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      LeafContent(Bar(level: Double(configuration.stars) / 5, style: style)).frame(width: 10)
    }
  }
}

struct Dinner: View {
  @State private var stars = 2

  var body: some View { Rating("Dinner", stars: $stars) }
}

@MainActor struct WritingAControlTests {
  @Test func `a rating is changed by taps, keys and accessibility actions`() throws {
    let screen = Screen(width: 20) { Dinner() }
    expectText(screen.text, equals: "Dinner %%ooo")
    let rating = try screen.find(Role("rating"), "Dinner")
    try rating.increment()
    #expect(rating.value == "3 of 5")
    screen.press(.tab)
    screen.press(.left)
    expectText(screen.text, equals: "Dinner %%ooo<")
    screen.click(column: 11, row: 0)
    expectText(screen.text, equals: "Dinner %%%%%<")
  }

  @Test func `a rating has the look of its style, in both glyph sets`() throws {
    let screen = Screen(width: 20, options: ScreenOptions(glyphs: .unicode)) { Dinner() }
    expectText(screen.text, equals: "Dinner ★★☆☆☆")
    let number = Screen(width: 20) { Dinner().ratingStyle(NumberRatingStyle()) }
    expectText(number.text, equals: "Dinner 2/5")
    let flip = try number.trace { try number.find(Role("rating"), "Dinner").decrement() }
    expectText(number.text, equals: "Dinner 1/5")
    expectInvalidations(flip, of: NumberRatingStyle.self, .exactly(1))
    let bar = Screen(width: 20) { Dinner().ratingStyle(BarRatingStyle()) }
    expectText(bar.text, equals: "Dinner ####")
    try bar.find(Role("rating"), "Dinner").increment()
    expectText(bar.text, equals: "Dinner ######")
    #expect(screen.issues.isEmpty && number.issues.isEmpty && bar.issues.isEmpty)
  }
}
