import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The rows that a lazy container builds, and their places in its window.
@MainActor struct LazyRenderNodeTests {
  private func lazy(_ screen: Screen) throws -> LazyRenderNode {
    try #require(screen.frames.root.shown { $0 as? LazyRenderNode }.first)
  }

  private let short = Screen(width: 12, height: 4) {
    ScrollView {
      LazyVStack(spacing: 1) {
        Text("abc")
        ForEach(0..<2) { Text("\($0)") }
      }
    }
  }

  @Test func `rows are widened by one on each side, within the container`() throws {
    let lazy = try lazy(short)
    expectEqual([0..<0, 0..<1, 1..<2, 1..<3, 2..<3].map(lazy.widened), [0..<1, 0..<2, 0..<3, 0..<3, 1..<3])
    expectEqual(lazy.priority, 0)
    expectEqual([lazy.hasMoreRows, lazy.hasNodesInFront], [false, false])
    let long = Screen(width: 9, height: 3) { ScrollView { LazyVStack { ForEach(0..<9) { _ in Text("a") } } } }
    expectEqual(try self.lazy(long).hasMoreRows, true)
  }

  @Test func `a stack is as broad as it is offered, or as its rows`() throws {
    let proposals = [.unspecified, ProposedViewSize(width: 7, height: nil), .infinity]
    let lazy = try lazy(short)
    expectEqual(proposals.map { lazy.measure($0) }, [3, 7, CGFloat.infinity].map { CGSize(width: $0, height: 5) })
    let screen = Screen(width: 12, height: 4) { LazyVStack { EmptyView() } }
    let empty = try self.lazy(screen)
    expectEqual(proposals.map { empty.measure($0).width }, [0, 7, .infinity])
    expectEqual(screen.faults, [])
  }

  // MARK: Insets

