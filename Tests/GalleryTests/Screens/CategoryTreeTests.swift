import Testing
import ViewTreeTesting

@testable import gallery

@MainActor struct CategoryTreeTests {
  @Test func `a leaf updates its ancestors and evaluates only them and itself`() throws {
    let screen = GalleryScreen.categoryTree.mount()
    try screen.find(.disclosureGroup, "Clothing").expand()
    try screen.find(.disclosureGroup, "Shirts").expand()
    try screen.find(.disclosureGroup, "Hats").expand()
    let trace = try screen.trace { try screen.find(.toggle, "Linen").tap() }
    let looks = trace.entries.filter { $0.typeName == "CheckboxToggleStyle" && $0.evaluations > 0 }
    expectEqual(Set(looks.map(\.label)), ["Linen", "Shirts", "Clothing"])
    #expect(looks.allSatisfy { $0.evaluations == 1 })
    try expectEqual(screen.find(.toggle, "Shirts").toggleState, .mixed)
    try expectEqual(screen.find(.toggle, "Clothing").toggleState, .mixed)
    try expectEqual(screen.find(.toggle, "Hats").toggleState, .off)
  }
}
