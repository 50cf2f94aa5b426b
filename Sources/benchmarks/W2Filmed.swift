import TextBackend
import ViewTree

/// The flips of W2 while the screen records a film, which measures the cost of the film.
@MainActor enum FilmedFlipWorkload: Workload {
  static let name = "W2F"
  static let title = "flips of W2 while a film is recorded"
  private static let sizes = [10, 100, 1_000]

  private static func toggle(_ size: Int, isFilmed: Bool) -> MountedToggle {
    MountedToggle(Screen(StateForm(rows: size), options: ScreenOptions(recordsFilm: isFilmed)))
  }

  static func measure(into section: inout Report.Section) {
    for rows in sizes {
      let (plain, filmed) = (toggle(rows, isFilmed: false), toggle(rows, isFilmed: true))
      section.add("without a film, N = \(rows)", Timing(runs: 1_001) { plain.flip() }, .µs)
      section.add("with a film, N = \(rows)", Timing(runs: 1_001) { filmed.flip() }, .µs)
    }
  }

  static func iterate(size: Int, count: Int) {
    let toggle = toggle(size, isFilmed: true)
    for _ in 0..<count { toggle.flip() }
  }
}
