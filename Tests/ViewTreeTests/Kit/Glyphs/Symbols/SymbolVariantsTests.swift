import Testing
import ViewTreeTesting

@testable import ViewTree

/// The names of symbols in their variants.
struct SymbolVariantsTests {
  @Test func `the parts of a name stand in one order, each once`() {
    expectEqual(SymbolVariants.slash.name(of: "bell.fill"), "bell.slash.fill")
    expectEqual(SymbolVariants.circle.fill.name(of: "bell.slash"), "bell.slash.circle.fill")
    expectEqual(SymbolVariants.fill.name(of: "star.fill"), "star.fill")
    expectEqual(SymbolVariants.fill.name(of: "square"), "square.fill")
    expectEqual(SymbolVariants.none.name(of: "circle.fill"), "circle.fill")
  }
}
