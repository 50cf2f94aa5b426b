import Testing
import ViewTreeTesting

@MainActor struct MaskTests {
  private let black = Color(white: 0)

  @Test func `a fill is visible in the shape of the mask's characters`() {
    let screen = Screen(width: 4, height: 1) {
      LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing).mask { Text("Hi") }
    }
    expectText(screen.render(.cells), equals: "\" Hi \"\n  1..1 fg=#606060, 2..2 fg=#9f9f9f")
  }

  @Test func `the views below are visible where the mask is empty`() {
    let screen = Screen(width: 6, height: 1) {
      ZStack {
        Text("abcdef")
        Text("ABCDEF").background(black).mask(alignment: .leading) { Rectangle().frame(width: 2) }
      }
    }
    expectText(screen.render(.cells), equals: "\"ABcdef\"\n  0..1 bg=#000000")
    let circle = Screen(width: 8, options: ScreenOptions(glyphs: .unicode)) {
      Color.black.frame(width: 8, height: 4).mask(Circle())
    }
    expectText(circle.text, equals: " ▄████▄\n▟██████▙\n▜██████▛\n ▀████▀")
  }

  @Test func `a fill looks the same through a mask of its shape`() {
    let row = HStack {
      Text("Row").padding(.horizontal, 1)
      Spacer()
    }
    for glyphs in [GlyphSet.ascii, .unicode] {
      func text(_ view: some View) -> String {
        Screen(width: 10, height: 1, options: ScreenOptions(glyphs: glyphs)) { view }.text
      }
      for color in [Color.white, .gray.opacity(0.3), .blue] {
        expectText(text(row.background(color).mask { Rectangle() }), equals: text(row.background(color)))
      }
    }
    func half(_ mask: some View) -> String { Screen(width: 2, height: 1) { black.mask { mask } }.render(.cells) }
    let gray = "\"  \"\n  0..1 bg=#7f7f7f"
    expectText(half(Rectangle().opacity(0.5)), equals: gray)
    expectText(half(Rectangle().fill(.black).opacity(0.5)), equals: gray)
    expectText(half(ZStack { black }.opacity(0.5)), equals: gray)
  }

  @Test func `a translucent mask lets its share through`() {
    let screen = Screen(width: 2, height: 2) {
      black.mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
    }
    expectText(screen.render(.cells), equals: "\"  \"\n  0..1 bg=#404040\n\"  \"\n  0..1 bg=#bfbfbf")
  }

  @Test func `a wide character that the mask cuts is hidden`() {
    let screen = Screen(width: 4, height: 1) {
      Text("世界").mask(alignment: .leading) { Rectangle().frame(width: 3) }
    }
    expectText(screen.text, equals: "世")
  }

  @Test func `the mask takes no clicks and is not a control, and masked controls can be used`() throws {
    struct Masked: View {
      @State private var taps = 0
      var body: some View { Button("Taps \(taps)") { taps += 1 }.buttonStyle(.plain).mask { Text("######") } }
    }
    let screen = Screen(Masked(), width: 10)
    screen.click(column: 1, row: 0)
    expectText(screen.text, equals: "Taps 1")
    expectEqual(screen.elements.count, 1)
  }

  @Test func `a mask that changes is drawn again`() throws {
    struct Opening: View {
      @State private var width: CGFloat = 1
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("abcdef").mask(alignment: .leading) { Rectangle().frame(width: width) }
          Button("Open") { width = 4 }.buttonStyle(.plain)
        }
      }
    }
    let screen = Screen(Opening(), width: 6)
    expectText(screen.text, equals: "a\nOpen")
    try screen.find(.button, "Open").tap()
    expectText(screen.text, equals: "abcd\nOpen")
  }
}
