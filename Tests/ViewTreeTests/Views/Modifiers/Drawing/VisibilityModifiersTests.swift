import Testing
import ViewTreeTesting

@MainActor struct VisibilityModifiersTests {
  @Test func `hidden views keep their space and their state and can not be tapped`() {
    struct Hiding: View {
      @State private var isHidden = false
      @State private var taps = 0

      var body: some View {
        HStack {
          Text("[").onTapGesture { isHidden.toggle() }
          Text("\(taps)").onTapGesture { taps += 1 }.opacity(isHidden ? 0 : 1)
          Text("]")
          Text("gone").hidden()
          Text(".")
        }
      }
    }
    let screen = Screen(width: 12) { Hiding() }
    screen.click(column: 2, row: 0)
    expectText(screen.text, equals: "[ 1 ]      .")
    screen.click(column: 0, row: 0)
    screen.click(column: 2, row: 0)
    expectText(screen.text, equals: "[   ]      .")
    screen.click(column: 0, row: 0)
    expectText(screen.text, equals: "[ 1 ]      .")
  }

  @Test func `opacities multiply`() {
    let screen = Screen(width: 12) {
      VStack(alignment: .leading) {
        Text("full")
        Text("half").opacity(0.5)
        HStack { Text("none").opacity(0.2) }.opacity(0.2)
        Text("odd").opacity(.nan)
      }
    }
    expectText(screen.text, equals: "full\nhalf\n\nodd")
    expectEqual(screen.render(.cells).components(separatedBy: "dim").count, 2)
  }

  @Test func `an opacity multiplies the opacities around it (N09)`() {
    func cells<V: View>(_ view: V) -> String {
      Screen(width: 1, height: 1) { view.background(Color(red: 0, green: 0, blue: 0)) }.render(.cells)
    }
    let white = Color(red: 1, green: 1, blue: 1)
    // A fifth and two fifths of the way from black to white.
    expectText(cells(VStack { white.opacity(0.5) }.opacity(0.4)), equals: "\" \"\n  0..0 bg=#333333")
    expectText(cells(HStack { white }.opacity(0.4).opacity(1)), equals: "\" \"\n  0..0 bg=#666666")
  }

  @Test func `opacities are clamped to 0 to 1, and 0.05 is still visible`() {
    func cells<V: View>(_ view: V) -> String { Screen(width: 1) { view }.render(.cells) }
    expectText(cells(HStack { Text("a").opacity(0.5) }.opacity(2)), equals: "\"a\"\n  0..0 dim")
    expectText(cells(HStack { Text("a").opacity(-1) }.opacity(-1)), equals: "\" \"")
    expectText(cells(Text("a").opacity(0.05)), equals: "\"a\"\n  0..0 dim")
    expectText(cells(Text("a").opacity(0.6)), equals: "\"a\"")
  }

  @Test func `colours of a translucent view are mixed with the views below`() {
    func cells<V: View>(_ view: V) -> String { Screen(width: 2, height: 1) { view }.render(.cells) }
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let below = ZStack {
      blue
      red.opacity(0.5)
    }
    expectText(cells(below), equals: "\"  \"\n  0..1 bg=#80007f")
    let text = ZStack {
      blue
      Text("ab").foregroundStyle(red).opacity(0.5)
    }
    expectText(cells(text), equals: "\"ab\"\n  0..1 fg=#80007f bg=#0000ff")
    expectText(cells(blue.overlay { HStack { red.opacity(0.5) }.opacity(0.5) }), equals: "\"  \"\n  0..1 bg=#4000bf")
    expectText(
      cells(Text("ab").foregroundStyle(red).background(blue).opacity(0.8)),
      equals: "\"ab\"\n  0..1 fg=#ff3333 bg=#3333ff")
  }

  @Test func `the higher view is in front`() {
    func screen(_ index: Double) -> Screen {
      Screen(width: 4) {
        ZStack(alignment: .leading) {
          Text("A").zIndex(index)
          Text("BBB")
          Text("CC").zIndex(.nan)
        }
      }
    }
    expectText(screen(0).text, equals: "CCB")
    expectText(screen(1).text, equals: "ACB")
  }

  @Test func `a higher view is drawn later, and laid out as before (M07)`() {
    func screen(_ index: Double) -> Screen {
      Screen(width: 4) {
        VStack(spacing: -1) {
          Text("AA\nAA").zIndex(index).accessibilityIdentifier("A")
          Text("BB\nBB").accessibilityIdentifier("B")
        }
      }
    }
    expectText(screen(0).text, equals: "AA\nBB\nBB")
    expectText(screen(1).text, equals: "AA\nAA\nBB")
    for id in ["A", "B"] { expectEqual(screen(0).frame(id: id), screen(1).frame(id: id)) }
  }

  @Test func `a change of the index redraws`() {
    struct Swapping: View {
      @State private var isUp = false
      var body: some View {
        ZStack {
          Text("A").zIndex(isUp ? 1 : 0)
          Text("B").onTapGesture { isUp = true }
        }
      }
    }
    let screen = Screen(width: 2) { Swapping() }
    expectText(screen.text, equals: "B")
    screen.click(column: 0, row: 0)
    expectText(screen.text, equals: "A")
  }

  @Test func `a view that comes to the front is not laid out again`() {
    struct Host: View {
      let probe: Probe
      @State private var isInFront = false
      var body: some View {
        ZStack {
          Text("a").zIndex(isInFront ? 1 : 0)
          Text("b")
        }
        .offers("step", to: probe) { isInFront = true }
      }
    }
    let probe = Probe()
    let screen = Screen(Host(probe: probe), width: 1)
    expectText(screen.text, equals: "b")
    let trace = screen.trace { screen.perform("step", probe) }
    expectText(screen.text, equals: "a")
    #expect(trace.measured == 0 && trace.placed == 0)
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 }.buttonStyle(.plain) }
  }

  @Test func `an opacity of zero keeps the state (I12)`() throws {
    struct Parent: View {
      @State private var shows = true

      var body: some View {
        VStack {
          Counter().opacity(shows ? 1 : 0)
          Button("toggle") { shows.toggle() }
        }
      }
    }
    let screen = Screen(width: 12) { Parent() }
    try screen.find(.button, "0").tap()
    try screen.find(.button, "toggle").tap()
    expectEqual(screen.findAll(.button).map(\.label), ["toggle"])
    try screen.find(.button, "toggle").tap()
    _ = try screen.find(.button, "1")
  }
}
