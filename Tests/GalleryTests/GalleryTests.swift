import Testing
import ViewTreeTesting

@testable import gallery

/// Every screen of the gallery, step by step; and its command line.
@MainActor struct GalleryTests {
  @Test func `every step of every screen is a snapshot`() throws {
    for entry in Gallery.screens {
      let screen = entry.mount()
      expectSnapshot(of: screen, named: "\(entry.name)-0")
      for (index, step) in entry.steps.enumerated() {
        try step.action(screen)
        expectSnapshot(of: screen, named: "\(entry.name)-\(index + 1)")
      }
      #expect(screen.issues.isEmpty)
    }
  }

  @Test(arguments: [1, 5, 12, 200])
  func `every screen can be shown at any width, in both glyph sets and units`(width: Int) {
    for entry in Gallery.screens {
      for glyphs in GlyphSet.allCases {
        for unit in ScreenOptions.Unit.allCases {
          let text = entry.mount(Variant(width: width, glyphs: glyphs, unit: unit)).text
          for line in text.split(separator: "\n") { #expect(line.count <= width) }
          if glyphs == .ascii { #expect(text.unicodeScalars.allSatisfy { $0.isASCII }) }
        }
      }
    }
  }

  private func arguments(_ line: String) throws -> Arguments {
    try Arguments(line.split(separator: " ").map(String.init), screens: ["one", "two"])
  }

  @Test func `the command line is read`() throws {
    #expect(try arguments("").action == .show(nil))
    #expect(try arguments("--list").action == .list)
    #expect(try arguments("--help").action == .help)
    let command = try arguments("two --width 30 --glyphs unicode --format cells --unit points")
    #expect(command.action == .show("two"))
    #expect(command.variant.width == 30)
    #expect(command.variant.glyphs == .unicode)
    #expect(command.variant.format == .cells)
    #expect(command.variant.unit == .points)
  }

  @Test(arguments: [
    ("three", "no screen \"three\"; there are:\n  one\n  two"),
    ("--wide", "no flag --wide; there are --width --glyphs --format --unit --live --list --help"),
    ("--width", "--width takes a number of columns from 1 to 500, not nothing"),
    ("--width 0", "--width takes a number of columns from 1 to 500, not \"0\""),
    ("--glyphs emoji", "--glyphs takes one of ascii unicode, not \"emoji\""),
    ("--unit em", "--unit takes one of cells points, not \"em\""),
  ])
  func `what means nothing on the command line is said, with what would`(line: String, message: String) {
    #expect { try arguments(line) } throws: { ($0 as? Arguments.Failure)?.message == message }
  }
}
