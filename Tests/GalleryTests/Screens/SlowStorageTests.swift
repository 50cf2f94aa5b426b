import Testing
import ViewTreeTesting

@testable import gallery

@MainActor struct SlowStorageTests {
  @Test func `a busy toggle evaluates only its own row, once for each event`() async throws {
    let screen = GalleryScreen.slowStorage.mount()
    try await screen.settle(after: .seconds(3))
    func expectOneRow(_ trace: InvalidationTrace, _ event: String) {
      let entries = trace.entries.filter { $0.evaluations > 0 }
      expectEqual(trace.evaluations(of: SlowStorageScreen.self), 0, "\(event)")
      expectInvalidations(trace, of: SlowStorageRow.self, .exactly(1))
      expectInvalidations(trace, of: AsyncToggle<Text, SlowStorage>.self, .exactly(1))
      #expect(entries.allSatisfy { $0.evaluations == 1 }, "\(event): \(trace)")
    }
    for save in 1...3 {
      expectOneRow(try screen.trace { try screen.find(.toggle, "Hotspot").tap() }, "tap \(save)")
      expectOneRow(try await screen.trace { try await screen.settle(after: .seconds(1)) }, "answer \(save)")
    }
    let shake = try await screen.trace { try await screen.settle(after: .seconds(1)) }
    expectEqual(shake.totalEvaluations, 0)
  }

  @Test func `the screen is locked while one of them is busy`() async throws {
    let screen = GalleryScreen.slowStorageLocked.mount()
    #expect(screen.findAll(.toggle).count == 6 && screen.findAll(.toggle).allSatisfy { !$0.isEnabled })
    try await screen.settle(after: .seconds(3))
    #expect(screen.findAll(.toggle).allSatisfy { $0.isEnabled })
    try screen.find(.toggle, "Roaming").tap()
    #expect(screen.findAll(.toggle).allSatisfy { !$0.isEnabled })
    #expect(throws: ElementError.self) { try screen.find(.toggle, "Updates").tap() }
    try await screen.settle(after: .seconds(1))
    #expect(screen.findAll(.toggle).allSatisfy { $0.isEnabled })
    expectEqual(screen.toggleStates.filter { $0.hasSuffix("on") }, ["Roaming on"])
  }
}
