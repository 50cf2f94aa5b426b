import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct ColorPickerTests {
  private struct Settings: View {
    @State var color: Color
    var supportsOpacity = true

    var body: some View {
      VStack(alignment: .leading) {
        ColorPicker("Tint", selection: $color, supportsOpacity: supportsOpacity)
        Button("Fade") { color = color.opacity(0.5) }
      }
    }
  }

  private func screen(
    _ color: Color = .red, width: Int = 40, supportsOpacity: Bool = true, glyphs: GlyphSet = .ascii
  ) -> Screen {
    Screen(
      Settings(color: color, supportsOpacity: supportsOpacity), width: width, height: 12,
      options: ScreenOptions(glyphs: glyphs))
  }

  private func value(_ screen: Screen) throws -> String? { try screen.find(.colorPicker, "Tint").value }

  @Test func `from right to left the arrow keys of the palette and the levels go where they point`() throws {
    struct Tint: View {
      @State private var color = Color.orange
      var body: some View { ColorPicker("Tint", selection: $color).environment(\.layoutDirection, .rightToLeft) }
    }
    let screen = Screen(Tint(), width: 50, height: 14)
    try screen.find(.colorPicker, "Tint").tap()
    screen.press(.tab)
    screen.press(.left)
    expectEqual(screen.findAll(.button).filter(\.isSelected).map(\.label), ["yellow"], "\(screen.text)")
    screen.press(.right)
    screen.press(.right)
    expectEqual(screen.findAll(.button).filter(\.isSelected).map(\.label), ["red"], "\(screen.text)")
  }

  @Test(arguments: [GlyphSet.ascii, .unicode]) func `closed, open and narrow`(_ glyphs: GlyphSet) throws {
    let screen = screen(glyphs: glyphs)
    try screen.find(.colorPicker, "Tint").expand()
    expectSnapshot(of: screen, named: "open.\(glyphs)")
    let narrow = self.screen(Color(red: 1, green: 0.5, blue: 0), width: 20, glyphs: glyphs)
    try narrow.find(.colorPicker, "Tint").expand()
    expectSnapshot(of: narrow, named: "narrow.\(glyphs)")
  }

  @Test func `colours have names`() throws {
    for (color, name) in [
      (Color.mint, "mint"), (Color(red: 1, green: 0.5, blue: 0), "#ff8000"), (.primary, "primary"),
      (.secondary, "secondary"), (.accentColor, "accent"), (.clear, "clear"), (.red.opacity(0.5), "red 50%"),
      (Color("own"), "own"), (Color.blue.opacity(.nan), "blue"), (Color.blue.opacity(7), "blue"),
    ] { try expectEqual(value(screen(color)), name) }
  }

  @Test func `the clear colour has no opacity, and other colours have theirs`() {
    for (color, opacity) in [(Color.clear, 0), (.red, 100), (.red.opacity(0.25), 25), (.primary, 100)] {
      expectEqual(ColorLevels(color, in: EnvironmentValues())[.opacity], opacity)
    }
  }

  @Test func `keys choose in the palette, and go on to the levels`() throws {
    let screen = screen()
    screen.press(.tab)
    screen.press(.return)
    screen.press(.down)
    screen.press(.right)
    try expectEqual(value(screen), "orange")
    screen.press(.down)
    try expectEqual(value(screen), "mint")
    screen.press(.home)
    try expectEqual(screen.find(.button, "red").isSelected, true)
    screen.press(.end)
    try expectEqual(value(screen), "black")
    screen.press(.down)
    #expect(try screen.find(.slider, "Red").isFocused)
    screen.press(.right)
    try expectEqual(value(screen), "#050000")
    screen.press(.pageUp)
    screen.press(.left)
    try expectEqual(screen.find(.slider, "Red").value, "50")
    screen.press(.end)
    try expectEqual(value(screen), "#ff0000")
    screen.press(.escape)
    #expect(screen.findAll(.slider).isEmpty)
  }

  @Test func `clicks choose, and set levels`() throws {
    let screen = screen()
    try screen.find(.colorPicker, "Tint").tap()
    try screen.find(.button, "green").tap()
    try expectEqual(value(screen), "green")
    try screen.find(.slider, "Opacity").decrement()
    try expectEqual(value(screen), "green 95%", "a colour keeps its name")
    try screen.find(.button, "blue").tap()
    try expectEqual(value(screen), "blue 95%", "and the opacity stays")
    let level = try screen.find(.slider, "Blue")
    screen.drag(
      fromColumn: Int(level.frame.minX) + 9, row: Int(level.frame.minY), toColumn: 0, row: Int(level.frame.minY))
    try expectEqual(screen.find(.slider, "Blue").value, "0")
    #expect(screen.issues == [] && screen.frames.check() == [])
  }

  @Test func `without opacity a chosen colour is opaque`() throws {
    let screen = screen(.red.opacity(0.5), supportsOpacity: false)
    try screen.find(.colorPicker, "Tint").tap()
    expectEqual(screen.findAll(.slider).map(\.label), ["Red", "Green", "Blue"])
    try expectEqual(value(screen), "red 50%", "what was given stays until something is chosen")
    try screen.find(.slider, "Red").decrement()
    try expectEqual(value(screen), "#fa3b30")
    let disabled = Screen(Settings(color: .red).disabled(true), width: 30)
    #expect(throws: ElementError.self) { try disabled.find(.colorPicker, "Tint").tap() }
    expectText(disabled.text, equals: "Tint [~## red v~]\n[~Fade~]")
  }

  @Test(arguments: [
    (Color.primary, Key.right, "red"), (.primary, .down, "red"), (.primary, .left, "primary"), (.clear, .right, "red"),
    (.orange, .left, "red"), (.mint, .up, "orange"), (.red, .left, "red"), (.red.opacity(0.5), .down, "green 50%"),
    (.gray, .right, "black"), (.black, .home, "red"), (.white, .down, "white"),
  ]) func `an arrow chooses the next colour of the palette`(color: Color, key: Key, name: String) throws {
    let screen = screen(color)
    for key in [.tab, .return, .down, key] { screen.press(key) }
    try expectEqual(value(screen), name)
  }

  @Test func `keys and steps move the level of a component`() throws {
    let screen = screen(Color(red: 0, green: 100 / 255, blue: 1))
    try screen.find(.colorPicker, "Tint").tap()
    func level(_ component: String, _ change: (Element) throws -> Void) throws -> String? {
      try change(screen.find(.slider, component))
      return try screen.find(.slider, component).value
    }
    let keys: [(Key, String)] = [
      (.right, "105"), (.left, "100"), (.pageUp, "150"), (.pageDown, "100"), (.end, "255"), (.right, "255"),
      (.home, "0"), (.left, "0"),
    ]
    for (key, expected) in keys { try expectEqual(level("Green") { try $0.press(key) }, expected, "\(key)") }
    try expectEqual(level("Green") { try $0.increment() }, "5")
    try expectEqual(level("Opacity") { try $0.press(.end) }, "100")
    try expectEqual(level("Opacity") { try $0.press(.home) }, "0")
    try expectEqual(value(screen), "#0005ff 0%")
  }

  @Test func `a colour has the levels that are seen`() {
    func levels(_ color: Color, _ scheme: ColorScheme) -> [Int] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      return ColorLevels.Component.allCases.map { ColorLevels(color, in: environment)[$0] }
    }
    expectEqual(levels(.primary, .light), [0, 0, 0, 100])
    expectEqual(levels(.primary, .dark), [255, 255, 255, 100])
    expectEqual(levels(Color(red: 1, green: 0.5, blue: 0, opacity: 0.254), .dark), [255, 128, 0, 25])
    expectEqual(levels(.red.opacity(-3), .dark)[3], 0)
  }

  @Test func `a level stays within its limits, and only opacity keeps the colour's name`() {
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    func name(_ old: Color, _ component: ColorLevels.Component, _ level: Int) -> String {
      let new = ColorLevels(old, in: environment).color(of: old, setting: component, to: level)
      return ColorLevels(new, in: environment).name
    }
    let color = Color(red: 0, green: 0.2, blue: 1)
    expectEqual([name(color, .red, -5), name(color, .red, 300)], ["#0033ff", "#ff33ff"])
    expectEqual(
      [name(.red, .opacity, 40), name(.red, .opacity, 130), name(.red, .opacity, -1)], ["red 40%", "red", "red 0%"])
    expectEqual(name(.clear, .opacity, 50), "#000000 50%")
  }

  @Test func `without opacity keys and clicks choose opaque colours`() throws {
    func palette() throws -> Screen {
      let screen = screen(.red.opacity(0.5), supportsOpacity: false)
      try screen.find(.colorPicker, "Tint").tap()
      return screen
    }
    let keys = try palette()
    for _ in 1...2 { keys.press(.down) }
    try expectEqual(value(keys), "green")
    let clicks = try palette()
    try clicks.find(.button, "mint").tap()
    try expectEqual(value(clicks), "mint")
  }

  @Test func `a colour by the scheme has the name of its scheme`() {
    for (scheme, name) in [(ColorScheme.light, "red"), (.dark, "blue")] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let color = Color(light: .red, dark: .blue)
      expectEqual(ColorLevels(color, in: environment).name, name)
    }
  }

  @Test(arguments: ScreenOptions.Unit.allCases) func `a click sets a level from either side`(
    unit: ScreenOptions.Unit
  ) throws {
    func levels(_ direction: LayoutDirection) throws -> [String] {
      let options = ScreenOptions(unit: unit, layoutDirection: direction)
      let screen = Screen(Settings(color: Color(red: 0, green: 0, blue: 0)), width: 40, height: 14, options: options)
      try screen.find(.colorPicker, "Tint").tap()
      return try [8, 9, 12, 20, 30, 31].map { column in
        let frame = try screen.find(.slider, "Green").frame
        let (x, y) = (frame.minX / unit.cellSize.width, frame.minY / unit.cellSize.height)
        screen.click(column: Int(x) + column, row: Int(y))
        return try screen.find(.slider, "Green").value ?? ""
      }
    }
    try expectEqual(levels(.leftToRight), ["0", "0", "36", "134", "255", "255"])
    try expectEqual(levels(.rightToLeft), ["219", "206", "170", "73", "73", "73"])
  }

  private struct Palette: View {
    @State var color: Color
    var supportsOpacity = true

    var body: some View {
      ColorPalette(selection: $color, supportsOpacity: supportsOpacity)
      Text("is \(ColorLevels(color, in: EnvironmentValues()).name)")
    }
  }

  @Test(arguments: [
    (
      14,
      """
       ## [##] ##
       ##  ##  ##
       ##  ##  ##
       ##  ##  ##
           ::  ##
      R [=====O] 255
      G [===O--] 149
      B [O-----] 0
      O [=====O] 100
      """
    ),
    (
      18,
      """
       ## [##] ##  ##
       ##  ##  ##  ##
       ##  ##  ##  ##
           ::  ##
      Red     [===O] 255
      Green   [==O-] 149
      Blue    [O---] 0
      Opacity [===O] 100
      """
    ),
  ]) func `a narrow palette has columns of swatches alone, and titles as long as a bar fits`(
    width: Int, picture: String
  ) {
    let palette = ColorPalette(selection: .constant(.orange), supportsOpacity: true)
    expectText(Screen(palette, width: width).text, equals: picture)
  }

  @Test func `a palette passes on the keys that choose nothing`() {
    func passed(_ color: Color, _ key: Key, tabs: Int = 1) -> Bool {
      var isPassed = false
      let screen = Screen(width: 40, height: 12) {
        VStack { Palette(color: color) }
          .onKeyPress(phases: .down) { _ in
            isPassed = true
            return .handled
          }
      }
      for _ in 0..<tabs { screen.press(.tab) }
      isPassed = false
      screen.press(key)
      return isPassed
    }
    expectEqual([Key.left, .up, .right, .down].map { passed(.primary, $0) }, [true, true, false, false])
    expectEqual([Key.left, .pageUp, .right, .end].map { passed(.red, $0) }, [true, true, false, false])
    let levelKeys = [Key.up, .character("q"), .right, .home]
    expectEqual(levelKeys.map { passed(.red, $0, tabs: 2) }, [true, true, false, false])
  }

  @Test func `a colour chosen instead of a clear one is opaque`() throws {
    func palette() -> Screen { Screen(width: 40) { Palette(color: .clear.opacity(0.5)) } }
    let (keys, clicks) = (palette(), palette())
    keys.press(.tab)
    keys.press(.right)
    try clicks.find(.button, "mint").tap()
    #expect(keys.text.hasSuffix("is red") && clicks.text.hasSuffix("is mint"))
  }

  @Test func `a level follows the pointer until it is released`() throws {
    let screen = Screen(width: 40) { Palette(color: .black, supportsOpacity: false) }
    let frame = try screen.find(.slider, "Green").frame
    let (column, row) = (Int(frame.minX), Int(frame.minY))
    func level() throws -> String? { try screen.find(.slider, "Green").value }
    screen.press(column: column + 20, row: row)
    try expectEqual(level(), "112")
    screen.drag(toColumn: column + 12, row: row)
    try expectEqual(level(), "31")
    screen.release(column: column + 12, row: row)
    screen.drag(toColumn: column + 20, row: row)
    try expectEqual(level(), "31")
  }

  @Test func `a transparent colour has the levels of its opaque one`() {
    func levels(_ color: Color) -> [Int] {
      ColorLevels.Component.allCases.map { ColorLevels(color, in: EnvironmentValues())[$0] }
    }
    expectEqual([levels(.red.opacity(0.5)), levels(.red.opacity(0))], [[255, 59, 48, 50], [255, 59, 48, 0]])
  }

  @Test func `a picker with a title that is no key has a level for opacity`() throws {
    let screen = Screen(width: 40, height: 14) { ColorPicker(String("C"), selection: .constant(.red)) }
    try screen.find(.colorPicker, "C").tap()
    expectEqual(screen.findAll(.slider).map(\.label), ["Red", "Green", "Blue", "Opacity"])
  }
}
