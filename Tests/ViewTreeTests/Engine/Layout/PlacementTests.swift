import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The work of a change: it lays out and draws no more than it must, and the picture is that of a fresh screen.
@MainActor struct PlacementTests {
  private struct Steps<Content: View>: View {
    let probe: Probe
    let content: (Int) -> Content
    @State var step = 0

    var body: some View { content(step).offers("step", to: probe) { step += 1 } }
  }

  /// The work of each step: nodes that are measured, placed and drawn, and drawn cells.
  private func work<V: View>(
    of count: Int = 2, height: Int? = 6, @ViewBuilder _ content: @escaping (Int) -> V
  ) -> [[Int]] {
    let probe = Probe()
    let screen = Screen(Steps(probe: probe, content: content), width: 12, height: height)
    _ = screen.text
    return (1...count).map { step in
      let frames = screen.frameCount
      let trace = screen.trace { screen.perform("step", probe) }
      let fresh = Screen(Steps(probe: Probe(), content: content, step: step), width: 12, height: height)
      expectText(screen.render(.cells), equals: fresh.render(.cells))
      expectEqual(screen.faults, [])
      expectEqual(screen.frameCount, frames + 1)
      return [trace.measured, trace.placed, trace.drawn, trace.cells]
    }
  }

  /// A column whose views are one above the other.
  private func column(@ViewBuilder _ views: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 0, content: views)
  }

  @Test func `a text of the same size is placed alone, and only its cells are drawn`() {
    let steps = work { step in
      column {
        Text("a")
        Text(step % 2 == 0 ? "bb" : "cc")
        Text("d")
      }
    }
    expectEqual(steps, [[1, 1, 5, 2], [1, 1, 5, 2]])
    let colours = work { step in
      column {
        Text("a").foregroundStyle(step % 2 == 0 ? .red : .blue)
        Text("d")
      }
    }
    expectEqual(colours, [[1, 1, 4, 1], [1, 1, 4, 1]])
  }

  @Test func `views beside a text that gets longer stay as they are`() {
    let wider = work { step in
      column {
        Text("aaaaa")
        Text(step % 2 == 0 ? "bb" : "cccc")
        Text("d")
      }
    }
    expectEqual(wider, [[2, 2, 5, 4], [2, 2, 5, 4]])
    let widest = work { step in
      column {
        Text("a")
        Text(step % 2 == 0 ? "bb" : "cccc")
        Text("d")
      }
    }
    expectEqual(widest, [[3, 3, 5, 4], [3, 3, 5, 4]])
  }

  @Test func `views that move are drawn, and their content is not placed again`() {
    let lower = work { step in
      column {
        Text("a")
        Text(step % 2 == 0 ? "b" : "b\nc")
        HStack {
          Text("d")
          Text("e")
        }
      }
    }
    expectEqual(lower, [[7, 6, 7, 9], [4, 6, 7, 9]])
    let moved = work { step in
      column {
        HStack {
          Text("abc")
          Text("d")
        }
        .padding(.leading, CGFloat(step))
        Text("dddddddd")
      }
    }
    expectEqual(moved, [[7, 3, 7, 6], [7, 3, 7, 6]])
  }

  @Test func `a container that grows around content that stays is not drawn`() {
    let frame = work { step in
      column {
        Text("abc").frame(width: step % 2 == 0 ? 4 : 7, alignment: .leading)
        Text("dddddddd")
      }
    }
    expectEqual(frame, [[7, 3, 0, 0], [4, 3, 0, 0]])
  }

  @Test func `a window that grows around content that stays is drawn`() {
    let window = work { step in
      column {
        Text("abcdefgh").fixedSize().frame(width: step % 2 == 0 ? 6 : 3, alignment: .leading).clipped()
        Text("dddddddd")
      }
    }
    expectEqual(window, [[10, 4, 7, 6], [7, 4, 7, 6]])
  }

  @Test func `changes in two frames are placed in these alone`() {
    let frames = work { step in
      HStack(spacing: 0) {
        Text(step % 2 == 0 ? "aa" : "bb").frame(width: 4)
        Text(step % 2 == 0 ? "cc" : "ddd").frame(width: 4)
      }
    }
    expectEqual(frames, [[5, 3, 8, 6], [5, 3, 8, 6]])
  }

  @Test func `a change deep inside climbs to the frame that keeps its size`() {
    let deep = work { step in
      column {
        VStack {
          VStack {
            Text(step % 2 == 0 ? "b" : "b\nc")
            Text("x")
          }
          .frame(height: 4)
        }
        Text("d")
        HStack {
          Text("e")
          Text("f")
        }
      }
    }
    expectEqual(deep, [[5, 3, 8, 4], [5, 3, 8, 4]])
  }

  @Test func `a screen that grows with its content is drawn as a whole`() {
    let screen = work(height: nil) { step in
      column {
        Text("a")
        Text(step % 2 == 0 ? "b" : "b\nc")
        Text("d")
      }
    }
    expectEqual(screen, [[3, 3, 5, 48], [3, 3, 5, 36]])
  }

  /// A layout of a fixed size that may hide its second view.
  private struct Hiding: Layout {
    let hides: Bool

    static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 8, height: 2)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
      if !hides { subviews[1].place(at: CGPoint(x: 0, y: 1), proposal: .unspecified) }
      for subview in subviews.dropFirst(2) {
        subview.place(at: CGPoint(x: hides ? 4 : 5, y: 1), proposal: .unspecified)
      }
    }
  }

  @Test func `a view that its layout hides or shows is drawn alone`() {
    let steps = work(of: 3) { step in
      Hiding(hides: step % 2 == 1) {
        Text("abcd")
        Text("ef")
      }
    }
    expectEqual(steps, [[2, 2, 3, 2], [2, 2, 4, 2], [2, 2, 3, 2]])
  }

  @Test func `a frame in a frame is placed once if both changed`() {
    let steps = work { step in
      column {
        Text(step % 2 == 0 ? "c" : "c\nd")
        HStack(spacing: 0) { Text(step % 2 == 0 ? "a" : "bb").frame(width: 4) }
      }
      .frame(width: 8, height: 5)
    }
    expectEqual(steps, [[13, 6, 7, 9], [12, 6, 7, 9]])
  }

  @Test func `a reader in a view that does not fit is not evaluated`() {
    let probe = Probe()
    let screen = Screen(width: 12) {
      ViewThatFits(in: .horizontal) {
        GeometryReader { geometry in
          let _ = probe.ran("reader")
          Text("\(geometry.size.width)")
        }
        .frame(width: 60, height: 1)
        Text("small")
      }
    }
    expectText(screen.text, equals: "small")
    expectEqual(probe.runs("reader"), 0)
  }

  private func aligned<V: View>(
    _ alignment: Alignment, _ view: V, _ direction: LayoutDirection = .leftToRight
  ) -> String {
    var options = ScreenOptions(alignment: alignment)
    options.layoutDirection = direction
    return Screen(view, width: 9, height: 5, options: options).text
  }

  @Test(
    arguments: [
      (.topLeading, "abc\n\n\n\n"), (.top, "   abc\n\n\n\n"), (.topTrailing, "      abc\n\n\n\n"),
      (.leading, "\n\nabc\n\n"), (.center, "\n\n   abc\n\n"), (.trailing, "\n\n      abc\n\n"),
      (.bottomLeading, "\n\n\n\nabc"), (.bottom, "\n\n\n\n   abc"), (.bottomTrailing, "\n\n\n\n      abc"),
    ] as [(Alignment, String)])
  func `a screen aligns the frame of its content, whatever guides that has`(alignment: Alignment, expected: String) {
    expectText(aligned(alignment, Text("abc")), equals: expected)
    let guided = Text("abc").alignmentGuide(alignment.horizontal) { _ in 2 }
    expectText(aligned(alignment, guided.alignmentGuide(alignment.vertical) { _ in 3 }), equals: expected)
  }

  @Test func `a screen from right to left aligns at the right`() {
    let texts = [Alignment.topLeading, .top, .bottomTrailing].map { aligned($0, Text("abc"), .rightToLeft) }
    expectEqual(texts, ["      abc\n\n\n\n", "   abc\n\n\n\n", "\n\n\n\nabc"])
  }

  @Test func `a line that gets thinner leaves nothing behind, and takes its cells back`() {
    let steps = work { step in
      column {
        Rectangle().stroke(.red, lineWidth: step % 2 == 0 ? 4 : 1).frame(width: 4, height: 2).padding(2)
        Text("a")
      }
    }
    expectEqual(steps, [[3, 2, 6, 54], [3, 2, 6, 54]])
    let colours = work { step in
      column {
        Rectangle().stroke(step % 2 == 0 ? .red : .blue, lineWidth: 4).frame(width: 4, height: 2).padding(2)
        Text("a")
      }
    }
    expectEqual(colours, [[1, 1, 6, 54], [1, 1, 6, 54]])
  }

  /// The areas that the first step damages, in their order.
  private func damage<V: View>(@ViewBuilder _ content: @escaping (Int) -> V) -> [CGRect] {
    let probe = Probe()
    let screen = Screen(Steps(probe: probe, content: content), width: 12, height: 6)
    _ = screen.text
    var areas: [CGRect] = []
    screen.frames.drawingOnce {
      screen.perform("step", probe)
      areas = screen.frames.tree.damage.areas
    }
    expectText(
      screen.text, equals: Screen(Steps(probe: Probe(), content: content, step: 1), width: 12, height: 6).text)
    return areas
  }

  @Test func `a container that moves is damaged where it was and is, and a new text in it where that is`() {
    let areas = damage { step in
      column {
        Text(step == 0 ? "b" : "b\nc")
        HStack(spacing: 0) {
          Text(step == 0 ? "d" : "ee")
          Text("x")
        }
      }
    }
    expectEqual(
      areas,
      [
        CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: 2),
        CGRect(x: 0, y: 1, width: 2, height: 1), CGRect(x: 0, y: 2, width: 3, height: 1),
        CGRect(x: 0, y: 0, width: 1, height: 2), CGRect(x: 0, y: 2, width: 2, height: 1),
      ])
  }

  @Test func `a view that is hidden while it changes is damaged where it was, once`() {
    let areas = damage { step in
      Hiding(hides: step == 1) {
        Text("abcd")
        Text("ef").foregroundStyle(step == 0 ? .red : .blue)
        Text("g")
      }
    }
    expectEqual(
      areas,
      [
        CGRect(x: 0, y: 1, width: 2, height: 1), CGRect(x: 5, y: 1, width: 1, height: 1),
        CGRect(x: 4, y: 1, width: 1, height: 1),
      ])
  }

  @Test func `a container that grows damages nothing, and a new text its own cells`() {
    let areas = damage { step in
      column {
        Text("abc").frame(width: step == 0 ? 4 : 7, alignment: .leading)
        HStack(spacing: 0) {
          Text("d")
          Text(step == 0 ? "e" : "f").frame(width: 3)
        }
      }
    }
    expectEqual(areas, [CGRect(x: 2, y: 1, width: 1, height: 1)])
  }
}
