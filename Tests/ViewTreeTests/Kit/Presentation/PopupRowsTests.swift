import Testing
import ViewTreeTesting

@MainActor struct PopupRowsTests {
  @Observable fileprivate final class Model {
    var isLong = false
  }

  private struct Rows: View {
    @Binding var isLong: Bool

    var body: some View {
      Menu("Sort") {
        Section("By") {
          Button("Name") {}
          if isLong { Button("Date") {} }
        }
        Section { Button("Up") { isLong.toggle() } }
        Button("Plain row") {}
        if !isLong { Button("Other") {} }
        Divider()
        Section { EmptyView() }
        Section { Button("Last") {} }
      }
    }
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `a line parts a section from what is beside it, except for a divider`(unit: ScreenOptions.Unit) throws {
    let screen = Screen(width: 20, height: 12, options: ScreenOptions(unit: unit)) { Rows(isLong: .constant(true)) }
    try screen.find(.menu, "Sort").tap()
    expectText(
      screen.text,
      equals: """
        [ Sort v ]
        +-------------+
        | By          |
        |   Name      |
        |   Date      |
        | ----------- |
        |   Up        |
        | ----------- |
        |   Plain row |
        | ----------- |
        |   Last      |
        +-------------+
        """)
    expectEqual(screen.issues, [])
  }

  @Test func `lines move with the rows, though the menu stays as high`() throws {
    let model = Model()
    let screen = Screen(width: 20, height: 12, options: .init(glyphs: .unicode)) {
      Rows(isLong: Binding(get: { model.isLong }, set: { model.isLong = $0 }))
    }
    try screen.find(.menu, "Sort").tap()
    model.isLong = true
    expectText(
      screen.text,
      equals: """
        [ Sort ▾ ]
        ┌─────────────┐
        │ By          │
        │   Name      │
        │   Date      │
        │ ─────────── │
        │   Up        │
        │ ─────────── │
        │   Plain row │
        │ ─────────── │
        │   Last      │
        └─────────────┘
        """)
    expectEqual(screen.frames.check(), [])
  }

  @Test func `a picker in a menu is a section`() throws {
    let screen = Screen(width: 20, height: 7) {
      Menu("Sort") {
        Button("Up") {}
        Picker("By", selection: .constant(1)) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
        .pickerStyle(.inline)
      }
    }
    try screen.find(.menu, "Sort").tap()
    expectText(
      screen.text,
      equals: """
        [ Sort v ]
        +--------+
        |   Up   |
        | ------ |
        | x Name |
        |   Date |
        +--------+
        """)
  }
}
