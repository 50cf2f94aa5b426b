import Testing
import ViewTreeCompatibility
import ViewTreeTesting

/// Shapes that follow what is around.
@MainActor struct ContainerShapeTests {
  @Test func `a relative shape is the shape around, and a rectangle where none is known`() {
    let screen = Screen(width: 6) {
      ContainerRelativeShape().stroke().frame(height: 3)
      ContainerRelativeShape().stroke().frame(height: 3).containerShape(RoundedRectangle(cornerRadius: 1))
      ContainerRelativeShape().stroke().frame(height: 3).containerShape(Capsule())
    }
    expectText(
      screen.text,
      equals: """
        +----+
        |    |
        +----+
        .----.
        |    |
        '----'
        .----.
        |    |
        '----'
        """)
  }

  @Test func `the outline of a relative shape without a container is its rectangle`() {
    let bounds = CGRect(x: 0, y: 0, width: 12, height: 4)
    expectEqual(ContainerRelativeShape().path(in: bounds), Path(bounds))
  }

  @Test func `a concentric rectangle is as round as the shape around`() {
    let screen = Screen(width: 6) {
      ConcentricRectangle().stroke().frame(height: 3)
      ConcentricRectangle().stroke().frame(height: 3).containerShape(RoundedRectangle(cornerRadius: 1))
      ConcentricRectangle(corners: .fixed(0)).stroke().frame(height: 3).containerShape(.rect(cornerRadius: 1))
    }
    expectText(
      screen.text,
      equals: """
        +----+
        |    |
        +----+
        .----.
        |    |
        '----'
        +----+
        |    |
        +----+
        """)
  }

  @Test func `a container shape follows the shape around it`() throws {
    struct Turning: View {
      @State private var isRound = false
      var body: some View {
        Toggle("Round", isOn: $isRound)
        ContainerRelativeShape().stroke().frame(width: 4, height: 3)
          .containerShape(RoundedRectangle(cornerRadius: isRound ? 1 : 0))
      }
    }
    let screen = Screen(width: 12) { Turning() }
    expectText(screen.text, contains: "+--+")
    try screen.find(.toggle, "Round").tap()
    expectText(screen.text, contains: ".--.")
  }

  @Test func `a concentric rectangle is round in a shape without corners, and by the width of round corners`() {
    func picture(_ container: some InsettableShape) -> String {
      Screen(width: 6) { ConcentricRectangle().stroke().frame(height: 3).containerShape(container) }.text
    }
    let (round, square) = (".----.\n|    |\n'----'", "+----+\n|    |\n+----+")
    expectText(picture(Capsule()), equals: round)
    expectText(picture(Rectangle()), equals: square)
    expectText(picture(RoundedRectangle(cornerSize: CGSize(width: 1, height: 0))), equals: round)
    expectText(picture(RoundedRectangle(cornerSize: CGSize(width: 0, height: 1))), equals: square)
  }
}
