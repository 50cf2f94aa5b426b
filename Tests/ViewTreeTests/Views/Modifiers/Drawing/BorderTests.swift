import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct BorderTests {
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
        +===+
        | a |
        |bcd|
        +===+
        """)
    expectIssue(of: screen, contains: "the border or stroke around a view is not drawn")
  }

  /// The issue waits until nothing moves; by then the view and those around it may be gone.
  @Test func `a hidden line of a view that is removed during an animation is not an issue`() {
    struct Moving: View {
      let probe: Probe
      @State private var isShown = false
      @State private var offset: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("moves").offset(x: offset)
          if isShown { Group { HStack { VStack { Text("Hi").border(.red) } } } }
        }
        .offers("show", to: probe) {
          isShown = true
          withAnimation(.linear(duration: 1)) { offset = 5 }
        }
        .offers("hide", to: probe) { isShown = false }
      }
    }
    let probe = Probe()
    let screen = Screen(Moving(probe: probe), width: 20)
    screen.perform("show", probe)
    screen.advance(by: .milliseconds(200))
    expectText(screen.text, contains: "Hi")
    screen.perform("hide", probe)
    screen.advance(by: .seconds(2))
    expectText(screen.text, equals: "     moves")
    expectEqual(screen.issues, [])
  }

  @Test func `a line that shows on no side is an issue, once for a screen`() {
    func issues<V: View>(_ view: V) -> [String] { Screen(view, width: 12).issues }
    let lines = [
      AnyView(Text("Hi").border(.red)), AnyView(Text("One\nand two").border(.red)),
      AnyView(Text("Hi").overlay(RoundedRectangle(cornerRadius: 1).stroke())),
      AnyView(Text("3").overlay(Circle().stroke())),
      AnyView(Text("Hi").background { Capsule().stroke(.red) }),
      AnyView(Button("Go") {}.border(.red)),
      AnyView(
        VStack {
          Text("Hi"); Text("Hi")
        }.border(.red)),
    ]
    for view in lines {
      let issues = issues(
        VStack {
          view; view
        })
      expectEqual(issues.count, 1)
      expectText(issues.first ?? "", contains: "Add .padding() before the border")
    }
    let seen = [
      AnyView(Text("Hi").padding(.horizontal, 1).border(.red)), AnyView(Text("Hi").frame(width: 6).border(.red)),
      AnyView(Text("Hi").padding().border(.red)), AnyView(Color.clear.frame(width: 1, height: 1).border(.red)),
      AnyView(Text("").border(.red)), AnyView(Text("Hi").border(.red, width: 0)), AnyView(Text("Hi").border(.clear)),
      AnyView(Text("Hi").hidden().border(.red)), AnyView(Text("Hi").border(.red).hidden()),
    ]
    for view in seen { expectEqual(issues(view), []) }
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points])
  func `the default padding has a column for the line`(unit: ScreenOptions.Unit) {
    func picture<V: View>(_ view: V) -> String { Screen(view, width: 24, options: ScreenOptions(unit: unit)).text }
    let (padded, box) = (Text("Hi").padding(), "+----+\n| Hi |\n+----+")
    expectText(picture(padded.border(.red)), equals: box)
    expectText(picture(padded.foregroundStyle(.blue).background(.yellow).border(.red).tag(1)), equals: box)
    expectText(picture(Text("Hi").padding(.horizontal).padding(.vertical, 1).border(.red)), equals: box)
    expectText(
      picture(padded.padding(.horizontal, 0).padding(1).border(.red)),
      equals: "+------+\n|      |\n|  Hi  |\n|      |\n+------+")
    let group = Group {
      padded
      Toggle("On", isOn: .constant(true)).padding()
    }
    expectText(
      picture(VStack(alignment: .leading) { group.border(.red) }), equals: box + "\n+--------+\n| [x] On |\n+--------+")
  }

  @Test func `the default padding has a column for the stroke of a shape, before and behind`() {
    func picture<V: View>(_ view: V) -> String { Screen(view, width: 9).text }
    let padded = Text("Hi").padding()
    let (shape, box) = (RoundedRectangle(cornerRadius: 1), ".----.\n| Hi |\n'----'")
    expectText(picture(padded.overlay(shape.stroke(.red))), equals: box)
    expectText(picture(padded.overlay { shape.strokeBorder().foregroundStyle(.red) }), equals: box)
    expectText(picture(padded.background(shape.stroke(.red)).clipped()), equals: box)
    expectText(picture(padded.frame(minHeight: 2).background { shape.fill(.blue).stroke(.red) }), equals: box)
    expectText(picture(padded.overlay(shape.stroke(.clear))), equals: "\n  Hi\n")
    expectText(picture(padded.overlay(shape.stroke(.red, lineWidth: 0))), equals: "\n  Hi\n")
    expectText(picture(padded.background(shape.fill(.red))), equals: "####\n#Hi#\n####")
  }

  @Test func `a line that comes and goes gives its column back`() throws {
    struct Chosen: View {
      @State private var isChosen = false

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("Hi").padding().clipped().background(isChosen ? Rectangle().stroke(.red) : Rectangle().fill(.clear))
          Button("Choose") { isChosen.toggle() }
        }
      }
    }
    let screen = Screen(width: 12) { Chosen() }
    let plain = screen.text
    expectText(plain, equals: "\n Hi\n\n[ Choose ]")
    try screen.find(.button, "Choose").tap()
    expectText(screen.text, equals: "+----+\n| Hi |\n+----+\n[ Choose ]")
    try screen.find(.button, "Choose").tap()
    expectText(screen.text, equals: plain)
  }

  @Test func `padding with a length, or without a line around it, keeps its length`() {
    func width<V: View>(_ view: V) -> Int {
      Screen(view.background(.red), width: 24).text.split(separator: "\n").map(\.count).max() ?? 0
    }
    expectEqual(width(Text("Hi").padding()), width(Text("Hi").padding(1)))
    expectText(Screen(Text("Hi").padding(1).border(.red), width: 9).text, equals: "+--+\n|Hi|\n+--+")
    expectText(
      Screen(VStack { Text("Hi").padding(.horizontal) }.padding(.vertical).border(.red), width: 9).text,
      equals: "+--+\n|Hi|\n+--+")
    let tight = Screen(Text("Hi").border(.red).padding(.horizontal), width: 9)
    expectText(tight.text, equals: " Hi")
    expectIssue(of: tight, contains: "Add .padding() before the border")
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
}
