import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree
@testable import gallery

/// Bad input for the screens of the gallery and for modifiers: nothing breaks, and what is shown is a picture.
///
///     VIEWTREE_FUZZ_START=5001 VIEWTREE_FUZZ_COUNT=20000 swift test --filter BadInputFuzzTests     # the nightly form
@MainActor struct BadInputFuzzTests {
  private static let runs = FuzzRuns(count: 150)

  @Test nonisolated static func `no event breaks a screen of the gallery`() async {
    if await runs.isAskedFor { return await runs.play(playGallery) }
    await #expect(processExitsWith: .success) { await BadInputFuzzTests.runs.play(BadInputFuzzTests.playGallery) }
  }

  private static func playGallery(_ seed: UInt64) {
    var input = BadInput(seed: seed)
    let entry = Gallery.screens[input.index(below: Gallery.screens.count)]
    let variant = Variant(
      glyphs: GlyphSet.allCases[input.index(below: GlyphSet.allCases.count)],
      unit: ScreenOptions.Unit.allCases[input.index(below: ScreenOptions.Unit.allCases.count)])
    play(entry.mount(variant), entry.name, events: 12, &input, seed)
  }

  @Test nonisolated static func `no number breaks a modifier`() async {
    if await runs.isAskedFor { return await runs.play(playModifiers) }
    await #expect(processExitsWith: .success) { await BadInputFuzzTests.runs.play(BadInputFuzzTests.playModifiers) }
  }

  private static func playModifiers(_ seed: UInt64) {
    var input = BadInput(seed: seed)
    let (view, names) = BadModifiers.view(from: &input)
    let height = [nil, 6, 0][input.index(below: 3)]
    play(Screen(view, width: 20, height: height), names.joined(separator: "."), events: 4, &input, seed)
  }

  private static func play(_ screen: Screen, _ name: String, events: Int, _ input: inout BadInput, _ seed: UInt64) {
    var history: [String] = []
    for _ in 0..<events {
      history.append(input.act(on: screen))
    }
    let place = "VIEWTREE_FUZZ_START=\(seed) VIEWTREE_FUZZ_COUNT=1: \(name): \(history.joined(separator: "; "))"
    for format in SnapshotFormat.allCases where format != .graph {
      let picture = screen.render(format)
      let isControl = { (scalar: UnicodeScalar) in scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) }
      let allowed: Set<UnicodeScalar> = format == .ansi ? ["\n", "\u{1B}"] : ["\n"]
      #expect(!picture.unicodeScalars.contains { isControl($0) && !allowed.contains($0) }, "\(format) \(place)")
    }
    expectEqual(screen.frames.check(), [], "\(place)")
    // Wrong numbers are named; what is wrong with the engine is not.
    expectEqual(screen.issues.filter { $0.contains("BUG") }, [], "\(place)")
    screen.close()
  }
}
