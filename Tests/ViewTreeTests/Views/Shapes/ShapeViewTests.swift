import Testing
import ViewTreeCompatibility
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

@MainActor struct ShapeViewTests {
  private func picture<V: View>(_ glyphs: GlyphSet = .ascii, @ViewBuilder _ content: () -> V) -> String {
    let view = content()
    return Screen(view.frame(width: 10, height: 3), width: 10, height: 3, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test func `a line follows the shape`() {
    expectText(picture { Rectangle().stroke() }, equals: "+--------+\n|        |\n+--------+")
    expectText(
      picture { RoundedRectangle(cornerRadius: 2).stroke(.red, lineWidth: 2) },
      equals: ".========.\n|        |\n'========'")
    expectText(
      picture { RoundedRectangle(cornerRadius: 0).strokeBorder() }, equals: "+--------+\n|        |\n+--------+")
    expectText(picture { Circle().strokeBorder(.blue) }, equals: ".--------.\n|        |\n'--------'")
    expectText(picture(.unicode) { Circle().strokeBorder(.blue) }, equals: "  ⡴⠋⠉⠉⠙⢦\n  ⡇    ⢸\n  ⠳⣄⣀⣀⣠⠞")
    expectText(
      picture(.unicode) { Ellipse().stroke(style: StrokeStyle(dash: [2])) },
      equals: "⠠⠖⠋ ⠈⠉⠁ ⠰⣄\n         ⢸\n⠘⠦⡄ ⣀⣀⡀ ⠴⠋")
    expectText(
      picture(.unicode) { Capsule(style: .circular).stroke(.tint) }, equals: "╭────────╮\n│        │\n╰────────╯")
  }

  @Test func `a shape of any type is filled and drawn wherever a view is`() {
    let (shape, line): (any Shape, any InsettableShape) = (Rectangle(), Rectangle())
    let whole = picture { Rectangle().fill(.red) }
    expectText(picture { AnyView(shape.fill(.red)) }, equals: whole)
    expectText(picture { AnyView(shape.fill()) }, equals: picture { Rectangle() })
    expectText(picture { AnyView(shape.fill(.red).padding(0)) }, equals: whole)
    expectText(picture { Color.clear.overlay { AnyView(shape.fill(Color.red, style: FillStyle())) } }, equals: whole)
    let box = picture { Rectangle().stroke() }
    for view in [
      AnyView(shape.stroke(.red)), AnyView(shape.stroke()), AnyView(shape.stroke(.red, style: StrokeStyle())),
      AnyView(shape.stroke(style: StrokeStyle())), AnyView(line.strokeBorder(.red)), AnyView(line.strokeBorder()),
      AnyView(line.strokeBorder(.red, style: StrokeStyle())), AnyView(line.strokeBorder(style: StrokeStyle())),
    ] { expectText(picture { view }, equals: box) }
    // A shape whose type is known keeps it.
    let known: _ShapeView<Rectangle> = Rectangle().fill(.red)
    expectText(picture { known.stroke(.blue) }, equals: picture { Rectangle().fill(.red).stroke(.blue) })
  }

  @Test func `a clear colour is not drawn`() {
    expectText(picture { Rectangle().stroke(.clear) }, equals: "\n\n")
    expectText(picture { Rectangle().stroke(Color.red.opacity(0.04)) }, equals: "\n\n")
    let filled = Screen(width: 2, height: 1) { Rectangle().fill(Color.red.opacity(0.04)) }
    expectText(filled.render(.cells), equals: "\"  \"")
  }

  @Test func `a shape fills its cells`() {
    let screen = Screen(width: 4, height: 1) { Rectangle().fill(.red).stroke(.blue) }
    expectText(screen.render(.cells), contains: "bg=red")
    let inherited = Screen(width: 4, height: 1) { Capsule().foregroundStyle(.green) }
    expectText(inherited.render(.cells), contains: "bg=green")
  }

  @Test func `a shape on its way has the parts that both have, and turns evenly`() {
    typealias Painted = _ShapeView<Rectangle>.Painted
    func painted(_ paints: [Painted.Paint], degrees: Double = 0) -> Painted {
      Painted(shape: Rectangle(), paints: paints, glyphs: .ascii, isBehind: false, rotation: .degrees(degrees))
    }
    let paint = ResolvedPaint(color: ResolvedColor(color: Color.Resolved(.named(.white))))
    let fill = Painted.Paint.fill(paint, evenOdd: false)
    let line = Painted.Paint.line(paint, .init(style: StrokeStyle(lineWidth: 1)))
    let mixed = painted([fill, line], degrees: 20).mixed(with: painted([fill, line], degrees: 60), amount: 0.25)
    expectEqual(mixed.map { [$0.paints.count, Int($0.rotation.degrees.rounded())] }, [2, 30])
    #expect(painted([fill]).mixed(with: painted([line]), amount: 0.5) == nil)
    #expect(painted([fill]).mixed(with: painted([fill, line]), amount: 0.5) == nil)
    #expect(painted([fill, line]).mixed(with: painted([fill]), amount: 0.5) == nil)
  }

  @Test func `a line in the colour of the page is not drawn`() {
    let words = Text("abcdefghij\nklmnopqrst\nuvwxyzabcd")
    expectText(picture { words.overlay { Rectangle().stroke(.background) } }, equals: picture { words })
    #expect(picture { words.overlay { Rectangle().fill(.background) } }.filter(\.isLetter).isEmpty)
  }
}

/// How filled shapes look at their edges.
@MainActor struct ShapeEdgeTests {
  @Observable final class Model { var number = 0 }

  private struct Round: View {
    let model: Model
    let width: CGFloat

    var body: some View {
      VStack(spacing: 0) {
        Text("a")
        Text("\(model.number)")
        Text("b")
      }
      .frame(width: width).background(.red, in: Circle())
    }
  }

  @Test(arguments: GlyphSet.allCases) func `a shape looks the same in whatever pieces it is drawn`(glyphs: GlyphSet) {
    for width in 3...9 {
      let (model, options) = (Model(), ScreenOptions(glyphs: glyphs))
      let round = Round(model: model, width: CGFloat(width))
      let screen = Screen(round, width: 10, options: options)
      model.number = 1
      expectText(screen.render(.cells), equals: Screen(round, width: 10, options: options).render(.cells))
    }
  }

  private func picture<V: View>(
    _ width: Int, _ height: Int, _ glyphs: GlyphSet = .unicode, @ViewBuilder _ view: () -> V
  ) -> String {
    Screen(view(), width: width, height: height, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test(arguments: [(GlyphSet.ascii, "o", "()", "(####)"), (.unicode, "●", "▐▌", "▐████▌")])
  func `a shape one row high is a dot or has round ends`(glyphs: GlyphSet, dot: String, pair: String, bar: String) {
    expectText(picture(1, 1, glyphs) { Circle().fill(.red) }, equals: dot)
    expectText(picture(2, 1, glyphs) { Circle().fill(.red) }, equals: pair)
    expectText(picture(6, 1, glyphs) { Capsule().fill(.red) }, equals: bar)
  }

  @Test(arguments: [(GlyphSet.ascii, "o", "()"), (.unicode, "●", "▐▌")])
  func `a dot that is centred between two cells is drawn in one of them`(glyphs: GlyphSet, dot: String, pair: String) {
    func dots(_ width: CGFloat, in size: CGSize) -> String {
      picture(5, 2, glyphs) {
        Circle().fill(.red).frame(width: width, height: 1).frame(width: size.width, height: size.height)
      }
    }
    expectText(dots(1, in: CGSize(width: 4, height: 1)), equals: "  \(dot)\n")
    expectText(dots(2, in: CGSize(width: 5, height: 1)), equals: "  \(pair)\n")
    expectText(dots(1, in: CGSize(width: 3, height: 2)), equals: "\n \(dot)")
  }

  @Test(arguments: [(GlyphSet.ascii, "###"), (.unicode, "███")])
  func `a shape of whole cells covers no more cells when it is centred between two`(
    glyphs: GlyphSet, bar: String
  ) {
    let column = VStack(spacing: 0) {
      Text("80")
      Rectangle().fill(.red).frame(width: 3, height: 2)
    }
    expectText(picture(3, 4, glyphs) { column.frame(height: 4) }, equals: "\n 80\n\(bar)\n\(bar)")
    expectText(
      picture(6, 1, glyphs) { RoundedRectangle(cornerRadius: 1).fill(.red).frame(width: 3).frame(width: 6) },
      equals: "  " + (glyphs == .ascii ? "(#)" : "▐█▌"))
    // A part of a cell is shown all the same.
    expectText(picture(6, 1) { Rectangle().fill(.red).frame(width: 2.5).frame(width: 5) }, equals: " ██▊")
  }

  @Test(arguments: [(GlyphSet.ascii, "o", "o"), (.unicode, "○", "□")])
  func `the line around one cell is a sign, that around a row has round ends`(
    glyphs: GlyphSet, circle: String, square: String
  ) {
    expectText(picture(1, 1, glyphs) { Circle().stroke(.red) }, equals: circle)
    expectText(picture(1, 1, glyphs) { Rectangle().stroke(.red) }, equals: square)
    expectText(
      picture(5, 1, glyphs) { Text("3").padding(.horizontal, 2).overlay(Ellipse().stroke(.red)) }, equals: "( 3 )")
    for text in ["3", "abc"] {
      let screen = Screen(Text(text).overlay(Ellipse().stroke(.red)), options: ScreenOptions(glyphs: glyphs))
      expectText(screen.text, equals: text)
      expectIssue(of: screen, contains: "the border or stroke around a view is not drawn")
    }
  }

  @Test func `a circle is one at three and at five rows, in cells and in points`() {
    expectText(picture(6, 3) { Circle().fill(.red) }, equals: "▗▟██▙▖\n██████\n▝▜██▛▘")
    expectText(picture(6, 3, .ascii) { Circle().fill(.red) }, equals: " ####\n######\n ####")
    expectText(
      picture(10, 5) { Circle().fill(.red) },
      equals: " ▗▄████▄▖\n▐████████▌\n██████████\n▐████████▌\n ▝▀████▀▘")
    let points = Screen(
      Circle().fill(.red).frame(width: 48, height: 48), width: 6, height: 3,
      options: ScreenOptions(glyphs: .unicode, unit: .points))
    expectText(points.text, equals: "▗▟██▙▖\n██████\n▝▜██▛▘")
  }

  @Test func `a bar ends within a cell`() {
    func bar(_ width: CGFloat, _ glyphs: GlyphSet = .unicode) -> String {
      picture(6, 1, glyphs) { Rectangle().fill(.red).frame(width: width).frame(width: 6, alignment: .leading) }
    }
    expectText(bar(3.5), equals: "███▌")
    expectText(bar(3.125), equals: "███▏")
    expectText(bar(3.875), equals: "███▉")
    expectText(bar(3.4, .ascii) + bar(3.6, .ascii), equals: "#######")
    expectText(
      picture(2, 2) { Rectangle().fill(.red).frame(height: 1.25).frame(height: 2, alignment: .bottom) },
      equals: "▂▂\n██")
  }

  @Test func `a text over an edge has the colour behind it`() {
    let screen = Screen(
      Text("Hi").background(Capsule().fill(.green)), width: 2, height: 1, options: ScreenOptions(glyphs: .unicode))
    expectText(screen.render(.cells), equals: "\"Hi\"\n  0..1 bg=green")
    let ascii = Screen(Text("Hi").background(Capsule().fill(.green)), width: 2, height: 1)
    expectText(ascii.render(.cells), equals: "\"Hi\"\n  0..1 bg=green")
  }

  @Test func `the foreground colour, which is not known, is drawn as blocks`() {
    expectText(picture(3, 1) { Rectangle() }, equals: "███")
    expectText(picture(3, 1, .ascii) { Color.primary }, equals: "###")
    let dim = Screen(Rectangle().fill(.secondary), width: 2, height: 1)
    expectText(dim.render(.cells), equals: "\"##\"\n  0..1 dim")
  }

  @Test func `a smaller shape leaves a margin`() {
    expectText(
      picture(5, 3, .ascii) { Rectangle().inset(by: 1).fill(.red) }, equals: "\n ###\n")
    expectText(picture(5, 3, .ascii) { Rectangle().inset(by: 1).inset(by: 9).fill(.red) }, equals: "\n\n")
    expectText(picture(6, 3, .ascii) { Circle().inset(by: 1).fill(.red) }, equals: "\n  ()\n")
  }

  @Test func `a line around a control leaves it to be tapped, and a fill covers it`() throws {
    struct Card: View {
      let covers: Bool
      @State private var taps = 0
      @State private var name = ""

      var body: some View {
        Button("Tapped \(taps)") { taps += 1 }.padding(1).overlay {
          if covers { Rectangle().fill(.red) } else { RoundedRectangle(cornerRadius: 1).stroke(.red) }
        }
        TextField("Name", text: $name).overlay(Rectangle().stroke())
      }
    }
    let screen = Screen(Card(covers: false), width: 20)
    try screen.find(.button).tap()
    screen.click(column: 10, row: 1)
    expectText(screen.text, contains: "Tapped 2")
    screen.click(column: 5, row: 3)
    screen.press(.character("A"))
    expectText(screen.text, contains: "A")
    let covered = Screen(Card(covers: true), width: 20)
    covered.click(column: 10, row: 1)
    try expectEqual(covered.find(.button).label, "Tapped 0")
  }

  @Test func `a line without a style of its own is drawn in the one that it is filled with`() {
    func cells(_ view: some View) -> String { Screen(view.frame(width: 6, height: 3), width: 6).render(.cells) }
    expectText(
      cells(Rectangle().stroke(lineWidth: 2).fill(.red)), equals: cells(Rectangle().stroke(.red, lineWidth: 2)))
    let dashes = StrokeStyle(lineWidth: 1, dash: [1])
    expectText(
      cells(Rectangle().stroke(style: dashes).fill(.red)), equals: cells(Rectangle().stroke(.red, style: dashes)))
    expectText(cells(Rectangle().stroke(lineWidth: 0).fill(.red)), equals: cells(Color.clear))
    #expect(
      cells(Rectangle().stroke(.blue).fill(.red)) != cells(Rectangle().stroke(.red)), "the shape is filled as well")
    let twice = Rectangle().stroke().stroke(.blue).fill(.red)
    expectText(cells(twice), equals: cells(Rectangle().stroke(.blue).fill(.red)))
  }
}

/// The places of a shape that are hit, and its area as the engine knows it.
@MainActor struct ShapePlaceTests {
  /// The cells of a view from which taps reach it through the line around it.
  private func reached(_ width: Int, _ height: Int, _ unit: ScreenOptions.Unit) -> String {
    var taps = 0
    let cell = unit.cellSize
    let view = Color.red.onTapGesture { taps += 1 }.overlay { Rectangle().stroke(.blue) }
      .frame(width: CGFloat(width) * cell.width, height: CGFloat(height) * cell.height)
    let screen = Screen(view, width: width, height: height, options: ScreenOptions(unit: unit))
    let rows = (0..<height).map { row in
      (0..<width).map { column in
        taps = 0
        screen.click(column: column, row: row)
        return taps == 1 ? "x" : "."
      }.joined()
    }
    return rows.joined(separator: " ")
  }

  @Test(arguments: ScreenOptions.Unit.allCases) func `the line around a view is hit, its inside is not`(
    unit: ScreenOptions.Unit
  ) {
    expectEqual(reached(6, 4, unit), "...... .xxxx. .xxxx. ......")
    expectEqual(reached(6, 3, unit), "...... .xxxx. ......")
    expectEqual(reached(6, 2, unit), ".xxxx. .xxxx.")
    expectEqual(reached(6, 1, unit), ".xxxx.")
    expectEqual(reached(3, 4, unit), "... .x. .x. ...")
    expectEqual(reached(2, 4, unit), ".. .. .. ..")
  }

  @Test func `only a path or a wide line may be drawn beyond the frame`() {
    func mayReachBeyond(_ view: some View) -> Bool {
      let screen = Screen(view, width: 4, height: 2)
      return withExtendedLifetime(screen) { screen.frames.root.renderTree.mayDrawBeyondFrames }
    }
    #expect(!mayReachBeyond(Rectangle().fill(.red)) && !mayReachBeyond(Circle()))
    #expect(!mayReachBeyond(Circle().stroke(.red)) && !mayReachBeyond(Circle().stroke(.red, lineWidth: 0.5)))
    #expect(mayReachBeyond(Circle().stroke(.red, lineWidth: 1.5)) && mayReachBeyond(Path().fill(.red)))
    #expect(!mayReachBeyond(Text("a").background(.red, in: Path())))
  }

  private func picture<V: View>(
    _ width: Int, _ height: Int, glyphs: GlyphSet = .unicode, in unit: ScreenOptions.Unit = .cells, _ view: V
  ) -> String {
    Screen(view, width: width, height: height, options: ScreenOptions(glyphs: glyphs, unit: unit)).text
  }

  @Test(arguments: ScreenOptions.Unit.allCases) func `a circle needs three rows, an ellipse in a row has round ends`(
    unit: ScreenOptions.Unit
  ) {
    let cell = unit.cellSize
    func circle(_ width: Int, _ height: Int) -> String {
      let frame = CGSize(width: CGFloat(width) * cell.width, height: CGFloat(height) * cell.height)
      let view = Circle().stroke(.red).frame(width: frame.width, height: frame.height)
      return picture(width, height, in: unit, view)
    }
    expectText(circle(10, 2), equals: "╭────────╮\n╰────────╯")
    #expect(!circle(2, 5).contains("╭") && !circle(10, 3).contains("╭"))
    let row = Text("3").padding(.horizontal, 2 * cell.width).overlay(Ellipse().stroke(.red))
    expectText(picture(5, 1, in: unit, row), equals: "( 3 )")
    func ellipse(_ width: CGFloat) -> some View {
      Ellipse().stroke(.red).frame(width: width * cell.width, height: cell.height)
    }
    expectText(picture(2, 1, glyphs: .ascii, in: unit, ellipse(2)), equals: "()")
    expectText(picture(1, 1, glyphs: .ascii, in: unit, ellipse(1)), equals: "o")
  }

  @Test func `a round line is an area from one and a half columns on`() {
    func hasDots(_ width: CGFloat) -> Bool {
      picture(8, 4, Circle().stroke(.red, lineWidth: width)).unicodeScalars.contains { 0x2801...0x28FF ~= $0.value }
    }
    #expect(hasDots(1.49) && !hasDots(1.5))
  }

  @Test func `a circle is moved to whole cells, and a half turn changes a path but no box`() {
    let box = RoundedRectangle(cornerRadius: 1).stroke(.red).frame(width: 8, height: 3)
    expectText(picture(8, 3, glyphs: .ascii, box), equals: ".------.\n|      |\n'------'")
    expectText(
      picture(8, 3, glyphs: .ascii, box.rotationEffect(.degrees(180))), equals: picture(8, 3, glyphs: .ascii, box))
    let circle = Circle().fill(.red).frame(width: 6, height: 3)
    expectText(picture(9, 3, circle.frame(width: 9)), equals: "  ▗▟██▙▖\n  ██████\n  ▝▜██▛▘")
    let path = Path("0 0 m 8 0 l 0 3 l h")!.fill(.red).frame(width: 8, height: 3)
    #expect(picture(8, 3, path.rotationEffect(.degrees(180))) != picture(8, 3, path))
  }

  @Test func `a shape with a line is an outline, even if the line has no width`() {
    func isOutline<S: Shape>(_ view: _ShapeView<S>) -> Bool { _ShapeView<S>._isOutline(view) }
    let fill = Rectangle().fill(.red)
    #expect(!isOutline(fill) && isOutline(fill.stroke(.blue)) && isOutline(Rectangle().stroke()))
    #expect(isOutline(Rectangle().stroke(.red, lineWidth: 0)) && isOutline(Rectangle().strokeBorder(.red)))
    #expect(Rectangle._isUnary)
  }

  @Test func `a border over a fill is as wide as a character by default`() {
    func cells(_ view: some View) -> String { Screen(view, width: 5, height: 3).render(.cells) }
    let fill = Rectangle().fill(.red)
    expectEqual(cells(fill.strokeBorder(.blue)), cells(fill.strokeBorder(.blue, lineWidth: 1)))
    #expect(cells(fill.strokeBorder(.blue)) != cells(fill))
  }

  @Test func `a line with dashes around round corners has gaps, and a turned circle looks as it is`() {
    let dashed = RoundedRectangle(cornerRadius: 2).stroke(.red, style: StrokeStyle(dash: [2]))
    expectText(picture(10, 3, glyphs: .ascii, dashed), equals: "/-  --  -\\\n         /\n --  --  /")
    for circle in [AnyView(Circle().fill(.red)), AnyView(Circle().stroke(.red))] {
      let plain = circle.frame(width: 6, height: 3)
      let turned = plain.rotationEffect(.degrees(30))
      expectText(picture(9, 3, turned.frame(width: 9)), equals: picture(9, 3, plain.frame(width: 9)))
    }
  }
}

/// Shapes beyond their frames, and lines that are wide or dashed.
@MainActor struct ShapeReachTests {
  @Test func `a shape is drawn beyond its frame where its outline is`() {
    let moved = VStack(alignment: .leading, spacing: 0) {
      Rectangle().offset(x: 6, y: 1).fill(.red).frame(width: 4, height: 2)
      Text("below")
    }
    expectText(Screen(moved, width: 12).text, equals: "\n      ####\nbelow ####")
    let turned = Rectangle().rotation(.degrees(90)).fill(.blue).frame(width: 12, height: 2).padding(.vertical, 2)
    expectText(
      Screen(turned, width: 12).text,
      equals: """
            ####
            ####
            ####
            ####
            ####
            ####
        """)
    let cut = Rectangle().offset(x: 2, y: 0).fill(.red).frame(width: 4, height: 1).clipped()
    expectText(Screen(cut, width: 8).text, equals: "  ##")
  }

  @Test func `a shape that reaches less far leaves nothing behind`() throws {
    struct Moving: View {
      @State private var offset = 6.0
      let isAnimated: Bool
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Rectangle().offset(x: offset, y: 1).fill(.red).frame(width: 4, height: 2)
          Button("Move") { withAnimation(isAnimated ? .linear(duration: 1) : nil) { offset = offset == 0 ? 6 : 0 } }
        }
      }
    }
    for isAnimated in [false, true] {
      let screen = Screen(width: 14) { Moving(isAnimated: isAnimated) }
      let start = screen.text
      for _ in 0..<2 {
        try screen.find(.button, "Move").tap()
        screen.advance(by: .seconds(2))
      }
      expectEqual(screen.text.replacing(">", with: " ").replacing("<", with: " "), start)
      expectEqual(screen.frames.check(), [])
      try screen.find(.button, "Move").tap()
      screen.advance(by: .seconds(2))
      #expect(!screen.text.contains("  ####"), "\(screen.text)")
    }
  }

  @Test func `short dashes are a cell long, and a dash without a length is a dot`() {
    func picture(_ dash: [CGFloat], unit: ScreenOptions.Unit = .points) -> String {
      let (width, height): (CGFloat, CGFloat) = unit == .points ? (96, 48) : (12, 3)
      return Screen(width: 12, options: ScreenOptions(unit: unit)) {
        Rectangle().stroke(style: StrokeStyle(lineWidth: 1, dash: dash)).frame(width: width, height: height)
      }.text
    }
    let dashed = """
      --  --  -- |
      |
      --  --  -- |
      """
    expectText(picture([4]), equals: dashed)
    expectText(picture([1], unit: .cells), equals: "- - - - - -|\n|\n- - - - - -|")
    #expect(picture([0, 8]) == picture([8]) && picture([4, 0]) == picture([]))
  }

  @Test func `a wide round line has its given width`() {
    func screen(_ view: some View, _ glyphs: GlyphSet = .unicode) -> Screen {
      Screen(width: 20, options: ScreenOptions(glyphs: glyphs, unit: .points)) { view }
    }
    func picture(_ view: some View) -> String { screen(view).text }
    let ring = Circle().stroke(.blue, lineWidth: 16).frame(width: 96, height: 96).padding(8)
    let thick = Circle().stroke(.blue, lineWidth: 32).frame(width: 64, height: 64).padding(16)
    expectEqual(picture(thick), picture(Circle().strokeBorder(.blue, lineWidth: 32).frame(width: 96, height: 96)))
    expectSnapshot(of: screen(ring), named: "ring")
    expectSnapshot(of: screen(ring, .ascii), named: "ring-ascii")
    let part = Circle().trim(from: 0, to: 0.75).stroke(.blue, style: StrokeStyle(lineWidth: 16, lineCap: .round))
    expectSnapshot(of: screen(part.frame(width: 96, height: 96).padding(8)), named: "part")
    // Thin ones are lines, and a box is one.
    #expect(picture(Circle().stroke(.blue, lineWidth: 4).frame(width: 96, height: 96)).contains("⠉"))
    expectText(
      picture(Rectangle().stroke(.blue, lineWidth: 16).frame(width: 32, height: 48)),
      equals: "┏━━┓\n┃  ┃\n┗━━┛")
    #expect(picture(Circle().stroke(.blue, lineWidth: .infinity).frame(width: 96, height: 96)).contains("⠉"))
  }

  @Test func `any shape is filled and drawn as a shape of a type is`() {
    let shape: any InsettableShape = Rectangle()
    let any: [any View] = [
      shape.fill(.red), shape.fill(), shape.stroke(.red), shape.stroke(.red, style: StrokeStyle(lineWidth: 1)),
      shape.stroke(lineWidth: 1), shape.stroke(style: StrokeStyle()), shape.strokeBorder(.red), shape.strokeBorder(),
      shape.strokeBorder(.red, style: StrokeStyle()), shape.strokeBorder(style: StrokeStyle()),
    ]
    let typed = Rectangle()
    let views: [any View] = [
      typed.fill(.red), typed.fill(), typed.stroke(.red), typed.stroke(.red, style: StrokeStyle(lineWidth: 1)),
      typed.stroke(lineWidth: 1), typed.stroke(style: StrokeStyle()), typed.strokeBorder(.red), typed.strokeBorder(),
      typed.strokeBorder(.red, style: StrokeStyle()), typed.strokeBorder(style: StrokeStyle()),
    ]
    func picture(_ view: any View) -> String { Screen(width: 5, height: 3) { AnyView(view) }.render(.cells) }
    #expect(any.map(picture) == views.map(picture))
    #expect(Set(views.map(picture)).count > 2)
  }

  @Observable final class RingModel {
    var width: CGFloat = 1
    var color = Color.blue
  }

  @Test func `a line that becomes thick is drawn where it reaches, whatever else changes`() {
    struct Ring: View {
      let model: RingModel
      var body: some View {
        ZStack {
          Text("long old text here").foregroundStyle(model.color).offset(y: 3)
          Circle().stroke(.green, lineWidth: model.width).frame(width: 9, height: 3)
        }
        .padding(3)
      }
    }
    let model = RingModel()
    let screen = Screen(Ring(model: model), width: 32, height: 12)
    for width in [6, 1, 2, 1e300, 1] {
      screen.frames.handle { model.width = width }
      expectEqual(screen.faults, [])
      screen.frames.handle { model.color = model.color == .red ? .blue : .red }
      expectEqual(screen.drawingDifference(), nil)
    }
  }

  @Test(arguments: [GlyphSet.ascii, .unicode])
  func `a shape that draws beyond its frame leaves its area when it moves by a part of a cell`(glyphs: GlyphSet) {
    struct Moved: View {
      let shape: AnyView
      let y: CGFloat
      let probe: Probe
      @State private var isMoved = false
      var body: some View {
        shape.frame(width: 6, height: 3).offset(y: isMoved ? y : 0).offers("move", to: probe) { isMoved.toggle() }
      }
    }
    let shapes = [
      AnyView(Circle().stroke(.green, lineWidth: 2)), AnyView(Ellipse().stroke(.green, lineWidth: 3)),
      AnyView(Circle().scale(1.5).fill(.green)), AnyView(Capsule().stroke(.green, lineWidth: 2)),
    ]
    for (number, shape) in shapes.enumerated() {
      for y in [0.25, 0.5, 1, 1.3] {
        let probe = Probe()
        let screen = Screen(
          Moved(shape: shape, y: y, probe: probe), width: 19, height: 18,
          options: ScreenOptions(glyphs: glyphs, unit: .cells))
        for _ in 0..<2 {
          screen.perform("move", probe)
          #expect(screen.drawingDifference() == nil, "\(number) by \(y)")
        }
      }
    }
  }
}
