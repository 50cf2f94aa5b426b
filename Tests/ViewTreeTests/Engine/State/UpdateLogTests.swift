import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Names of states and words of their values, as a film has them.
@MainActor @Suite struct UpdateLogTests {
  private func writes<Value>(from old: Value, to new: Value) -> [String] {
    let log = UpdateLog()
    log.willWrite({ "Screen._value" }, nil, from: old, to: new)
    return log.take().writes.map(\.words)
  }

  private struct Point {
    var x: Int
    var name: String
  }

  @Test func `small values have words, larger ones their count or their start`() {
    #expect(writes(from: false, to: true) == ["Screen._value  false → true"])
    #expect(writes(from: "a", to: "b\u{1B}") == [#"Screen._value  a → b\u{1B}"#])
    #expect(writes(from: Int?.none, to: 3) == ["Screen._value  nil → Optional(3)"])
    #expect(writes(from: [1], to: [1, 2]) == ["Screen._value  1 → 2 elements"])
    #expect(writes(from: [1], to: [2]) == ["Screen._value"])
    #expect(writes(from: Point(x: 1, name: "a"), to: Point(x: 2, name: "a")).first?.contains("x: 2") == true)
    let long = String(repeating: "long ", count: 1_000)
    #expect(writes(from: "", to: long).first?.count ?? 0 < 80)
    #expect(writes(from: {}, to: {}) == ["Screen._value"])
  }

  @Test func `only the first writes have words, and an update is taken once`() {
    let log = UpdateLog()
    for number in 0..<12 { log.willWrite({ "Screen._value" }, nil, from: number, to: number + 1) }
    let updates = log.take()
    #expect(updates.writes.count == 8)
    #expect(updates.moreWrites == 4)
    #expect(log.take().isEmpty)
  }

  private final class Model {}

  @Test func `an object that may have changed is named once`() {
    let log = UpdateLog()
    log.willChange(Model())
    log.willChange(Model())
    #expect(log.take().writes.map(\.words) == ["Model"])
  }

  @Test func `evaluations are counted by type, without the parts of the package's views`() {
    let log = UpdateLog()
    for type in [Toggle<Text>.self, Text.self, Text.self, DateWheel.self] as [Any.Type] {
      log.willEvaluate(type)
    }
    #expect(log.take().bodies.map(\.words) == ["Toggle", "Text ×2", nil])
  }

  private struct Probe: View {
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test func `a log has what a screen writes and evaluates, and no states of the package's views`() throws {
    let screen = Screen(width: 20, options: ScreenOptions(recordsFilm: false)) {
      VStack {
        Probe()
        DisclosureGroup("More") { Text("x") }
      }
    }
    let log = UpdateLog()
    screen.frames.log = log
    try screen.find(.button).tap()
    let updates = log.take()
    #expect(updates.writes.map(\.words) == ["Probe._count  0 → 1"])
    #expect(updates.bodies.compactMap(\.words).contains("Probe"))
    try screen.find(.disclosureGroup).tap()
    #expect(log.take().writes.isEmpty)
    screen.frames.log = nil
    try screen.find(.button).tap()
    #expect(log.take().isEmpty)
  }

  @Test func `one element is not several`() {
    #expect(writes(from: [1, 2], to: [1]) == ["Screen._value  2 → 1 element"])
    #expect(writes(from: [1], to: []) == ["Screen._value  1 → 0 elements"])
  }

  @Test func `beyond their limits no object and no type is added, and a known type is still counted`() {
    let log = UpdateLog()
    for number in 0..<8 { log.willWrite({ "Screen._value" }, nil, from: number, to: number + 1) }
    log.willChange(Model())
    func array<T>(of _: T.Type) -> Any.Type { [T].self }
    var type: Any.Type = Int.self
    for _ in 0..<40 {
      log.willEvaluate(type)
      type = array(of: type)
    }
    log.willEvaluate(Int.self)
    let updates = log.take()
    #expect(updates.writes.count == 8 && updates.moreWrites == 0)
    #expect(updates.bodies.map(\.count) == [2] + Array(repeating: 1, count: 31))
  }

  @Test func `an array in an optional begins with no elements`() {
    #expect(writes(from: nil, to: Optional([1, 2])) == ["Screen._value  0 → 2 elements"])
  }
}
