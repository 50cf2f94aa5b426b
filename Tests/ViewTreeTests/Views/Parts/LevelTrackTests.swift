import Testing
import ViewTreeTesting

/// Clicks on bars that set a level.
@MainActor struct LevelTrackTests {
  @Test(arguments: [ScreenOptions.Unit.cells, .points])
  func `a click on a bar sets the level of its cell, from the edge where the bar begins`(unit: ScreenOptions.Unit) {
    func levels(_ direction: LayoutDirection) -> [Int] {
      (0..<8).map { column in
        var level = -1.0
        let slider = Slider(value: Binding(get: { 0.5 }, set: { level = $0 }))
          .environment(\.layoutDirection, direction)
        let screen = Screen(width: 12, height: 3, options: ScreenOptions(unit: unit)) {
          VStack(alignment: .leading, spacing: 0) {
            Text("a")
            slider.frame(width: unit == .cells ? 8 : 64).padding(.leading, unit == .cells ? 3 : 24)
          }
        }
        screen.click(column: 3 + column, row: 1)
        return Int((level * 10).rounded())
      }
    }
    expectEqual(levels(.leftToRight), [0, 0, 2, 4, 6, 8, 10, 10])
    expectEqual(levels(.rightToLeft), [10, 10, 8, 6, 4, 2, 0, 0])
  }
}
