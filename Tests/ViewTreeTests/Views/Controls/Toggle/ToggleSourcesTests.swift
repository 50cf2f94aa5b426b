import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct ToggleSourcesTests {
  private func location(_ isOn: [Bool]) -> SourcesLocation { SourcesLocation(isOn.map { .constant($0) }) }

  @Test func `sources that agree are on or off, and others mixed`() {
    let states = [[], [true, true], [false], [true, false, false]].map { Binding(location($0)).wrappedValue }
    expectEqual(states, [.on, .on, .off, .mixed])
  }

  @Test func `at most three sources are named`() {
    let name = Binding.constant(true).location.label
    let labels = [1, 3, 4].map { location(Array(repeating: true, count: $0)).label }
    expectEqual(labels, [name, "\(name), \(name), \(name)", "\(name), \(name), \(name), …"])
  }

  @Test func `a state of one binding is another one than that of sources`() {
    let sources = location([true])
    #expect(sources.isSame(as: sources) && !sources.isSame(as: Binding.constant(ToggleState.on).location))
  }
}
