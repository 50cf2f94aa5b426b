import Testing
import ViewTreeTesting

/// Modifiers that change what is seen and not where it is.
@MainActor struct DrawingModifierTests {
  @Test func `a border keeps its content and takes no space`() {
    let screen = Screen(width: 12) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Hi").padding(1).border(.red)
        Text("text").border(Color.blue)
        Text("wide").padding(.horizontal, 1).border(.primary)
        VStack {
          Text("a"); Text("bcd")
        }.padding(1).border(.secondary, width: 3)
      }
    }
    expectText(
      screen.text,
      equals: """
        +--+
        |Hi|
        +--+
        text
        |wide|
        +---+
        | a |
        |bcd|
        +---+
        """)
  }

  @Test func `what sticks out is cut`() {
    func screen(clips: Bool) -> Screen {
      Screen(width: 10, height: 3) {
        let text = Text("0123456789").fixedSize().frame(width: 4, height: 1)
        VStack(alignment: .leading, spacing: 0) {
          if clips { text.clipped() } else { text }
          if clips { text.clipShape(Circle()) } else { text }
          if clips { text.cornerRadius(4) } else { text }
        }
        .frame(width: 10)
      }
    }
    expectText(screen(clips: false).text, equals: "0123456789\n0123456789\n0123456789")
    expectText(screen(clips: true).text, equals: "   3456\n   3456\n   3456")
  }

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
    #expect(screen.render(.cells).components(separatedBy: "dim").count == 2)
  }

  @Test func `opacities are between nothing and all, and a twentieth is still seen`() {
    func cells<V: View>(_ view: V) -> String { Screen(width: 1) { view }.render(.cells) }
    expectText(cells(HStack { Text("a").opacity(0.5) }.opacity(2)), equals: "\"a\"\n  0..0 dim")
    expectText(cells(HStack { Text("a").opacity(-1) }.opacity(-1)), equals: "\" \"")
    expectText(cells(Text("a").opacity(0.05)), equals: "\"a\"\n  0..0 dim")
    expectText(cells(Text("a").opacity(0.6)), equals: "\"a\"")
  }

  @Test func `a border and a background let clicks through`() {
    struct Tapped: View {
      @State private var taps = 0
      var body: some View {
        Text("\(taps)").padding(1).contentShape(Rectangle()).onTapGesture { taps += 1 }.border(.red)
      }
    }
    let screen = Screen(width: 5) { Tapped() }
    screen.click(column: 1, row: 1)
    screen.click(column: 0, row: 0)
    expectText(screen.text, equals: "+-+\n|2|\n+-+")
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

  @Test func `what a text screen has not is accepted`() {
    let screen = Screen(width: 4) {
      Text("Hi").shadow(radius: 3).shadow(color: .red, radius: 1, x: 2, y: 2).ignoresSafeArea()
        .ignoresSafeArea(.keyboard, edges: .bottom).edgesIgnoringSafeArea(.all).contentShape(Rectangle())
    }
    expectText(screen.text, equals: "Hi")
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
}
