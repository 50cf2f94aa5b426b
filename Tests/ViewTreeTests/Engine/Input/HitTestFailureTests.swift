import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The reasons why a click does not reach a control, and the visible parts of elements.
@MainActor struct HitTestFailureTests {
  /// Rows in a scroll view of four rows that is rotated in the middle of the screen.
  private func rotated(_ degrees: Double) -> Screen {
    Screen(width: 30, height: 20) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<30) { row in Button("b\(row)") {} } }
      }
      .frame(width: 16, height: 4).rotationEffect(.degrees(degrees)).frame(width: 30, height: 20)
    }
  }

  private func refusal(of name: String, in screen: Screen) throws -> String {
    let button = try screen.find(.button, name)
    do { try button.tap() } catch { return "\(error)" }
    return ""
  }

  @Test func `the distance to the visible part is that of the rotated scroll view`() throws {
    try expectText(refusal(of: "b5", in: rotated(0)), contains: "it is 2 rows below the visible part")
    try expectText(refusal(of: "b5", in: rotated(90)), contains: "it is 6 columns before the visible part")
    try expectText(refusal(of: "b5", in: rotated(180)), contains: "it is 2 rows above the visible part")
    try expectText(refusal(of: "b5", in: rotated(270)), contains: "columns after the visible part")
    for degrees in [0.0, 90, 180, 270] { try expectEqual(refusal(of: "b3", in: rotated(degrees)), "", "\(degrees)") }
  }

  @Test func `an element has the picture that a rotated clip shows`() throws {
    func words(_ degrees: Double) -> Screen {
      Screen(width: 20, height: 10) {
        HStack(spacing: 0) { ForEach(0..<8) { Text("\($0) ") } }
          .frame(width: 16, height: 2).clipped().rotationEffect(.degrees(degrees)).frame(width: 20, height: 10)
      }
    }
    for degrees in [0.0, 90, 180, 270] {
      let screen = words(degrees)
      for number in 0..<8 {
        let text = try screen.find(.staticText, "\(number) ").text
        expectText(text, contains: "\(number)")
      }
    }
  }

  @Test func `a rotated list has the picture of its rows`() throws {
    for degrees in [0.0, 90, 180, 270] {
      let screen = Screen(width: 30, height: 20) {
        List { ForEach(0..<3) { Text("\($0)") } }
          .listStyle(.plain).frame(width: 16, height: 4).rotationEffect(.degrees(degrees)).frame(width: 30, height: 20)
      }
      let text = try screen.find(.list).text
      for row in 0..<3 { #expect(text.contains("\(row)"), "\(degrees): \(text)") }
    }
  }

  /// A button of two columns and a row, moved out of a window of six columns and two rows.
  private func moved(_ x: CGFloat, _ y: CGFloat, isClipped: Bool) -> Screen {
    let button = Button("b") {}.buttonStyle(.plain).frame(width: 2, height: 1).offset(x: x, y: y)
    let window = Color.clear.frame(width: 6, height: 2).overlay(alignment: .topLeading) { button }
    let options = ScreenOptions(alignment: .topLeading)
    return isClipped
      ? Screen(width: 20, height: 6, options: options) { window.clipped().padding(2) }
      : Screen(width: 6, height: 2, options: options) { window }
  }

  @Test(
    arguments: [
      (6, 0, "2 columns after"), (7, 0, "3 columns after"), (-2, 0, "2 columns before"), (-3, 0, "3 columns before"),
      (0, 2, "1 row below"), (0, 3, "2 rows below"), (0, -1, "1 row above"), (0, -2, "2 rows above"),
    ] as [(CGFloat, CGFloat, String)])
  func `an element beside a window is as far outside as it reaches`(x: CGFloat, y: CGFloat, distance: String) throws {
    let rest = "; change the size of the screen"
    try expectText(
      refusal(of: "b", in: moved(x, y, isClipped: true)),
      endsWith: "it is \(distance) the clipped view around it\(rest) or of that view")
    try expectText(
      refusal(of: "b", in: moved(x, y, isClipped: false)),
      endsWith: "it is \(distance) the screen\(rest), or put the content into a ScrollView")
  }

  @Test(arguments: [(4, 1), (5, 0), (-1, 0), (0, 1)] as [(CGFloat, CGFloat)])
  func `an element of which a part is in the window is tapped`(x: CGFloat, y: CGFloat) throws {
    for isClipped in [true, false] { try expectEqual(refusal(of: "b", in: moved(x, y, isClipped: isClipped)), "") }
  }

  @Test(arguments: [(0, 1), (1, 0), (0, 0)] as [(CGFloat, CGFloat)])
  func `an element without a width or a height has no size`(width: CGFloat, height: CGFloat) throws {
    let screen = Screen(width: 8, height: 2) {
      Button {
      } label: {
        Color.red.frame(width: width, height: height)
      }
      .buttonStyle(.plain).accessibilityLabel("b")
    }
    let size = "(0 0 \(Int(width)) \(Int(height)))"
    try expectText(refusal(of: "b", in: screen), endsWith: "it has no size, \(size); give it a frame or content")
  }

  @Test func `a view that covers an element is named, if it has a name`() throws {
    func reason(@ViewBuilder _ cover: () -> some View) throws -> String {
      let cover = cover()
      return try refusal(of: "b", in: Screen(width: 8) { Button("b") {}.overlay { cover } })
    }
    let rest = "covers it; close or move that first"
    try expectText(reason { Color.red }, endsWith: "something \(rest)")
    try expectText(reason { Text("12345678") }, endsWith: #"staticText "12345678" \#(rest)"#)
    try expectText(
      reason { HStack { Color.red }.accessibilityElement(children: .contain).accessibilityLabel("lid") },
      endsWith: #"group "lid" \#(rest)"#)
  }

  @Test func `the distance along a row is that to the visible part of it`() throws {
    let screen = Screen(width: 10, height: 2) {
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<6) { Button("\($0)") {} } } }
    }
    for number in 0..<2 { try expectEqual(refusal(of: "\(number)", in: screen), "") }
    for number in 2..<6 {
      try expectText(
        refusal(of: "\(number)", in: screen), contains: "it is \(5 * number - 5) columns after the visible part")
    }
  }

  /// A button of 15 columns, a part of which another view covers.
  @Test(arguments: [(3, 9, true), (0, 12, true), (1, 14, true), (0, 15, false)] as [(CGFloat, CGFloat, Bool)])
  func `a control that is covered in the middle is tapped at a corner`(
    _ start: CGFloat, _ width: CGFloat, _ isTapped: Bool
  ) throws {
    var taps = 0
    let cover = Color.red.frame(width: width, height: 1).onTapGesture { taps += 100 }.offset(x: start)
    let screen = Screen(width: 15) { Button("wide button") { taps += 1 }.overlay(alignment: .leading) { cover } }
    let reason = try refusal(of: "wide button", in: screen)
    #expect(reason.isEmpty == isTapped && taps == (isTapped ? 1 : 0), "\(reason)")
  }

  @Test func `an element of one column beside the screen is outside, also at a corner`() throws {
    for (x, y, distance) in [
      (6, 1, "1 column after"), (7, 0, "2 columns after"), (-1, 1, "1 column before"), (2, 2, "1 row below"),
      (5, -1, "1 row above"), (0, 2, "1 row below"),
    ] as [(CGFloat, CGFloat, String)] {
      let screen = Screen(width: 6, height: 2, options: ScreenOptions(alignment: .topLeading)) {
        Color.clear.frame(width: 6, height: 2).overlay(alignment: .topLeading) {
          Button("b") {}.buttonStyle(.plain).frame(width: 1, height: 1).offset(x: x, y: y)
        }
      }
      try expectText(refusal(of: "b", in: screen), contains: "it is \(distance) the screen")
    }
  }

  @Test func `the innermost view that covers an element is named, also at the end of the screen`() throws {
    let nested = Screen(width: 10) {
      Button("button") {}.overlay {
        HStack { Text("1234567890") }.accessibilityElement(children: .contain).accessibilityLabel("lid")
      }
    }
    try expectText(
      refusal(of: "button", in: nested), endsWith: #"staticText "1234567890" covers it; close or move that first"#)
    let wide = Screen(width: 10, height: 1) { Button("button") {}.overlay { Color.red } }
    try expectText(refusal(of: "button", in: wide), endsWith: "something covers it; close or move that first")
  }

  @Test func `the visible part of an element is what the windows around it show, also a rotated one`() throws {
    let screen = Screen(width: 20, height: 10, options: ScreenOptions(alignment: .topLeading)) {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView(showsIndicators: false) { Text("aa\nb\nc\nd") }.frame(height: 2)
        List { ForEach(0..<4) { Text("\($0)") } }
          .frame(width: 6, height: 2).rotationEffect(.degrees(90)).frame(height: 7)
      }
    }
    try expectEqual(
      screen.find(.staticText, "aa\nb\nc\nd").node.visibleFrame, CGRect(x: 0, y: 0, width: 2, height: 2))
    try expectEqual(screen.find(.list).node.visibleFrame, CGRect(x: 1, y: 4, width: 4, height: 3))
    try expectEqual(screen.find(.list).node.frame, CGRect(x: 0, y: 4.5, width: 6, height: 2))
  }

  @Test func `pages turn until the end, in all windows`() throws {
    func rows(_ count: Int) -> some View {
      ScrollView(showsIndicators: false) { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)") } } }
        .frame(height: 2)
    }
    let frames = Screen(width: 9) {
      rows(6)
      rows(1)
    }.frames
    #expect(!frames.turnPage(toStart: true) && frames.hasMoreRows)
    expectEqual((0..<5).map { _ in frames.turnPage(toStart: false) }, [true, true, true, true, false])
    #expect(frames.turnPage(toStart: true) && !frames.turnPage(toStart: true))
    let short = Screen(width: 9) { rows(1) }.frames
    #expect(!short.turnPage(toStart: false) && !short.hasMoreRows)
    let sheet = Screen(width: 20, height: 9) {
      rows(6).popover(isPresented: .constant(true)) { rows(2) }
    }.frames
    expectEqual([sheet.turnPage(toStart: false), sheet.turnPage(toStart: true)], [true, true])
  }

  @Test func `an element is the same only as itself, and tapped where a click reaches it first`() throws {
    let screen = Screen(width: 20, height: 4) {
      VStack(alignment: .leading) {
        Button("a") {}
        Button("b") {}
        Text("[one](https://a.b) [two](https://c.d)")
      }
      .onTapGesture {}
    }
    let (a, b) = try (screen.find(.button, "a").node, screen.find(.button, "b").node)
    let (one, two) = try (screen.find(.link, "one").node, screen.find(.link, "two").node)
    let all = [a, b, one, two]
    for (i, first) in all.enumerated() {
      expectEqual(all.map { $0.isSame(as: first) }, all.indices.map { $0 == i })
      let events = screen.frames.events
      let cells: [(column: CGFloat, row: CGFloat)] = [(1, 0), (1, 1), (1, 2), (5, 2), (9, 0)]
      let points = cells.map { CGPoint(x: $0.column + 0.5, y: $0.row + 0.5) }
      let tapped = points.indices.filter { first.isTapped(at: points[$0], by: events) }
      expectEqual(tapped, i < 2 ? [i] : [2, 3])
    }
    let text = Screen(Text("text"), width: 20)
    try #expect(!text.find(.staticText).node.isTapped(at: CGPoint(x: 1.5, y: 0.5), by: text.frames.events))
  }

  @Test func `a view without a name inside of an element does not cover it`() throws {
    var log: [Bool] = []
    let screen = Screen(width: 9, height: 3) {
      ZStack { Color.red }.accessibilityElement(children: .ignore).accessibilityLabel("area").onHover { log.append($0) }
    }
    try screen.find(label: "area").hover()
    expectEqual(log, [true])
  }
}
