import Testing
import ViewTreeTesting

@MainActor @Suite struct DynamicPropertyTests {
  private let probe = Probe()

  @Test func `a view follows the values that the update of its property read`() {
    struct Doubled: DynamicProperty {
      @State var number = 1
      @Environment(\.lineLimit) var lineLimit
      var result = 0
      mutating func update() { result = number * 2 * (lineLimit ?? 1) }
    }
    struct Reader: View {
      let probe: Probe
      var doubled = Doubled()
      var body: some View { Text("\(doubled.result)").offers("add", to: probe) { doubled.number += 1 } }
    }
    struct Parent: View {
      let probe: Probe
      @State private var limit: Int?
      var body: some View {
        Reader(probe: probe).lineLimit(limit).offers("grow", to: probe) { limit = 10 }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    expectEqual(screen.text, "2")
    screen.perform("add", probe)
    expectEqual(screen.text, "4")
    screen.perform("grow", probe)
    expectEqual(screen.text, "40")
    expectEqual(screen.faults, [])
  }

  @Test func `a custom property without a wrapper follows its binding`() {
    struct Doubled: DynamicProperty {
      @Binding var number: Int
      var result = 0
      init(_ number: Binding<Int>) { _number = number }
      mutating func update() { result = number * 2 }
    }
    struct Reader: View {
      var doubled: Doubled
      var body: some View { Text("\(doubled.result)") }
    }
    struct Parent: View {
      let probe: Probe
      @State private var n = 1
      var body: some View { Reader(doubled: Doubled($n)).offers("add", to: probe) { n += 1 } }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("add", probe)
    expectEqual(screen.text, "4")
  }
}
