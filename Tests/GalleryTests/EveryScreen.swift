import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree
@testable import gallery

/// The properties of every screen of the gallery, checked in processes of their own: there are many screens, and the
/// other tests have the main actor meanwhile.
@MainActor enum EveryScreen {
  static func speaksOfThings() async throws {
    for entry in Gallery.screens {
      expectEqual(entry.title.first?.isLowercase, true, "\(entry.title) is no code")
      try await entry.forEachStep(Variant()) { _, screen in
        #expect(
          !screen.text.contains(/\+0000|Optional|\bnil\b|\btrue\b|\bfalse\b|[a-z]\(/), "\(entry.name): \(screen.text)")
      }
    }
  }

  static func fitsAnyWidth() {
    for entry in Gallery.screens {
      for width in [1, 5, 12, 200] {
        for glyphs in GlyphSet.allCases {
          for unit in ScreenOptions.Unit.allCases {
            let screen = entry.mount(Variant(width: width, glyphs: glyphs, unit: unit))
            let text = screen.text
            let name = "\(entry.name) in \(width) columns"
            // Points that are taken for cells are said to be; nothing else is wrong.
            let issues = screen.issues.filter { unit == entry.unit || !$0.contains("lengths are cells") }
            expectEqual(issues, [], name)
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= width }, "\(name)")
            if glyphs == .ascii { #expect(text.unicodeScalars.allSatisfy { $0.isASCII }, "\(name)") }
          }
        }
      }
    }
  }

  static func goesOnWithoutRoom() async throws {
    let narrow = Variant(width: 12)
    for entry in Gallery.screens {
      let story = try await entry.story(narrow)
      expectEqual(story.components(separatedBy: "\n-- ").count, entry.steps.count + 1, "\(entry.name)")
    }
    let looks = try await GalleryScreen.looks.story(narrow)
    expectText(
      looks, contains: "-- close it, and type into a field: not on a screen of this size; gallery/Looks.swift:")
    let names = try await GalleryScreen.looks.documents(narrow).map(\.name)
    #expect(names.first == "looks-0.txt" && !names.contains("looks-5.txt"))
    await #expect(throws: (any Error).self) { try await GalleryScreen.looks.forEachStep(narrow) { _, _ in } }
  }

  private enum Moment: CaseIterable {
    case afterTheEvent, inAnAnimation, atRest

    /// Returns whether the screen comes to the moment.
    @MainActor func isReached(on screen: Screen) async throws -> Bool {
      switch self {
      case .afterTheEvent: break
      case .inAnAnimation:
        if !screen.frames.isMoving { return false }
        screen.advance(by: .milliseconds(70))
      case .atRest: try await screen.settle()
      }
      return true
    }
  }

  /// Drops each screen at each step, closed or not, and expects that no node, state or model of it is left.
  static func leavesNothing() async throws {
    var models: Set<String> = []
    for entry in Gallery.screens {
      for closes in [false, true] {
        for moment in Moment.allCases {
          for count in 0...entry.steps.count {
            var objects = ScreenObjects()
            do {
              let screen = entry.mount()
              for step in entry.steps.prefix(count) { try await step.action(screen) }
              guard try await moment.isReached(on: screen) else { continue }
              objects.note(screen)
              if closes { screen.close() }
            }
            models.formUnion(objects.modelNames)
            await objects.waitForTasks()
            #expect(objects.left == [], "\(entry.name) after \(count) steps, \(moment)\(closes ? ", closed" : "")")
          }
        }
      }
    }
    expectEqual(models.sorted(), ["SlowStorage"])
  }
}
