import Testing
import ViewTreeTesting

private struct Shift: GeometryEffect {
  var distance: CGFloat
  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}

/// A value that is written without an animation during its motion is shown at once.
@MainActor struct InterruptedMotionTests {
  private struct Moving<Content: View>: View {
    let probe: Probe
    @ViewBuilder let content: (CGFloat) -> Content
    @State private var distance: CGFloat = 0

    var body: some View {
      content(distance)
        .offers("go", to: probe) { withAnimation(.linear(duration: 1)) { distance = 10 } }
        .offers("jump", to: probe) { distance = 20 }
    }
  }

  /// The picture before the write, after it, and when all has come to rest.
  private func pictures<V: View>(@ViewBuilder _ content: @escaping (CGFloat) -> V) -> [String] {
    let probe = Probe()
    let screen = Screen(Moving(probe: probe, content: content), width: 30, height: 2)
    screen.perform("go", probe)
    screen.advance(by: .milliseconds(300))
    var pictures = [screen.render(.cells)]
    screen.perform("jump", probe)
    pictures.append(screen.render(.cells))
    #expect(screen.faults == [])
    screen.advance(by: .seconds(2))
    return pictures + [screen.render(.cells)]
  }

  private func expectJump<V: View>(
    _ location: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping (CGFloat) -> V
  ) {
    let pictures = pictures(content)
    #expect(pictures[0] != pictures[2], "it does not move", sourceLocation: location)
    #expect(pictures[1] == pictures[2], sourceLocation: location)
  }

  @Test func `an interrupted place`() {
    expectJump { Text("*").offset(x: $0) }
    expectJump { Text("*").padding(.leading, $0) }
    expectJump { Text("*").position(x: $0, y: 1) }
    expectJump { Text("*").frame(width: $0 + 1, alignment: .trailing) }
    expectJump { Text("*").modifier(Shift(distance: $0)) }
    expectJump { distance in
      HStack(spacing: 0) {
        Color.red.frame(width: distance, height: 1)
        Text("*")
      }
    }
  }

  @Test func `the place of a view that fades meanwhile`() {
    let pictures = pictures { distance in
      HStack(spacing: 0) {
        Text(String(repeating: "-", count: distance == 20 ? 20 : 0))
        Text("*").opacity(distance == 0 ? 1 : 0.2)
      }
    }
    #expect(pictures[1].hasPrefix("\"\(String(repeating: "-", count: 20))*"))
  }

  @Test func `opacity, colours, the animation of a view`() {
    expectJump { distance in Text("*").opacity(distance == 20 ? 0.5 : distance == 10 ? 0 : 1) }
    expectJump { distance in Color(red: distance / 20, green: 0, blue: 0).frame(height: 1) }
    expectJump { Text("*").offset(x: $0 == 20 ? 7 : $0).animation($0 == 20 ? nil : .linear(duration: 1), value: $0) }
  }

