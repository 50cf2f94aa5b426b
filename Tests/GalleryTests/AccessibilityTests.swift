import Testing
import ViewTreeTesting

@testable import gallery

@MainActor @Suite(.serialized) struct AccessibilityTests {
  @Test func `the screens of the gallery pass the audit after each step`() async throws {
    for entry in Gallery.screens {
      for glyphs in GlyphSet.allCases {
        try await entry.forEachStep(Variant(glyphs: glyphs)) { title, screen in
          for finding in screen.audit() { Issue.record("\(entry.name), \(title ?? "at first"): \(finding)") }
        }
      }
    }
  }
}
