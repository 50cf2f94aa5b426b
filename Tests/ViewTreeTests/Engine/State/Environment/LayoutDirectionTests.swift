import Testing
import ViewTreeTesting

@MainActor struct LayoutDirectionTests {
  private struct Reader: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View { Text(direction == .leftToRight ? "left" : "right") }
  }

  @Test func `views read the direction, from left to right unless it is set`() {
    let screen = Screen(width: 10) {
      Reader()
      Reader().environment(\.layoutDirection, .rightToLeft)
    }
    expectText(screen.text, equals: " left\nright")
  }

  @Test(arguments: [
    ("en_US", LayoutDirection.leftToRight), ("he_IL", .rightToLeft), ("ar", .rightToLeft), ("fa_IR", .rightToLeft),
    ("ja_JP", .leftToRight),
  ])
  func `a screen has the direction of its locale`(locale: String, direction: LayoutDirection) {
    let options = ScreenOptions(locale: Locale(identifier: locale))
    expectEqual(options.layoutDirection, direction)
    expectText(
      Screen(width: 10, options: options) { Reader() }.text,
      equals: direction == .leftToRight ? "left" : "     right")
  }

  @Test func `the direction of the options counts more than the locale`() {
    var options = ScreenOptions(locale: Locale(identifier: "he_IL"), layoutDirection: .leftToRight)
    expectText(Screen(width: 10, options: options) { Reader() }.text, equals: "left")
    options.layoutDirection = .rightToLeft
    options.locale = Locale(identifier: "en_US")
    expectText(Screen(width: 10, options: options) { Reader() }.text, equals: "     right")
  }
}
