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

  @Test func `variants contain those of which they are made, and each contains none`() {
    let filled = SymbolVariants.circle.fill
    #expect(filled.contains(.fill) && filled.contains(.circle) && filled.contains(filled))
    #expect(!filled.contains(.slash) && !SymbolVariants.fill.contains(.circle) && !SymbolVariants.fill.contains(filled))
    for variants in [SymbolVariants.none, .fill, filled] { #expect(variants.contains(.none)) }
    for variants in [SymbolVariants.circle, .square, .rectangle, .fill, .slash] {
      #expect(!SymbolVariants.none.contains(variants))
    }
  }

  @Test func `a symbol that is itself called as a variant keeps its name in front`() {
    expectEqual(SymbolVariants.slash.name(of: "circle"), "circle.slash")
    expectEqual(SymbolVariants.circle.name(of: "square"), "square.circle")
  }
}
