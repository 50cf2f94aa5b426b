import Testing
import ViewTreeTesting

private struct Shift: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 4 * sin(animatableData * .pi), y: 0))
  }
}

/// Puts views on a line that turns.
private struct Turning: Layout {
  var angle: Double
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 9, height: 5)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, subview) in subviews.enumerated() {
      let distance = Double(index + 1) * 2
      let place = CGPoint(x: bounds.midX + distance * cos(angle), y: bounds.midY + distance / 2 * sin(angle))
      subview.place(at: place, anchor: .center, proposal: .unspecified)
    }
  }
}

private struct Count: View, Animatable {
  var value: Double
  var suffix = ""
  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text("\(Int(value))\(suffix)") }
}

private struct Bar: ViewModifier, Animatable {
  var length: AnimatablePair<Double, Double>
  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { length }
    set { length = newValue }
  }
  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      Text(String(repeating: "-", count: Int(length.first)))
      content
      Text(String(repeating: "=", count: Int(length.second)))
    }
  }
}

@MainActor struct AnimatableTests {
  @Test func `an effect moves the drawing, without a body and without a layout`() throws {
    let view = Starter { isOn in
      HStack(spacing: 0) {
        Text("ab").modifier(Shift(animatableData: isOn ? 1 : 0))
        Text("cd").padding(.leading, 6)
      }
    }
    let moments = try Moments(view)
    expectEqual(moments.end, "ab      cd\n[ go ]")
    expectEqual(moments.row(0, after: 100, 400, 400, 100), " ab     cd|    ab  cd| ab     cd|ab      cd")
    let again = try Moments(view)
    let trace = again.screen.trace { again.screen.advance(by: .milliseconds(300)) }
    expectEqual(trace.totalEvaluations, 0)
    expectText(again.screen.text, startsWith: "   ab   cd")
  }

  @Test func `a layout places its views by the animated data`() throws {
    let moments = try Moments(
      Starter { isOn in
        Turning(angle: isOn ? .pi : 0) {
          Text("A"); Text("B")
        }
      })
    expectText(moments.end, equals: "\n\nB A\n\n\n[ go ]")
    moments.screen.advance(by: .zero)
    expectText(moments.screen.text, equals: "\n\n      A B\n\n\n[ go ]")
    moments.screen.advance(by: .milliseconds(500))
    expectText(moments.screen.text, equals: "\n\n\n    A\n    B\n[ go ]")
    moments.screen.advance(by: .milliseconds(500))
    expectEqual(moments.screen.text, moments.end)
  }

  @Test func `a layout that is sent back goes on from where it is`() throws {
    var moments = try Moments(Starter { isOn in Turning(angle: isOn ? .pi : 0) { Text("A") } })
    moments.screen.advance(by: .milliseconds(500))
    expectText(moments.screen.text, startsWith: "\n\n\n    A")
    try moments.go()
    #expect(moments.end.hasPrefix("\n\n      A"))
    moments.screen.advance(by: .zero)
    expectText(moments.screen.text, startsWith: "\n\n\n    A")
    moments.screen.advance(by: .seconds(1))
    expectEqual(moments.screen.text, moments.end)
  }

  @Test func `only the body of the animated view is evaluated with the animated data`() throws {
    let moments = try Moments(Starter { Count(value: $0 ? 100 : 0) })
    expectEqual(moments.end, "100\n[ go ]")
    expectEqual(moments.row(0, after: 0, 250, 250), "0|25|50")
    let trace = moments.screen.trace { moments.screen.advance(by: .milliseconds(250)) }
    #expect(trace.evaluations(of: Count.self) == 1 && trace.totalEvaluations == 1)
    expectEqual(moments.row(0, after: 0, 250, 1_000), "75|100|100")
    expectEqual(moments.screen.trace { moments.screen.advance(by: .seconds(1)) }.totalEvaluations, 0)
  }

