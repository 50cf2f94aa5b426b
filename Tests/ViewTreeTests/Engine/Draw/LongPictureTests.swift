import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// A long picture is drawn in several bands: nothing is missing where one ends and the next begins.
@MainActor @Suite struct LongPictureTests {
  private struct Numbers: View {
    @State private var mark = "."

    var body: some View {
      GroupBox("Numbers") {
        ForEach(0..<200, id: \.self) { Text("\($0)\(mark) 界") }
        Button("mark") { mark = "!" }
      }
    }
  }

  private func picture(marked mark: String) -> String {
    let top = "+ Numbers ------+\n"
    let rows = (0..<200).map { number in
      let text = "\(number)\(mark) 界"
      return "| \(text)\(String(repeating: " ", count: 13 - text.count - 1)) |\n"
    }
    return top + rows.joined() + "| [ mark ]      |\n+---------------+"
  }

  @Test func `a box over several bands has all of its rows and lines`() {
    let screen = Screen(Numbers(), width: 17)
    expectText(screen.text, equals: picture(marked: "."))
    expectEqual(screen.frames.check(), [])
  }

  @Test func `a change of all rows reaches every band`() throws {
    let screen = Screen(Numbers(), width: 17)
    try screen.find(.button, "mark").tap()
    expectText(screen.text, equals: picture(marked: "!"))
    screen.resize(width: 17, height: 100)
    screen.resize(width: 17)
    expectText(screen.text, equals: picture(marked: "!"))
  }

  @Test func `a picture that is gone leaves no rows`() throws {
    struct Leaving: View {
      @State private var isShown = true
      var body: some View { if isShown { Button("leave") { isShown = false } } }
    }
    let screen = Screen(Leaving(), width: 10)
    try screen.find(.button, "leave").tap()
    expectEqual(screen.text, "")
  }

  /// Wide glyphs below others, at a border and at the edges of what changes.
  private struct Wide: View {
    let probe: Probe
    @State private var rows = 150
    @State private var mark = "界"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: 0) {
            Text(String(repeating: " ", count: row % 5) + "\(mark)\(row)").background(.blue)
            Text("e\(row)")
          }
        }
      }
      .padding(.horizontal, 1)
      .overlay(alignment: .bottomTrailing) { Text("界界\n界界\n界界").offset(y: -20) }
      .border(.red)
      .offers("more", to: probe) { rows = min(rows + 61, 400) }
      .offers("less", to: probe) { rows = max(rows - 97, 3) }
      .offers("mark", to: probe) { mark = mark == "界" ? "x" : "界" }
    }
  }

  @Test func `after any change the picture is the one that is drawn whole`() {
    let probe = Probe()
    let screen = Screen(Wide(probe: probe), width: 13)
    defer { expectIssue(of: screen, contains: "the border or stroke around a view is not drawn") }
    var random = SplitMix(seed: 3)
    for step in 0..<60 {
      switch random.next() % 5 {
      case 0: screen.perform("more", probe)
      case 1: screen.perform("less", probe)
      case 2: screen.perform("mark", probe)
      case 3: screen.resize(width: 3 + Int(random.next() % 20))
      default: screen.resize(width: 3 + Int(random.next() % 20), height: Int(random.next() % 200))
      }
      let cells = screen.render(.cells)
      screen.frames.tree.damage.add(CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
      screen.frames.run()
      expectEqual(screen.render(.cells), cells, "step \(step)")
    }
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points], [63, 64, 65, 128, 150])
  func `what is drawn comes in bands of 64 rows, each of them once`(unit: ScreenOptions.Unit, rows: Int) {
    let cell = unit == .cells ? CGSize(width: 1, height: 1) : CGSize(width: 8, height: 16)
    let screen = Screen(width: 10, options: ScreenOptions(unit: unit)) {
      Color.red.frame(width: 3 * cell.width, height: CGFloat(rows) * cell.height)
    }
    var areas: [CGRect] = []
    let show = screen.frames.show
    screen.frames.show = {
      areas += $0.damage
      show($0)
    }
    screen.resize(width: 11)
    let expected = stride(from: 0, to: rows, by: 64).map { first in
      CGRect(
        x: 0, y: CGFloat(first) * cell.height, width: 11 * cell.width,
        height: CGFloat(min(rows - first, 64)) * cell.height)
    }
    expectEqual(areas, expected)
  }
}
