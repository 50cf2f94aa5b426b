import Testing
import ViewTreeTesting

@MainActor struct GradientTests {
  private func cells<V: View>(_ width: Int, height: Int = 1, options: ScreenOptions = .init(), _ view: V) -> String {
    Screen(view, width: width, height: height, options: options).render(.cells)
  }

  @Test func `each cell has the colour of its middle, before the first stop and behind the last the same`() {
    let stops = [Gradient.Stop(color: .black, location: 0.25), Gradient.Stop(color: .white, location: 0.75)]
    expectText(
      cells(4, LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)),
      equals: "\"    \"\n  0..0 bg=#000000, 1..1 bg=#404040, 2..2 bg=#bfbfbf, 3..3 bg=#ffffff")
  }

  @Test func `a colour's own gradient goes from a lighter shade at the top to the colour`() {
    let gradient = Rectangle().fill(Color(red: 0, green: 0, blue: 1).gradient)
    expectText(cells(1, height: 2, gradient), equals: "\" \"\n  0..0 bg=#2626ff\n\" \"\n  0..0 bg=#0d0dff")
    expectText(
      cells(1, height: 2, Rectangle().fill(Gradient(colors: [.black, .white]))),
      equals: "\" \"\n  0..0 bg=#404040\n\" \"\n  0..0 bg=#bfbfbf")
    // The terminal's own colour has no lighter shade: it is black, or white in the dark.
    expectText(cells(1, Rectangle().fill(Color.primary.gradient)), equals: "\" \"\n  0..0 bg=#000000")
    expectText(
      cells(1, options: ScreenOptions(colorScheme: .dark), Rectangle().fill(Color.primary.gradient)),
      equals: "\" \"\n  0..0 bg=#ffffff")
  }

  @Test func `a clear colour has no hue, and invisible parts are not drawn`() {
    let gradient = LinearGradient(
      colors: [.clear, Color(red: 1, green: 0, blue: 0)], startPoint: .leading, endPoint: .trailing)
    expectText(
      cells(2, gradient), equals: "\"  \"\n  0..0 bg=#ffbfbf, 1..1 bg=#ff4040")
    let ends = LinearGradient(colors: [.clear, .clear], startPoint: .leading, endPoint: .trailing)
    expectText(cells(2, ends), equals: "\"  \"")
  }

  @Test func `unordered, missing and single colours, and invalid places`() {
    func row(_ stops: [Gradient.Stop]) -> String {
      cells(2, LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing))
    }
    let red = Color(red: 1, green: 0, blue: 0)
    expectText(row([]), equals: "\"  \"")
    expectText(row([Gradient.Stop(color: red, location: 7)]), equals: "\"  \"\n  0..1 bg=#ff0000")
    expectText(row([Gradient.Stop(color: red, location: .nan)]), equals: "\"  \"\n  0..1 bg=#ff0000")
    expectText(
      row([Gradient.Stop(color: red, location: 0.5), Gradient.Stop(color: .black, location: 0)]),
      equals: "\"  \"\n  0..0 bg=#ff0000, 1..1 bg=#000000")
    // Start and end are one point: all of it lies behind.
    expectText(
      cells(2, LinearGradient(colors: [.black, red], startPoint: .center, endPoint: .center)),
      equals: "\"  \"\n  0..1 bg=#ff0000")
  }

  @Test func `a gradient that changes is drawn again, and is animated`() throws {
    struct Bar: View {
      @State private var isHot = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Heat") { withAnimation(.linear(duration: 1)) { isHot = true } }.buttonStyle(.plain)
          LinearGradient(
            colors: [Color(white: isHot ? 1 : 0), Color(white: isHot ? 1 : 0)], startPoint: .top, endPoint: .bottom)
        }
      }
    }
    let screen = Screen(Bar(), width: 4, height: 2)
    try screen.find(.button, "Heat").tap()
    expectText(screen.render(.cells), endsWith: "\"    \"\n  0..3 bg=#ffffff")
    screen.advance(by: .zero)
    expectText(screen.render(.cells), endsWith: "\"    \"\n  0..3 bg=#000000")
    screen.advance(by: .milliseconds(500))
    expectText(screen.render(.cells), endsWith: "\"    \"\n  0..3 bg=#808080")
  }

  @Test func `a colour's own gradient keeps the opacity of the colour`() {
    let red = Color(red: 1, green: 0, blue: 0)
    let half = "\" \"\n  0..0 bg=#ff9292\n\" \"\n  0..0 bg=#ff8686"
    for color in [Color(red: 1, green: 0, blue: 0, opacity: 0.5), red.opacity(0.5)] {
      expectText(cells(1, height: 2, Rectangle().fill(color.gradient)), equals: half)
    }
  }

  private static let across = LinearGradient(
    colors: [Color(white: 0), Color(white: 1)], startPoint: .leading, endPoint: .trailing)

  /// The styles of the rows, without the words.
  private func styles<V: View>(_ width: Int, _ unit: ScreenOptions.Unit, _ view: V) -> [String] {
    let lines = Screen(view, width: width, options: ScreenOptions(unit: unit)).render(.cells).split(separator: "\n")
    return lines.filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
  }

  private static let fourths = ["#202020", "#606060", "#9f9f9f", "#dfdfdf"]

  private func row(_ colors: [String], from start: Int, _ part: String) -> String {
    colors.enumerated().map { "\(start + $0)..\(start + $0) \(part)=\($1)" }.joined(separator: ", ")
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `letters have the colours of their places, also in a shorter line and behind others`(unit: ScreenOptions.Unit) {
    let lines = Text("abcd\nef").multilineTextAlignment(.center).foregroundStyle(Self.across)
    expectEqual(
      styles(4, unit, lines),
      [row(Self.fourths, from: 0, "fg"), row(Array(Self.fourths[1...2]), from: 1, "fg")])
    let runs = Text("\(Text("x").foregroundStyle(Color.red))ab\(Text("c").bold())").foregroundStyle(Self.across)
    expectEqual(styles(4, unit, runs), ["0..0 fg=red, 1..1 fg=#606060, 2..2 fg=#9f9f9f, 3..3 bold fg=#dfdfdf"])
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `a fill has the colours of its places, wherever it is cut`(unit: ScreenOptions.Unit) {
    let cell = unit.cellSize
    let fill = Rectangle().fill(Self.across).frame(width: 4 * cell.width, height: 2 * cell.height)
    let whole = row(Self.fourths, from: 0, "bg")
    expectEqual(styles(4, unit, fill), [whole, whole])
    let padded = row(Self.fourths, from: 1, "bg")
    expectEqual(styles(6, unit, fill.padding(.horizontal, cell.width)), [padded, padded])
    let start = row(Array(Self.fourths[...1]), from: 2, "bg")
    expectEqual(styles(6, unit, fill.offset(x: 2 * cell.width).clipped()), [start, start])
    expectEqual(styles(4, unit, fill.offset(x: 2 * cell.width)), [start, start])
    let end = row(Array(Self.fourths[1...]), from: 0, "bg")
    expectEqual(styles(4, unit, fill.offset(x: -cell.width)), [end, end])
  }

  @Test func `the two ways of mixing are told apart`() {
    #expect(Gradient.ColorSpace.device == .device && Gradient.ColorSpace.device != .perceptual)
  }
}
