import TextBackend
import ViewTree

/// Lists of which only a part is visible.
@MainActor enum ListWorkload: Workload {
  static let name = "W3"
  static let title = "lists: N rows in 80 x 24, first frame, scroll by a row, jump to the middle"

  private static let size = 10_000
  private static let largeSize = 1_000_000
  /// The time limit in seconds of the first frame: a slower list mounts all of its rows, and a million of them would
  /// take minutes.
  private static let limitOfLazy = 0.05

  static func measure(into section: inout Report.Section) {
    measure("List", into: &section) { rows, jumper in
      Screen(Reader(jumper: jumper) { ManyRowsList(rows: rows) }, height: 24)
    }
    measure("LazyVStack", into: &section) { rows, jumper in
      Screen(Reader(jumper: jumper) { ManyRowsStack(rows: rows) }, height: 24)
    }
  }

  static func iterate(size: Int, count: Int) {
    let screen = Screen(ManyRowsStack(rows: size), height: 24)
    screen.press(.tab)
    for _ in 0..<count { scroll(screen, .down) }
  }

  private static func measure(
    _ variant: String, into section: inout Report.Section, _ makeScreen: (Int, Jumper) -> Screen
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
    _ label: String, _ rows: Int, into section: inout Report.Section, _ makeScreen: (Int, Jumper) -> Screen
  ) -> Double {
    let jumper = Jumper()
    let first = Timing(runs: 5) { _ = makeScreen(rows, jumper).renderChanges() }
    section.add("\(label), first frame", first, .ms)
    let screen = makeScreen(rows, jumper)
    screen.press(.tab)
    _ = screen.renderChanges()
    section.add("  scroll by one row", Timing(runs: 21) { scroll(screen, .down) }, .ms)
    let jumps = Timing(runs: 11, prepare: { scroll(screen, .home) }, { jump(screen, jumper, to: rows / 2) })
    precondition(screen.text.contains("Row \(rows / 2)"), "the row in the middle does not show")
    section.add("  jump to the middle", jumps, .ms)
    return first.median
  }

  private static func jump(_ screen: Screen, _ jumper: Jumper, to row: Int) {
    jumper.proxy?.scrollTo(row, anchor: .top)
    let changes = screen.renderChanges()
    precondition(!changes.isEmpty, "the jump scrolled nothing")
  }

  private static func scroll(_ screen: Screen, _ key: Key) {
    screen.press(key)
    let changes = screen.renderChanges()
    precondition(!changes.isEmpty, "\(key) scrolled nothing")
  }
}

/// Stores the proxy that scrolls to rows.
@MainActor private final class Jumper {
  var proxy: ScrollViewProxy?
}

private struct Reader<Content: View>: View {
  let jumper: Jumper
  @ViewBuilder let content: Content

  var body: some View {
    ScrollViewReader { proxy in
      let _ = jumper.proxy = proxy
      content
    }
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
