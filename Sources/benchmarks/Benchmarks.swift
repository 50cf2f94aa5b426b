import TextBackend
import ViewTree

/// Prints how long a form takes to mount, and one of its toggles to flip, for forms of several sizes, in one run.
@main struct Benchmarks {
  @MainActor static func main() {
    print("rows      mount ms   us/row   flip us: state    model    array")
    for rows in [10, 100, 1000] {
      let mount = Measurement.median(of: rows >= 1000 ? 3 : 15) { _ = Screen(StateForm(rows: rows)).text }
      let flips = [
        flip(Screen(StateForm(rows: rows))), flip(Screen(ModelForm(rows: rows))), flip(Screen(ArrayForm(rows: rows))),
      ]
      print(
        String(
          format: "%-8d %9.2f %8.1f       %9.1f %8.1f %8.1f", rows, mount * 1e3, mount * 1e6 / Double(rows),
          flips[0] * 1e6, flips[1] * 1e6, flips[2] * 1e6))
    }
  }

  /// The time from a click on a toggle in the middle until the changed cells are encoded, in seconds.
  @MainActor private static func flip(_ screen: Screen) -> Double {
    _ = screen.renderChanges()
    let toggles = screen.findAll(.toggle)
    let toggle = toggles[toggles.count / 2]
    let cell = (column: Int(toggle.frame.maxX) - 2, row: Int(toggle.frame.minY))
    return Measurement.median(of: 101) {
      screen.click(column: cell.column, row: cell.row)
      precondition(!screen.renderChanges().isEmpty)
    }
  }
}

enum Measurement {
  /// The median time of several runs, in seconds.
  @MainActor static func median(of count: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<count).map { _ in clock.measure(body) }.sorted()
    return times[count / 2] / .seconds(1)
  }
}
