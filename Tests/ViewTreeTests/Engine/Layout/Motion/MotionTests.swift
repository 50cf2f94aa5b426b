import Testing

@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

@MainActor struct MotionTests {
  @Test func `a change shows its end until time passes, and then each moment`() throws {
    var moments = try Moments(Starter { Text("a").offset(x: $0 ? 10 : 0) })
    expectEqual(moments.end, "          a\n[ go ]")
    expectEqual(
      moments.row(0, after: 0, 100, 100, 300, 400, 99, 1), "a| a|  a|     a|         a|          a|          a")
    try moments.go()
    expectEqual(moments.end, "a\n[ go ]")
    expectEqual(moments.row(0, after: 500, 500), "     a|a")
  }

  @Test func `measuring, hits, queries and semantics use the end of a motion`() throws {
    struct Target: View {
      @State private var taps = 0
      let isOn: Bool
      var body: some View {
        Button("t\(taps)") { taps += 1 }.accessibilityIdentifier("t").offset(x: isOn ? 10 : 0)
      }
    }
    let moments = try Moments(Starter { Target(isOn: $0) })
    moments.screen.advance(by: .milliseconds(500))
    expectText(moments.screen.text, equals: "     [ t0 ]\n[ go ]")
    expectEqual(moments.screen.frame(id: "t"), CGRect(x: 10, y: 0, width: 6, height: 1))
    moments.screen.click(column: 6, row: 0)
    expectText(moments.screen.text, contains: "t0")
    moments.screen.click(column: 14, row: 0)
    expectText(moments.screen.text, equals: "     [ t1 ]\n[ go ]")
  }

  @Test func `views that make room move with their content`() throws {
    let view = Starter { isOn in
      HStack(alignment: .top, spacing: 0) {
        Text("ab").frame(width: isOn ? 8 : 2, alignment: .leading)
        VStack(alignment: .leading) {
          Text("cd")
          Text("ef").padding(.leading, isOn ? 0 : 2)
        }
      }
    }
    let moments = try Moments(view)
    expectText(moments.end, equals: "ab      cd\n        ef\n[ go ]")
    moments.screen.advance(by: .milliseconds(500))
    expectText(moments.screen.text, equals: "ab   cd\n      ef\n[ go ]")
    moments.screen.advance(by: .milliseconds(500))
    expectText(moments.screen.text, equals: moments.end)
  }

  @Test func `fills grow, and text has its final length`() throws {
    let view = Starter { isOn in
      Rectangle().stroke().frame(width: isOn ? 10 : 4, height: isOn ? 4 : 2)
      Text(isOn ? "longer text" : "text").frame(width: 12)
    }
    let moments = try Moments(view)
    moments.screen.advance(by: .milliseconds(500))
    expectText(
      moments.screen.text,
      equals: """
        +-----+
        |     |
        +-----+
          longer text
        [ go ]
        """)
  }

  @Test func `a moment of a motion evaluates no body and lays nothing out`() throws {
    let view = Starter { isOn in
      ForEach(0..<20) { Text("row \($0)") }
      Text("a").opacity(isOn ? 0 : 1).offset(x: isOn ? 10 : 0).padding(isOn ? 0 : 1)
      if isOn { Text("new").transition(.slide) } else { Text("old") }
    }
    let moments = try Moments(view)
    for _ in 0..<9 {
      let trace = moments.screen.trace { moments.screen.advance(by: .milliseconds(100)) }
      expectEqual(trace.totalEvaluations, 0)
      #expect(trace.measured == 0 && trace.placed == 0)
    }
    expectEqual(moments.screen.faults, [])
  }

  @Test func `a moment of a motion draws only the moving views`() throws {
    let view = Starter { isOn in
      VStack { ForEach(0..<40) { Text("row \($0)") } }
      Text("a").offset(x: isOn ? 10 : 0)
    }
    let moments = try Moments(view)
    moments.screen.advance(by: .milliseconds(100))
    let trace = moments.screen.trace { moments.screen.advance(by: .milliseconds(100)) }
    #expect(trace.drawn > 0 && trace.drawn < 12)
  }

  @Test func `a view that stands still has no motion`() throws {
    let moments = try Moments(Starter { Text($0 ? "a" : "b") })
    #expect(!moments.screen.frames.tree.animator.isRunning)
    let still = try Moments(Starter(animation: nil) { Text("a").offset(x: $0 ? 10 : 0) })
    #expect(!still.screen.frames.tree.animator.isRunning)
    #expect(still.screen.frames.tick(now: .seconds(1)) == nil)
  }

