import Observation
import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct RotationEffectTests {
  struct Chevron: View {
    @State private var isExpanded = false

    var body: some View {
      HStack {
        Button("Turn") { isExpanded.toggle() }
        Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0))
        Image(systemName: "arrow.forward").rotationEffect(Angle(degrees: isExpanded ? -180 : 0))
        Text("a")
      }
    }
  }

  @Test func `arrows and chevrons turn`() throws {
    let screen = Screen(width: 30) { Chevron() }
    expectText(screen.text, equals: "[ Turn ] >> -> a")
    try screen.find(.button, "Turn").tap()
    expectText(screen.text, equals: "[ Turn ] vv <- a")
  }

  @Test func `turns add up, snap to quarters, and may be invalid`() {
    let screen = Screen(width: 30) {
      HStack {
        Image(systemName: "chevron.up").rotationEffect(.degrees(90)).rotationEffect(.degrees(90))
        Image(systemName: "chevron.up").rotationEffect(.degrees(44))
        Image(systemName: "chevron.up").rotationEffect(.degrees(-90 - 3600))
        Image(systemName: "chevron.up").rotationEffect(.degrees(.nan))
        Image(systemName: "chevron.up").rotationEffect(.degrees(1e300))
        Image(systemName: "chevron.up.chevron.down").rotationEffect(.degrees(90))
      }
    }
    expectText(screen.text, equals: "vv ^^ << ^^ ^^ ^v")
  }

  @Test func `a shape turns around the middle of its frame`() {
    func picture(_ view: some View) -> String {
      Screen(view.frame(width: 12, height: 6), width: 12, options: ScreenOptions(glyphs: .unicode)).text
    }
    let ring = Circle().trim(from: 0, to: 0.25).stroke()
    #expect(picture(ring) != picture(ring.rotationEffect(.degrees(-90))))
    expectText(
      picture(ring.rotationEffect(.degrees(-90))), equals: picture(Circle().trim(from: 0.75, to: 1).stroke()))
    expectText(picture(ring.rotationEffect(.degrees(720))), equals: picture(ring))
    let box = Rectangle().stroke()
    expectText(picture(box.rotationEffect(.degrees(180))), equals: picture(box))
    #expect(picture(box) != picture(box.rotationEffect(.degrees(45))))
    #expect(picture(Rectangle().fill()) != picture(Rectangle().fill().rotationEffect(.degrees(45))))
  }

  private func clock(_ unit: ScreenOptions.Unit, hour: Double, glyphs: GlyphSet = .ascii) -> Screen {
    let length: CGFloat = unit == .cells ? 1 : 16
    return Screen(
      ZStack {
        ForEach(1..<13) { number in
          let angle = Angle.degrees(Double(number) * 30)
          Text("\(number)").rotationEffect(-angle).offset(y: -5 * length).rotationEffect(angle)
        }
        Rectangle().frame(width: unit == .cells ? 1 : 8, height: 3 * length).offset(y: -1.5 * length)
          .rotationEffect(.degrees(hour * 30))
      }
      .frame(width: 22 * (unit == .cells ? 1 : 8), height: 11 * length), width: 22, height: 11,
      options: ScreenOptions(glyphs: glyphs, unit: unit))
  }

  @Test(arguments: ScreenOptions.Unit.allCases, GlyphSet.allCases)
  func `a clock has its numbers in a circle and a hand`(
    unit: ScreenOptions.Unit, glyphs: GlyphSet
  ) {
    let suffix = "\(unit)-\(glyphs)"
    expectSnapshot(of: clock(unit, hour: 12, glyphs: glyphs), named: "noon-\(suffix)")
    expectSnapshot(of: clock(unit, hour: 3, glyphs: glyphs), named: "three-\(suffix)")
    expectSnapshot(of: clock(unit, hour: 10.5, glyphs: glyphs), named: "half-past-ten-\(suffix)")
  }

  @Test func `a turn goes around its anchor, and one in another adds to it`() {
    func picture(_ view: some View) -> String {
      Screen(view.frame(width: 13, height: 5), width: 13, height: 5).text
    }
    let hand = Text("o").frame(width: 1, height: 3, alignment: .top).overlay(alignment: .bottom) { Text("+") }
    expectText(picture(hand), equals: "\n      o\n\n      +\n")
    expectText(picture(hand.rotationEffect(.degrees(90), anchor: .bottom)), equals: "\n\n\n\n       +   o")
    let twice = hand.rotationEffect(.degrees(90)).rotationEffect(.degrees(90))
    expectText(picture(twice), equals: "\n      +\n\n      o\n")
    expectText(picture(hand.rotationEffect(.degrees(.infinity))), equals: picture(hand))
  }

  @Test func `a changing angle moves the view, and its clicks`() throws {
    struct Dial: View {
      @State private var angle = 0.0
      @State private var taps = 0
      var body: some View {
        VStack(alignment: .leading) {
          Button("Turn") { angle += 90 }
          ZStack { Button("\(taps)") { taps += 1 }.buttonStyle(.plain).offset(x: 6).rotationEffect(.degrees(angle)) }
            .frame(width: 15, height: 7)
        }
      }
    }
    let screen = Screen(width: 15) { Dial() }
    screen.click(column: 13, row: 4)
    expectText(screen.text, equals: "[ Turn ]\n\n\n\n             1\n\n\n")
    try screen.find(.button, "Turn").tap()
    expectText(screen.text, equals: "[ Turn ]\n\n\n\n\n\n\n       1")
    screen.click(column: 7, row: 7)
    expectText(screen.text, equals: "[ Turn ]\n\n\n\n\n\n\n       2")
  }

  @Test func `a shape that is turned reaches beyond its frame, and leaves nothing behind`() throws {
    struct Hand: View {
      @State private var angle = 0.0
      var body: some View {
        VStack {
          Button("Turn") { angle += 45 }
          Rectangle().frame(width: 12, height: 1).rotationEffect(.degrees(angle)).frame(width: 13, height: 7)
        }
      }
    }
    let screen = Screen(width: 13, options: ScreenOptions(glyphs: .unicode)) { Hand() }
    let lying = screen.text
    for _ in 0..<2 { try screen.find(.button, "Turn").tap() }
    expectText(
      screen.text, equals: "   [ Turn ]\n     ▗▄▖\n     ▐█▌\n     ▐█▌\n     ▐█▌\n     ▐█▌\n     ▐█▌\n     ▝▀▘")
    for _ in 0..<2 { try screen.find(.button, "Turn").tap() }
    expectText(screen.text, equals: lying)
  }

  @Test func `a clip turns with its view, and leaves nothing behind`() throws {
    struct Hand: View {
      @State private var angle = 0.0
      let isRounded: Bool
      var body: some View {
        VStack {
          Button("Turn") { angle += 45 }
          ZStack {
            let hand = Rectangle().frame(width: 2, height: 7)
            if isRounded { hand.cornerRadius(1).rotationEffect(.degrees(angle)) }
            if !isRounded { hand.rotationEffect(.degrees(angle)) }
          }
          .frame(width: 18, height: 9)
        }
      }
    }
    let screens = [true, false].map { isRounded in
      Screen(width: 18, options: ScreenOptions(glyphs: .unicode)) { Hand(isRounded: isRounded) }
    }
    for angle in [0, 45, 90, 135, 180] {
      let hands = screens.map { $0.text.filter("█▌▐".contains).count }
      #expect(hands[0] >= hands[1] - 4, "\(angle)°: \(screens[0].text)")
      for screen in screens { try screen.find(.button, "Turn").tap() }
    }
    let fresh = Screen(width: 18, options: ScreenOptions(glyphs: .unicode)) { Hand(isRounded: true) }
    for screen in [fresh, fresh, fresh, fresh, fresh] { try screen.find(.button, "Turn").tap() }
    expectText(screens[0].text, equals: fresh.text)
  }

  enum Clip: CaseIterable { case scroll, clipped, shape, both }

  @Observable final class Turn {
    var turns: Int
    init(turns: Int) { self.turns = turns }
  }

  /// Clips its content to a frame that is much wider than high: at a right angle most of the screen leaves it.
  struct TurnedClip: View {
    let turn: Turn
    let clip: Clip

    var body: some View {
      VStack { content }.rotationEffect(.degrees(Double(turn.turns) * 90))
    }

    @ViewBuilder private var content: some View {
      let row = HStack(spacing: 0) { ForEach(0..<8, id: \.self) { Text("\($0)") } }
      switch clip {
      case .scroll: ScrollView { row }.frame(width: 17, height: 4)
      case .clipped: row.frame(width: 17, height: 4).clipped()
      case .shape: row.frame(width: 17, height: 4).clipShape(Rectangle())
      case .both: ScrollView { row.frame(width: 17, height: 2).clipped() }.frame(width: 17, height: 4)
      }
    }
  }

  @Test(arguments: Clip.allCases, [false, true])
  func `a clip that turns with its view redraws what it showed before`(clip: Clip, isAnimated: Bool) {
    for (old, new) in [(0, 1), (1, 0), (1, 2), (2, 3), (3, 0)] {
      let turn = Turn(turns: old)
      let screen = Screen(TurnedClip(turn: turn, clip: clip), width: 16, height: 20)
      expectText(screen.text, contains: "7")
      screen.frames.handle { withAnimation(isAnimated ? .easeIn : nil) { turn.turns = new } }
      func expectFresh() {
        let fresh = Screen(TurnedClip(turn: turn, clip: clip), width: 16, height: 20)
        expectText(screen.render(.cells), equals: fresh.render(.cells))
        expectEqual(screen.faults, [])
      }
      expectFresh()
      screen.advance(by: .seconds(2))
      expectFresh()
    }
  }

  @Observable final class Rows {
    /// The rows that are two lines high.
    var high = 0..<0
    var seen: [Int] = []
    var visible: Set<Int> = []

    init(high: Range<Int> = 0..<0) { self.high = high }
  }

  struct TurnedList: View {
    let rows: Rows
    let turns: Int
    let probe: Probe

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<30) { row in
              Button("\(row)") {}.frame(width: 5, height: rows.high.contains(row) ? 2 : 1)
                .rotationEffect(.degrees(Double(-turns) * 90))
                .onScrollVisibilityChange(threshold: 0.9) { isVisible in
                  if isVisible { rows.visible.insert(row) } else { rows.visible.remove(row) }
                }
                // A row that the list has released is gone.
                .onDisappear { rows.visible.remove(row) }
            }
          }
          .scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { rows.seen = $0 }
        .frame(width: 8, height: 6)
        .offers("show", to: probe) { proxy.scrollTo(20) }
      }
      .rotationEffect(.degrees(Double(turns) * 90))
    }
  }

  private func screen(_ rows: Rows, _ turns: Int, _ direction: LayoutDirection, _ probe: Probe) -> Screen {
    let list = TurnedList(rows: rows, turns: turns, probe: probe).environment(\.layoutDirection, direction)
    return Screen(list, width: 16, height: 10)
  }

  /// An inverted list, whose newest row is at the bottom, turns the list and each row.
  @Test(arguments: 0..<4, [LayoutDirection.leftToRight, .rightToLeft])
  func `the window of a turned list shows the rows in it, and follows the focus`(
    turns: Int, direction: LayoutDirection
  ) {
    let (rows, probe) = (Rows(), Probe())
    let screen = screen(rows, turns, direction, probe)
    func expectRows(_ wanted: Range<Int>, _ comment: String) {
      let picture = screen.text
      #expect(rows.seen.sorted() == Array(wanted), "\(comment): \(picture)")
      #expect(rows.visible == Set(wanted), "\(comment): \(picture)")
      expectEqual(screen.faults, [])
    }
    expectRows(0..<6, "at first")
    for high in [0..<30, 0..<0] {
      rows.high = high
      expectRows(0..<(high.isEmpty ? 6 : 3), "resized")
      let fresh = self.screen(Rows(high: high), turns, direction, Probe())
      expectText(screen.text, equals: fresh.text)
    }
    for _ in 0..<8 { screen.press(.tab) }
    expectRows(2..<8, "after Tab")
    // At a right angle each row covers most of the row before.
    if turns % 2 == 0 { expectText(screen.text, contains: "[>7<]") }
    screen.perform("show", probe)
    expectRows(15..<21, "scrolled")
  }

  @Test func `a view scaled to zero is hidden`() throws {
    struct Heart: View {
      @State private var isLiked = false
      var body: some View {
        HStack {
          Button("Like") { isLiked = true }
          Text("<3").scaleEffect(isLiked ? 1.5 : 0)
          Text("x").scaleEffect(x: 1, y: 0)
          Text("y").scaleEffect(CGSize(width: 0, height: 1))
          Text("z").scaleEffect(0.5)
        }
      }
    }
    let screen = Screen(Heart(), width: 24)
    expectText(screen.text, equals: "[ Like ]        z")
    try screen.find(.button).tap()
    expectText(screen.text, equals: "[ Like ] <3     z")
  }

  @Test func `a view is hidden if one of its factors is zero`() {
    func isVisible(_ view: some View) -> Bool { !Screen(view, width: 3).text.isEmpty }
    let text = Text("a")
    func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
    expectEqual([0, 1, 2].map { isVisible(text.scaleEffect($0)) }, [false, true, true])
    let sizes = [size(1, 0), size(0, 2), size(1, 1), size(2, 3)]
    expectEqual(sizes.map { isVisible(text.scaleEffect($0)) }, [false, false, true, true])
    expectEqual(sizes.map { isVisible(text.scaleEffect(x: $0.width, y: $0.height)) }, [false, false, true, true])
    #expect(!isVisible(text.scaleEffect(x: 0)) && !isVisible(text.scaleEffect(y: 0)))
  }

  @Test func `half a turn around a side moves a view to the other side of it`() {
    func picture(_ anchor: UnitPoint) -> String {
      let text = Text("abc").frame(width: 3, height: 1).rotationEffect(.degrees(180), anchor: anchor)
      return Screen(text.frame(width: 13, height: 3), width: 13, height: 3).text
    }
    expectText(picture(.leading), equals: "\n  abc\n")
    expectText(picture(.trailing), equals: "\n        abc\n")
    expectText(picture(.topLeading), equals: "  abc\n\n")
  }

  @Test(arguments: 0..<4)
  func `a row of a turned list that was not built comes in at the edge at which it was out of sight`(turns: Int) {
    let (rows, probe) = (Rows(high: 0..<6), Probe())
    let screen = screen(rows, turns, .leftToRight, probe)
    // All rows are first taken for as high as the visible ones.
    screen.perform("show", probe)
    expectEqual(rows.seen.sorted(), Array(15..<21))
  }

  @Test func `a lazy stack that is turned in its window has the rows that the window shows`() {
    struct Rows: View {
      let isLazy: Bool
      var body: some View {
        let rows = ForEach(0..<30) { Text("\($0)").rotationEffect(.degrees(180)) }
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }.rotationEffect(.degrees(180))
          } else {
            VStack(spacing: 0) { rows }.frame(maxWidth: .infinity).rotationEffect(.degrees(180))
          }
        }
        .frame(height: 4)
      }
    }
    let screens = [true, false].map { Screen(Rows(isLazy: $0), width: 8) }
    expectText(screens[1].text, contains: "29")
    for key in [Key.tab, .down, .down, .pageDown, .end, .up, .home] {
      for screen in screens { screen.press(key) }
      expectText(screens[0].text, equals: screens[1].text)
      expectEqual(screens[0].faults, [])
    }
  }

  @Test func `a quarter turn is exact`() {
    let turned = (1..<4).map { Rotation(.degrees(Double($0) * 90), aspect: 2)!(CGPoint(x: 2, y: 3)) }
    expectEqual(turned, [CGPoint(x: -6, y: 1), CGPoint(x: -2, y: -3), CGPoint(x: 6, y: -1)])
  }

  @Test func `Up and Down go through the rows of a turned list`() throws {
    let screen = Screen(width: 10, height: 4) {
      List { ForEach(0..<9) { Button("\($0)") {}.rotationEffect(.degrees(180)) } }.rotationEffect(.degrees(180))
    }
    screen.press(.tab)
    for (key, row) in [(Key.down, 1), (.down, 2), (.down, 3), (.down, 4), (.up, 3)] {
      screen.press(key)
      #expect(try screen.find(.button, "\(row)").isFocused, "\(screen.text)")
    }
  }

  @Test(arguments: [30.0, 45, 60, 135, 200, 315])
  func `a window of rows of several heights is laid out once at any angle`(degrees: Double) {
    for anchor in [UnitPoint.center, .bottomTrailing, .topLeading] {
      for (isList, count) in [(true, 20), (false, 20), (true, 21), (false, 19)] {
        let rows = ForEach(1..<count, id: \.self) { Text($0 % 4 == 0 ? "row \($0)\nx" : "row \($0)") }
        let screen = Screen(width: 21, height: 18) {
          Group {
            if isList { List { rows } } else { ScrollView { LazyVStack(spacing: 0) { rows } } }
          }
          .frame(width: 16, height: 6).rotationEffect(.degrees(degrees), anchor: anchor)
        }
        _ = screen.text
        expectEqual(screen.issues, [])
        expectEqual(screen.faults, [])
      }
    }
  }
}