  @Test(arguments: Axis.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func `a scroll view that shrinks and is interrupted covers what the layout gave it, and its bar`(
    axis: Axis, direction: LayoutDirection
  ) {
    struct Shrinking: View {
      let probe: Probe
      let axis: Axis
      @State private var length: CGFloat = 8

      var body: some View {
        ScrollView(axis == .vertical ? .vertical : .horizontal) {
          Text("a\nb\nc\nd\ne\nf\ng\nh\ni 1 2 3 4 5 6 7 8 9").fixedSize()
        }
        .frame(width: axis == .vertical ? 6 : length, height: axis == .vertical ? length : 6)
        .offers("shrink", to: probe) { withAnimation(.linear(duration: 1)) { length -= 2 } }
        .offers("jump", to: probe) { length = 5 }
        .offers("grow", to: probe) { withAnimation(.linear(duration: 1)) { length += 4 } }
      }
    }
    for isFocused in [false, true] {
      let probe = Probe()
      let screen = Screen(
        Shrinking(probe: probe, axis: axis).environment(\.layoutDirection, direction), width: 10, height: 10)
      if isFocused { screen.press(.tab) }
      for (action, time) in [
        ("shrink", 0.3), ("shrink", 0.123456789), ("jump", 0), ("shrink", 0.001), ("grow", 0.4), ("shrink", 3),
      ] {
        screen.perform(action, probe)
        for time in [time, 0.1, 0.2] {
          screen.advance(by: .seconds(time))
          expectEqual(screen.faults, [], "\(action)")
          expectEqual(screen.drawingDifference(), nil)
        }
      }
    }
  }

  /// A view that leaves, inside one that is removed meanwhile; the stack in which both are drawn stays.
  private struct Ending<Content: View>: View {
    let probe: Probe
    let animation: Animation?
    @ViewBuilder let content: (_ hasInner: Bool, _ hasOuter: Bool) -> Content
    @State private var hasInner = true
    @State private var hasOuter = true

    var body: some View {
      VStack(spacing: 0) {
        content(hasInner, hasOuter)
        Text("stays")
      }
      .offers("leave", to: probe) { withAnimation(.linear(duration: 1)) { hasInner = false } }
      .offers("end", to: probe) { withAnimation(animation) { hasOuter = false } }
    }
  }

  private func expectEnd<V: View>(line: UInt = #line, @ViewBuilder _ content: @escaping (Bool, Bool) -> V) {
    for animation in [nil, Animation.linear(duration: 1)] {
      let probe = Probe()
      let screen = Screen(Ending(probe: probe, animation: animation, content: content), width: 8, height: 3)
      screen.perform("leave", probe)
      screen.advance(by: .milliseconds(300))
      expectText(screen.text, contains: "inner", line: line)
      screen.perform("end", probe)
      for time in [0, 0.1, 2] {
        screen.advance(by: .seconds(time))
        expectText(screen.render(.cells), lacks: "inner", line: line)
        expectEqual(screen.drawingDifference(), nil, line: line)
        expectEqual(screen.faults, [], line: line)
      }
    }
  }

  @Test func `a view that leaves is gone with the view around it`() {
    expectEnd { hasInner, hasOuter in if hasOuter { if hasInner { Text("inner") } } }
    expectEnd { hasInner, hasOuter in
      if hasOuter { ForEach(hasInner ? ["inner"] : [], id: \.self) { Text($0) } }
    }
    expectEnd { hasInner, hasOuter in
      ForEach(hasOuter ? [0] : [], id: \.self) { _ in if hasInner { Text("inner") } }
    }
    expectEnd { hasInner, hasOuter in
      if hasOuter { AnyView(Group { if hasInner { Text("inner") } }) } else { AnyView(EmptyView()) }
    }
    expectEnd { hasInner, hasOuter in Group { if hasInner { VStack { Text("inner") } } }.id(hasOuter) }
    // The stack keeps its place and its size, so that nothing else draws the area again.
    expectEnd { hasInner, hasOuter in
      ZStack {
        Color.clear.frame(width: 5, height: 1)
        if hasOuter { if hasInner { Text("inner") } }
      }
    }
  }

  @Test func `a view that leaves is drawn in the order of the current children`() {
    struct Crossing: View {
      let probe: Probe
      @State private var hasFirst = true
      @State private var isNew = false

      var body: some View {
        ZStack {
          if hasFirst { Text(" ") }
          if isNew {
            Text("new").transition(.opacity.animation(.linear))
          } else {
            Text("old").transition(.opacity.animation(.linear))
          }
        }
        .offers("cross", to: probe) { isNew = true }
        .offers("remove", to: probe) { hasFirst = false }
      }
    }
    let probe = Probe()
    let screen = Screen(Crossing(probe: probe), width: 3, height: 1)
    screen.perform("cross", probe)
    screen.advance(by: .milliseconds(25))
    screen.perform("remove", probe)
    expectEqual(screen.drawingDifference(), nil)
  }

  @Test func `a lazy row that left its place and came back is drawn at the new one`() {
    struct Rows: View {
      let probe: Probe
      @State private var isNew = false
      @State private var hasFirst = false

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            Text("top")
            ForEach(hasFirst ? [0, 1] : [1], id: \.self) { row in
              if row == 0 {
                Text("first").frame(height: 6)
              } else if isNew {
                Text("new").frame(width: 9)
              } else {
                Text("old")
              }
            }
          }
        }
        .frame(width: 10, height: 4)
        .offers("fade", to: probe) { withAnimation { isNew = true } }
        .offers("insert", to: probe) { hasFirst = true }
      }
    }
    let probe = Probe()
    let screen = Screen(Rows(probe: probe), width: 10, height: 4)
    screen.perform("fade", probe)
    screen.advance(by: .zero)
    screen.perform("insert", probe)
    expectEqual(screen.faults, [])
    screen.advance(by: .milliseconds(100))
    expectEqual(screen.faults, [])
  }

  /// A line that is longer than its frame.
  private struct LongLine: View {
    var length: CGFloat = 9
    var color = Color.red

    var body: some View {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: length, y: 2))
      }
      .stroke(color)
      .frame(width: 2, height: 1)
    }
  }

  @Test func `the area of an old look is left at the end of its change, and when that is interrupted`() {
    struct Line: View {
      let probe: Probe
      @State private var isLong = true
      @State private var color = Color.blue

      var body: some View {
        VStack {
          LongLine(length: isLong ? 9 : 1, color: color)
          Text("below").foregroundStyle(color)
        }
        .offers("change", to: probe) { withAnimation { isLong.toggle() } }
        .offers("jump", to: probe) { isLong.toggle() }
        .offers("colour", to: probe) { color = color == .blue ? .red : .blue }
      }
    }
    for second in ["", "change", "jump", "colour"] {
      let probe = Probe()
      let screen = Screen(Line(probe: probe), width: 12, height: 4)
      for _ in 0..<2 {
        screen.perform("change", probe)
        screen.advance(by: .milliseconds(100))
        if !second.isEmpty { screen.perform(second, probe) }
        expectEqual(screen.faults, [], second)
        screen.advance(by: .seconds(3))
        expectEqual(screen.faults, [], second)
        expectEqual(screen.drawingDifference(), nil)
      }
    }
  }

  @Test func `a view is removed with its container in the middle of its change`() {
    struct Leaving: View {
      let probe: Probe
      @State private var isShown = true
      @State private var color = Color.blue

      var body: some View {
        VStack {
          LongLine()
          if isShown { HStack { Text("a").foregroundStyle(color).padding() } }
        }
        .offers("change", to: probe) { withAnimation { color = .red } }
        .offers("remove", to: probe) { isShown = false }
      }
    }
    let probe = Probe()
    let screen = Screen(Leaving(probe: probe), width: 12, height: 6)
    screen.perform("change", probe)
    screen.advance(by: .milliseconds(100))
    screen.perform("remove", probe)
    expectEqual(screen.faults, [])
    screen.advance(by: .seconds(3))
    expectEqual(screen.faults, [])
  }

  private struct MovedAway: View {
    @State private var isMoved = false
    @State private var isShown = true

    var body: some View {
      HStack(spacing: 0) {
        Text("M").onTapGesture { withAnimation(.linear(duration: 1)) { isMoved = true } }
        Text("G").onTapGesture { withAnimation(.linear(duration: 1)) { isShown = false } }
        ZStack(alignment: .leading) {
          if isShown { Text("ab").offset(x: isMoved ? 4 : 0).transition(.opacity) }
        }
        .frame(width: 8, alignment: .leading)
      }
    }
  }

  @Test func `a view that leaves while it moves fades from its whole opacity`() {
    let screen = Screen(MovedAway(), width: 12, height: 1)
    screen.click(column: 0, row: 0)
    screen.advance(by: .seconds(0.5))
    expectText(screen.render(.cells), equals: "\"MG  ab      \"")
    screen.click(column: 1, row: 0)
    screen.advance(by: .seconds(0.1))
    expectText(screen.render(.cells), equals: "\"MG  ab      \"")
    screen.advance(by: .seconds(0.5))
    expectText(screen.render(.cells), equals: "\"MG  ab      \"\n  4..5 dim")
    screen.advance(by: .seconds(0.5))
    expectText(screen.text, equals: "MG")
  }
}
