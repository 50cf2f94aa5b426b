import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The module's building blocks for controls: `Rating.swift`, `Fader.swift` and `Battery.swift` import nothing else.
@MainActor struct LeafViewTests {
  private func picture<V: View>(_ view: V, glyphs: GlyphSet = .ascii) -> String {
    Screen(view, width: 20, options: ScreenOptions(glyphs: glyphs)).text
  }

  private struct Volume: View {
    @State var level = 0.3
    var body: some View { Fader(level: $level) }
  }

  @Test func `a leaf draws itself in the room that it is given`() {
    expectText(picture(Volume()), equals: "######..............")
    expectText(picture(Volume().frame(width: 10)), equals: "###.......")
    expectText(picture(Volume().fixedSize()), equals: "###.......")
    let points = Screen(Volume(), width: 10, options: ScreenOptions(unit: .points))
    expectText(points.text, equals: "###.......")
  }

  @Test func `drawing beyond a leaf is cut`() {
    let screen = Screen(width: 20) {
      HStack(spacing: 0) {
        Volume(level: 0.5).frame(width: 10)
        Text("|")
      }
    }
    expectText(screen.text, equals: "#####.....|")
    let low = Screen(Volume().frame(width: 10, height: 1).bold().foregroundStyle(.red), width: 10)
    expectText(low.render(.cells), contains: "red")
  }

  @Test func `a leaf takes keys while it has the focus, and shows the caret`() throws {
    let screen = Screen(Volume(), width: 10)
    screen.press(.right)
    expectText(screen.text, equals: "###.......")
    screen.press(.tab)
    #expect(try screen.find(.slider, "Volume").isFocused)
    screen.press(.right)
    screen.press(.right)
    expectText(screen.text, equals: "#####.....")
    screen.press(.left)
    expectText(screen.text, equals: "####......")
    try expectEqual(screen.find(.slider, "Volume").value, "40 %")
    expectEqual(screen.issues, [])
  }

  private struct Charge: View {
    @State var level = 0.5
    @State var tint = Color.green
    var body: some View {
      Battery(level: level).tint(tint).onTapGesture { level = 1 }
      Button("Tint") { tint = .red }
    }
  }

  @Test func `a leaf draws a frame, a fill, and a text in several styles`() {
    let screen = Screen(Battery(level: 0.5).tint(.green), width: 12)
    expectText(
      screen.render(.cells),
      equals: """
        "+----------+"
        "|   50 %   |"
          1..3 bg=green, 4..5 bold bg=green
        "+----------+"
        """)
    expectText(
      picture(Battery(level: 0.5).frame(width: 8), glyphs: .unicode), equals: "┌──────┐\n│ 50 % │\n└──────┘")
    let clear = Screen(Battery(level: 0.5).tint(.clear).foregroundStyle(.secondary).disabled(true), width: 8)
    expectText(
      clear.render(.cells),
      equals: """
        "+------+"
          0..7 dim
        "| 50 % |"
          0..0 dim, 2..3 bold dim, 4..5 dim, 7..7 dim
        "+------+"
          0..7 dim
        """)
  }

  @Test func `a leaf that is made in its environment is made again when what it read changes`() throws {
    let screen = Screen(Charge(), width: 12)
    let charge = { screen.render(.cells).contains("bg=green") ? "green" : "red" }
    expectEqual(charge(), "green")
    let trace = try screen.trace { try screen.find(.button, "Tint").tap() }
    expectEqual(charge(), "red")
    #expect(trace.drawn > 0)
    screen.click(column: 2, row: 1)
    expectText(screen.text, contains: "100 %")
  }

  @Test func `a leaf interpolates its own looks`() {
    let style = GlyphStyle(foreground: Color.Resolved(filling: Color.black, in: EnvironmentValues()))
    func leaf(_ level: Double, _ line: GlyphStyle) -> BatteryLeaf {
      BatteryLeaf(
        level: level, glyphs: .ascii, line: line, charge: nil, words: Text("x").resolve(in: EnvironmentValues()))
    }
    let white = GlyphStyle(Color.white, in: EnvironmentValues())
    let between = leaf(0, style).mixed(with: leaf(1, white), amount: 0.5)
    expectEqual(between?.level, 0.5)
    expectEqual(between?.line.foreground?.description, "#808080FF")
    #expect(leaf(0, style).mixed(with: leaf(1, GlyphStyle()), amount: 0.5) == nil)
    let words = (Text("a").foregroundStyle(Color.black) + Text("b")).resolve(in: EnvironmentValues())
    expectEqual(words.mixed(with: words, amount: 0.5), words)
    #expect(words.mixed(with: Text("ab").resolve(in: EnvironmentValues()), amount: 0.5) == nil)
  }

