import Testing
import ViewTreeTesting

@testable import gallery

/// Every screen of the gallery, step by step; and its command line.
@MainActor struct GalleryTests {
  @Test func `every step of every screen is a snapshot`() async throws {
    for entry in Gallery.screens {
      let screen = entry.mount()
      expectSnapshot(of: screen, named: "\(entry.name)-0")
      for (index, step) in entry.steps.enumerated() {
        try await step.action(screen)
        expectSnapshot(of: screen, named: "\(entry.name)-\(index + 1)")
      }
      expectEqual(screen.issues, [])
    }
  }

  /// The design, drawn with the other characters.
  @Test func `the looks of all controls are snapshots in both glyph sets`() async throws {
    var count = 0
    try await GalleryScreen.looks.forEachStep(Variant(glyphs: .unicode)) { _, screen in
      expectSnapshot(of: screen, named: "unicode-\(count)")
      count += 1
    }
  }

  /// On a small screen, each kind of control is on a line of its own: `looks-focus`.
  @Test func `the looks of all controls are snapshots in points`() async throws {
    var count = 0
    try await GalleryScreen.looks.forEachStep(Variant(glyphs: .unicode, unit: .points)) { _, screen in
      expectSnapshot(of: screen, named: "points-\(count)")
      count += 1
    }
  }

  /// The rest of the design: with the other characters, where there is little room, and in points.
  @Test func `the pages of looks are snapshots in each variant`() async throws {
    let variants = [
      "unicode": Variant(glyphs: .unicode), "narrow": Variant(width: 20),
      "points": Variant(glyphs: .unicode, unit: .points),
    ]
    for entry in Gallery.lookPages {
      for (name, variant) in variants {
        var count = 0
        try await entry.forEachStep(variant) { _, screen in
          expectSnapshot(of: screen, named: "\(entry.name)-\(name)-\(count)")
          count += 1
        }
      }
    }
  }

  /// Toggles in all their families: over constants, over each other, in trees, over slow storage.
  ///
  /// Not those that are locked together: what looks at all of them is evaluated once a frame, and whether six actors
  /// answer in one frame or in two is not the screen's to say.
  private static let toggles: [GalleryScreen] = [
    .fourToggles, .parentByHand, .parentThatHides, .parentOverCollection, .parentOverList, .parentWithConstants,
    .parentOverLiveOnes, .proxyToggle, .sixtyToggles, .sixHundredToggles, .composedStyles, .slowStorage,
  ]

  @Test func `the evaluations of each event are a snapshot`() async throws {
    for entry in Self.toggles {
      let table = try await entry.evaluations()
      expectSnapshot(of: Text(verbatim: table), width: 160, named: entry.name)
    }
    #expect(try await GalleryScreen.fourToggles.story().contains("-- tap toggle \"Always off\": evaluated nothing\n"))
  }

  @Test nonisolated static func `a screen that is dropped at any step leaves no node, state or model behind`() async {
    await #expect(processExitsWith: .success) { try await EveryScreen.leavesNothing() }
  }

  @Test nonisolated static func `screens show words, not values of Swift`() async {
    await #expect(processExitsWith: .success) { try await EveryScreen.speaksOfThings() }
  }

  @Test nonisolated static func `every screen can be shown at any width, in both glyph sets and units`() async {
    await #expect(processExitsWith: .success) { await EveryScreen.fitsAnyWidth() }
  }

  @Test nonisolated static func `a step without room on a narrow screen is reported, and the others continue`() async {
    await #expect(processExitsWith: .success) { try await EveryScreen.goesOnWithoutRoom() }
  }

  // MARK: Documents

  @Test func `each step is a document of its own`() async throws {
    let pictures = try await GalleryScreen.menuOptions.documents(Variant(format: .svg))
    expectEqual(pictures.map(\.name), (0...5).map { "menu-\($0).svg" })
    #expect(pictures.allSatisfy { $0.content.hasPrefix("<svg ") && $0.content.hasSuffix("</svg>") })
    #expect(pictures[1].content.contains("toggle &quot;Toolbar&quot; on"))
    let pages = try await GalleryScreen.menuOptions.documents(Variant(format: .html))
    expectEqual(pages.count, pictures.count)
    #expect(pages.allSatisfy { $0.name.hasSuffix(".html") && $0.content.hasPrefix("<!DOCTYPE html>") })
    let texts = try await GalleryScreen.menuOptions.documents()
    expectEqual(texts.map(\.name).first, "menu-0.txt")
  }

