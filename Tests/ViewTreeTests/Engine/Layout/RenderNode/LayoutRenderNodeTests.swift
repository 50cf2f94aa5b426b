import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Render nodes that place their children by a layout.
@MainActor struct LayoutRenderNodeTests {
  @Test func `a stack is endless along its axis, by a spacer or a stack in it, and an empty one comes last`() {
    let screen = Screen(width: 20, height: 9) {
      HStack {
        VStack { Spacer() }
        HStack { Spacer() }
        VStack {
          HStack { Spacer() }
          Text("a")
        }
        HStack { HStack { Spacer() } }
        HStack { Text("a") }
        HStack {}
        ZStack {}
        ZStack { Spacer() }
      }
    }
    let nodes = screen.frames.root.renderChildren[0].renderChildren
    let isEndless = [false, true, false, true, false, false, false, false]
    expectEqual(nodes.map { $0.takesAll(along: .horizontal) }, isEndless)
    expectEqual(nodes.map { $0.takesAll(along: .vertical) }, [true] + Array(repeating: false, count: 7))
    expectEqual(nodes.map(\.priority), [0, 0, 0, 0, 0, -.infinity, 0, 0])
    expectEqual(screen.faults, [])
  }

  private final class Live {
    nonisolated(unsafe) static var count = 0
    init() { unsafe Live.count += 1 }
    deinit { unsafe Live.count -= 1 }
  }

  private struct Caching: Layout {
    func makeCache(subviews: Subviews) -> Live { Live() }
    func updateCache(_ cache: inout Live, subviews: Subviews) {}
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Live) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Live) {}
  }

  @Test func `a layout has one cache, and a check releases its own`() {
    let screen = Screen(width: 9) { Caching() { Text("a") } }
    _ = screen.text
    unsafe expectEqual(Live.count, 1)
    expectEqual(screen.faults, [])
    unsafe expectEqual(Live.count, 1)
  }

  /// Has no size, and leaves its subviews in the middle.
  private struct Point: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  /// Lets its subview choose its size, in the middle.
  private struct Free: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 5, height: 3)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), proposal: .unspecified)
    }
  }

  @Test func `the content of a layout without a size is placed, also if it is offered none`() {
    let screen = Screen(width: 5, height: 3) { Free { Point { Text("abc") } } }
    expectText(screen.text, equals: "\n abc\n")
  }

  @Observable fileprivate final class Model {
    var isReading = false
    var height = 1
  }

  private struct Reading: Layout {
    let model: Model

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 3, height: CGFloat(model.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
    }
  }

  private struct Switching: View {
    let model: Model

    var body: some View {
      let layout = model.isReading ? AnyLayout(Reading(model: model)) : AnyLayout(VStackLayout())
      VStack(alignment: .leading, spacing: 0) {
        layout { Text("a") }
        Text("end")
      }
    }
  }

  @Test func `a stack that becomes a user's layout follows what the layout reads`() {
    let model = Model()
    let screen = Screen(Switching(model: model), width: 5)
    expectText(screen.text, equals: "a\nend")
    model.isReading = true
    expectText(screen.text, equals: "a\nend")
    model.height = 3
    expectText(screen.text, equals: "a\n\n\nend")
  }

  /// Stacks in each other and in paddings.
  private let nested = Screen(width: 20, height: 9) {
    AnyLayout(HStackLayout()) {
      VStack {
        Text("a")
        HStack { Text("b") }
        Text("c").padding(1)
      }
      VStack { HStack { Text("d") } }.padding(1)
    }
  }

  /// The nodes below that are dirty, in order.
  private func dirty(below node: RenderNode) -> [Bool] {
    node.renderChildren.flatMap { [$0.isDirty] + dirty(below: $0) }
  }

  @Test func `a stack that turns notifies what is in it, but for the stacks inside of stacks`() throws {
    _ = nested.text
    let stack = try #require(nested.frames.root.renderChildren[0] as? LayoutRenderNode<AnyLayout, AnyLayout.Cache>)
    expectEqual(dirty(below: stack), Array(repeating: false, count: 10))
    stack.setLayout(AnyLayout(HStackLayout(spacing: 3)))
    expectEqual(dirty(below: stack), Array(repeating: false, count: 10))
    stack.setLayout(AnyLayout(VStackLayout()))
    // The stack, "a", the row, "b", the padding, "c"; the padding, the stack, the row, "d".
    expectEqual(dirty(below: stack), [true, true, true, false, true, true, true, true, true, false])
    stack.refreshAnswers()
    expectEqual(stack.takeChange(), true)
  }

  private func sortedAxis<L: Layout>(_ layout: L, _ count: Int = 9, _ text: String = "a") -> Axis? {
    let screen = Screen(width: 400, height: 40) { layout { ForEach(0..<count, id: \.self) { _ in Text(text) } } }
    return screen.frames.root.renderChildren[0].sortedAxis
  }

  @Test func `children that lie one after another are sorted, if they are more than eight`() {
    let (column, row) = (VStackLayout(spacing: 0), HStackLayout(spacing: 0))
    expectEqual([sortedAxis(column, 8), sortedAxis(row, 8)], [nil, nil])
    expectEqual([sortedAxis(column), sortedAxis(row), sortedAxis(row, 300)], [.vertical, .horizontal, .horizontal])
    expectEqual([sortedAxis(VStackLayout(spacing: 1)), sortedAxis(ZStackLayout())], [.vertical, nil])
    // Children that overlap are not sorted.
    expectEqual(
      [sortedAxis(VStackLayout(spacing: -1), 9, "a\nb"), sortedAxis(HStackLayout(spacing: -1), 9, "ab")], [nil, nil])
  }

  /// A layout that counts as a row and is always 5 cells wide.
  private struct FixedRow: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 5, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews.last?.place(at: bounds.origin, proposal: .unspecified)
    }
  }

  @Test func `a user's row is not endless by a spacer in it`() {
    let screen = Screen(width: 20, height: 1) {
      HStack(spacing: 0) {
        FixedRow {
          Spacer()
          Text("a")
        }
        Text("b")
      }
    }
    expectText(screen.text, equals: "a    b")
    expectEqual(screen.frames.root.renderChildren[0].renderChildren[0].takesAll(along: .horizontal), false)
    expectEqual(screen.faults, [])
  }

  @Observable fileprivate final class Shown {
    var isOn = true
  }

  private struct Leaving: View {
    let shown: Shown
    var body: some View {
      HStack {
        if shown.isOn { Text("a") }
        Text("b")
      }
    }
  }

  @Test func `a container without an enclosing layout releases the children that leave it`() {
    let shown = Shown()
    let screen = Screen(Leaving(shown: shown), width: 9)
    _ = screen.text
    let row = screen.frames.root.renderChildren[0]
    weak var left = row.renderChildren.first
    #expect(left != nil)
    // As after the wrapper around a row out of the window was replaced.
    row.renderParent = nil
    shown.isOn = false
    _ = screen.text
    #expect(left == nil)
  }
}
