import Testing
import ViewTreeTesting

@testable import ViewTree

/// The bars of progress views and sliders.
@MainActor struct LevelBarTests {
  private func text(_ view: some View, _ width: Int, _ glyphs: GlyphSet = .ascii) -> String {
    Screen(view, width: width, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test(
    arguments: [
      (7, 0, "[.....]", "░░░░░░░", "░░░░░░░"), (7, 0.1, "[#....]", "▊░░░░░░", "░░░░░░█"),
      (7, 0.5, "[###..]", "███▌░░░", "░░░▐███"), (7, 0.9, "[#####]", "██████▎", "▕██████"),
      (7, 1, "[#####]", "███████", "███████"), (8, 0.9, "[#####.]", "███████▎", "▕███████"),
      (8, 0.5, "[###...]", "████░░░░", "░░░░████"), (10, 0.1, "[#.......]", "█░░░░░░░░░", "░░░░░░░░░█"),
      (5, 0.5, "[##..", "███░░", "░░░██"), (2, 0.1, "[.", "▋░", "░░"), (2, 0.9, "[#", "██", "▐█"),
      (8, 0.016, "[......]", "▏░░░░░░░", "░░░░░░░▕"), (8, 0.04, "[......]", "▍░░░░░░░", "░░░░░░░▐"),
    ] as [(Int, Double, String, String, String)])
  func `progress fills a bar from the leading edge, in eighths where there are some`(
    width: Int, level: Double, ascii: String, unicode: String, mirrored: String
  ) {
    let bar = ProgressView(value: level)
    expectText(text(bar, width), equals: ascii)
    expectText(text(bar, width, .unicode), equals: unicode)
    let turned = bar.environment(\.layoutDirection, .rightToLeft)
    expectText(text(turned, width, .unicode), equals: mirrored)
    if width > 5 { expectText(text(turned, width), equals: "[\(String(ascii.dropFirst().dropLast().reversed()))]") }
  }

  @Test(
    arguments: [
      (7, 0, "[O----]", "[─────]", "╌─────╌"), (7, 0.1, "[O----]", "[▌────]", "╌▒────╌"),
      (7, 0.5, "[==O--]", "[██▌──]", "╌▒▒▒──╌"), (7, 1, "[====O]", "[█████]", "╌▒▒▒▒▒╌"),
      (8, 0.1, "[=O----]", "[▋─────]", "╌▒─────╌"), (8, 0.5, "[===O--]", "[███───]", "╌▒▒▒───╌"),
      (8, 0.9, "[=====O]", "[█████▍]", "╌▒▒▒▒▒─╌"), (10, 0.9, "[======O-]", "[███████▎]", "╌▒▒▒▒▒▒▒─╌"),
    ] as [(Int, Double, String, String, String)])
  func `a slider has a thumb, or a level in eighths, between its ends`(
    width: Int, level: Double, ascii: String, unicode: String, disabled: String
  ) {
    let slider = Slider(value: .constant(level))
    expectText(text(slider, width), equals: ascii)
    expectText(text(slider, width, .unicode), equals: unicode)
    expectText(text(slider.disabled(true), width), equals: "~\(ascii.dropFirst().dropLast())~")
    expectText(text(slider.disabled(true), width, .unicode), equals: disabled)
  }

  @Test(arguments: [
    (2, "[.", "░░"), (5, "[.#..", "░░██░"), (7, "[.##..]", "░░██░░░"), (8, "[..##..]", "░░███░░░"),
    (10, "[..###...]", "░░░███░░░░"), (20, "[......######......]", "░░░░░░███████░░░░░░░"),
  ]) func `progress that is not known fills the middle third`(width: Int, ascii: String, unicode: String) {
    expectText(text(ProgressView().progressViewStyle(.linear), width), equals: ascii)
    expectText(text(ProgressView().progressViewStyle(.linear), width, .unicode), equals: unicode)
  }

  @Test(
    arguments: [
      (0.3, 0, "[O======-------------]", "[██████──────────────]"),
      (0.3, 0.2, "[----O==-------------]", "[────██──────────────]"),
      (0.3, 0.5, "[------====O---------]", "[──────████──────────]"),
      (0.3, 0.53, "[------====O---------]", "[──────████▋─────────]"),
      (0.3, 1, "[------=============O]", "[──────██████████████]"),
      (0.5, 0, "[O==========---------]", "[██████████──────────]"),
      (0.5, 0.5, "[----------O---------]", "[────────────────────]"),
      (0.51, 0.51, "[----------O---------]", "[────────────────────]"),
      (0.5, 0.50625, "[----------O---------]", "[──────────▏─────────]"),
      (0.5, 0.53, "[----------O---------]", "[──────────▋─────────]"),
      (0.5, 0.77, "[----------=====O----]", "[──────────█████▍────]"),
      (0, 0.2, "[====O---------------]", "[████────────────────]"),
      (1, 0.5, "[----------O=========]", "[──────────██████████]"),
      (1, 1, "[-------------------O]", "[────────────────────]"),
    ] as [(Double, Double, String, String)]) func `a slider with a neutral value is filled from there`(
      neutral: Double, level: Double, ascii: String, unicode: String
    )
  {
    let slider = Slider(value: .constant(level), in: 0...1, neutralValue: neutral) { Text("n") }.labelsHidden()
    expectText(text(slider, 22), equals: ascii)
    expectText(text(slider, 22, .unicode), equals: unicode)
  }

  @Test func `a bar is twenty cells long if it may choose`() {
    expectText(text(ProgressView(value: 0.5).fixedSize(), 40), equals: "[#########.........]")
    expectText(text(Slider(value: .constant(0.5)).fixedSize(), 40), equals: "[=========O--------]")
    let points = Screen(
      ProgressView(value: 0.5).fixedSize(), width: 40, options: ScreenOptions(glyphs: .ascii, unit: .points))
    expectText(points.text, equals: "[#########.........]")
  }

  private let glyphs = LevelBar.Glyphs(
    ends: ("[", "]"), filled: "=", rest: "-", thumb: "O", locked: ".", tick: ("#", "+"))

  @Test func `bars are equal only if all their glyphs are`() {
    func changed(_ change: (inout LevelBar.Glyphs) -> Void) -> LevelBar.Glyphs {
      var other = glyphs
      change(&other)
      return other
    }
    expectEqual(changed { _ in }, glyphs)
    let others = [
      changed { $0.ends.after = ")" }, changed { $0.thumb = nil }, changed { $0.locked = " " },
      changed { $0.tick.rest = "|" }, LevelBar.Glyphs(ends: ("[", "]"), filled: "#", rest: "-", thumb: "O"),
      LevelBar.Glyphs(
        ends: ("[", "]"), filled: "=", rest: " ", thumb: "O", locked: ".", tick: ("#", "+")),
    ]
    for other in others { #expect(other != glyphs, "\(other)") }
  }

  @Test func `marks change the rest and the filled part, and never the thumb`() {
    func marked(_ marks: LevelMarks, _ parts: LevelMarks.Parts) -> [String] {
      let drawn = marks.drawn(on: parts, glyphs)
      return [drawn.before, drawn.filled, drawn.after]
    }
    let bar = (before: "--", filled: "==O", after: "--")
    expectEqual(marked(LevelMarks(ticks: [0, 0.5, 1], enabled: 0.2...0.8), bar), ["+-", "=#O", "-+"])
    expectEqual(marked(LevelMarks(ticks: [0.67], enabled: 0.5...0.5), bar), ["..", "==O", ".."])
    expectEqual(marked(LevelMarks(ticks: [0]), (before: "", filled: "", after: "-")), ["", "", "-"])
  }

  @Test func `a bar on its way stays between its ends`() {
    func level(_ start: Double?, _ end: Double?, _ amount: Double) -> Double? {
      func bar(_ level: Double?) -> LevelBar { LevelBar(level: level, glyphs: glyphs, in: EnvironmentValues()) }
      return bar(start).mixed(with: bar(end), amount: amount)?.level
    }
    expectEqual(level(0.25, 0.75, 0.5), 0.5)
    expectEqual(level(0.75, 0.25, 0.25), 0.625)
    expectEqual(
      [level(0.25, 0.75, 2), level(0.25, 0.75, -2), level(nil, 1, 0.5), level(0, nil, 0.5)], [1, 0, nil, nil])
  }

  @Test func `a bar that is disabled is filled from its neutral value too`() {
    func bar(_ level: Double) -> String {
      let slider = Slider(value: .constant(level), in: 0...1, neutralValue: 0.3) { Text("n") }
      return text(slider.labelsHidden().disabled(true), 22, .unicode)
    }
    expectEqual([bar(0.5), bar(0.1)], ["╌──────▒▒▒▒──────────╌", "╌──▒▒▒▒──────────────╌"])
  }

  @Test func `a bar has the same cells in points, and takes its line before a text is cut`() {
    for width in [7, 12] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        func picture(_ unit: ScreenOptions.Unit) -> String {
          let bars = VStack(alignment: .leading, spacing: 0) {
            ProgressView(value: 0.25)
            Text("end")
          }
          .environment(\.layoutDirection, direction)
          return Screen(bars, width: width, options: ScreenOptions(unit: unit)).text
        }
        expectEqual(picture(.points), picture(.cells))
      }
    }
    let tall = VStack(alignment: .leading, spacing: 0) {
      ProgressView(value: 1)
      Text("one\ntwo\nthree\nfour")
    }
    let rows = Screen(tall, width: 7, height: 4).text.split(separator: "\n")
    expectEqual(rows.prefix(3), ["[#####]", "one", "two"])
    expectEqual(rows.count, 4)
  }
}
