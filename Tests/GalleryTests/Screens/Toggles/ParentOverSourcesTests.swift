import Testing
import ViewTreeTesting

@testable import gallery

@MainActor struct ParentOverSourcesTests {
  @Test func `a parent over the elements of a collection`() throws {
    let screen = GalleryScreen.parentOverCollection.mount()
    let parent = { try screen.find(.toggle, "All") }
    expectSnapshot(of: screen, named: "off")
    try parent().tap()
    for number in 1...3 { _ = try screen.find(label: "Item \(number) is on") }
    try expectEqual(parent().toggleState, .on)
    expectSnapshot(of: screen, as: .cells, named: "on")
    try parent().tap()
    for number in 1...3 { _ = try screen.find(label: "Item \(number) is off") }
    try screen.find(.toggle, "Item 2").tap()
    try expectEqual(parent().toggleState, .mixed)
    expectSnapshot(of: screen, as: .cells, named: "mixed")
    try parent().tap()
    expectEqual(screen.toggleStates, ["All on", "Item 1 on", "Item 2 on", "Item 3 on"])
  }

  @Test func `a parent over a list of bindings`() throws {
    let screen = GalleryScreen.parentOverList.mount()
    expectEqual(screen.toggleStates, ["All mixed", "One off", "Two off", "Three on", "Four off"])
    expectSnapshot(of: screen)
    try screen.find(.toggle, "All").tap()
    expectEqual(screen.toggleStates, ["All on", "One on", "Two on", "Three on", "Four on"])
    try screen.find(.toggle, "All").tap()
    expectEqual(screen.toggleStates, ["All off", "One off", "Two off", "Three off", "Four off"])
  }

  @Test func `constants among the sources can never be switched`() throws {
    let screen = GalleryScreen.parentWithConstants.mount()
    expectEqual(screen.toggleStates, ["All mixed", "One off", "Always off off", "Always on on", "Four off"])
    let first = try screen.trace { try screen.find(.toggle, "All").tap() }
    expectEqual(first.writes.count, 2)
    expectEqual(screen.toggleStates, ["All mixed", "One on", "Always off off", "Always on on", "Four on"])
    for _ in 1...2 {
      let later = try screen.trace { try screen.find(.toggle, "All").tap() }
      #expect(later.writes.isEmpty)
      expectEqual(later.totalEvaluations, 0)
    }
  }

  @Test func `only the live ones as sources switch on and off`() throws {
    let screen = GalleryScreen.parentOverLiveOnes.mount()
    expectEqual(screen.toggleStates, ["Live ones off", "With constants mixed", "One off", "Four off"])
    try screen.find(.toggle, "Live ones").tap()
    expectEqual(screen.toggleStates, ["Live ones on", "With constants mixed", "One on", "Four on"])
    try screen.find(.toggle, "Live ones").tap()
    expectEqual(screen.toggleStates, ["Live ones off", "With constants mixed", "One off", "Four off"])
    try screen.find(.toggle, "With constants").tap()
    expectEqual(screen.toggleStates, ["Live ones on", "With constants mixed", "One on", "Four on"])
    let later = try screen.trace { try screen.find(.toggle, "With constants").tap() }
    #expect(later.writes.isEmpty)
    expectEqual(later.totalEvaluations, 0)
  }
}
