import Testing
import ViewTreeTesting

@MainActor struct LazySpacingTests {
  private final class Model: ObservableObject {
    @Published var spacing: CGFloat = 0
  }

  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: model.spacing) { ForEach(0..<100) { Text("\($0)") } }
      }
    }
  }

  @Test func `the same row shows when the spacing of the rows before it changes`() {
    let model = Model()
    let screen = Screen(width: 4, height: 3) { Rows(model: model) }
    screen.press(.tab)
    for _ in 0..<10 { screen.press(.pageDown) }
    expectText(screen.text.rows(columns: 2), equals: "20\n21\n22")
    model.spacing = 1
    _ = screen.text
    #expect(screen.text.rows(columns: 2).contains("20"))
    model.spacing = 0
    _ = screen.text
    expectText(screen.text.rows(columns: 2), equals: "20\n21\n22")
  }
}

extension String {
  /// The first columns of each row: the bar of a scroll view stands behind them.
  fileprivate func rows(columns: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.prefix(columns).trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