  @Test func `a page has a picture for each step of each screen`() async throws {
    let screens = [GalleryScreen.menuOptions, .timePicker]
    for (format, start) in [(SnapshotFormat.svg, "<svg "), (.html, "<div class=\"screen\"")] {
      let page = try await Page.document(screens, Variant(format: format))
      #expect(page.hasPrefix("<!DOCTYPE html>") && page.components(separatedBy: "<html").count == 2)
      expectEqual(page.components(separatedBy: "<section id=").count, 3)
      expectEqual(
        page.components(separatedBy: "<figure>\n\(start)").count - 1, screens.reduce(0) { $0 + $1.steps.count + 1 })
      #expect(
        page.contains("<figcaption>open menu &quot;View&quot;</figcaption>") && page.contains("How often makeBody"))
    }
  }

  @Test func `every screen has code that can be shown`() throws {
    for entry in Gallery.screens { #expect(try entry.source().contains("\"\(entry.name)\"")) }
    #expect(try GalleryScreen.menuOptions.source().contains("struct MenuOptions: View {"))
  }

  // MARK: The tour

  @Test func `the tour is a snapshot of at most 120 lines`() async throws {
    let text = try await Tour.text(colors: .none)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 120)
    expectSnapshot(of: Text(verbatim: text), width: 200)
  }

  @Test func `the tour ends with colours where the terminal has them`() async throws {
    let (plain, colored) = (try await Tour.text(colors: .none), try await Tour.text(colors: .trueColor))
    #expect(!plain.contains("\u{1B}") && colored.contains("\u{1B}[42m"))
  }

  // MARK: The command line

  private func arguments(_ line: String) throws -> Arguments {
    try Arguments(line.split(separator: " ").map(String.init), screens: ["one", "two"])
  }

  @Test func `the command line is read`() throws {
    try expectEqual(arguments("").action, .tour)
    try expectEqual(arguments("--all").action, .show(nil))
    try expectEqual(arguments("--width 30").action, .show(nil))
    try expectEqual(arguments("--list").action, .list)
    try expectEqual(arguments("--help").action, .help)
    let command = try arguments("two --width 30 --glyphs unicode --format cells --unit points")
    expectEqual(command.action, .show("two"))
    expectEqual(command.variant.width, 30)
    expectEqual(command.variant.glyphs, .unicode)
    expectEqual(command.variant.format, .cells)
    expectEqual(command.variant.unit, .points)
    try expectEqual(arguments("two --live").action, .live("two"))
    try expectEqual(arguments("--source one").action, .source("one"))
    try expectEqual(arguments("-o out --format svg").action, .write(nil, folder: "out"))
    try expectEqual(arguments("two --output out").action, .write("two", folder: "out"))
    try expectEqual(arguments("--page").action, .page(nil, folder: nil))
    try expectEqual(arguments("one --page --format html -o out").action, .page("one", folder: "out"))
  }

  @Test(arguments: [
    ("three", "unknown screen \"three\"; the screens are:\n  one\n  two"),
    (
      "--wide",
      "unknown flag --wide; the flags are --all --width --glyphs --unit --format -o --page --live --watch --source --list --help"
    ),
    ("--width", "--width needs a number of columns from 1 to 500, not nothing"),
    ("--width 0", "--width needs a number of columns from 1 to 500, not \"0\""),
    ("--glyphs emoji", "--glyphs needs one of ascii unicode, not \"emoji\""),
    ("one two", "\"one\" and \"two\" are two screens; name one, or none for all screens"),
    ("--all one", "--all means all screens, and \"one\" only one; remove one of the two"),
    ("--source", "--source needs the name of a screen; the screens are:\n  one\n  two"),
    ("--source three", "unknown screen \"three\"; the screens are:\n  one\n  two"),
    ("--live", "--live needs the name of a screen; the screens are:\n  one\n  two"),
    ("-o", "-o needs a folder, not nothing"),
    ("-o --page", "-o needs a folder, not \"--page\""),
    ("--page --format cells", "--page needs --format svg or html, not cells"),
    (
      "--format svg",
      "--format svg needs -o FOLDER, which writes a file for each step, or --page, which prints one page with all of them"
    ),
    ("--unit em", "--unit needs one of cells points, not \"em\""),
  ])
  func `an unknown argument is reported with the valid ones`(line: String, message: String) {
    #expect { try arguments(line) } throws: { ($0 as? Arguments.Failure)?.message == message }
  }
}
