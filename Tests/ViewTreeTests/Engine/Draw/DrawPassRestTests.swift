import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The rows of a picture that is cut: those that all look alike are drawn once.
@MainActor @Suite struct DrawPassRestTests {
  /// As wide as a picture may be, so that it has the fewest rows.
  private static let (columns, rows) = (16_384, 1_024)

  private func views(_ height: CGFloat) -> [(name: String, view: AnyView)] {
    [
      ("text", AnyView(Text("two words").frame(height: height, alignment: .top))),
      ("fill", AnyView(Color.red.frame(width: 9, height: height))),
      ("box", AnyView(Text("a").frame(height: height, alignment: .top).border(.red))),
      (
        "stack",
        AnyView(
          VStack(alignment: .leading) {
            Text("a"); Color.blue.frame(width: 3, height: height); Text("b")
          })
      ),
      ("faded", AnyView(Color.red.frame(width: 9, height: height).overlay(alignment: .top) { Text("a") }.opacity(0.5))),
      (
        "columns",
        AnyView(
          HStack {
            Divider(); Text("a\nb"); Color.green.frame(width: 2)
          }.frame(height: height))
      ),
      (
        "middle",
        AnyView(
          ZStack(alignment: .top) {
            Color.red; Text("low").offset(y: 1_000)
          }.frame(width: 9, height: height))
      ),
    ]
  }

  @Test func `the picture is the one that is drawn row by row`() {
    for (name, view) in views(1e300) {
      let fitting = Screen(view, width: Self.columns)
      let drawn = Screen(view.frame(maxHeight: .infinity, alignment: .top), width: Self.columns, height: Self.rows)
      for format in [SnapshotFormat.text, .ansi, .cells] {
        #expect(fitting.render(format) == drawn.render(format), "\(name) in \(format)")
      }
      expectEqual(fitting.render(.html).split(separator: "<div class=\"row\">").count - 1, Self.rows, name)
      expectEqual(fitting.issues.count, 1, name)
    }
  }

  @Test func `rows that are all alike are not drawn`() {
    let hidden = ZStack(alignment: .top) {
      Color.red
      Text("low").frame(height: 0).clipped().offset(y: 1_000)
    }
    .frame(width: 9, height: 1e300)
    for (name, view) in views(1e300) + [("hidden", AnyView(hidden))] where name != "middle" {
      let screen = Screen(view, width: 10, height: 2)
      let trace = screen.trace { screen.resize(width: 20) }
      #expect(trace.cells < 20 * 16, "\(name): \(trace.cells) cells")
      expectEqual(screen.text.utf8.count { $0 == 0x0A }, 838_859, name)
      expectEqual(screen.issues.count, 1, name)
      expectIssue(of: screen, contains: "only the first 838860.0 rows of it are shown")
    }
  }

  @Test func `a change in the rows that were repeated is seen`() throws {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        VStack(alignment: .leading) {
          Button("more") { count += 20 }
          ForEach(0..<count, id: \.self) { Text("\($0)") }
          Color.clear.frame(height: 1e300)
        }
      }
    }
    let screen = Screen(Growing(), width: 4_096)
    for count in [1, 21, 41] {
      let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      expectEqual(lines.count, 4_096)
      expectEqual(lines[1...count].map(String.init), (0..<count).map(String.init))
      #expect(lines[(count + 1)...].allSatisfy { $0.isEmpty })
      try screen.find(.button, "more").tap()
    }
    expectEqual(screen.issues.count, 1)
    expectIssue(of: screen, contains: "only the first 4096.0 rows of it are shown")
  }

  /// Returns the topmost 16,384 rows of a very high view.
  private func rows<V: View>(in unit: ScreenOptions.Unit, @ViewBuilder _ view: @escaping () -> V) -> [Substring] {
    let screen = Screen(width: 1_024, options: ScreenOptions(unit: unit)) {
      ZStack(alignment: .topLeading) {
        Color.clear.frame(width: 8, height: 1e300)
        view()
      }
    }
    expectIssue(of: screen, contains: "only the first 16384.0 rows of it are shown")
    return screen.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points])
  func `each row down to the last change is drawn`(unit: ScreenOptions.Unit) {
    let cell = unit.cellSize
    let far = rows(in: unit) { Text("far").offset(y: 2_000 * cell.height) }
    expectEqual([1_999, 2_000, 2_001].map { far[$0] }, ["", "far", ""])
    let lines = (0..<20).map { "line \($0)" }
    let text = rows(in: unit) { Text(lines.joined(separator: "\n")) }
    expectEqual(text.prefix(21).map(String.init), lines + [""])
    let fill = rows(in: unit) { Color.red.frame(width: cell.width, height: 30 * cell.height) }
    expectEqual([0, 29, 30].map { fill[$0] }, ["#", "#", ""])
    let box = rows(in: unit) { Color.clear.frame(width: 4 * cell.width, height: 30 * cell.height).border(.red) }
    expectEqual([0, 1, 28, 29, 30].map { box[$0] }, ["+--+", "|  |", "|  |", "+--+", ""])
    let faded = rows(in: unit) {
      VStack(spacing: 0) {
        Color.clear.frame(width: cell.width, height: 30 * cell.height)
        Text("low")
      }
      .opacity(0.9)
    }
    expectEqual([29, 30, 31].map { faded[$0] }, ["", "low", ""])
  }
}
