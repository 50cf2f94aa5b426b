import Testing
import ViewTreeTesting

@testable import gallery

@MainActor struct ToggleTreeTests {
  private func evaluated(_ trace: InvalidationTrace, _ type: String) -> [String] {
    trace.entries.filter { $0.typeName == type && $0.evaluations > 0 }.map { "\($0.label) \($0.evaluations)" }
  }

  @Test func `a leaf of sixty toggles evaluates its ancestors and itself`() throws {
    let screen = GalleryScreen.sixtyToggles.mount()
    try screen.find(.disclosureGroup, "Shop").expand()
    try screen.find(.disclosureGroup, "Department 2").expand()
    try screen.find(.disclosureGroup, "Department 5").expand()
    let first = try screen.trace { try screen.find(.toggle, "Product 2.3").tap() }
    expectEqual(evaluated(first, "CheckboxToggleStyle").sorted(), ["Department 2 1", "Product 2.3 1", "Shop 1"])
    // Its ancestors are mixed already, and do not change.
    let second = try screen.trace { try screen.find(.toggle, "Product 2.4").tap() }
    expectEqual(evaluated(second, "CheckboxToggleStyle"), ["Product 2.4 1"])
    #expect(second.evaluations(of: ToggleTreeRow.self) <= 3)
  }

  @Test func `a leaf of six hundred toggles evaluates no more`() throws {
    let screen = GalleryScreen.sixHundredToggles.mount()
    for name in ["Shop", "Department 2", "Shelf 2.6", "Department 9", "Shelf 9.1"] {
      try screen.find(.disclosureGroup, name).expand()
    }
    let first = try screen.trace { try screen.find(.toggle, "Product 2.6.10").tap() }
    let ancestors = ["Department 2 1", "Product 2.6.10 1", "Shelf 2.6 1", "Shop 1"]
    expectEqual(evaluated(first, "CheckboxToggleStyle").sorted(), ancestors)
    #expect(first.evaluations(of: ToggleTreeRow.self) <= 4)
    for (name, state) in [("Shop", ToggleState.mixed), ("Department 2", .mixed), ("Department 9", .off)] {
      try expectEqual(screen.find(.toggle, name).toggleState, state)
    }
    // The other way round: a parent writes all that is below it, and all above follow.
    try screen.find(.toggle, "Department 9").tap()
    try expectEqual(screen.find(.toggle, "Product 9.1.7").toggleState, .on)
    try expectEqual(screen.find(.toggle, "Department 9").toggleState, .on)
    try expectEqual(screen.find(.toggle, "Shop").toggleState, .mixed)
    try screen.find(.toggle, "Shop").tap()
    #expect(screen.findAll(.toggle).allSatisfy { $0.toggleState == .on })
    let equal = try screen.trace { try screen.find(.toggle, "Product 2.6.10").tap() }
    expectEqual(equal.writes.count, 1)
    try expectEqual(screen.find(.toggle, "Shop").toggleState, .mixed)
  }
}
