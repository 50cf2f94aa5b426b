import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct OverlayTests {
  @Test func `overlays and backgrounds take shapes, colours and views`() {
    let shape = RoundedRectangle(cornerRadius: 1)
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        Text("Hi").padding(1).overlay(shape.stroke(.red))
        Text("Hi").background(Color.red)
        Text("Hi").background(.blue)
        Text("Hi").background(.green, in: Capsule())
        Text("Hi").background(.yellow, in: .rect(cornerRadius: 2))
        Text("Hi").background(Text("below"))
        Text("Hi").background(Color.red.opacity(0.9))
        Text("Hi").overlay(Color.clear)
        Text("Hi").background(shape)
        Text("Hi").background(shape.fill(.purple))
        Text("Hi").background()
      }
    }
    expectText(screen.text, startsWith: ".--.\n|Hi|\n'--'\nHi\nHi\n")
    for color in ["red", "blue", "green", "yellow", "purple"] { #expect(screen.render(.cells).contains("bg=\(color)")) }
  }

  private func text<V: View>(_ view: V, width: Int = 16, _ options: ScreenOptions = ScreenOptions()) -> String {
    Screen(view, width: width, options: options).text
  }

  @Test(arguments: [Alignment.topTrailing, .bottomTrailing], [ScreenOptions.Unit.cells, .points])
  func `a badge over a row stands after it, and both have their room`(alignment: Alignment, unit: ScreenOptions.Unit) {
    let options = ScreenOptions(unit: unit)
    func badge<V: View>(_ view: V) -> some View { view.overlay(alignment: alignment) { Text("3").bold() } }
    expectText(text(badge(Button("Mail") {}), options), equals: "[ Mail ]3")
    expectText(text(badge(Text("A")), options), equals: "A3")
    expectText(text(badge(Image(systemName: "cart")), options), equals: "\\_3")
    expectText(
      text(
        HStack {
          badge(Button("A") {}); badge(Button("B") {})
        }, options), equals: "[ A ]3 [ B ]3")
    expectText(
      text(
        HStack {
          Spacer(); badge(Button("A") {})
        }, options), equals: "          [ A ]3")
    expectText(
      text(
        badge(
          HStack {
            Text("A"); Spacer(); Text("B")
          }), options), equals: "A             B3")
    expectText(text(badge(Text("too long for a row").lineLimit(1)), width: 8, options), equals: "too ...3")
    expectText(
      text(badge(Button("Mail") {}).environment(\.layoutDirection, .rightToLeft), options), endsWith: "3[ Mail ]")
  }

  @Test func `a badge is as wide as the row at most, and keeps its size`() {
    func over<V: View>(_ view: V, _ alignment: Alignment = .topTrailing) -> String {
      text(Text("abc").overlay(alignment: alignment) { view })
    }
    expectText(over(Text("3"), .leading), equals: "3bc")
    expectText(over(Text("3"), .center), equals: "a3c")
    expectText(over(Text("1234").fixedSize()), equals: "234")
    expectText(over(Text("12").padding(.leading, 1)), equals: "abc 12")
    expectText(over(EmptyView()), equals: "abc")
    expectText(over(Color.red), equals: "###")
    expectText(over(Spacer()), equals: "abc")
    // Two rows have a corner.
    expectText(text(Text("abc\nabc").overlay(alignment: .topTrailing) { Text("3") }), equals: "ab3\nabc")
    expectText(text(Text("abc").background(alignment: .topTrailing) { Text("3").padding(.leading, 1) }), equals: "abc")
    let exact = ScreenOptions(metrics: .swiftUI)
    expectText(text(Text("abc").overlay(alignment: .topTrailing) { Text("3") }, exact), equals: "ab3")
  }

  /// The controls and symbols that a badge would hide.
  private var rows: [AnyView] {
    [
      AnyView(Button("Mail") {}), AnyView(Menu("Mail") { Text("row") }), AnyView(Text("Mail")),
      AnyView(
        Button {
        } label: {
          Image(systemName: "bell")
        }), AnyView(Image(systemName: "bell")),
      AnyView(Toggle("Mail", isOn: .constant(true)).toggleStyle(.button)),
      AnyView(
        ControlGroup {
          Button("Mail") {}; Button("News") {}
        }),
    ]
  }

  @Test(arguments: GlyphSet.allCases, [ScreenOptions.Unit.cells, .points])
  func `a badge hides nothing of a row, however it is written`(_ glyphs: GlyphSet, _ unit: ScreenOptions.Unit) {
    let options = ScreenOptions(glyphs: glyphs, unit: unit)
    let badge = Text("3")
    let offsets = unit == .cells ? [-2, -1, 0, 1, 3] : [-16.0, -8, 0, 10, 24]
    for row in rows {
      let alone = text(row, options)
      for alignment in [Alignment.topTrailing, .bottomTrailing, .trailing, .topLeading, .bottomLeading] {
        let expected = alignment.horizontal == .leading ? "3\(alone)" : "\(alone)3"
        expectText(text(row.overlay(alignment: alignment) { badge }, options), equals: expected)
        for offset in offsets {
          let moved = badge.offset(x: offset, y: unit == .cells ? 0 : -10).accessibilityHidden(true)
          expectText(text(row.overlay(alignment: alignment) { moved }, options), equals: expected)
          expectText(
            text(row.overlay(alignment: alignment) { if offset != .infinity { moved } }, options), equals: expected)
          guard alignment == .topTrailing || alignment == .bottomTrailing else { continue }
          let stack = ZStack(alignment: alignment) {
            row
            moved
          }
          expectText(text(stack, options), equals: expected)
        }
      }
    }
  }

  @Test func `views in front of shapes, fields and pictures of texts stand where they are placed`() {
    func bar(_ alignment: Alignment) -> some View {
      Color.gray.frame(width: 6, height: 1).overlay(alignment: alignment) { Color.black.frame(width: 2, height: 1) }
    }
    expectText(text(bar(.leading)), equals: "##::::")
    expectText(text(bar(.trailing)), equals: "::::##")
    expectText(text(bar(.topTrailing)), equals: "::::##")
    expectText(text(bar(.topLeading)), equals: "##::::")
    let room = Text("abcdef").hidden().overlay(alignment: .topLeading) { Text("ab") }
    expectText(
      text(
        HStack(spacing: 0) {
          room; Text("|")
        }), equals: "ab    |")
    let texts = ZStack(alignment: .topLeading) {
      Text("abcdef"); Text("X").offset(x: 2)
    }
    expectText(text(texts), equals: "abXdef")
    let field = TextField("", text: .constant("")).overlay(alignment: .topLeading) { Text("Name") }
    expectText(text(field), equals: "Name           ]")
    expectText(
      text(Text("abc").overlay(alignment: .topTrailing) { Text("3").offset(y: 1) }.padding(.bottom, 1)),
      equals: "abc\n  3")
  }

  @Test func `a badge whose offset, content or place changes looks as in a fresh screen`() throws {
    struct Mail: View {
      let probe: Probe
      @State var step = 0
      var body: some View {
        let isMoved = step % 2 == 1
        VStack(alignment: .leading) {
          HStack {
            Text("Mail").opacity(step % 7 < 2 ? 0 : 1).overlay(alignment: step % 3 == 2 ? .center : .topTrailing) {
              if step % 5 < 3 { Text("3").offset(x: isMoved ? -1 : 2) } else { Text("4") }
            }
            Text("|")
          }
          HStack {
            ZStack(alignment: .topTrailing) {
              if step % 4 == 3 { Color.red.frame(width: 4, height: 1) } else { Text("News") }
              Text("5").offset(x: isMoved ? 1 : 0)
            }
            Text("|")
          }
        }
        .offers("next", to: probe) { step += 1 }
      }
    }
    let probe = Probe()
    let screen = Screen(width: 16, height: 4) { Mail(probe: probe) }
    for step in 1...420 {
      screen.perform("next", probe)
      let fresh = Screen(width: 16, height: 4) { Mail(probe: Probe(), step: step) }
      expectText(screen.text, equals: fresh.text)
    }
  }

  @Test func `a badge that comes and goes moves only the views beside it`() throws {
    struct Inbox: View {
      @State private var count = 0
      var body: some View {
        HStack {
          Button("Mail") { count = (count + 1) % 2 }
            .overlay(alignment: .topTrailing) { if count > 0 { Text("\(count)") } }
          Text("|")
        }
      }
    }
    let screen = Screen(width: 16) { Inbox() }
    for expected in ["[ Mail ] |", "[ Mail ]1 |", "[ Mail ] |"] {
      expectText(screen.text, equals: expected)
      try screen.find(.button, "Mail").tap()
    }
  }

  @Test func `a badge is beside a name in a frame as long as the name leaves no room in it`() throws {
    struct Named: View {
      @State private var name = "abc"

      var body: some View {
        VStack {
          Text(name).lineLimit(1).frame(width: 10).overlay(alignment: .trailing) { Text("3") }
          Button("Change") { name = name == "abc" ? "abcdefghijkl" : "abc" }
        }
      }
    }
    let screen = Screen(Named(), width: 12, height: 2)
    expectText(screen.text, contains: "abc  3")
    try screen.find(.button).tap()
    expectText(screen.text, contains: "abcdefg...3")
    try screen.find(.button).tap()
    expectText(screen.text, contains: "abc  3")
  }

  @Test func `a view in front of a corner or of the end may be a badge`() {
    let alignments: [Alignment] = [
      .topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .trailing, .leading, .top, .bottom, .center,
    ]
    expectEqual(
      alignments.map { OverlayLayout(alignment: $0, isInFront: true).mayHaveBadges },
      [true, true, true, true, true, false, false, false, false])
    #expect(alignments.allSatisfy { !OverlayLayout(alignment: $0).mayHaveBadges })
  }

  @Test(arguments: [Alignment.topTrailing, .bottomTrailing])
  func `the widest of several badges decides, and one that is too far away or too high is none`(alignment: Alignment) {
    func over(_ name: String, @ViewBuilder _ badge: () -> some View) -> String {
      let badge = badge()
      return text(Text(name).overlay(alignment: alignment) { badge })
    }
    expectText(over("abc") { Text("xyz") }, equals: "abcxyz")
    let both = ForEach(["1", "23"], id: \.self) { Text($0) }
    expectText(over("abc") { both }, equals: "abc23")
    let stack = HStack(spacing: 0) {
      ZStack(alignment: alignment) {
        Text("abc")
        both
      }
      Text("|")
    }
    expectText(text(stack), equals: "abc23|")
    expectText(over("abcd") { Text("1").offset(x: -3) }, equals: "abcd1")
    expectText(over("abcd") { Text("1").offset(x: 4) }, equals: "abcd   1")
    expectText(over("abcd") { Text("1\n2") }, equals: "1...")
    expectText(
      text(Text("abc").frame(height: 2).overlay(alignment: alignment) { Text("1") }),
      equals: alignment == .topTrailing ? "  1\nabc" : "\nab1")
  }

  @Test func `a badge without a width or a height takes no room`() {
    func over<V: View>(_ badge: V) -> String {
      text(
        HStack(spacing: 0) {
          Text("abc").overlay(alignment: .topTrailing) { badge }
          Text("|")
        })
    }
    expectText(over(Text("")), equals: "abc|")
    expectText(over(Color.clear.frame(width: 2, height: 0)), equals: "abc|")
    expectText(over(Color.clear.frame(width: 0, height: 1)), equals: "abc|")
    expectText(over(Text("1")), equals: "abc1|")
  }

  @Test func `a surface in front of a view or behind it is one of the view's size`() {
    let surfaces: [_Surface] = [.none, .sized, .filling]
    expectEqual(surfaces.map(OverlayModifier<Color>._surface), [.sized, .sized, .filling])
    expectEqual(surfaces.map(OverlayModifier<Text>._surface), surfaces)
    expectEqual(surfaces.map(BackgroundModifier<Color>._surface), [.sized, .sized, .filling])
    expectEqual(surfaces.map(BackgroundModifier<Text>._surface), surfaces)
  }
}
