import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct ScrollBoxTests {
  @Test func `the bar has its own glyphs`() {
    let screen = Screen.scrolledLines(8, glyphs: .unicode)
    screen.press(.tab)
    expectText(
      screen.text,
      equals: """
        Line 1  ┃
        Line 2  ┃
        Line 3  │
        Line 4  │
        """)
  }

  @Test func `the offset is clamped when the content shrinks`() {
    struct Shrinking: View {
      @State private var count = 9
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("fewer").onTapGesture { count = 5 }
          ScrollView {
            VStack(alignment: .leading) { ForEach(1...count, id: \.self) { Text("Line \($0)") } }.frame(
              width: 9, alignment: .leading)
          }
        }
      }
    }
    let screen = Screen(width: 9, height: 4) { Shrinking() }
    screen.press(.tab)
    screen.press(.end)
    screen.press(.tab)
    screen.click(column: 0, row: 0)
    expectText(screen.text, contains: "Line 5")
    expectText(screen.text, lacks: "Line 2")
  }

  @Test func `a view that gets the focus is scrolled into view`() {
    let screen = Screen(width: 12, height: 3) {
      ScrollView { VStack(alignment: .leading) { ForEach(1...8, id: \.self) { row in Button("Row \(row)") {} } } }
    }
    for _ in 1...5 { screen.press(.tab) }
    expectText(screen.text, contains: "Row 5")
    expectText(screen.text, lacks: "Row 2")
    for _ in 1...3 { screen.press(.backTab) }
    expectText(screen.text, contains: "Row 2")
  }

  @Test func `a view that is scrolled away cannot be clicked`() {
    final class Count { var value = 0 }
    let count = Count()
    let screen = Screen(width: 12, height: 4) {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(1...8, id: \.self) { Text("Row \($0)").onTapGesture { count.value += 1 } }
          }
        }
        .frame(height: 2)
        Text("below")
      }
    }
    screen.click(column: 0, row: 2)
    expectEqual(count.value, 0)
    screen.click(column: 0, row: 1)
    expectEqual(count.value, 1)
  }

  @Test func `a scroll view without content has no height of its own`() {
    let screen = Screen(width: 6, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView { EmptyView() }.fixedSize()
        Text("below")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    expectText(screen.text, startsWith: "below\n")
  }

  @Test func `a guide of the content does not move when the content scrolls`() {
    func screen(_ axis: Axis.Set, _ content: some View) -> Screen {
      Screen(content, width: 8, height: 4)
    }
    let column = screen(
      .horizontal,
      VStack(alignment: .leading, spacing: 0) {
        ScrollView(.horizontal, showsIndicators: false) {
          Text("0123456789").fixedSize().alignmentGuide(.leading) { _ in 2 }
        }
        .frame(width: 6)
        Text("x")
      })
    let row = screen(
      .vertical,
      HStack(alignment: .top, spacing: 0) {
        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) { ForEach(0..<6, id: \.self) { Text("\($0)") } }.alignmentGuide(.top) { _ in 2 }
        }
        .frame(height: 3)
        Text("x")
      })
    func place(_ screen: Screen) -> (Int, Int)? {
      let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.firstIndex { $0.contains("x") }.map {
        ($0, lines[$0].distance(from: lines[$0].startIndex, to: lines[$0].firstIndex(of: "x")!))
      }
    }
    for (screen, key) in [(column, Key.right), (row, .down)] {
      let before = place(screen)
      screen.press(.tab)
      screen.press(key)
      expectText(screen.text, lacks: "0")
      #expect(before != nil && before! == place(screen) ?? (-1, -1), "\(screen.text)")
    }
  }

  @Test func `an empty scroll view does no harm`() {
    let screen = Screen(width: 6, height: 2) { ScrollView([]) { EmptyView() } }
    screen.press(.tab)
    screen.press(.pageDown)
    expectEqual(screen.size, .zero)
  }

  private func aligned(_ alignment: UnitPoint, width: CGFloat, height: CGFloat, margin: CGFloat = 0) -> String {
    Screen(width: 6, height: 3, options: ScreenOptions(glyphs: .unicode, unit: .cells)) {
      ScrollView([.horizontal, .vertical]) {
        Rectangle().fill(.black).frame(width: width, height: height).overlay(alignment: .topLeading) { Text("x") }
      }
      .contentMargins(.leading, margin).contentMargins(.bottom, margin)
      .defaultScrollAnchor(alignment, for: .alignment)
    }
    .text
  }

  @Test func `content that is smaller than the window lies at its alignment, and larger content at its start`() {
    expectText(aligned(.bottomTrailing, width: 2, height: 1), equals: "\n\n    x█")
    expectText(aligned(.bottomTrailing, width: 2, height: 1, margin: 1), equals: "\n    x█\n")
    expectText(aligned(.center, width: 2, height: 1), equals: "\n  x█\n")
    expectText(aligned(.topLeading, width: 2, height: 1, margin: 1), equals: " x█\n\n")
    expectText(aligned(.topTrailing, width: 2, height: 1), equals: "    x█\n\n")
    expectText(aligned(.bottomLeading, width: 2, height: 1), equals: "\n\nx█")
    expectText(aligned(.bottomTrailing, width: 9, height: 9), equals: "x ████\n██████\n██████")
  }

  @Test func `the bars are at the trailing and the bottom edge, from right to left too`() {
    func screen(_ direction: LayoutDirection) -> Screen {
      Screen(width: 8, height: 4, options: ScreenOptions(glyphs: .unicode, unit: .cells)) {
        ScrollView([.horizontal, .vertical]) { Color.clear.frame(width: 16, height: 8) }
          .environment(\.layoutDirection, direction)
      }
    }
    let (left, right) = (screen(.leftToRight), screen(.rightToLeft))
    for screen in [left, right] { screen.press(.tab) }
    expectText(left.text, equals: "       ┃\n       ┃\n       │\n━━━━───│")
    expectText(right.text, equals: "┃\n┃\n│\n│───━━━━")
    for _ in 1...2 {
      left.press(.right)
      right.press(.left)
    }
    for screen in [left, right] { screen.press(.end) }
    expectText(left.text, equals: "       │\n       │\n       ┃\n─━━━━──┃")
    expectText(right.text, equals: "│\n│\n┃\n┃──━━━━─")
  }

  @Observable fileprivate final class Rows {
    var count = 8
    var margin: CGFloat = 0
    var hidesBar = false
  }

  private struct Window: View {
    let rows: Rows

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<rows.count, id: \.self) { Text("r\($0)") } }
          .frame(width: 4, alignment: .leading)
      }
      .scrollIndicators(rows.hidesBar ? .hidden : .automatic)
      .contentMargins(.top, rows.margin)
    }
  }

  @Test func `the bar follows the place, the length and the margins of the content, and may be hidden meanwhile`() {
    let rows = Rows()
    let screen = Screen(width: 4, height: 4, options: ScreenOptions(glyphs: .unicode, unit: .cells)) {
      Window(rows: rows)
    }
    screen.press(.tab)
    expectText(screen.text, equals: "r0 ┃\nr1 ┃\nr2 │\nr3 │")
    rows.count = 16
    expectText(screen.text, equals: "r0 ┃\nr1 │\nr2 │\nr3 │")
    screen.press(.end)
    expectText(screen.text, equals: "r12│\nr13│\nr14│\nr15┃")
    rows.hidesBar = true
    expectText(screen.text, equals: "r12\nr13\nr14\nr15")
    rows.hidesBar = false
    expectText(screen.text, equals: "r12│\nr13│\nr14│\nr15┃")
    rows.count = 99
    expectText(screen.text, equals: "r12┃\nr13│\nr14│\nr15│")
    screen.press(.home)
    rows.margin = 2
    expectText(screen.text, equals: "   ┃\n   │\nr0 │\nr1 │")
  }

  private struct Letters: View {
    let anchor: UnitPoint
    let margins: (top: CGFloat, bottom: CGFloat)

    var body: some View {
      ScrollViewReader { proxy in
        VStack(alignment: .leading, spacing: 0) {
          Button("Go") { proxy.scrollTo(6, anchor: anchor) }
          ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Text("\($0)\($0)") } } }
            .contentMargins(.top, margins.top).contentMargins(.bottom, margins.bottom)
        }
      }
    }
  }

  @Test(arguments: [
    (0, 0, "55|66|77|88", "33|44|55|66"), (1, 1, "55|66|77|88", "44|55|66|77"), (1, 2, "55|66|77|88", "55|66|77|88"),
    (2, 2, "66|77|88|", "33|44|55|66"), (3, 3, "66|77|88|", "33|44|55|66"), (5, 0, "55|66|77|88", "33|44|55|66"),
  ])
  func `a view is scrolled to lie between the margins, or within the window if they leave no room`(
    top: CGFloat, bottom: CGFloat, first: String, last: String
  ) throws {
    for (anchor, rows) in [(UnitPoint.top, first), (.bottom, last)] {
      let screen = Screen(width: 8, height: 5) { Letters(anchor: anchor, margins: (top, bottom)) }
      try screen.find(.button, "Go").tap()
      let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      expectEqual(lines.map { String($0.prefix(2)) }.joined(separator: "|"), rows, "\(top) \(bottom)")
    }
  }

  /// Returns the shown rows after each key.
  private func shown(_ keys: [Key], _ size: (width: Int, height: Int), _ view: some View) -> [String] {
    let screen = Screen(view, width: size.width, height: size.height)
    screen.press(.tab)
    return keys.map { key in
      screen.press(key)
      return screen.text.replacing("\n", with: "|")
    }
  }

  @Test func `a page is a column less than the window, and left and right are those of the screen`() {
    let keys: [Key] = [.pageDown, .right, .left, .pageUp, .end, .pageUp, .home]
    let line = ScrollView(.horizontal, showsIndicators: false) { Text("0123456789abcdef").fixedSize() }
    expectEqual(
      shown(keys, (6, 1), line), ["56789a", "6789ab", "56789a", "012345", "abcdef", "56789a", "012345"])
    expectEqual(
      shown(keys, (6, 1), line.environment(\.layoutDirection, .rightToLeft)),
      ["56789a", "6789ab", "56789a", "abcdef", "012345", "56789a", "abcdef"])
  }

  @Test func `in a window that scrolls both ways pages and ends are those of the rows`() {
    let text = (0..<7).map { row in (0..<7).map { "\((row + $0) % 10)" }.joined() }.joined(separator: "\n")
    let view = ScrollView([.horizontal, .vertical], showsIndicators: false) { Text(text).fixedSize() }
    expectEqual(
      shown([.pageDown, .right, .pageUp, .end, .home, .left], (3, 3), view),
      ["234|345|456", "345|456|567", "123|234|345", "567|678|789", "123|234|345", "012|123|234"])
  }

  private struct Windows: View {
    @State private var isSecond = false
    @State private var id: Int?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Switch") { isSecond.toggle() }
        Button("Go") { id = 5 }
        Text("at \(id ?? -1)")
        Group { if isSecond { rows("b") } else { rows("a") } }.scrollPosition(id: $id).frame(height: 2)
      }
    }

    private func rows(_ name: String) -> some View {
      ScrollView { VStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("\(name)\($0)") } } }
    }
  }

  @Test func `a position leads and follows the window that takes the place of another`() throws {
    let screen = Screen(width: 12, height: 5) { Windows() }
    try screen.find(.button, "Go").tap()
    expectText(screen.text, endsWith: "\nat 5\na5\na6")
    try screen.find(.button, "Switch").tap()
    expectText(screen.text, endsWith: "\nat 5\nb5\nb6")
    screen.turnWheel(column: 0, row: 4, byColumns: 0, rows: 1)
    expectText(screen.text, endsWith: "\nat 7\nb7\nb8")
    try screen.find(.button, "Go").tap()
    expectText(screen.text, endsWith: "\nat 5\nb5\nb6")
  }

  @Test func `the content is offered the window without its margins, and no less than nothing`() {
    func layout(_ axes: Axis.Set) -> ScrollLayout {
      ScrollLayout(axes: axes, margins: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    func offer(_ axes: Axis.Set, _ width: CGFloat?, _ height: CGFloat?) -> [CGFloat?] {
      let offer = layout(axes).offer(ProposedViewSize(width: width, height: height))
      return [offer.width, offer.height]
    }
    expectEqual(offer(.horizontal, 10, 10), [nil, 6])
    expectEqual(offer(.horizontal, 10, 2), [nil, 0])
    expectEqual(offer(.vertical, 10, 10), [4, nil])
    expectEqual(offer(.vertical, 5, nil), [0, nil])
    expectEqual(offer([], 10, 10), [4, 6])
    expectEqual(layout(.vertical).extent(of: CGSize(width: 5, height: 8)), CGSize(width: 11, height: 12))
  }

  @Test func `only an axis along which the content exceeds the window has a bar`() {
    func focused(_ width: CGFloat, _ height: CGFloat) -> String {
      let screen = Screen(width: 8, height: 4, options: ScreenOptions(glyphs: .unicode, unit: .cells)) {
        ScrollView([.horizontal, .vertical]) { Color.clear.frame(width: width, height: height) }
      }
      screen.press(.tab)
      return screen.text
    }
    expectText(focused(4, 8), equals: "       ┃\n       ┃\n       │\n       │")
    expectText(focused(16, 2), equals: "\n\n\n━━━━────")
  }

  private struct Turning: View {
    let rows: Rows

    var body: some View {
      ScrollView(rows.count == 8 ? .vertical : .horizontal) { ForEach(0..<3) { Text("a\($0)") } }
        .frame(width: 5, height: 2, alignment: .leading)
    }
  }

  @Test func `the axis of a window may change`() {
    let rows = Rows()
    let screen = Screen(Turning(rows: rows), width: 6, height: 2)
    expectText(screen.text, equals: "a0\na1")
    rows.count = 9
    expectText(screen.text, equals: "\na0 a1")
    screen.press(.tab)
    screen.press(.end)
    expectText(screen.text, equals: "\n<1 a>")
    expectEqual(screen.faults, [])
  }

  @Test func `a window is as high as its content, however narrow, and a list without rows as four lines`() throws {
    func below(_ view: some View, _ unit: ScreenOptions.Unit) throws -> CGFloat {
      let screen = Screen(width: 8, height: 9, options: ScreenOptions(unit: unit)) {
        VStack(spacing: 0) {
          view.fixedSize(horizontal: false, vertical: true)
          Text("below")
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
      return try screen.find(.staticText, "below").frame.minY
    }
    for unit in ScreenOptions.Unit.allCases {
      try expectEqual(below(ScrollView { Text("a") }, unit), unit.cellSize.height)
      let narrow = Color.clear.frame(width: 0, height: 3 * unit.cellSize.height)
      try expectEqual(below(ScrollView { narrow }, unit), 3 * unit.cellSize.height)
      try expectEqual(below(List {}, unit), 4 * unit.cellSize.height)
    }
  }

  @Observable fileprivate final class Log {
    var count = 6
    var anchor: UnitPoint?
  }

  private struct Initial: View {
    let log: Log

    var body: some View {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) { ForEach(0..<log.count, id: \.self) { Text("r\($0)") } }
      }
      .defaultScrollAnchor(log.anchor, for: .initialOffset)
    }
  }

  @Test func `an initial anchor is for the beginning only`() {
    let log = Log()
    log.anchor = .bottom
    let screen = Screen(Initial(log: log), width: 4, height: 2)
    expectText(screen.text, equals: "r4\nr5")
    log.count = 8
    expectText(screen.text, equals: "r4\nr5")
    (log.count, log.anchor) = (6, nil)
    let other = Screen(Initial(log: log), width: 4, height: 2)
    other.press(.tab)
    other.press(.end)
    log.anchor = .bottom
    log.count = 8
    expectText(other.text, equals: "r4\nr5")
  }

  @Test func `a window whose content fits lets the focus pass`() throws {
    let screen = Screen(width: 8, height: 3) {
      VStack(spacing: 0) {
        ScrollView { Text("fits") }.frame(height: 1)
        ScrollView(.horizontal) { Text("fits") }.frame(height: 1)
        Button("Next") {}
      }
    }
    screen.press(.tab)
    #expect(try screen.find(.button, "Next").isFocused)
  }

  @Test func `a window at its end passes the keys on to the window around it`() {
    let inner = ScrollView(showsIndicators: false) { VStack(spacing: 0) { ForEach(0..<4) { Text("in\($0)") } } }
    let outer = ScrollView(showsIndicators: false) {
      VStack(alignment: .leading, spacing: 0) {
        inner.frame(width: 4, height: 2)
        ForEach(0..<5) { Text("out\($0)") }
      }
    }
    let start = " in0| in1|out0|out1"
    let ends = [" in1| in2|out0|out1", " in2| in3|out0|out1", " in3|out0|out1|out2", "out0|out1|out2|out3"]
    expectEqual(shown([.down, .down, .down, .down], (6, 4), outer), ends)
    expectEqual(shown([.down, .up, .up, .up], (6, 4), outer), [ends[0], start, start, start])
  }

  private struct Line: View {
    let direction: LayoutDirection
    let (anchor, row): (UnitPoint, Int)

    var body: some View {
      ScrollViewReader { proxy in
        VStack(alignment: .leading, spacing: 0) {
          Button("Go") { proxy.scrollTo(row, anchor: anchor) }
          ScrollView(.horizontal, showsIndicators: false) { HStack(spacing: 0) { ForEach(0..<9) { Text("\($0)") } } }
            .contentMargins(.leading, 2).contentMargins(.trailing, 1).frame(width: 6)
        }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, [" 01234", "45678", "  0123", "345678"]),
    (.rightToLeft, ["3210", "876543", "43210", " 87654"]),
  ])
  func `a view is scrolled to lie between the margins at the sides, in the picture's own left and right`(
    direction: LayoutDirection, rows: [String]
  ) throws {
    for ((anchor, row), line) in zip([(UnitPoint.leading, 1), (.leading, 7), (.trailing, 1), (.trailing, 7)], rows) {
      let screen = Screen(Line(direction: direction, anchor: anchor, row: row), width: 8, height: 3)
      try screen.find(.button, "Go").tap()
      let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      expectEqual(String(lines[1]), line, "\(anchor) \(row)")
    }
  }

  private struct Plane: View {
    let direction: LayoutDirection
    let anchor: UnitPoint

    var body: some View {
      ScrollViewReader { proxy in
        VStack(alignment: .leading, spacing: 0) {
          Button("Go") { proxy.scrollTo("x", anchor: anchor) }
          ScrollView([.horizontal, .vertical], showsIndicators: false) {
            VStack(spacing: 0) {
              ForEach(0..<7) { row in
                HStack(spacing: 0) {
                  ForEach(0..<7) { column in
                    if row == 3 && column == 3 { Text("x").id("x") } else { Text("\(column)") }
                  }
                }
              }
            }
          }
          .frame(width: 3, height: 3)
        }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, ["12x|123|123", "345|345|x45", "2x4|234|234"]),
    (.rightToLeft, ["   54x|   543|   543", "   321|   321|   x21", "   4x2|   432|   432"]),
  ])
  func `an anchor has the picture's own left and right, and keeps its height`(
    direction: LayoutDirection, pictures: [String]
  ) throws {
    for (anchor, picture) in zip([UnitPoint.topTrailing, .bottomLeading, .top], pictures) {
      let screen = Screen(Plane(direction: direction, anchor: anchor), width: 8, height: 4)
      try screen.find(.button, "Go").tap()
      expectEqual(screen.text.replacing("\n", with: "|"), "[ Go ]|" + picture)
    }
  }

  @Test(arguments: [(GlyphSet.ascii, "<hip0 chip1>"), (.unicode, "‹hip0 chip1›")])
  func `the arrows beside a single row are a cell wide in points too, and leave the next row alone`(
    glyphs: GlyphSet, row: String
  ) {
    let screen = Screen(width: 12, height: 2, options: ScreenOptions(glyphs: glyphs, unit: .points)) {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { Text("chip0 chip1 chip2 chip3") }
        Text("below it is")
      }
    }
    screen.press(.tab)
    expectText(screen.text, equals: row + "\n below it is")
  }

  private struct Focused: View {
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
      Text(position.isPositionedByUser ? "user" : "code")
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) { ForEach(0..<5) { Button("b\($0)") {}.buttonStyle(.plain) } }
      }
      .frame(height: 2).scrollPosition($position)
    }
  }

  @Test func `the focus scrolls for the user, where it scrolls`() {
    let screen = Screen(Focused(), width: 8, height: 4)
    var words: [String] = []
    for _ in 0..<4 {
      screen.press(.tab)
      words.append(String(screen.text.prefix(4)))
    }
    expectEqual(words, ["code", "code", "user", "user"])
  }

  @Test func `a window reads the layout once, however often its settings change`() {
    struct Switched: View {
      let rows: Rows
      @State private var id: Int?
      var body: some View {
        ScrollView { ForEach(0..<9) { Text("a\($0)") } }.scrollPosition(id: $id).scrollDisabled(rows.hidesBar)
      }
    }
    let rows = Rows()
    let screen = Screen(width: 6, height: 3) { Switched(rows: rows) }
    func readers() -> Int { screen.frames.roots[0].renderTree.geometryReaders.count }
    _ = screen.text
    let before = readers()
    for _ in 0..<3 {
      rows.hidesBar.toggle()
      _ = screen.text
    }
    expectEqual(readers(), before)
  }

  @Test func `a focused view that is longer than the room between the margins may reach into them`() {
    let screen = Screen(width: 8, height: 4) {
      ScrollView(showsIndicators: false) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<8) { Button($0 == 5 ? "55\n5+" : "\($0)\($0)") {}.buttonStyle(.plain) }
        }
      }
      .contentMargins(.bottom, 3)
    }
    var rows: [String] = []
    for _ in 0..<7 {
      screen.press(.tab)
      rows.append(screen.text.replacing("\n", with: "|"))
    }
    expectEqual(rows.suffix(3), ["44<|55|5+|66", "44|55<|5+|66", "66<|77||"])
  }

  @Test(arguments: [(UnitPoint.trailing, "6789"), (UnitPoint(x: 0.5, y: 1), "3456"), (.bottomLeading, "0123")])
  func `a window that scrolls sideways begins at the part of its anchor along its axis`(
    anchor: UnitPoint, row: String
  ) {
    let view = ScrollView(.horizontal, showsIndicators: false) { Text("0123456789").fixedSize() }
    expectText(Screen(view.defaultScrollAnchor(anchor), width: 4, height: 1).text, equals: row)
  }

  @Test func `a view that gets the focus in a window in another is shown by both`() {
    let screen = Screen(width: 8, height: 4) {
      ScrollView(showsIndicators: false) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<3) { Text("top\($0)") }
          ScrollView(showsIndicators: false) {
            VStack(alignment: .leading, spacing: 0) { ForEach(0..<6) { Button("in\($0)") {}.buttonStyle(.plain) } }
          }
          .frame(width: 5, height: 3)
          ForEach(0..<5) { Text("end\($0)") }
        }
      }
    }
    let pictures = (0..<6).map { _ in
      screen.press(.tab)
      return screen.text.replacing("\n", with: "|")
    }
    expectEqual(pictures.suffix(3), ["top2| in1| in2|>in3<", "top2| in2| in3|>in4<", "top2| in3| in4|>in5<"])
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `a window that scrolls sideways is as wide as its content without an offer`(unit: ScreenOptions.Unit) {
    let row = HStack(spacing: 0) {
      ScrollView(.horizontal) { Text("abcd") }.fixedSize()
      Text("|")
    }
    expectText(Screen(row, width: 8, options: ScreenOptions(unit: unit)).text, equals: "abcd|")
  }
}
