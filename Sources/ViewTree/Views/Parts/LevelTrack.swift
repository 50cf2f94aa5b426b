/// A bar that sets a level, as wide as its proposal; its ends show whether it has the focus or is disabled.
///
///     [====O-----]     <====O----->     ~====O-----~          [████▌─────]
nonisolated struct LevelTrack: View, ViewPart {
  /// The level, from 0 to 1.
  let level: Double
  /// The problem of the level, in words.
  var problem: String?
  /// The marks on the bar.
  var marks: LevelMarks?
  @Environment(\.isFocused) private var isFocused

  init(level: Double, problem: String? = nil, marks: LevelMarks? = nil) {
    (self.level, self.problem, self.marks) = (level, problem, marks)
  }

  @MainActor var body: some View { LevelTrackBar(level: level, isFocused: isFocused, issue: problem, marks: marks) }

  /// Returns the level at a position on the bar: the first cell between the ends is 0, the last is 1.
  @MainActor static func level(at event: GestureEvent) -> Double {
    let renderNode = event.renderNode
    let cell = renderNode.renderTree.text.cellSize.width
    let last = (renderNode.size.width / cell).rounded(.down) - 3
    let place = ((event.location.x - renderNode.absoluteOrigin.x) / cell).rounded(.down) - 1
    let level = min(max(place / last, 0), 1)
    return renderNode.isMirrored ? 1 - level : level
  }
}

nonisolated private struct LevelTrackBar: LeafView {
  let level: Double
  let isFocused: Bool
  let issue: String?
  let marks: LevelMarks?

  func leaf(in environment: EnvironmentValues) -> LevelBar {
    let state = FieldState(isFocused: isFocused, isEnabled: environment.isEnabled)
    var glyphs = LevelBar.Glyphs.slider(environment.glyphs, state)
    if environment.sliderThumbVisibility == .hidden { glyphs.thumb = nil }
    return LevelBar(level: level, glyphs: glyphs, marks: marks, in: environment)
  }
}

private struct SliderThumbVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether a bar that sets a level has a thumb.
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbVisibilityKey.self] }
    set { self[SliderThumbVisibilityKey.self] = newValue }
  }
}
