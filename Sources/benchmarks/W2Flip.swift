import TextBackend
import ViewTree

/// Flipping one toggle of a mounted form until the changed cells are encoded.
@MainActor enum FlipWorkload: Workload {
  static let name = "W2"
  static let title = "flip: one toggle of a mounted form of N rows, until the changed cells are encoded"
  private static let sizes = [10, 100, 1_000, 10_000]

  static func measure(into section: inout Report.Section) {
    measure("@State of the row", into: &section) { Screen(StateForm(rows: $0)) }
    measure("a model per row", into: &section) { Screen(ModelForm(rows: $0)) }
    measure("an array in the root", into: &section) { Screen(ArrayForm(rows: $0)) }
  }

  private static func measure(
    _ variant: String, into section: inout Report.Section, _ makeScreen: (Int) -> Screen
  ) {
    let medians = sizes.map { rows in
      let toggle = MountedToggle(makeScreen(rows))
      let timing = Timing(runs: 101) { toggle.flip() }
      section.add("\(variant), N = \(rows)", timing, .µs)
      return timing.median
    }
    section.add("  10,000 rows / 10 rows", medians[3] / medians[0], "times")
    section.add("  each further row", (medians[3] - medians[0]) * 1e9 / Double(sizes[3] - sizes[0]), "ns")
  }

  static func iterate(size: Int, count: Int) {
    let toggle = MountedToggle(Screen(StateForm(rows: size)))
    for _ in 0..<count { toggle.flip() }
  }
}

/// The toggle in the middle of a mounted form.
@MainActor struct MountedToggle {
  let screen: Screen
  private let column: Int
  private let row: Int

  init(_ screen: Screen) {
    self.screen = screen
    let toggles = screen.findAll(.toggle)
    let frame = toggles[toggles.count / 2].frame
    column = Int(clamping: frame.maxX) - 2
    row = Int(clamping: frame.minY)
    _ = screen.renderChanges()
  }

  func flip() {
    screen.click(column: column, row: row)
    let changes = screen.renderChanges()
    precondition(!changes.isEmpty, "the click changed nothing")
  }
}
