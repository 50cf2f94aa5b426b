import TextBackend
import ViewTree

/// Screens that are created and released, and a screen that changes for a long time: the memory that remains.
@MainActor enum EnduranceWorkload: Workload {
  static let name = "W7"
  static let title = "endurance: what is more after many mounts and flips of a form of 10 rows"
  private static let rows = 10
  private static let mountCount = 10_000
  private static let flipCount = 1_000_000
  /// The number of flips for the other ways to hold the state.
  private static let otherFlipCount = 100_000

  static func measure(into section: inout Report.Section) {
    measure("mounts", mountCount, into: &section, vertices: { 0 }) { mount(rows: rows) }
    measureFlips("flips of @State", flipCount, Screen(StateForm(rows: rows)), into: &section)
    measureFlips("flips of a model", otherFlipCount, Screen(ModelForm(rows: rows)), into: &section)
    measureFlips("flips in an array", otherFlipCount, Screen(ArrayForm(rows: rows)), into: &section)
  }

  private static func measureFlips(
    _ label: String, _ count: Int, _ screen: Screen, into section: inout Report.Section
  ) {
    let toggle = MountedToggle(screen)
    measure(label, count, into: &section, vertices: { screen.countVertices() }) { toggle.flip() }
  }

  /// Measures the memory that remains after `count` runs of `body`, following a tenth as many.
  private static func measure(
    _ label: String, _ count: Int, into section: inout Report.Section, vertices: () -> Int, _ body: () -> Void
  ) {
    for _ in 0..<count / 10 { body() }
    let before = (resident: Memory.resident, vertices: vertices())
    for _ in 0..<count { body() }
    let after = (resident: Memory.resident, vertices: vertices())
    let label = "\(count) \(label)"
    section.add(
      "\(label), resident", Double(after.resident - before.resident) / 1024, "kB",
      note: "more than the \(before.resident / 1024) kB before")
    if before.vertices > 0 {
      section.add(
        "\(label), vertices", Double(after.vertices - before.vertices), "",
        note: "more than the \(before.vertices) before")
    }
  }

  private static func mount(rows: Int) {
    let screen = Screen(StateForm(rows: rows))
    precondition(!screen.text.isEmpty, "nothing was mounted")
    screen.close()
  }

  static func iterate(size: Int, count: Int) { for _ in 0..<count { mount(rows: size) } }
}
