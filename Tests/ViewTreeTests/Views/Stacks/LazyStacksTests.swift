import Testing
import ViewTreeTesting

@MainActor struct LazyStacksTests {
  @Test func `headers, footers or both can be pinned`() {
    let both: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
    #expect(both.rawValue == 3 && !both.isSubset(of: .sectionHeaders) && !both.isSubset(of: .sectionFooters))
  }

  @Test func `a lazy stack is as wide as the scroll view around`() {
    let screen = Screen(width: 10, height: 3) {
      ScrollView { LazyVStack(alignment: .trailing) { ForEach(0..<5, id: \.self) { Text("row \($0)") } } }
    }
    expectText(
      screen.text,
      equals: """
             row 0
             row 1
             row 2
        """)
  }

  @Test func `a lazy row is as high as its proposal`() {
    let screen = Screen(width: 12, height: 3) {
      LazyHStack(alignment: .bottom, spacing: 2) {
        Text("a")
        Text("b")
      }
    }
    expectText(screen.text, equals: "\n\na  b")
    expectEqual(screen.size, CGSize(width: 4, height: 3))
  }

  /// Rows of a text, of nothing, and of two views; and views for themselves.
  private struct Mixed: View {
    var body: some View {
      Text("first")
      ForEach(0..<6) { row in
        if row % 3 != 1 { Text(String(repeating: "x", count: row + 1)) }
        if row % 3 == 2 { Text("more") }
      }
      Color.clear.frame(width: 2, height: 0)
      Text("last")
    }
  }

  @Test(arguments: [nil, 0, 1, 3] as [CGFloat?], [HorizontalAlignment.leading, .center, .trailing])
  func `a lazy stack whose rows all show looks like any stack`(spacing: CGFloat?, alignment: HorizontalAlignment) {
    func picture<V: View>(_ view: V) -> String {
      let screen = Screen(view.accessibilityIdentifier("stack"), width: 12)
      return "\(screen.text)\n\(screen.frame(id: "stack").map { "\($0)" } ?? "")"
    }
    let lazy = LazyVStack(alignment: alignment, spacing: spacing) { Mixed() }
    let stack = VStack(alignment: alignment, spacing: spacing) { Mixed() }
    expectText(picture(lazy.fixedSize()), equals: picture(stack.fixedSize()))
    let place = Alignment(horizontal: alignment, vertical: .top)
    expectText(picture(lazy), equals: picture(stack.frame(maxWidth: .infinity, alignment: place)))
    // The first row that is not built after one that is.
    let window = Screen(ScrollView { lazy.accessibilityIdentifier("rows") }, width: 12, height: 60)
    expectEqual(
      window.frame(id: "rows")?.height,
      Screen(stack.accessibilityIdentifier("rows"), width: 12).frame(id: "rows")?.height)
    expectEqual(window.faults, [])
  }

  @Test func `a lazy row whose views all show looks like any row`() {
    for spacing in [nil, 0, 2] as [CGFloat?] {
      let lazy = Screen(LazyHStack(spacing: spacing) { Mixed() }.fixedSize(), width: 60)
      expectText(lazy.text, equals: Screen(HStack(spacing: spacing) { Mixed() }.fixedSize(), width: 60).text)
    }
  }

  @Test func `a lazy stack takes any breadth`() {
    let note = EndlessOffer.Note()
    _ =
      Screen(
        EndlessOffer(note: note) {
          LazyVStack {
            Text("a"); Text("b")
          }
        }, width: 12
      ).text
    expectEqual(note.size, CGSize(width: CGFloat.infinity, height: 2))
    _ =
      Screen(
        EndlessOffer(note: note) {
          LazyHStack(spacing: 0) {
            Text("a"); Text("b")
          }
        }, width: 12
      ).text
    expectEqual(note.size, CGSize(width: 2, height: CGFloat.infinity))
  }

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
    expectText(screen.text.rows(columns: 2), equals: "20\n\n21")
    model.spacing = 0
    _ = screen.text
    expectText(screen.text.rows(columns: 2), equals: "20\n21\n22")
  }

  /// Between text and text is a gap, but none beside a spacer.
  @Test func `rows that are not built are as far apart as those that are`() {
    func height(isLazy: Bool) -> CGFloat? {
      let options = ScreenOptions(unit: .points, metrics: .swiftUI)
      let screen = Screen(width: 6, height: 4, options: options) {
        ScrollView {
          let rows = ForEach(0..<100) { row in
            Text("\(row)")
            if row >= 0 { Spacer(minLength: 3).frame(height: 3) }
          }
          Group { if isLazy { LazyVStack { rows } } else { VStack { rows } } }.accessibilityIdentifier("rows")
        }
      }
      return screen.frame(id: "rows")?.height
    }
    expectEqual(height(isLazy: false), 3200)
    expectEqual(height(isLazy: true), 3200)
  }

  private struct Parts: View {
    let rows: [String]
    var body: some View {
      Text("1st")
      Section {
        ForEach(rows, id: \.self) { Text($0) }
      } header: {
        Text("Head")
      } footer: {
        Text("Foot")
      }
      Text("end")
    }
  }

  @Test func `the parts of a section and views for themselves are as far apart as rows are`() {
    expectText(
      Screen(width: 12) { LazyVStack(alignment: .trailing, spacing: 1) { Parts(rows: ["0", "1"]) } }.text,
      equals: ["1st", "Head", "0", "1", "Foot", "end"].map { String(repeating: " ", count: 12 - $0.count) + $0 }
        .joined(separator: "\n\n"))
    expectText(
      Screen(width: 40) { LazyHStack(alignment: .bottom, spacing: 2) { Parts(rows: ["0\n-", "1\n-"]) } }.text,
      equals: "           0  1\n1st  Head  -  -  Foot  end")
  }

  @Test func `the end of many rows lies at the end of the window, with its gaps`() {
    func picture(up: Int = 0, @ViewBuilder _ content: () -> some View) -> String {
      let content = content()
      let screen = Screen(width: 8, height: 5) {
        ScrollView { LazyVStack(alignment: .leading, spacing: 1) { content } }
      }
      screen.press(.tab)
      screen.press(.end)
      for _ in 0..<up { screen.press(.up) }
      return screen.text.rows(columns: 7)
    }
    expectText(
      picture {
        ForEach(0..<300) { Text("\($0)") }
        Text("end")
      }, equals: "298\n\n299\n\nend")
    let pairs = ForEach(0..<300) { number in
      Text("\(number)")
      Text("-")
    }
    expectText(picture { pairs }, equals: "-\n\n299\n\n-")
    expectText(picture(up: 1) { pairs }, equals: "\n-\n\n299\n")
  }

  @Test func `the first built gap is the estimate for all rows that are not built`() {
    func height(isFirstTight: Bool) -> CGFloat? {
      let screen = Screen(width: 6, height: 4, options: ScreenOptions(unit: .points, metrics: .swiftUI)) {
        ScrollView {
          LazyVStack {
            ForEach(0..<100) { row in
              Text("\(row)")
              if (row == 0) == isFirstTight { Spacer(minLength: 0).frame(height: 0) }
            }
          }
          .accessibilityIdentifier("rows")
        }
      }
      return screen.frame(id: "rows")?.height
    }
    expectEqual(height(isFirstTight: true), 100 * 16 + 2 * 8)
    expectEqual(height(isFirstTight: false), 100 * 16 + 96 * 8)
  }
}

extension String {
  /// The first columns of each row: the bar of a scroll view stands behind them.
  func rows(columns: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.prefix(columns).trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
