import Testing
import ViewTreeTesting

// The examples of the article `Traits`, as they stand there.

struct Trip: View {
  var days = 3
  @State private var isPaid = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(days) days")
      Toggle("Paid", isOn: $isPaid)
    }
  }
}

#Preview("Long trip", traits: .snapshots(as: [.text, .semantics], variants: SnapshotVariants(sizes: [20, 8]))) {
  Trip(days: 100)
}

#Preview("Trip of today", traits: .snapshots(as: [])) { Text(Date.now, format: .dateTime) }

@MainActor @Suite(.snapshots(folder: "Trips", options: ScreenOptions(glyphs: .unicode)), .budget(unneeded: 0))
struct TraitsTests {
  @Test func unpaid() { expectSnapshot(of: Trip(), width: 12) }

  @Test func paid() throws {
    let screen = Screen(width: 12) { Trip() }
    try screen.find(.toggle, "Paid").tap()
    expectSnapshot(of: screen)
  }
}

extension TraitsTests {
  @Test(.snapshots(options: ScreenOptions(glyphs: .ascii)), .budget(evaluations: 1))
  func `in ASCII`() throws {
    let screen = Screen(width: 12) { Trip() }
    try screen.find(.toggle, "Paid").tap()
    expectSnapshot(of: screen)
  }

  @Test(arguments: [1, 30], [GlyphSet.ascii, .unicode])
  func `any trip`(days: Int, glyphs: GlyphSet) throws {
    let screen = Screen(width: 12, options: ScreenOptions(glyphs: glyphs)) { Trip(days: days) }
    expectSnapshot(of: screen)
    try screen.find(.toggle, "Paid").tap()
    expectSnapshot(of: screen, named: "paid")
  }

  @Test func `all previews`() {
    expectPreviews(width: 40, variants: SnapshotVariants(glyphs: [.ascii, .unicode]), as: [.text, .semantics])
  }
}
