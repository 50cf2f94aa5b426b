import Testing
import ViewTreeTesting

@testable import gallery

/// Toggles: each numbered behaviour is a test.
@MainActor struct FamilyATests {
  private func states(_ screen: Screen) -> [String] {
    screen.findAll(.toggle).map { "\($0.label) \($0.toggleState!)" }
  }

  @Test func `A1 constant toggles ignore taps and two toggles share a state`() throws {
    let screen = GalleryScreen.fourToggles.mount()
    expectSnapshot(of: screen, named: "before")
    for name in ["Always off", "Always on"] {
      let trace = try screen.trace { try screen.find(.toggle, name).tap() }
      #expect(trace.totalEvaluations == 0)
      #expect(trace.writes.isEmpty)
    }
    #expect(states(screen) == ["Live off", "Always off off", "Always on on", "Baseball off"])
    try screen.find(.toggle, "Live").tap()
    #expect(states(screen) == ["Live on", "Always off off", "Always on on", "Baseball on"])
    expectSnapshot(of: screen, named: "after")
  }

  @Test func `A2 the built-in styles`() throws {
    let screen = GalleryScreen.toggleStyles.mount()
    expectSnapshot(of: screen)
    expectSnapshot(of: GalleryScreen.toggleStyles.mount(Variant(glyphs: .unicode)), named: "unicode")
    for name in ["Automatic", "Switch", "Checkbox", "Button"] {
      let before = try screen.find(.toggle, name).toggleState
      try screen.find(.toggle, name).tap()
      #expect(try screen.find(.toggle, name).toggleState != before)
    }
  }

  @Test func `A3 only the image can be tapped, and the style on the loop reaches every row`() throws {
    let screen = GalleryScreen.checkboxOnTheLeft.mount()
    expectSnapshot(of: screen, named: "before")
    try screen.find(.toggle, "b").tap()
    expectSnapshot(of: screen, named: "after")
    #expect(states(screen) == ["a off", "b on", "c off", "d off", "e off"])
    _ = try screen.find(label: "selected: b")

    let label = try screen.find(.toggle, "d").frame
    let trace = screen.trace { screen.click(column: Int(label.maxX / 8) - 1, row: 0) }
    #expect(trace.totalEvaluations == 0)
    #expect(states(screen)[3] == "d off")
  }

  @Test func `A4 a parent by hand selects all and none, and is on when all are`() throws {
    let screen = GalleryScreen.parentByHand.mount()
    let parent = { try screen.find(.toggle, "All") }
    #expect(states(screen) == ["All off", "One off", "Two off", "Three off"])
    try parent().tap()
    #expect(states(screen) == ["All on", "One on", "Two on", "Three on"])
    try screen.find(.toggle, "Two").tap()
    #expect(try parent().toggleState == .off)
    try screen.find(.toggle, "Two").tap()
    #expect(try parent().toggleState == .on)
    try parent().tap()
    #expect(states(screen) == ["All off", "One off", "Two off", "Three off"])
  }

  @Test func `A5 a parent hides its children and stays on while one is selected`() throws {
    let screen = GalleryScreen.parentThatHides.mount()
    let parent = { try screen.find(.toggle, "Options") }
    #expect(states(screen) == ["Options off"])
    try parent().tap()
    #expect(states(screen) == ["Options on", "One off", "Two off", "Three off"])
    expectSnapshot(of: screen, named: "shown")
    try screen.find(.toggle, "Two").tap()
    try parent().tap()
    #expect(states(screen) == ["Options on"])
    for _ in 1...2 {
      let trace = try screen.trace { try parent().tap() }
      #expect(trace.totalEvaluations == 0)
      #expect(trace.writes.isEmpty)
    }
  }

  @Test func `A6 a parent over the elements of a collection`() throws {
    let screen = GalleryScreen.parentOverCollection.mount()
    let parent = { try screen.find(.toggle, "All") }
    expectSnapshot(of: screen, named: "off")
    try parent().tap()
    for number in 1...3 { _ = try screen.find(label: "Item \(number) - true") }
    #expect(try parent().toggleState == .on)
    expectSnapshot(of: screen, as: .cells, named: "on")
    try parent().tap()
    for number in 1...3 { _ = try screen.find(label: "Item \(number) - false") }
    try screen.find(.toggle, "Item 2").tap()
    #expect(try parent().toggleState == .mixed)
    expectSnapshot(of: screen, as: .cells, named: "mixed")
    try parent().tap()
    #expect(states(screen) == ["All on", "Item 1 on", "Item 2 on", "Item 3 on"])
  }