  @Test func `a view that has moved has no motion any more`() throws {
    let moments = try Moments(Starter { Text("a").offset(x: $0 ? 10 : 0) })
    #expect(moments.screen.frames.tree.animator.isRunning)
    moments.screen.advance(by: .milliseconds(999))
    expectEqual(moments.screen.frames.tick(now: .milliseconds(999)), .milliseconds(999) + .seconds(1) / 30)
    moments.screen.advance(by: .milliseconds(1))
    #expect(!moments.screen.frames.tree.animator.isRunning)
    #expect(moments.screen.frames.tick(now: .seconds(1)) == nil)
  }

  @Test func `a view that is reversed in motion returns from its current place`() throws {
    var moments = try Moments(Starter { Text("a").offset(x: $0 ? 10 : 0) })
    expectEqual(moments.row(0, after: 800), "        a")
    try moments.go()
    expectEqual(moments.end, "a\n[ go ]")
    // The rest of the old way and the new one are added.
    expectEqual(moments.row(0, after: 0, 100, 100, 300, 500), "        a|        a|        a|     a|a")
  }

  @Test func `a view that is moved without an animation is there at once`() throws {
    struct Jumping: View {
      @State private var x = 0.0
      var body: some View {
        Text("a").offset(x: x)
        Button("go") { withAnimation(.linear(duration: 1)) { x += 10 } }
        Button("jump") { x += 2 }
        Button("same") { x += 0 }
      }
    }
    let moments = try Moments(Jumping())
    #expect(moments.row(0, after: 500).hasSuffix("     a"))
    try moments.screen.find(.button, "same").tap()
    let before = moments.row(0, after: 0)
    try moments.screen.find(.button, "jump").tap()
    let jumped = moments.row(0, after: 0)
    expectEqual(jumped.count, before.count + 7)
    expectEqual(moments.row(0, after: 100), jumped)
  }

  @Test func `an opacity is animated together with the opacities around it`() throws {
    let view = Starter { isOn in
      VStack(alignment: .leading) {
        Text("a").opacity(isOn ? 0 : 1)
        Text("b").opacity(isOn ? 1 : 0)
      }
      .opacity(isOn ? 0.8 : 1)
    }
    let moments = try Moments(view)
    func looks(after time: Int) -> String {
      moments.screen.advance(by: .milliseconds(time))
      let rows = moments.screen.render(.cells).split(separator: "\n")
      return ["a", "b"].map { name in
        guard let index = rows.firstIndex(where: { $0.hasPrefix("\"\(name)") }) else { return "-" }
        return rows[index + 1].contains("dim") ? "dim" : name
      }.joined(separator: " ")
    }
    expectEqual(moments.end, "\nb\n[ go ]")
    expectEqual([looks(after: 0), looks(after: 20), looks(after: 60)], ["a -", "a -", "a dim"])
    expectEqual([looks(after: 320), looks(after: 200), looks(after: 300)], ["dim dim", "dim dim", "dim b"])
    expectEqual([looks(after: 60), looks(after: 40)], ["- b", "- b"])
    expectEqual(moments.screen.text, moments.end)
  }

