// A control with a style protocol of its own, as a user of the module writes it.

import ViewTree

struct RatingStyleConfiguration: ControlConfiguration {
  static let role = Role("rating")
  static let most = 5

  let label: ControlLabel<RatingStyleConfiguration>
  @Binding var stars: Int
}

@MainActor @preconcurrency protocol RatingStyle: ControlStyle<RatingStyleConfiguration> {
  typealias Configuration = RatingStyleConfiguration
}

extension View {
  func ratingStyle(_ style: some RatingStyle) -> some View { controlStyle(style) }
}

extension RatingStyle where Self == NumberRatingStyle {
  static var number: NumberRatingStyle { NumberRatingStyle() }
}

/// `Tea ***..`, in a form or a list with the stars at the trailing edge.
struct StarsRatingStyle: RatingStyle {
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.controlContext) private var context
  @Environment(\.glyphs) private var glyphs

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      if labels != .hidden {
        configuration.label
        if context.contains(.rows) { Spacer() }
      }
      HStack(spacing: 0) {
        ForEach(1...Configuration.most, id: \.self) { star in
          Text(verbatim: glyph(isOn: star <= configuration.stars)).onTapGesture { configuration.stars = star }
        }
      }
    }
  }

  private func glyph(isOn: Bool) -> String {
    switch glyphs {
    case .ascii: isOn ? "*" : "."
    case .unicode: isOn ? "★" : "☆"
    }
  }
}

/// The label and the number: `Tea: 3/5`.
struct NumberRatingStyle: RatingStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      Text(": \(configuration.stars)/\(Configuration.most)")
    }
  }
}

/// Puts what the next outer style makes between bars.
struct FramedRatingStyle: RatingStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("|")
      StyledControl(configuration, default: StarsRatingStyle())
      Text("|")
    }
  }
}

struct Rating<Label: View>: View {
  @Binding private var stars: Int
  private let label: Label

  init(stars: Binding<Int>, @ViewBuilder label: () -> Label) {
    _stars = stars
    self.label = label()
  }

  var body: some View {
    let rating = RatingStyleConfiguration(label: ControlLabel(label), stars: $stars)
    StyledControl(rating, default: StarsRatingStyle()) { rating in
      var semantics = Semantics(of: rating.label)
      semantics.value = { "\(rating.stars) of \(RatingStyleConfiguration.most)" }
      semantics.takesFocus = true
      semantics.increment = { rating.step(1) }
      semantics.decrement = { rating.step(-1) }
      return semantics
    }
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      rating.step(press.key == .leftArrow ? -1 : 1)
      return .handled
    }
  }
}

extension Rating where Label == Text {
  init(_ titleKey: LocalizedStringKey, stars: Binding<Int>) { self.init(stars: stars) { Text(titleKey) } }
}

extension RatingStyleConfiguration {
  fileprivate func step(_ count: Int) { stars = min(max(stars + count, 0), Self.most) }
}
