import Testing

import ViewTreeTesting

@MainActor struct SnapshotVariantsTests {
  struct Sample: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    var body: some View {
      Text("\(direction) \(scheme) \(size)")
      Text(1234.5, format: .number)
      Toggle("On", isOn: .constant(true))
    }
  }

  func names(_ variants: SnapshotVariants, _ base: SnapshotVariant = .init(size: 40, options: .init())) -> [String?] {
    variants.all(of: base).map { $0.name(besides: base) }
  }

  @Test func `variants are the product of their lists, the default without a name`() {
    expectEqual(names(.init()), [nil])
    expectEqual(names(.init(sizes: [40, 20], glyphs: [.ascii, .unicode])), [nil, "unicode", "20", "20-unicode"])
    expectEqual(names(.init(sizes: [.init(width: 40, height: 5)])), ["40x5"])
    expectEqual(
      names(
        .init(
          locales: ["de_DE"], colorSchemes: [.dark], dynamicTypeSizes: [.accessibility1],
          layoutDirections: [.rightToLeft])), ["de_DE-dark-accessibility1-rightToLeft"])
    expectEqual(names(.init(glyphs: [.unicode, .unicode])), ["unicode"], "each once")
    expectEqual(
      names(.init(glyphs: GlyphSet.allCases), .init(size: 40, options: .init(glyphs: .unicode))), ["ascii", nil])
  }

  @Test func `in another direction, on a narrow screen`() {
    expectSnapshot(of: Sample(), width: 30, variants: .init(sizes: [12], layoutDirections: [.rightToLeft]))
  }

  @Test func settings() {
    expectSnapshot(
      of: Sample(), width: 30, variants: .init(locales: ["en_US", "de_DE"], colorSchemes: [.light, .dark]),
      as: [.text, .semantics])
  }
}
