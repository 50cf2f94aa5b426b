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
}
