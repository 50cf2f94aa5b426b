import Testing
import ViewTreeTesting

@MainActor @Suite struct IdealLengthTests {
  @Test func `a fill in a row of a screen in points is as high as the row, not ten cells`() {
    let screen = Screen(width: 20, options: ScreenOptions(unit: .points)) {
      List {
        HStack {
          Rectangle().fill(.red).frame(width: 8)
          Text("Ann")
        }
        Button {
        } label: {
          ZStack {
            RoundedRectangle(cornerRadius: 10).foregroundStyle(.blue)
            Text("Go")
          }
        }
      }
      .listStyle(.plain)
    }
    expectText(screen.text, equals: "# Ann\n(####### Go #######)")
  }

  @Test func `a fill in a row of a screen in cells is ten cells high`() {
    expectEqual(Screen(width: 20) { ScrollView { Rectangle() } }.text.split(separator: "\n").count, 10)
  }
}
