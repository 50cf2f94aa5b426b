import Testing
import ViewTreeTesting

@MainActor struct BackgroundStyleTests {
  @Test func `a fill with the background has its style`() {
    func svg<S: ShapeStyle>(_ style: S) -> String {
      Screen(width: 4) { Text("a").background().backgroundStyle(style) }.render(.ansi)
    }
    let red = Screen(width: 4) { Text("a").background(.red) }.render(.ansi)
    let plain = Screen(width: 4) { Text("a") }.render(.ansi)
    #expect(svg(.red) == red && red != plain)
    #expect(svg(.background) == plain && svg(BackgroundStyle().opacity(0.5)) == plain)
  }

  @Test func `a fill with the background covers the views below`() {
    let donut = ZStack {
      Circle().fill(.blue)
      Circle().fill(.background).padding(2)
      Text("42%")
    }
    expectText(
      Screen(donut.frame(width: 20, height: 10), width: 20).text,
      equals: """
              ########
           ##############
         ######      ######
        #####          #####
        ####            ####
        ####     42%    ####
        #####          #####
         ######      ######
           ##############
              ########
        """)
    for style in [AnyShapeStyle(.background), AnyShapeStyle(.windowBackground), AnyShapeStyle(.regularMaterial)] {
      let card = ZStack {
        Color.blue; Text("card").padding(1).background(style)
      }
      expectText(Screen(card, width: 8, height: 3).text, equals: "#      #\n# card #\n#      #")
    }
    expectText(Screen(Circle().stroke(.background), width: 8, height: 4).text, equals: "\n\n\n")
  }
}
