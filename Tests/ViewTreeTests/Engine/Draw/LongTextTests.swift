import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// A long text is broken into lines once, and drawn a piece at a time.
@MainActor @Suite struct LongTextTests {
  /// Counts how often a text is broken into lines.
  private final class CountingMetrics: TextMeasuring {
    private let base = TextMetrics(cellSize: CGSize(width: 1, height: 1))
    private(set) var layouts = 0
    var cellSize: CGSize { base.cellSize }

    func layout(_ text: TextBlock, in proposal: ProposedViewSize) -> TextLayout {
      layouts += 1
      return base.layout(text, in: proposal)
    }

    func plainLine(of text: TextBlock, in proposal: ProposedViewSize) -> TextLine? {
      base.plainLine(of: text, in: proposal)
    }

    func plainSize(of text: TextBlock, in proposal: ProposedViewSize) -> CGSize? {
      base.plainSize(of: text, in: proposal)
    }
  }

  /// A screen of fitting height, and what was handed over to be drawn.
  @MainActor private final class Canvas {
    let metrics = CountingMetrics()
    let frames: FrameLoop
    private(set) var lists: [DisplayList] = []

    init<V: View>(_ view: V, width: CGFloat) {
      frames = FrameLoop(
        view, proposal: ProposedViewSize(width: width, height: nil), metrics: .text, text: metrics,
        alignment: .topLeading, constants: EnvironmentValues())
      frames.show = { [unowned self] in lists.append($0) }
      frames.run()
    }

    /// The number of lines in all lists since this was asked last.
    func takeLines() -> Int {
      defer { lists = [] }
      return lists.flatMap(\.items).reduce(0) { sum, item in
        switch item.content {
        case .text(let lines): sum + lines.count
        case .line: sum + 1
        default: sum
        }
      }
    }
  }

  private static let rows = 1_000
  private static let text = (0..<rows).map { "word \($0)" }.joined(separator: "\n")

  @Observable final class Model { var text = "a" }

  private struct Beside: View {
    let model: Model
    let text: String

    var body: some View {
      HStack(alignment: .top, spacing: 1) {
        Text(model.text)
        Text(text)
      }
    }
  }

  @Test func `each band has its own lines, of a text that is broken once`() {
    let canvas = Canvas(Text(Self.text), width: 20)
    expectEqual(canvas.metrics.layouts, 1)
    let bands = canvas.lists.count
    #expect(bands > 10)
    #expect((Self.rows...Self.rows + 4 * bands).contains(canvas.takeLines()))
  }

  @Test func `a change beside a long text draws only the lines beside it, without breaking it again`() {
    let model = Model()
    let canvas = Canvas(Beside(model: model, text: Self.text), width: 40)
    let layouts = canvas.metrics.layouts
    _ = canvas.takeLines()
    model.text = "b"
    canvas.frames.run()
    expectEqual(canvas.metrics.layouts, layouts)
    #expect(canvas.takeLines() <= 5)
  }

  @Test func `a text that changes is broken again`() {
    let model = Model()
    let screen = Screen(width: 5) { Reading(model: model) }
    model.text = "alpha beta"
    expectText(screen.text, equals: "alpha\nbeta")
    model.text = "gamma iota"
    expectText(screen.text, equals: "gamma\niota")
    model.text = "eta"
    expectText(screen.text, equals: "eta")
  }

  private struct Reading: View {
    let model: Model

    var body: some View { Text(model.text) }
  }

  @Test(arguments: [TextAlignment.leading, .trailing]) func `no line is lost between the bands`(
    _ alignment: TextAlignment
  ) {
    let screen = Screen(Text(Self.text).multilineTextAlignment(alignment), width: 20)
    let lines = screen.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    expectEqual(lines, (0..<Self.rows).map { "word \($0)" })
  }

  @Test func `a window over a long text shows the lines it stands at`() {
    let screen = Screen(ScrollView { Text(Self.text) }, width: 20, height: 3)
    screen.press(.tab)
    for _ in 0..<7 { screen.press(.down) }
    #expect(screen.text.contains("word 7") && screen.text.contains("word 9"), "\(screen.text)")
    #expect(!screen.text.contains("word 6") && !screen.text.contains("word 10"), "\(screen.text)")
  }

  @Test func `reserved space and hostile characters are bounded`() {
    let start = ContinuousClock.now
    let reserved = Screen(Text("ab").lineLimit(.max, reservesSpace: true), width: 4)
    expectEqual(reserved.text.split(separator: "\n", omittingEmptySubsequences: false).count, 10_000)
    expectEqual(Screen(Text("ab cd").lineLimit(1...Int.max), width: 2).text, "ab\ncd")
    expectEqual(Screen(Text("ab cd").lineLimit(Int.max...), width: 2).size.height, 10_000)
    expectEqual(Screen(Text("ab cd").lineLimit(-3, reservesSpace: true), width: 4).text, "a...")
    let marks = "e" + String(repeating: "\u{301}", count: 10_000)
    expectEqual(Screen(Text("a\(marks)b"), width: 4).text, "a\(marks)b")
    let tabs = Screen(Text(String(repeating: "\t", count: 10_000) + "x"), width: 40)
    expectText(tabs.text, endsWith: "x")
    let word = Screen(Text(String(repeating: "x", count: 100_000)), width: 100).text
    #expect(word.split(separator: "\n") == Array(repeating: String(repeating: "x", count: 100)[...], count: 1_000))
    #expect(start.duration(to: .now) < .seconds(20))
  }
}
