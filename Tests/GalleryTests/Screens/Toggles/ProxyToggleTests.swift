import Testing
import ViewTreeTesting

@testable import gallery

@MainActor struct ProxyToggleTests {
  @Test func `a proxy takes part for the constants`() throws {
    let screen = GalleryScreen.proxyToggle.mount()
    func three() throws -> [ToggleState?] {
      try ["All", "Always off", "Always on"].map { try screen.find(.toggle, $0).toggleState }
    }
    expectSnapshot(of: screen)
    try expectEqual(three(), [.off, .off, .mixed])
    try screen.find(.toggle, "All").tap()
    try expectEqual(three(), [.on, .mixed, .on])
    try screen.find(.toggle, "All").tap()
    try expectEqual(three(), [.off, .off, .mixed])
    try screen.find(.toggle, "Always off").tap()
    try expectEqual(three(), [.mixed, .mixed, .on])
    let again = try screen.trace { try screen.find(.toggle, "Always off").tap() }
    #expect(again.writes.isEmpty)
    expectEqual(again.totalEvaluations, 0)
  }
}
