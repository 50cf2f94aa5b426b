import Testing
import ViewTreeTesting

@testable import gallery

@MainActor struct FourTogglesTests {
  @Test func `constant toggles ignore taps and two toggles share a state`() throws {
    let screen = GalleryScreen.fourToggles.mount()
    expectSnapshot(of: screen, named: "before")
    for name in ["Always off", "Always on"] {
      let trace = try screen.trace { try screen.find(.toggle, name).tap() }
      expectEqual(trace.totalEvaluations, 0)
      #expect(trace.writes.isEmpty)
    }
    expectEqual(screen.toggleStates, ["Live off", "Always off off", "Always on on", "Baseball off"])
    try screen.find(.toggle, "Live").tap()
    expectEqual(screen.toggleStates, ["Live on", "Always off off", "Always on on", "Baseball on"])
    expectSnapshot(of: screen, named: "after")
  }
}
