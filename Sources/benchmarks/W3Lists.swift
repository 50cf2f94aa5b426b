import TextBackend
import ViewTree

/// Lists of which only a part is visible.
@MainActor enum ListWorkload: Workload {
  static let name = "W3"
  static let title = "lists: N rows in 80 x 24, first frame, scroll by a row, jump to the end"

  private static let size = 10_000
  private static let largeSize = 1_000_000
  /// A list whose first frame takes longer mounts all of its rows; a million of them would take minutes.
  private static let limitOfLazy = 0.05

  static func measure(into section: inout Report.Section) {
    measure("List", into: &section) { Screen(ManyRowsList(rows: $0), height: 24) }
    measure("LazyVStack", into: &section) { Screen(ManyRowsStack(rows: $0), height: 24) }
  }

  static func iterate(size: Int, count: Int) {
    let screen = Screen(ManyRowsStack(rows: size), height: 24)
    screen.press(.tab)
    for _ in 0..<count { scroll(screen, .down) }
  }

  private static func measure(
    _ variant: String, into section: inout Report.Section, _ makeScreen: (Int) -> Screen
  ) {
    let first = measure("\(variant), N = \(size)", size, into: &section, makeScreen)
    guard first < limitOfLazy else {
      return section.skip(
        String(format: "\(variant), N = \(largeSize): not lazy, \(size) rows took %.0f ms", first * 1e3))
    }
    _ = measure("\(variant), N = \(largeSize)", largeSize, into: &section, makeScreen)
  }

  /// Returns the time of the first frame.
  private static func measure(
    _ label: String, _ rows: Int, into section: inout Report.Section, _ makeScreen: (Int) -> Screen
  ) -> Double {
    let first = Timing(runs: 5) { _ = makeScreen(rows).renderChanges() }
    section.add("\(label), first frame", first, .ms)
    let screen = makeScreen(rows)
    screen.press(.tab)
    _ = screen.renderChanges()
    section.add("  scroll by one row", Timing(runs: 21) { scroll(screen, .down) }, .ms)
    let jumps = Timing(runs: 11, prepare: { scroll(screen, .home) }, { scroll(screen, .end) })
    section.add("  jump to the end", jumps, .ms)
    return first.median
  }

  private static func scroll(_ screen: Screen, _ key: Key) {
    screen.press(key)
    precondition(!screen.renderChanges().isEmpty, "\(key) scrolled nothing")
  }
}

private struct ManyRowsList: View {
  let rows: Int

  var body: some View { List(0..<rows, id: \.self) { Text("Row \($0)") } }
}

private struct ManyRowsStack: View {
  let rows: Int

  var body: some View {
    ScrollView { LazyVStack { ForEach(0..<rows, id: \.self) { Text("Row \($0)") } } }
  }
}
