import Testing
import ViewTreeTesting

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
}