  @Test func `an animation for ever ends when the value changes, or its view leaves`() throws {
    struct Endless: View {
      @State private var isOn = false
      @State private var isThere = true
      var body: some View {
        if isThere { Text("a").offset(x: isOn ? 10 : 0) }
        Button("go") { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
        Button("back") { withAnimation(.linear(duration: 1)) { isOn = false } }
        Button("leave") { isThere = false }
      }
    }
    let moments = try Moments(width: 40, height: 5, Endless())
    let screen = moments.screen
    func column(after time: Int) -> Int { moments.row(0, after: time).count }
    let start = column(after: 0)
    expectEqual(
      "\(column(after: 300)) \(column(after: 1_000)) \(column(after: 7_100))", "\(start + 3) \(start + 7) \(start + 4)")
    try screen.find(.button, "back").tap()
    expectEqual("\(column(after: 0)) \(column(after: 500)) \(column(after: 500))", "\(start + 4) \(start + 2) \(start)")
    #expect(!screen.frames.tree.animator.isRunning)
    try screen.find(.button, "go").tap()
    #expect(screen.frames.tree.animator.isRunning)
    try screen.find(.button, "leave").tap()
    #expect(!screen.frames.tree.animator.isRunning)
  }

  @Observable fileprivate final class Observed {
    var isOn = false
  }

  fileprivate final class Announcing: ObservableObject {
    @Published var isOn = false
  }

  @Test func `changes of an object are animated like those of a state`() throws {
    struct Observing: View {
      let object: Observed
      var body: some View {
        VStack(alignment: .leading) {
          Text("a").offset(x: object.isOn ? 10 : 0)
          Button("go") { withAnimation(.linear(duration: 1)) { object.isOn.toggle() } }
        }
      }
    }
    struct Listening: View {
      @ObservedObject var object: Announcing
      var body: some View {
        VStack(alignment: .leading) {
          Text("a").offset(x: object.isOn ? 10 : 0)
          Button("go") { withAnimation(.linear(duration: 1)) { object.isOn.toggle() } }
        }
      }
    }
    try expectEqual(Moments(Observing(object: Observed())).row(0, after: 500), "     a")
    try expectEqual(Moments(Listening(object: Announcing())).row(0, after: 500), "     a")
  }

  @Test func `any number of changes at one time are one motion`() throws {
    var moments = try Moments(Starter { Text("a").offset(x: $0 ? 10 : 0) })
    for _ in 0..<1_000 { try moments.go() }
    expectEqual(moments.row(0, after: 0, 500), "a|     a")
  }

  @Test func `a live screen shows the start of a change, and each moment`() throws {
    let screen = Screen(Starter { Text("a").offset(x: $0 ? 10 : 0) }, width: 24)
    screen.goLive()
    #expect(screen.tick(now: .seconds(3)) == nil)
    try screen.find(.button, "go").tap()
    expectEqual(screen.text, "a\n[ go ]")
    expectEqual(screen.tick(now: .seconds(3)), .seconds(3) + .seconds(1) / 30)
    _ = screen.tick(now: .milliseconds(3_500))
    expectEqual(screen.text, "     a\n[ go ]")
    try screen.find(.button, "go").tap()
    expectEqual(screen.text, "     a\n[ go ]")
    #expect(screen.tick(now: .milliseconds(4_500)) == nil)
    #expect(screen.text == "a\n[ go ]" && screen.faults == [])
  }

  @Test func `a direction that turns in the middle of a way shows the view at once where it is then`() throws {
    struct Turning: View {
      @State private var isOn = false
      @State private var isTurned = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("abc").offset(x: isOn ? 10 : 0)
          Button("move") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          Button("turn") { isTurned.toggle() }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
      }
    }
    let screen = Screen(width: 30) { Turning() }
    try screen.find(.button, "move").tap()
    screen.advance(by: .milliseconds(500))
    expectText(screen.text, startsWith: "     abc\n")
    try screen.find(.button, "turn").tap()
    #expect(screen.text.hasPrefix(String(repeating: " ", count: 22) + "abc\n"))
    screen.advance(by: .milliseconds(500))
    #expect(screen.text.hasPrefix(String(repeating: " ", count: 17) + "abc\n"))
  }

  @Test func `a direction that turns as something starts to move shows it at its end`() throws {
    struct Turning: View {
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Text("abc").foregroundStyle(isOn ? .red : .blue)
          Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
        .environment(\.layoutDirection, isOn ? .rightToLeft : .leftToRight)
      }
    }
    let screen = Screen(width: 6) { Turning() }
    try screen.find(.button, "go").tap()
    expectText(screen.render(.cells), contains: "fg=red")
    screen.advance(by: .milliseconds(500))
    expectText(screen.render(.cells), lacks: "fg=red")
  }

  private struct Shrinking: View {
    @State private var isLarge = true
    let least: CGSize

    var body: some View {
      Color.red.frame(width: isLarge ? 6 : least.width, height: isLarge ? 3 : least.height)
        .frame(width: 6, height: 3)
        .onTapGesture { withAnimation(.spring(response: 1, dampingFraction: 0.2)) { isLarge = false } }
    }
  }

  @Test(arguments: [CGSize(width: 0, height: 3), CGSize(width: 6, height: 0)])
  func `a fill that swings below nothing has no cells`(least: CGSize) {
    let screen = Screen(Shrinking(least: least), width: 6, height: 3)
    screen.click(column: 3, row: 1)
    screen.advance(by: .seconds(0.2))
    expectText(screen.text, contains: "##")
    screen.advance(by: .seconds(0.2))
    expectText(screen.text, equals: "\n\n")
  }
}
