@testable import TextBackend
@testable import ViewTree
import Testing
import ViewTreeTesting

/// The beginning and the end of motions, and the state that remains after them.
@MainActor struct AnimatorTests {
  /// The nodes with a motion or the state of one.
  private func moved(_ screen: Screen) -> [String] {
    var found: [String] = []
    func visit(_ node: RenderNode) {
      if node.motion != nil || !node.motionState.isEmpty { found.append(node.shortPath) }
      for child in node.renderChildren { visit(child) }
    }
    visit(screen.frames.root)
    return found
  }

  private func isRunning(_ screen: Screen) -> Bool { screen.frames.tree.animator.isRunning }

  @Test func `a view that only makes more room has no motion, nor one that looks the same`() throws {
    let room = Starter { HStack {}.frame(width: $0 ? 5 : 2, height: 1, alignment: .topLeading) }
    #expect(try !isRunning(Moments(room).screen))
    #expect(try !isRunning(Moments(Starter { Text($0 ? "a" : "b").opacity(0.5) }).screen))
    #expect(try !isRunning(Moments(Starter { Line(distance: 2, tag: $0 ? 1 : 0) { Text("a") } }).screen))
  }

  @Test func `a length that swings below zero is drawn as none`() throws {
    let spring = Starter(animation: .spring(duration: 1, bounce: 0.6)) {
      Color.red.frame(width: $0 ? 0 : 20, height: 1)
    }
    let screen = try Moments(spring).screen
    screen.advance(by: .milliseconds(550))
    expectText(screen.render(.cells), lacks: "bg=red")
  }

  @Test func `two opacities that are changed alike leave their product as it is`() throws {
    let view = Starter { Text("a").opacity($0 ? 1 : 0.2).opacity($0 ? 0.2 : 1) }
    let screen = try Moments(view).screen
    #expect(!isRunning(screen))
    screen.advance(by: .milliseconds(400))
    expectText(screen.render(.cells), contains: "0..0 dim")
  }

  @Test func `nothing is left of a motion that has ended`() throws {
    let view = Starter { isOn in
      VStack(alignment: .leading) {
        HStack { Text("a").offset(x: isOn ? 8 : 0) }
        Text("b").opacity(isOn ? 0.5 : 1)
        Line(distance: isOn ? 6 : 0) { Text("c") }
        HStack { if isOn { Text("d").transition(.offset(x: 8)) } else { Text("e").transition(.slide) } }
      }
    }
    let moments = try Moments(height: 6, view)
    expectEqual(moved(moments.screen).isEmpty, false)
    expectText(moments.end, equals: "        a\nb\n      c\nd\n[ go ]\n")
    moments.screen.advance(by: .milliseconds(500))
    expectText(moments.screen.text, equals: "    a\nb\n   c\n e  d\n[ go ]\n")
    moments.screen.advance(by: .milliseconds(510))
    expectText(moments.screen.text, equals: moments.end)
    expectEqual(moved(moments.screen), [])
    #expect(!isRunning(moments.screen) && !moments.screen.frames.tree.hasMotions)
    #expect(moments.screen.frames.tree.leaving.isEmpty && moments.screen.faults == [])
  }

  /// Puts its view at a distance from the left.
  private struct Line: Layout {
    var distance: CGFloat
    var tag = 0
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 20, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX + distance, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test func `a layout that changes without an animation on its way is at its end at once`() {
    struct Moving: View {
      let probe: Probe
      @State private var distance: CGFloat = 0
      var body: some View {
        Line(distance: distance) { Text("a") }
          .offers("go", to: probe) { withAnimation(.linear(duration: 1)) { distance = 10 } }
          .offers("jump", to: probe) { distance = 4 }
      }
    }
    let probe = Probe()
    let screen = Screen(Moving(probe: probe), width: 20, height: 1)
    screen.perform("go", probe)
    screen.advance(by: .milliseconds(300))
    expectText(screen.text, equals: "   a")
    screen.perform("jump", probe)
    expectText(screen.text, equals: "    a")
    screen.advance(by: .milliseconds(300))
    expectText(screen.text, equals: "    a")
    #expect(!isRunning(screen) && moved(screen) == [] && screen.faults == [])
  }

  @Test func `a view that leaves before its coming was seen goes from its place`() throws {
    var moments = try Moments(
      Starter { isOn in MarkedRow(isThere: isOn) { Text("abc").transition(.offset(x: 4)) } })
    try moments.go()
    expectText(moments.end, equals: "<         >\n[ go ]")
    expectEqual(moments.row(0, after: 0, 250, 500), "<   abc   >|<    abc  >|<      abc>")
  }

