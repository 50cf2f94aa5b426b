import Testing
import ViewTreeTesting

/// The labels of a menu's rows, with pictures that are wider than one cell.
@MainActor struct MenuLabelLayoutTests {
  private func picture(
    _ unit: ScreenOptions.Unit, width: Int = 40, @ViewBuilder _ label: () -> some View
  ) throws -> String {
    let label = label()
    let screen = Screen(width: width, options: ScreenOptions(unit: unit)) {
      Menu("Edit") { Button(action: {}, label: { label }) }
    }
    try screen.find(.menu, "Edit").tap()
    return screen.text
  }

  @Test(arguments: ScreenOptions.Unit.allCases) func `a label is as wide as its longest line`(
    unit: ScreenOptions.Unit
  ) throws {
    try expectText(
      picture(unit) {
        Text("A long title")
        Text("sub")
      },
      equals: """
        [ Edit v ]
        +----------------+
        |   A long title |
        |   sub          |
        +----------------+
        """)
  }

  @Test(arguments: ScreenOptions.Unit.allCases) func `titles stand beside a wide picture, and leave it its space`(
    unit: ScreenOptions.Unit
  ) throws {
    let check = Image(systemName: "checkmark")
    try expectText(
      picture(unit) {
        check
        Text("A long title")
        Text("sub")
      },
      equals: """
        [ Edit v ]
        +-------------------+
        |   ok A long title |
        |      sub          |
        +-------------------+
        """)
    try expectText(
      picture(unit, width: 17) {
        check
        Text("A long title")
        Text("sub")
        check
      },
      equals: """
        [ Edit v ]
        +---------------+
        |   ok A ... ok |
        |      sub      |
        +---------------+
        """)
  }

  @Test(arguments: ScreenOptions.Unit.allCases) func `a shape or a color is a picture`(
    unit: ScreenOptions.Unit
  ) throws {
    let cell = unit.cellSize
    for shape in [AnyView(Rectangle()), AnyView(Color.red)] {
      try expectText(
        picture(unit) {
          shape.frame(width: 2 * cell.width, height: cell.height)
          Text("Copy")
          Text("sub")
        },
        equals: """
          [ Edit v ]
          +-----------+
          |   ## Copy |
          |      sub  |
          +-----------+
          """)
    }
  }

  @Test func `a shape without a frame is a picture of ten points`() throws {
    try expectText(
      picture(.points) {
        Circle()
        Text("Copy")
        Text("sub")
      },
      equals: """
        [ Edit v ]
        +----------+
        |   o Copy |
        |     sub  |
        +----------+
        """)
  }

  @Test(arguments: ScreenOptions.Unit.allCases) func `words side by side are a title, not a picture`(
    unit: ScreenOptions.Unit
  ) throws {
    try expectText(
      picture(unit) {
        HStack {
          Text("Some")
          Text("title")
        }
        Text("sub")
      },
      equals: """
        [ Edit v ]
        +--------------+
        |   Some title |
        |   sub        |
        +--------------+
        """)
  }
}