  @Test func `A7 a parent over a list of bindings`() throws {
    let screen = GalleryScreen.parentOverList.mount()
    #expect(states(screen) == ["All mixed", "One off", "Two off", "Three on", "Four off"])
    expectSnapshot(of: screen)
    try screen.find(.toggle, "All").tap()
    #expect(states(screen) == ["All on", "One on", "Two on", "Three on", "Four on"])
    try screen.find(.toggle, "All").tap()
    #expect(states(screen) == ["All off", "One off", "Two off", "Three off", "Four off"])
  }

  @Test func `A8 constants among the sources can never be switched`() throws {
    let screen = GalleryScreen.parentWithConstants.mount()
    #expect(states(screen) == ["All mixed", "One off", "Always off off", "Always on on", "Four off"])
    let first = try screen.trace { try screen.find(.toggle, "All").tap() }
    #expect(first.writes.count == 2)
    #expect(states(screen) == ["All mixed", "One on", "Always off off", "Always on on", "Four on"])
    for _ in 1...2 {
      let later = try screen.trace { try screen.find(.toggle, "All").tap() }
      #expect(later.writes.isEmpty)
      #expect(later.totalEvaluations == 0)
    }
  }

  @Test func `A9 only the live ones as sources switch on and off`() throws {
    let screen = GalleryScreen.parentOverLiveOnes.mount()
    #expect(states(screen) == ["Live ones off", "With constants mixed", "One off", "Four off"])
    try screen.find(.toggle, "Live ones").tap()
    #expect(states(screen) == ["Live ones on", "With constants mixed", "One on", "Four on"])
    try screen.find(.toggle, "Live ones").tap()
    #expect(states(screen) == ["Live ones off", "With constants mixed", "One off", "Four off"])
    try screen.find(.toggle, "With constants").tap()
    #expect(states(screen) == ["Live ones on", "With constants mixed", "One on", "Four on"])
    let later = try screen.trace { try screen.find(.toggle, "With constants").tap() }
    #expect(later.writes.isEmpty)
    #expect(later.totalEvaluations == 0)
  }

  @Test func `A10 a proxy takes part for the constants`() throws {
    let screen = GalleryScreen.proxyToggle.mount()
    func three() throws -> [ToggleState?] {
      try ["All", "Always off", "Always on"].map { try screen.find(.toggle, $0).toggleState }
    }
    expectSnapshot(of: screen)
    #expect(try three() == [.off, .off, .mixed])
    try screen.find(.toggle, "All").tap()
    #expect(try three() == [.on, .mixed, .on])
    try screen.find(.toggle, "All").tap()
    #expect(try three() == [.off, .off, .mixed])
    try screen.find(.toggle, "Always off").tap()
    #expect(try three() == [.mixed, .mixed, .on])
    let again = try screen.trace { try screen.find(.toggle, "Always off").tap() }
    #expect(again.writes.isEmpty)
    #expect(again.totalEvaluations == 0)
  }

  @Test func `A11 a leaf updates its ancestors and evaluates only them and itself`() throws {
    let screen = GalleryScreen.categoryTree.mount()
    try screen.find(.disclosureGroup, "Clothing").expand()
    try screen.find(.disclosureGroup, "Shirts").expand()
    try screen.find(.disclosureGroup, "Hats").expand()
    let trace = try screen.trace { try screen.find(.toggle, "Linen").tap() }
    let looks = trace.entries.filter { $0.typeName == "CheckboxToggleStyle" && $0.evaluations > 0 }
    #expect(Set(looks.map(\.label)) == ["Linen", "Shirts", "Clothing"])
    #expect(looks.allSatisfy { $0.evaluations == 1 })
    #expect(try screen.find(.toggle, "Shirts").toggleState == .mixed)
    #expect(try screen.find(.toggle, "Clothing").toggleState == .mixed)
    #expect(try screen.find(.toggle, "Hats").toggleState == .off)
  }
}
