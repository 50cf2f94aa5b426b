import Testing
import ViewTreeTesting

@testable import gallery

/// Random play finds no fault in the screens of the gallery.
///
///     VIEWTREE_PLAY_EVENTS=500 swift test --filter RandomPlayTests     # the nightly form
@MainActor struct RandomPlayTests {
  /// In a process of its own: the other tests have the main actor meanwhile.
  @Test nonisolated static func `every screen stays consistent whatever a person does`() async {
    await #expect(processExitsWith: .success) { try await RandomPlayTests.play() }
  }

  private static func play() async throws {
    for entry in Gallery.screens {
      // Six hundred toggles are mounted anew after each event.
      let events = entry.name == "six-hundred-toggles" ? 4 : 15
      try await expectConsistent(
        events: events, width: entry.width, height: nil, options: ScreenOptions(unit: entry.unit)
      ) { entry.value() }
    }
  }
}