  /// A view that is moved, and comes and goes by a transition.
  private struct Moving: View {
    let probe: Probe
    let transition: AnyTransition
    @State private var length: CGFloat = 0
    @State private var isThere = true

    var body: some View {
      HStack(spacing: 0) {
        Color.clear.frame(width: length, height: 1)
        if isThere { Text("abc").transition(transition) }
      }
      .frame(width: 16, alignment: .leading)
      .offers("move", to: probe) { withAnimation(.linear(duration: 1)) { length = 4 } }
      .offers("turn", to: probe) { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
    }
  }

  @Test func `a view that leaves while it is moved goes from where it is`() {
    let probe = Probe()
    let screen = Screen(Moving(probe: probe, transition: .offset(x: 4)), width: 16, height: 1)
    screen.perform("move", probe)
    expectEqual(screen.row(0, after: [0, 500]), "abc|  abc")
    screen.perform("turn", probe)
    expectText(screen.text, equals: "")
    expectEqual(screen.row(0, after: [0, 250, 500, 250]), "  abc|   abc|     abc|")
    #expect(!isRunning(screen) && screen.faults == [])
  }

  @Test func `the views of a group that leave at different times go one after the other`() throws {
    func part(_ name: String, _ distance: CGFloat, _ seconds: Double) -> some View {
      Text(name).transition(.offset(x: distance).animation(.linear(duration: seconds)))
    }
    let view = Starter { isOn in
      HStack(spacing: 0) {
        if !isOn {
          part("a", 2, 0.5)
          part("b", 8, 1)
        }
      }
      .frame(width: 12, height: 1, alignment: .leading)
    }
    let moments = try Moments(view)
    expectEqual(moments.row(0, after: 250, 350), " a b|      b")
    #expect(!moments.screen.frames.tree.leaving.isEmpty)
    expectEqual(moments.row(0, after: 410), "")
    #expect(moments.screen.frames.tree.leaving.isEmpty && !isRunning(moments.screen))
  }

  @Test func `a view whose transition has a body leaves at once without an animation`() throws {
    let view = Starter(animation: nil) { isOn in if !isOn { Text("abc").transition(Across()) } }
    let moments = try Moments(view)
    #expect(!moments.screen.frames.isMoving && moments.screen.frames.tree.leaving.isEmpty)
  }

  @Observable fileprivate final class Shown {
    var rows = Array(0...301)
    var hasOuter = true
    var hasInner = true

    func hide(_ gone: ClosedRange<Int>) {
      withAnimation(.linear(duration: 1)) { rows.removeAll { gone.contains($0) } }
    }
  }

  private struct Rows: View {
    let shown: Shown
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(shown.rows, id: \.self) { Text("row \($0)").transition(.offset(x: 10)) }
      }
    }
  }