  @Test func `an animated view with the same values is skipped, whether it moves or not`() throws {
    struct Counting: View {
      @State private var value = 0.0
      @State private var marks = ""
      var body: some View {
        Count(value: value)
        Text(marks)
        Button("go") { withAnimation(.linear(duration: 1)) { value += 100 } }
        Button("mark") { withAnimation(.linear(duration: 1)) { marks += "!" } }
      }
    }
    let moments = try Moments(Counting())
    for count in ["50", "100"] {
      moments.screen.advance(by: .milliseconds(500))
      let trace = try moments.screen.trace { try moments.screen.find(.button, "mark").tap() }
      #expect(trace.evaluations(of: Count.self) == 0 && trace.skips(of: Count.self) == 1)
      expectText(moments.screen.text, contains: " \(count)\n")
    }
  }

  @Test func `an animated view takes its other new values at once`() throws {
    struct Counting: View {
      @State private var value = 0.0
      @State private var suffix = ""
      var body: some View {
        Count(value: value, suffix: suffix)
        Button("go") { withAnimation(.linear(duration: 1)) { value += 100 } }
        Button("mark") { suffix += "!" }
        Button("jump") { value += 1_000 }
      }
    }
    var moments = try Moments(Counting())
    func count(after time: Int) -> String { moments.row(0, after: time).trimmingCharacters(in: .whitespaces) }
    expectEqual(count(after: 500), "50")
    try moments.screen.find(.button, "mark").tap()
    expectText(moments.screen.text, contains: " 50!")
    expectEqual([count(after: 0), count(after: 250)], ["50!", "75!"])
    try moments.go()
    #expect(moments.end.contains("200!"))
    expectEqual([count(after: 0), count(after: 250), count(after: 750)], ["75!", "125!", "200!"])
    try moments.go()
    expectEqual(count(after: 500), "250!")
    try moments.screen.find(.button, "jump").tap()
    expectEqual([count(after: 0), count(after: 250)], ["1,300!", "1,300!"])
  }

  @Test func `several animations at the same time each move their own views`() throws {
    struct Adding: View {
      @State private var value = 0.0
      var body: some View {
        Count(value: value)
        Button("go") { withAnimation(.linear(duration: 1)) { value += 100 } }
        Button("slow") { withAnimation(.linear(duration: 4)) { value += 100 } }
      }
    }
    var moments = try Moments(Adding())
    try moments.screen.find(.button, "slow").tap()
    try moments.go()
    expectEqual(moments.row(0, after: 0, 1_000, 3_000), "    0|   225|   300")
  }

  @Test func `the body of a modifier is evaluated with the animated data`() throws {
    let view = Starter { Text("o").modifier(Bar(length: AnimatablePair($0 ? 6 : 0, $0 ? 0 : 6))) }
    let moments = try Moments(view)
    #expect(moments.end.hasPrefix("------o\n"))
    expectEqual(moments.row(0, after: 0, 500, 500), "o======|---o===|------o")
  }

  @Test func `a transform moves the drawing`() {
    let shift = CGAffineTransform(translationX: 3, y: 1)
    let screen = Screen(width: 8, height: 2) { Text("ab").transformEffect(shift) }
    expectEqual(screen.text, "\n   ab")
    let turn = CGAffineTransform(translationX: -1, y: -0.5).concatenating(CGAffineTransform(rotationAngle: .pi))
      .concatenating(CGAffineTransform(translationX: 1, y: 0.5))
    expectEqual(Screen(width: 8, height: 2) { Text("ab").transformEffect(turn) }.text, "ab\n")
    let both = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)).concatenating(ProjectionTransform(shift))
    expectEqual(both, ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 1)))
    #expect(both.isAffine && !both.isIdentity && ProjectionTransform().isIdentity)
    expectEqual(CGAffineTransform.identity.translatedBy(x: 1, y: 2).scaledBy(x: 2, y: 2).tx, 1)
  }
}
