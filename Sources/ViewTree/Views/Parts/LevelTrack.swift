/// A bar on which a level is set, as wide as what is offered; its ends say whether it has the focus, or is
/// disabled.
///
///     [====O-----]     <====O----->     ~====O-----~          [████▌─────]
nonisolated struct LevelTrack: View, ViewPart {
  /// From 0 to 1.
  let level: Double
  /// What is wrong with the level, in words.
  var problem: String?
  @Environment(\.isFocused) private var isFocused

  @MainActor var body: some View { LevelTrackBar(level: level, isFocused: isFocused, issue: problem) }

  /// The level that a place on the bar means: the first cell between the ends is 0, the last one 1.
  @MainActor static func level(at event: GestureEvent) -> Double {
    let element = event.element
    let cell = element.renderTree.text.cellSize.width
    let last = (element.size.width / cell).rounded(.down) - 3
    let place = ((event.location.x - element.absoluteOrigin.x) / cell).rounded(.down) - 1
    let level = last > 0 ? min(max(place / last, 0), 1) : 0
    return last > 0 && element.isMirrored ? 1 - level : level
  }
}

nonisolated private struct LevelTrackBar: LeafView {
  typealias Body = Never

  let level: Double
  let isFocused: Bool
  let issue: String?

  func leaf(in environment: EnvironmentValues) -> LevelBar {
    let state = FieldState(isFocused: isFocused, isEnabled: environment.isEnabled)
    return LevelBar(level: level, glyphs: .slider(environment.glyphs, state), in: environment)
  }
}