  @Test func `all rows that leave at once are drawn, before and after others`() {
    let shown = Shown()
    let screen = Screen(Rows(shown: shown), width: 18, height: 302)
    func isDrawn(_ rows: [Int]) -> [Bool] {
      let lines = Set(screen.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
      return rows.map { lines.contains("row \($0)") }
    }
    screen.frames.handle { shown.hide(0...0) }
    screen.advance(by: .milliseconds(100))
    screen.frames.handle { shown.hide(1...300) }
    screen.advance(by: .milliseconds(100))
    expectEqual(isDrawn([1, 20, 44, 45, 300]), [true, true, true, true, true])
    screen.frames.handle { shown.hide(301...301) }
    screen.advance(by: .milliseconds(100))
    expectEqual(isDrawn([1, 20, 44, 45, 300]), [true, true, true, true, true])
    screen.advance(by: .seconds(1))
    #expect(!isRunning(screen) && screen.frames.tree.leaving.isEmpty && screen.faults == [])
  }

  private struct Nested: View {
    let shown: Shown
    var transition = AnyTransition.opacity
    var body: some View {
      VStack {
        if shown.hasOuter {
          HStack {
            Text("outer")
            if shown.hasInner { Text("inner").transition(transition) }
          }
        }
      }
      .frame(width: 12, height: 1, alignment: .leading)
    }
  }

  @Test func `a container that is removed without an animation ends what leaves in it, and is released`() {
    for time in [100, 2_000] {
      let shown = Shown()
      let screen = Screen(Nested(shown: shown), width: 12, height: 1)
      var nodes = NodeRegister()
      nodes.note(screen)
      screen.frames.handle { withAnimation(.linear(duration: 1)) { shown.hasInner = false } }
      screen.advance(by: .milliseconds(time))
      expectEqual(isRunning(screen), time < 1_000)
      nodes.note(screen)
      screen.frames.handle { shown.hasOuter = false }
      #expect(!isRunning(screen), "\(time)")
      expectEqual(nodes.leftBehind(), [], "\(time)")
      #expect(screen.text == "" && screen.faults == [])
    }
  }

  @Test func `a view that has come by the body of its transition is released when it is removed`() {
    let shown = Shown()
    shown.hasInner = false
    let screen = Screen(Nested(shown: shown, transition: AnyTransition(Across())), width: 12, height: 1)
    screen.frames.handle { withAnimation(.linear(duration: 1)) { shown.hasInner = true } }
    screen.advance(by: .seconds(2))
    expectText(screen.text, equals: "outer inner")
    var nodes = NodeRegister()
    nodes.note(screen)
    screen.frames.handle { shown.hasInner = false }
    expectEqual(nodes.leftBehind(), [])
  }

  @Test func `the height of a screen that grows with its content is animated`() throws {
    let moments = try Moments(Starter { Text("a").padding(.bottom, $0 ? 4 : 0) })
    expectText(moments.end, equals: "a\n\n\n\n\n[ go ]")
    moments.screen.advance(by: .milliseconds(500))
    expectText(moments.screen.text, equals: "a\n\n\n[ go ]")
  }

  @Test func `while time stands still, 256 unseen departures are kept beside those of the last update`() throws {
    let shown = Shown()
    let screen = Screen(Rows(shown: shown), width: 18, height: 302)
    _ = screen.text
    let container = try #require(screen.frames.root.renderChildren.first)
    let nodes = container.renderChildren
    for row in 0..<270 { screen.frames.handle { shown.hide(row...row) } }
    let kept = (container.rare.value?.departures ?? []).map { left in nodes.firstIndex { $0 === left.node } ?? -1 }
    expectEqual(kept, Array(13..<270))
  }

  @Test func `an animation for ever ends with the view around it`() {
    struct Endless: View {
      let probe: Probe
      @State private var isOn = false
      @State private var isThere = true
      var body: some View {
        VStack(alignment: .leading) {
          if isThere { HStack { Text("a").offset(x: isOn ? 10 : 0) } }
          Text("b")
        }
        .offers("go", to: probe) { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
        .offers("leave", to: probe) { isThere = false }
      }
    }
    let probe = Probe()
    let screen = Screen(Endless(probe: probe), width: 20, height: 2)
    screen.perform("go", probe)
    expectEqual(screen.row(0, after: [0, 300]), "a|   a")
    screen.perform("leave", probe)
    #expect(!isRunning(screen) && screen.faults == [])
  }

  @Test func `the views of a group fade below a modifier around the group`() throws {
    let view = Starter { isOn in
      Group {
        Text("a")
        Text("b")
      }
      .opacity(isOn ? 0 : 1).padding(.leading, 1)
    }
    let screen = try Moments(width: 8, view).screen
    screen.advance(by: .milliseconds(500))
    expectText(screen.render(.cells), startsWith: "\" a      \"\n  1..1 dim\n\" b      \"\n  1..1 dim\n")
  }

  @Test func `a frame that only clips is animated`() throws {
    let view = Starter { isOn in
      HStack { Text("abcdefgh").fixedSize().frame(width: isOn ? 8 : 2, alignment: .leading).clipped() }
        .frame(width: 8, alignment: .leading)
    }
    let moments = try Moments(view)
    expectText(moments.end, startsWith: "abcdefgh\n")
    expectEqual(moments.row(0, after: 0, 500, 500), "ab|abcde|abcdefgh")
  }

  @Test func `a view that returns after it was moved on its way goes on from there`() {
    let probe = Probe()
    let screen = Screen(Moving(probe: probe, transition: .opacity), width: 16, height: 1)
    screen.perform("move", probe)
    expectEqual(screen.row(0, after: [0, 500]), "abc|  abc")
    screen.perform("turn", probe)
    expectEqual(screen.row(0, after: [100]), "  abc")
    screen.perform("turn", probe)
    expectText(screen.text, equals: "    abc")
    expectEqual(screen.row(0, after: [0, 500, 500]), "  abc|   abc|    abc")
    screen.advance(by: .milliseconds(500))
    #expect(!isRunning(screen))
  }
}
