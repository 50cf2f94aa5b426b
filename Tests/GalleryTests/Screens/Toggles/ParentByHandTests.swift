import Testing
import ViewTreeTesting

@testable import gallery

@MainActor struct ParentByHandTests {
  @Test func `a parent by hand selects all and none, and is on when all are`() throws {
    let screen = GalleryScreen.parentByHand.mount()
    let parent = { try screen.find(.toggle, "All") }
    expectEqual(screen.toggleStates, ["All off", "One off", "Two off", "Three off"])
    try parent().tap()
    expectEqual(screen.toggleStates, ["All on", "One on", "Two on", "Three on"])
    try screen.find(.toggle, "Two").tap()
    try expectEqual(parent().toggleState, .off)
    try screen.find(.toggle, "Two").tap()
    try expectEqual(parent().toggleState, .on)
    try parent().tap()
    expectEqual(screen.toggleStates, ["All off", "One off", "Two off", "Three off"])
  }

  @Test func `a parent hides its children and stays on while one is selected`() throws {
    let screen = GalleryScreen.parentThatHides.mount()
    let parent = { try screen.find(.toggle, "Options") }
    expectEqual(screen.toggleStates, ["Options off"])
    try parent().tap()
    expectEqual(screen.toggleStates, ["Options on", "One off", "Two off", "Three off"])
    expectSnapshot(of: screen, named: "shown")
    try screen.find(.toggle, "Two").tap()
    try parent().tap()
    expectEqual(screen.toggleStates, ["Options on"])
    for _ in 1...2 {
      let trace = try screen.trace { try parent().tap() }
      expectEqual(trace.totalEvaluations, 0)
      #expect(trace.writes.isEmpty)
    }
  }
}