  /// Draws around itself and in rectangles that are none.
  private struct Careless: Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      CGSize(width: 4, height: 3)
    }

    func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
      let (endless, nan) = (CGFloat.infinity, CGFloat.nan)
      picture.fill(CGRect(x: -1000, y: -1000, width: endless, height: 1001), with: "日", style: GlyphStyle(traits: .dim))
      picture.fill(CGRect(x: 1, y: 1, width: 1, height: endless), with: nil)
      picture.stroke(CGRect(x: 0, y: 0, width: 9, height: 3), glyphs: .ascii, isRounded: true)
      let none = [CGRect(x: nan, y: 0, width: 1, height: 1), CGRect(x: 1, y: 1, width: 0, height: nan), .null]
      for rect in none {
        picture.fill(rect, with: "!")
        picture.fill(rect, with: nil)
        picture.stroke(rect, glyphs: .ascii)
      }
      picture.draw(
        Text("one two").resolve(in: EnvironmentValues()), at: CGPoint(x: 1, y: 1),
        proposal: ProposedViewSize(width: 3, height: nil), in: context)
    }
  }

  @Test func `a leaf draws only in its frame`() {
    let screen = Screen(width: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Text("above...")
        HStack(spacing: 0) {
          LeafContent(Careless())
          Text("|")
        }
        Text("below...")
      }
    }
    expectText(screen.text, equals: "above...\n日日\n|one|\n'two\nbelow...")
    expectEqual(screen.issues, [])
  }

  /// A leaf with the defaults, three rows high.
  private struct Tall: Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      CGSize(width: 1, height: 3)
    }

    func draw(into picture: inout DrawContext, in context: borrowing LeafContext) { picture.draw("x", in: context) }
  }

  @Test func `a leaf is no text by default: its bottom edge is its baseline`() {
    func row(_ alignment: VerticalAlignment, _ text: String) -> String {
      picture(
        HStack(alignment: alignment) {
          Text(text)
          LeafContent(Tall())
        })
    }
    expectText(row(.firstTextBaseline, "a"), equals: "  x\n\na")
    expectText(row(.lastTextBaseline, "a\nb"), equals: "  x\na\nb")
  }

  @MainActor private final class Made { var count = 0 }

  /// Counts how often its leaf is made; the leaf is always the same.
  nonisolated private struct Counted: LeafView {
    typealias Body = Never
    let made: Made
    let number: Int

    func leaf(in environment: EnvironmentValues) -> Tall {
      MainActor.assumeIsolated { made.count += 1 }
      return Tall()
    }
  }

  private struct Host: View {
    let made: Made
    @State private var step = 0

    var body: some View {
      HStack {
        Text("\(step)").onTapGesture { step += 1 }
        Counted(made: made, number: step / 2)
      }
    }
  }

  @Test func `a leaf is made again for another view, and laid out again if it is another one`() {
    let made = Made()
    let screen = Screen(Host(made: made), width: 9, height: 3)
    expectText(screen.text, equals: "  x\n0\n")
    expectEqual(made.count, 1)
    let same = screen.trace { screen.click(column: 0, row: 1) }
    expectEqual(made.count, 1)
    let other = screen.trace { screen.click(column: 0, row: 1) }
    expectEqual(made.count, 2)
    expectText(screen.text, equals: "  x\n2\n")
    expectEqual([same.measured, same.placed, same.cells], [2, 1, 1])
    expectEqual([other.measured, other.placed, other.cells], [2, 1, 1])
  }

  private struct Labelled: View {
    @State private var step = 0

    var body: some View {
      Toggle(isOn: .constant(true)) { Text("step \(step)") }
      Button("more") { step += 1 }
    }
  }

  private func leaf(_ start: String, below node: Node) -> LeafNode? {
    if let leaf = node as? LeafNode, leaf.text?.hasPrefix(start) == true { return leaf }
    var found: LeafNode?
    node.forEachChild { found = found ?? leaf(start, below: $0) }
    return found
  }

  @Test func `the text of a control's label keeps its node, which has none around it`() throws {
    let screen = Screen(Labelled(), width: 20)
    _ = screen.text
    let first = leaf("step", below: screen.frames.root)
    expectEqual(first?.text, "step 0")
    #expect(first?.parent != nil && !(first?.parent is AnyViewNode))
    try screen.find(.button, "more").tap()
    #expect(leaf("step", below: screen.frames.root) === first)
    expectEqual(first?.text, "step 1")
  }

  /// A leaf whose number goes from one to another; there is none between at the end.
  private struct Number: Leaf {
    let number: Double

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      CGSize(width: 3, height: 1)
    }

    func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
      picture.draw("\(Int(number))", in: context)
    }

    func mixed(with new: Number, amount: Double) -> Number? {
      amount < 1 ? Number(number: number + (new.number - number) * amount) : nil
    }
  }

  private struct Rising: View {
    let probe: Probe
    @State private var number = 0.0

    var body: some View {
      LeafContent(Number(number: number))
        .offers("rise", to: probe) { withAnimation(.linear(duration: 1)) { number = 10 } }
        .offers("fall", to: probe) { number = 1 }
    }
  }

  @Test func `a leaf is drawn between its looks, and a change without an animation ends that`() {
    let probe = Probe()
    let screen = Screen(Rising(probe: probe), width: 4)
    var texts = [screen.text]
    screen.perform("rise", probe)
    for time in [0, 500, 500] {
      screen.advance(by: .milliseconds(time))
      texts.append(screen.text)
    }
    screen.perform("fall", probe)
    texts.append(screen.text)
    screen.perform("rise", probe)
    screen.advance(by: .milliseconds(500))
    texts.append(screen.text)
    screen.perform("fall", probe)
    texts.append(screen.text)
    expectEqual(texts, ["0", "0", "5", "10", "1", "5", "1"])
    expectEqual(screen.faults, [])
  }
}
