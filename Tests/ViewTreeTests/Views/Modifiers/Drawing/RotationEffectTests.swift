import Testing
import ViewTreeTesting

@MainActor struct RotationEffectTests {
  struct Chevron: View {
    @State private var isExpanded = false

    var body: some View {
      HStack {
        Button("Turn") { isExpanded.toggle() }
        Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0))
        Image(systemName: "arrow.forward").rotationEffect(Angle(degrees: isExpanded ? -180 : 0))
        Text("a")
      }
    }
  }

  @Test func `arrows and chevrons turn`() throws {
    let screen = Screen(width: 30) { Chevron() }
    expectText(screen.text, equals: "[ Turn ] > -> a")
    try screen.find(.button, "Turn").tap()
    expectText(screen.text, equals: "[ Turn ] v <- a")
  }

  @Test func `turns add up, go to the nearest quarter, and may be no number`() {
    let screen = Screen(width: 30) {
      HStack {
        Image(systemName: "chevron.up").rotationEffect(.degrees(90)).rotationEffect(.degrees(90))
        Image(systemName: "chevron.up").rotationEffect(.degrees(44))
        Image(systemName: "chevron.up").rotationEffect(.degrees(-90 - 3600))
        Image(systemName: "chevron.up").rotationEffect(.degrees(.nan))
        Image(systemName: "chevron.up").rotationEffect(.degrees(1e300))
        Image(systemName: "chevron.up.chevron.down").rotationEffect(.degrees(90))
      }
    }
    expectText(screen.text, equals: "v ^ < ^ ^ ^v")
  }

  @Test func `a shape turns around the middle of its frame`() {
    func picture(_ view: some View) -> String {
      Screen(view.frame(width: 12, height: 6), width: 12, options: ScreenOptions(glyphs: .unicode)).text
    }
    let ring = Circle().trim(from: 0, to: 0.25).stroke()
    #expect(picture(ring) != picture(ring.rotationEffect(.degrees(-90))))
    expectText(
      picture(ring.rotationEffect(.degrees(-90))), equals: picture(Circle().trim(from: 0.75, to: 1).stroke()))
    expectText(picture(ring.rotationEffect(.degrees(720))), equals: picture(ring))
    let box = Rectangle().stroke()
    expectText(picture(box.rotationEffect(.degrees(180))), equals: picture(box))
    #expect(picture(box) != picture(box.rotationEffect(.degrees(45))))
    #expect(picture(Rectangle().fill()) != picture(Rectangle().fill().rotationEffect(.degrees(45))))
  }

  @Test func `what is scaled to nothing is hidden`() throws {
    struct Heart: View {
      @State private var isLiked = false
      var body: some View {
        HStack {
          Button("Like") { isLiked = true }
          Text("<3").scaleEffect(isLiked ? 1.5 : 0)
          Text("x").scaleEffect(x: 1, y: 0)
          Text("y").scaleEffect(CGSize(width: 0, height: 1))
          Text("z").scaleEffect(0.5)
        }
      }
    }
    let screen = Screen(Heart(), width: 24)
    expectText(screen.text, equals: "[ Like ]        z")
    try screen.find(.button).tap()
    expectText(screen.text, equals: "[ Like ] <3     z")
  }
}