  /// Rows with two columns free on both sides.
  nonisolated private struct Inset: LazyView {
    let layout: LazyLayout
    let content: ForEach<[String], String, Text>

    init(_ alignment: HorizontalAlignment, _ rows: [String]) {
      layout = LazyLayout(axis: .vertical, alignment: alignment.key, spacing: 0, isFlexible: false)
      content = ForEach(rows, id: \.self) { Text($0) }
    }

    @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
      let node = slot.node { InsetNode(view.layout, parent: $0, inputs: $1) }
      node.evaluate(view.content, layout: view.layout)
    }
  }

  private final class InsetNode: LazyNode {
    override func inset(of renderNode: RenderNode) -> CGFloat { 2 }
  }

  @Test(
    arguments: [(.leading, "  abc\n  d"), (.center, "     abc\n      d"), (.trailing, "       abc\n         d")]
      as [(HorizontalAlignment, String)])
  func `rows with an inset stand between the insets`(alignment: HorizontalAlignment, picture: String) throws {
    let screen = Screen(width: 12) { Inset(alignment, ["abc", "d"]) }
    expectText(screen.text, equals: picture)
    let lazy = try lazy(screen)
    expectEqual(
      [nil, 0, 3, 9].map { lazy.offer(lazy.orderedNodes[0], breadth: $0) },
      [nil, 0, 0, 5].map { ProposedViewSize(width: $0, height: nil) })
    expectEqual(
      [nil, 9, 10, .infinity].map { lazy.measure(ProposedViewSize(width: $0, height: 5)).width }, [7, 9, 10, 7])
    expectEqual(screen.faults, [])
  }

  // MARK: Distances

  private struct Apart: View {
    var body: some View {
      Text("a")
      ForEach(0..<2) { _ in
        Text("b")
        Spacer(minLength: 2).frame(width: 2)
      }
      Text("c")
      ForEach(0..<2) { _ in
        Spacer(minLength: 2).frame(width: 2)
        Text("d")
      }
      Text("e")
    }
  }

  @Test func `each row is as far from the next as their views that meet are`() {
    expectText(Screen(width: 40) { LazyHStack { Apart() }.fixedSize() }.text, equals: "\na b  b  c  d  d e")
    expectText(Screen(width: 40) { HStack { Apart() }.fixedSize() }.text, equals: "\na b  b  c  d  d e")
  }

  // MARK: Windows

  private final class Log {
    var built: [Int] = []
  }

  private struct Row: View {
    let number: Int
    let height: CGFloat
    let log: Log

    var body: some View {
      log.built.append(number)
      return Color.red.frame(width: 1, height: height)
    }
  }

  @Test func `of rows without a known length few are built at once`() throws {
    // Each first row has no length: all rows are estimated to have none.
    func rows(_ numbers: Range<Int>, log: Log, isFirstHigh: Bool = false) -> some View {
      ForEach(numbers, id: \.self) {
        Row(number: $0, height: $0 == numbers.lowerBound && !isFirstHigh ? 0 : 1, log: log)
      }
    }
    let start = Log()
    let top = Screen(width: 9, height: 4) {
      ScrollView { LazyVStack(spacing: 0) { rows(0..<1_000_000, log: start) } }
    }
    _ = top.text
    // 256 rows, one for each of 4 lines, and one more below.
    expectEqual(start.built, Array(0..<261))

    let end = Log()
    let bottom = Screen(width: 9, height: 4) {
      ScrollView {
        LazyVStack(spacing: 0) {
          rows(0..<1_000, log: end, isFirstHigh: true)
          rows(5_000..<1_005_000, log: end)
        }
      }
    }
    _ = bottom.text
    expectEqual(end.built, [0, 5_000, 1, 2, 3, 4])
    end.built = []
    bottom.press(.tab)
    bottom.press(.end)
    // 256 rows, the 6 of the window before, and one for each of 4 lines.
    expectEqual(end.built.sorted(), Array(1_004_734..<1_005_000))
    expectEqual(try lazy(bottom).window, 1_000_995..<1_001_000)
  }

  @Test func `all rows of the window are built before the next layout, if the first one is high`() throws {
    let log = Log()
    let screen = Screen(width: 9, height: 9) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<90, id: \.self) { Row(number: $0, height: $0 == 0 ? 3 : 1, log: log) } }
      }
    }
    _ = screen.text
    expectEqual(log.built, Array(0..<8))
    expectEqual(screen.frames.tree.layoutPass, 2)
  }

  @Test func `another alignment of the rows, or other tracks, are a change for the layout around`() throws {
    let lazy = try lazy(short)
    let layout = LazyLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 1)
    lazy.setLayout(layout)
    lazy.refreshAnswers()
    expectEqual([lazy.takeChange(), lazy.takeChange()], [true, false])
    lazy.setLayout(layout)
    expectEqual(lazy.isDirty, false)

    let screen = Screen(width: 12) { LazyVGrid(columns: [GridItem()]) { Text("a") } }
    let grid = try #require(screen.frames.root.shown { $0 as? LazyGridRenderNode }.first)
    let tracks = GridTracks(tracks: [GridTrack(GridItem(.fixed(12)))], axis: .horizontal)
    grid.setTracks(tracks)
    grid.refreshAnswers()
    expectEqual([grid.takeChange(), grid.takeChange()], [true, false])
    grid.setTracks(tracks)
    expectEqual(grid.isDirty, false)
    expectEqual(screen.issues, [])
  }

  @Test func `a high window shows as many rows as have room`() throws {
    let log = Log()
    let screen = Screen(width: 9, height: 300) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Row(number: $0, height: 1, log: log) } }
      }
    }
    _ = screen.text
    expectEqual(log.built, Array(0..<301))
    screen.press(.tab)
    screen.press(.end)
    expectEqual(try lazy(screen).window, 699..<1_000)
  }

  @Test func `content that turns out to be longer than the window begins at its start`() {
    func picture(isGrid: Bool) -> String {
      let rows = ForEach(0..<3) { Text($0 == 0 ? "0" : "\($0)a\n\($0)b\n\($0)c") }
      let columns = [GridItem(.fixed(2))]
      let screen = Screen(width: 9, height: 5) {
        ScrollView {
          if isGrid {
            LazyVGrid(columns: columns, alignment: .leading, spacing: 0) { rows }
          } else {
            LazyVStack(alignment: .leading, spacing: 0) { rows }
          }
        }
      }
      return screen.text.rows(columns: 8)
    }
    for isGrid in [false, true] { expectText(picture(isGrid: isGrid), equals: "0\n1a\n1b\n1c\n2a") }
  }

  /// Returns the number of layouts that a change needs.
  private func layouts(of screen: Screen, _ change: () -> Void) -> UInt8 {
    _ = screen.text
    let before = screen.frames.tree.layoutPass
    change()
    _ = screen.text
    return screen.frames.tree.layoutPass - before
  }

  @Test func `unpinned rows are laid out once when the window grows beyond them, pinned ones once more`() {
    func passes(_ pinned: PinnedScrollableViews) -> UInt8 {
      let screen = Screen(width: 9, height: 6) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: pinned) {
            Text("a")
            Text("b")
          }
        }
      }
      return layouts(of: screen) { screen.resize(width: 9, height: 7) }
    }
    expectEqual([passes([]), passes(.sectionHeaders)], [1, 2])
    let endless = Screen(width: 9, height: 4) {
      LazyVStack(pinnedViews: .sectionHeaders) { Section("H") { Text("a") } }
    }
    expectEqual(endless.frames.tree.layoutPass, 1)
  }

  @Test func `the rows of a container without a place are measured only for what it is offered`() throws {
    let screen = Screen(width: 9, height: 2) {
      ViewThatFits(in: .vertical) {
        LazyVStack(spacing: 0) { ForEach(0..<4) { Text("row \($0)") } }
        Text("other")
      }
    }
    expectText(screen.text, contains: "other")
    let lazy = try #require(screen.frames.root.renderChildren[0].renderChildren[0] as? LazyRenderNode)
    lazy.setNeedsLayout()
    lazy.refreshAnswers()
    let zero = PackedProposal(ProposedViewSize(width: 0, height: nil))
    expectEqual(lazy.isPlaced, false)
    expectEqual(lazy.orderedNodes.map { $0.layoutCache.sizes.size(for: zero) }, [nil])
  }

  @Test func `rows that left the window have no place`() throws {
    let screen = Screen(width: 9, height: 3) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<90) { Text("\($0)") } } }
    }
    screen.press(.tab)
    let lazy = try lazy(screen)
    let before = lazy.orderedNodes
    expectEqual(before.map(\.isPlaced), [true, true, true, true])
    screen.press(.pageDown)
    expectEqual(before.map(\.isPlaced), [false, true, true, true])
    expectEqual(lazy.orderedNodes.map(\.isPlaced), Array(repeating: true, count: 5))
    expectEqual(screen.faults, [])
  }

  /// Beside the rows of the window, the row with the focus is built, right at the window's end as well.
  @Test func `the row with the focus stays while the window moves away`() throws {
    let screen = Screen(width: 12, height: 3) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          Text("t")
          ForEach(0..<100, id: \.self) { Toggle("Row \($0)", isOn: .constant(false)).toggleStyle(.checkbox) }
        }
      }
    }
    for _ in 0..<7 { screen.press(.tab) }
    let rows = try lazy(screen).segments[1]
    let lazy = try lazy(screen)
    let built: [(Key, Range<Int>, [Int])] = [
      (.up, 3..<8, [3, 4, 5, 6, 7]), (.up, 2..<7, [2, 3, 4, 5, 6, 7]), (.up, 1..<6, [1, 2, 3, 4, 5, 7]),
      (.home, 0..<4, [1, 2, 3, 7]), (.end, 97..<101, [7, 97, 98, 99, 100]),
    ]
    for (key, window, indices) in built {
      screen.press(key)
      expectEqual(lazy.window, window)
      expectEqual(rows.built.map(\.index), indices)
      expectEqual(screen.findAll(.toggle).filter(\.isFocused).map(\.label), ["Row 6"])
    }
  }

  @Test func `a stack of which most elements have no view looks like any stack`() {
    func screen(isLazy: Bool) -> Screen {
      let rows = ForEach(0..<400) { if $0 % 25 == 3 { Text("row \($0)") } }
      return Screen(width: 9, height: 4) {
        ScrollView {
          if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows }.frame(maxWidth: .infinity) }
        }
      }
    }
    let screens = [screen(isLazy: true), screen(isLazy: false)]
    for key in [Key.tab, .down, .down, .pageDown, .end, .up, .pageUp, .home] {
      for screen in screens { screen.press(key) }
      expectText(screens[0].text.rows(columns: 8), equals: screens[1].text.rows(columns: 8))
      expectEqual(screens[0].faults, [])
    }
  }

  @Test func `rows are as high as the breadth of the window makes them`() {
    func screen(_ width: Int) -> Screen {
      Screen(width: width, height: 7) {
        ScrollView { LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<30) { Text("word and word \($0)") } } }
      }
    }
    let resized = screen(30)
    _ = resized.text
    for width in [12, 24, 9] {
      resized.resize(width: width, height: 7)
      expectText(resized.text, equals: screen(width).text)
      expectEqual(resized.faults, [])
    }
  }

  // MARK: Changes

  @Observable fileprivate final class Model {
    var count = 100
    var isHigh = false
    var spacing: CGFloat = 0
    var removed: Int?
  }

  /// Rows that get higher, but for the line right before row 50, whose height is known and not estimated.
  private struct Growing: View {
    let model: Model
    let probe: Probe
    let isGrid: Bool

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          if isGrid {
            LazyVGrid(
              columns: [GridItem(.fixed(4)), GridItem(.fixed(4))], alignment: .leading, spacing: model.spacing
            ) { rows }
          } else {
            LazyVStack(alignment: .leading, spacing: model.spacing) { rows }
          }
        }
        .offers("go", to: probe) { proxy.scrollTo(50, anchor: .top) }
      }
    }

    private var rows: some View {
      ForEach(0..<model.count, id: \.self) { Text(model.isHigh && !(48..<50).contains($0) ? "\($0)\n." : "\($0)") }
    }
  }

  @Test(arguments: [false, true], [(1, true), (1, false), (0, true)] as [(CGFloat, Bool)])
  func `the first visible row stays when rows come while the estimates of those before it change`(
    isGrid: Bool, change: (spacing: CGFloat, isHigh: Bool)
  ) {
    let (model, probe) = (Model(), Probe())
    let screen = Screen(Growing(model: model, probe: probe, isGrid: isGrid), width: 12, height: 4)
    screen.perform("go", probe)
    let first = isGrid ? " 50   51" : "50"
    expectText(screen.text, startsWith: first)
    (model.count, model.spacing, model.isHigh) = (101, change.spacing, change.isHigh)
    expectText(screen.text, startsWith: first)
    expectEqual(screen.faults, [])
  }

  private struct Removing: View {
    let model: Model
    let isLazy: Bool

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }
        } else {
          VStack(spacing: 0) { rows }.frame(maxWidth: .infinity)
        }
      }
    }

    private var rows: some View {
      ForEach((0..<60).filter { $0 != model.removed }, id: \.self) { row in
        Text((0...(row % 3)).map { "\(row).\($0)" }.joined(separator: "\n"))
      }
    }
  }

  /// Rows of one, two and three lines.
  ///
  /// The window begins with row 21, and row 20 is the last one built before it.
  @Test(arguments: [(20, "23.0"), (21, "22.0"), (23, "21.0"), (30, "21.0")])
  func `the offset stays when a row is removed before the window, in it, or behind it`(removed: Int, first: String) {
    let model = Model()
    let screens = [true, false].map { Screen(Removing(model: model, isLazy: $0), width: 9, height: 4) }
    for screen in screens {
      screen.press(.tab)
      for _ in 0..<42 { screen.press(.down) }
      expectText(screen.text.rows(columns: 8), startsWith: "21.0")
    }
    model.removed = removed
    let pictures = screens.map { $0.text.rows(columns: 8) }
    expectText(pictures[0], startsWith: first)
    expectText(pictures[0], equals: pictures[1])
  }

  private struct Headed: View {
    let model: Model
    let probe: Probe

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            Text(model.isHigh ? "a\nb" : "a")
            ForEach(0..<90, id: \.self) { Text("\($0)") }
          }
        }
        .offers("go", to: probe) { proxy.scrollTo(50, anchor: .top) }
      }
    }
  }

  @Test func `the window follows its rows when a view before them gets a line more or less`() {
    let (model, probe) = (Model(), Probe())
    let screen = Screen(Headed(model: model, probe: probe), width: 6, height: 3)
    screen.perform("go", probe)
    for isHigh in [false, true, false] {
      model.isHigh = isHigh
      expectText(screen.text, equals: "50\n51\n52")
      expectEqual(screen.faults, [])
    }
  }

  @Test func `a check finds distances of rows that are out of date`() {
    let screen = Screen(width: 20) {
      LazyHStack {
        Text("a")
        Text("b")
      }
    }
    expectEqual(screen.faults, [])
    screen.frames.tree.metrics.spacing.width = 5
    expectText(screen.faults.joined(), contains: "is (3.0, 1.0), but should be (7.0, 1.0)")
  }

  @Test func `a stack whose rows turn out longer than they were estimated begins at its first row`() {
    let screen = Screen(width: 6, height: 6) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<5) { Text($0 == 0 ? "a" : "b\nc\nd\ne") } }
      }
    }
    expectText(screen.text, startsWith: "a\nb\nc\nd\ne\nb")
  }

  /// Jumps to the end of rows with these heights in cells; returns the number of layouts, and the rows in the window.
  private func jump(_ heights: [CGFloat], height: Int) throws -> (passes: UInt8, window: Range<Int>) {
    let log = Log()
    let screen = Screen(width: 9, height: height) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(heights.indices, id: \.self) { Row(number: $0, height: heights[$0], log: log) }
        }
      }
    }
    screen.press(.tab)
    let passes = layouts(of: screen) { screen.press(.end) }
    expectEqual(screen.faults, [])
    return (passes, try lazy(screen).window)
  }

  @Test func `rows whose heights differ from the estimate are all built before the next layout`() throws {
    // Towards the end each row is longer than the one before: the built rows ask for too few more.
    func heights(_ count: Int, last: Double) -> [CGFloat] {
      (0..<count).map { $0 < 10 ? 30 : max((last / Double(count - $0)).rounded(), 1) }
    }
    let (long, short) = (try jump(heights(400, last: 20), height: 100), try jump(heights(100, last: 10), height: 40))
    expectEqual([long.window, short.window], [351..<400, 78..<100])
    expectEqual([long.passes, short.passes], [2, 2])
    // The range is too long at first, and in the third round it gets shorter.
    let ends = [1, 12, 1, 12, 1, 1, 2, 1, 1, 1, 2, 5, 1, 12] as [CGFloat]
    let mixed = try jump(Array(repeating: 20, count: 6) + Array(repeating: 1, count: 54) + ends, height: 30)
    expectEqual(mixed.window, 62..<74)
    expectEqual(mixed.passes, 2)
  }

  private struct Narrow: View {
    let model: Model
    let probe: Probe

    var body: some View {
      ScrollViewReader { proxy in
        HStack(spacing: 0) {
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<model.count, id: \.self) { Text("\($0) some") } }
          }
          Button("ok") {}
        }
        .offers("go", to: probe) { proxy.scrollTo(50, anchor: .top) }
      }
    }
  }

  @Test func `a check leaves the estimates of the rows as they are`() {
    let (model, probe) = (Model(), Probe())
    let screen = Screen(Narrow(model: model, probe: probe), width: 12, height: 4)
    _ = screen.text
    // In 8 columns a row is one line, in 6 it is two.
    for width in [14, 12] {
      screen.resize(width: width, height: 4)
      _ = screen.text
    }
    screen.perform("go", probe)
    let before = screen.text
    expectText(before, startsWith: "50\nsome\n51")
    expectEqual(screen.faults, [])
    model.count = 101
    expectText(screen.text, equals: before)
  }

  @Test(arguments: 4...6) func `rows stand at their places when a row without views comes into the window`(height: Int)
  {
    let screen = Screen(width: 12, height: height) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          Text("HEAD\n----")
          ForEach(0..<5) { row in if row == 2 || row == 3 { Text("row\(row)\n2\n3\n4") } }
          Text("end")
        }
      }
    }
    let start = screen.text
    expectText(start, startsWith: "HEAD")
    expectText(start, contains: "\nrow2")
    for rows in [1, -40] { screen.turnWheel(column: 1, row: 1, byColumns: 0, rows: rows) }
    expectText(screen.text, equals: start)
    expectEqual(screen.faults, [])
  }
}
