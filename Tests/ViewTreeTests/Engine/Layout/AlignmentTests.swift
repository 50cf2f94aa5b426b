import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

struct AlignmentTests {
  private enum Rim: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  @Test func `alignments are called after their guides`() {
    let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing, HorizontalAlignment(Rim.self)]
    #expect(horizontal.map(\.description) == ["leading", "center", "trailing", "rim"])
    let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
    #expect(vertical.map(\.description) == ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"])
  }

  private enum Far: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { .infinity }
  }

  /// A layout of one view with a guide that is endless.
  private struct Endless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 1, height: 1)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { .infinity }
  }

  @MainActor @Test func `a guide without an end is at zero`() {
    for guide: CGFloat in [.infinity, -.infinity, .nan] {
      let screen = Screen(width: 20) {
        HStack(alignment: .top) {
          Text("a").alignmentGuide(.top) { _ in guide }
          Text("b")
        }
      }
      expectText(screen.text, equals: "a b")
    }
    let missing: some View = HStack(alignment: VerticalAlignment(Far.self)) {
      Text("a")
      Text("b").alignmentGuide(VerticalAlignment(Far.self)) { _ in 1 }
    }
    expectText(Screen(missing, width: 20).text, equals: "  b\na")
    let stacked: some View = ZStack(alignment: Alignment(horizontal: HorizontalAlignment(Far.self), vertical: .top)) {
      Text("a")
    }
    expectText(Screen(stacked, width: 20).text, equals: "a")
    let layout: some View = HStack(alignment: .top) {
      Text("a")
      Endless() { Text("") }
    }
    expectText(Screen(layout, width: 20).text, equals: "a")
  }

  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  @MainActor @Test func `the guides of several views in a stack meet in the middle`() {
    let horizontal = HorizontalAlignment(Mark.self)
    let column: some View = VStack(alignment: horizontal) {
      Text("abcdef").alignmentGuide(horizontal) { _ in 4 }
      VStack(alignment: .leading) {
        Text("x").alignmentGuide(horizontal) { _ in 1 }
        Text("y").alignmentGuide(horizontal) { _ in 3 }
        Text("z")
      }
    }
    expectText(Screen(column, width: 20).text, equals: "abcdef\n  x\n  y\n  z")
    let vertical = VerticalAlignment(Mark.self)
    let row: some View = HStack(alignment: vertical) {
      Text("a\nb\nc\nd").alignmentGuide(vertical) { _ in 3 }
      HStack(alignment: .top) {
        Text("x").alignmentGuide(vertical) { _ in 1 }
        Text("y").alignmentGuide(vertical) { _ in 3 }
      }
    }
    expectText(Screen(row, width: 20).text, equals: "a\nb x y\nc\nd")
  }

  @MainActor @Test func `the baselines of a stack are those of its first and its last line of text`() {
    func text(_ alignment: VerticalAlignment, @ViewBuilder _ stack: () -> some View) -> String {
      let stack = stack()
      return Screen(width: 20) {
        HStack(alignment: alignment) {
          Text("a\nb\nc")
          stack
        }
      }
      .text
    }
    let bar = Color.red.frame(width: 1, height: 1)
    expectText(
      text(.firstTextBaseline) {
        VStack {
          bar
          Text("x")
          Text("y")
        }
      }, equals: "  #\na x\nb y\nc")
    expectText(
      text(.lastTextBaseline) {
        VStack {
          Text("x")
          Text("y")
          bar
        }
      }, equals: "a\nb x\nc y\n  #")
    let words = ForEach(["x\ny", "z"], id: \.self) { Text($0) }
    expectText(text(.firstTextBaseline) { HStack(alignment: .bottom) { words } }, equals: "a x\nb y z\nc")
    expectText(text(.lastTextBaseline) { HStack(alignment: .top) { words } }, equals: "a\nb x z\nc y")
  }

  @MainActor
  @Test(
    arguments: [
      (.topLeading, 0, 0), (.top, 2, 0), (.topTrailing, 4, 0), (.leading, 0, 1), (.center, 2, 1), (.trailing, 4, 1),
      (.bottomLeading, 0, 2), (.bottom, 2, 2), (.bottomTrailing, 4, 2), (.leadingFirstTextBaseline, 0, 0),
      (.centerFirstTextBaseline, 2, 0), (.trailingFirstTextBaseline, 4, 0), (.leadingLastTextBaseline, 0, 2),
      (.centerLastTextBaseline, 2, 2), (.trailingLastTextBaseline, 4, 2),
    ] as [(Alignment, CGFloat, CGFloat)])
  func `an alignment names a place across and one along`(_ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) {
    let screen = Screen(width: 5) {
      ZStack(alignment: alignment) {
        Text("abcde\nf\ng\nh")
        Text("x\ny").accessibilityIdentifier("x")
      }
    }
    expectEqual(screen.frame(id: "x"), CGRect(x: x, y: y, width: 1, height: 2))
  }

  @MainActor @Test func `a view without text stands with its bottom edge on the baseline`() {
    func row(_ alignment: VerticalAlignment, _ width: CGFloat, _ height: CGFloat) -> String {
      let row = HStack(alignment: alignment) {
        Text("a\nb")
        Color.red.frame(width: width, height: height)
      }
      return Screen(row, width: 20).text
    }
    expectText(row(.lastTextBaseline, 1, 3), equals: "  #\na #\nb #")
    expectText(row(.lastTextBaseline, 4, 1), equals: "a\nb ####")
    expectText(row(.firstTextBaseline, 4, 1), equals: "a ####\nb")
  }

  private enum Bar: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  @MainActor @Test func `only a program's own guide may keep the views that it is asked about`() {
    func exposes(_ alignment: VerticalAlignment) -> Bool {
      let screen = Screen(width: 9) {
        HStack(alignment: alignment) {
          Text("a")
          Color.red.frame(width: 1, height: 2)
        }
      }
      _ = screen.text
      #expect(!screen.frames.tree.hasReferenceCycles)
      return screen.frames.tree.exposesNodes
    }
    #expect(exposes(VerticalAlignment(Bar.self)))
    #expect(!exposes(.center) && !exposes(.firstTextBaseline) && !exposes(.lastTextBaseline))
  }

  private struct Shifting: View {
    @State private var shift: CGFloat = 0

    var body: some View {
      let shift = shift
      VStack(alignment: .leading, spacing: 0) {
        Text("a").alignmentGuide(.leading) { _ in -shift }
        Text("bcd\ne").alignmentGuide(.leading) { $0.width - shift }.alignmentGuide(.top) { $0.height }
        Text("f").accessibilityIdentifier("f").onTapGesture { self.shift += 1 }
      }
    }
  }

  @MainActor @Test func `a guide moves its view when a value that it captured changes`() {
    let screen = Screen(Shifting(), width: 9)
    expectText(screen.text, equals: "   a\nbcd\ne\n   f")
    screen.click(column: 3, row: 3)
    expectText(screen.text, equals: "   a\nbcd\ne\n  f")
    expectEqual(screen.frames.check(), [])
  }
}
