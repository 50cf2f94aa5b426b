import Testing

@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

@MainActor struct TransitionTests {
  @Test func `transitions are equal if they do the same`() {
    expectEqual(AnyTransition.scale, .scale(scale: 0))
    #expect(AnyTransition.scale != .scale(scale: 1) && AnyTransition.scale != .scale(scale: 0, anchor: .top))
    expectEqual(AnyTransition.offset(x: 1, y: 2), .offset(CGSize(width: 1, height: 2)))
    #expect(AnyTransition.offset(x: 1) != .offset(y: 1))
    let all: [AnyTransition] = [
      .identity, .opacity, .slide, .scale, .move(edge: .top), .move(edge: .leading), .push(from: .top), .offset(x: 1),
      .asymmetric(insertion: .slide, removal: .opacity), .asymmetric(insertion: .opacity, removal: .slide),
      .slide.combined(with: .opacity), .slide.animation(.default), .slide.animation(nil),
    ]
    expectEqual(Set(all).count, all.count)
  }

  /// A view that comes, or goes, by a transition; beside it the ends of its row are marked.
  private struct Subject: View {
    let isThere: Bool
    let transition: AnyTransition
    var body: some View { MarkedRow(isThere: isThere) { Text("abc").transition(transition) } }
  }

  /// The row at each quarter of the time.
  private func course(_ transition: AnyTransition, leaving: Bool) throws -> String {
    let moments = try Moments(Starter { Subject(isThere: $0 != leaving, transition: transition) })
    expectEqual(moments.row(0, after: 0).count, 11)
    let course = moments.row(0, after: 250, 250, 250)
    _ = moments.row(0, after: 250)
    #expect(moments.screen.text == moments.end && !moments.screen.frames.tree.animator.isRunning)
    return course
  }

  @Test func `a view comes by its transition`() throws {
    func course(_ transition: AnyTransition) throws -> String { try self.course(transition, leaving: false) }
    try expectEqual(course(.opacity), "<   abc   >|<   abc   >|<   abc   >")
    try expectEqual(course(.identity), "<   abc   >|<   abc   >|<   abc   >")
    try expectEqual(course(.offset(x: 4)), "<      abc>|<     abc >|<    abc  >")
    try expectEqual(course(.move(edge: .leading)), "< abc     >|<  abc    >|<  abc    >")
    try expectEqual(course(.slide), course(.move(edge: .leading)))
    try expectEqual(course(.scale), "<    b    >|<    b    >|<   abc   >")
    try expectEqual(course(.scale(scale: 0.4, anchor: .leading)), "<   ab    >|<   ab    >|<   abc   >")
    try expectEqual(course(.offset(x: 4).combined(with: .offset(x: -4))), course(.identity))
    try expectEqual(course(.asymmetric(insertion: .offset(x: 4), removal: .identity)), course(.offset(x: 4)))
    try expectEqual(course(.offset(x: 4).animation(.linear(duration: 0.5))), "<     abc >|<   abc   >|<   abc   >")
    try expectEqual(course(.offset(x: 4).animation(nil)), course(.identity))
  }

  @Test func `a view goes by its transition`() throws {
    func course(_ transition: AnyTransition) throws -> String { try self.course(transition, leaving: true) }
    try expectEqual(course(.opacity), "<   abc   >|<   abc   >|<   abc   >")
    try expectEqual(course(.identity), "<         >|<         >|<         >")
    try expectEqual(course(.offset(x: 4)), "<    abc  >|<     abc >|<      abc>")
    try expectEqual(course(.slide), course(.move(edge: .trailing)))
    try expectEqual(course(.push(from: .leading)), course(.slide))
    try expectEqual(course(.scale), "<   abc   >|<    b    >|<    b    >")
    try expectEqual(course(.asymmetric(insertion: .offset(x: 4), removal: .identity)), course(.identity))
    try expectEqual(course(.move(edge: .top).animation(nil)), course(.identity))
  }

  private struct Column: View {
    let isThere: Bool
    let transition: AnyTransition
    var body: some View {
      ZStack {
        Color.clear.frame(width: 1, height: 9)
        if isThere { Text("a\nb\nc").transition(transition) }
      }
    }
  }

  @Test(
    arguments: [
      (.move(edge: .top), ".abc.....|..abc....|..abc....", "..abc....|..abc....|.abc....."),
      (.move(edge: .bottom), ".....abc.|.....abc.|....abc..", "....abc..|.....abc.|.....abc."),
      (.offset(y: 3), ".....abc.|.....abc.|....abc..", "....abc..|.....abc.|.....abc."),
      (.push(from: .top), ".abc.....|..abc....|..abc....", "....abc..|.....abc.|.....abc."),
      (.scale, "....b....|....b....|...abc...", "...abc...|....b....|....b...."),
      (.scale(scale: 0.4, anchor: .top), "...ab....|...ab....|...abc...", "...abc...|...ab....|...ab...."),
      (.scale(scale: 0.4, anchor: .bottom), "....bc...|....bc...|...abc...", "...abc...|....bc...|....bc..."),
      (
        .scale(scale: 0.3, anchor: .top).combined(with: .scale(scale: 0.3, anchor: .bottom)),
        ".........|....b....|....b....", "....b....|....b....|........."
      ),
      (
        .asymmetric(insertion: .move(edge: .top), removal: .offset(y: 2)), ".abc.....|..abc....|..abc....",
        "....abc..|....abc..|.....abc."
      ),
    ] as [(AnyTransition, String, String)])
  func `a view comes and goes down a column by its transition`(
    _ transition: AnyTransition, _ coming: String, _ going: String
  ) throws {
    for (isLeaving, expected) in [(false, coming), (true, going)] {
      let moments = try Moments(height: 10, Starter { Column(isThere: $0 != isLeaving, transition: transition) })
      let columns = (1...3).map { _ in
        moments.screen.advance(by: .milliseconds(250))
        let rows = moments.screen.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(9)
        return String(rows.map { $0.first { $0 != " " } ?? "." })
      }
      expectEqual(columns.joined(separator: "|"), expected)
    }
  }

  @Test func `a fading view is dim before it is gone`() throws {
    let moments = try Moments(Starter { Subject(isThere: !$0, transition: .opacity) })
    func isDim(after time: Int) -> Bool? {
      moments.screen.advance(by: .milliseconds(time))
      return moments.screen.text.contains("abc") ? moments.screen.render(.cells).contains("dim") : nil
    }
    expectEqual([isDim(after: 300), isDim(after: 200), isDim(after: 440), isDim(after: 20)], [false, true, true, nil])
  }

  @Test func `a transition has an animation of its own without one of the update`() throws {
    let transition = AnyTransition.offset(x: 4).animation(.linear(duration: 1))
    let moments = try Moments(Starter(animation: nil) { Subject(isThere: !$0, transition: transition) })
    expectEqual(moments.row(0, after: 500), "<     abc >")
    let coming = try Moments(Starter(animation: nil) { Subject(isThere: $0, transition: transition) })
    expectEqual(coming.row(0, after: 500), "<     abc >")
  }

  @Test func `the animation of a value does not bring the view that it comes with`() throws {
    let view = Starter(animation: nil) { isOn in
      ZStack {
        Color.clear.frame(width: 9, height: 1)
        if isOn { Text("abc").transition(.offset(x: 3)).animation(.linear(duration: 1), value: 0) }
      }
    }
    try expectEqual(Moments(view).row(0, after: 500), "   abc")
  }

  @Test func `rows of a collection come and go`() throws {
    let view = Starter { isOn in
      ForEach(isOn ? [1, 3, 4] : [1, 2, 3], id: \.self) { Text("row \($0)").transition(.offset(x: 10)) }
    }
    let moments = try Moments(height: 6, view)
    expectText(moments.end, equals: "row 1\nrow 3\nrow 4\n[ go ]\n\n")
    moments.screen.advance(by: .milliseconds(250))
    expectText(moments.screen.text, equals: "row 1\n   row 2\nrow 3   row 4\n[ go ]\n\n")
    moments.screen.advance(by: .milliseconds(500))
    expectText(moments.screen.text, equals: "row 1\nrow 3   row 2\n   row 4\n[ go ]\n\n")
  }

  @Test func `branches, identities and types are exchanged`() throws {
    let views: [(Bool) -> AnyView] = [
      { isOn in
        AnyView(
          Group { if isOn { Text("new").transition(.offset(x: 8)) } else { Text("old").transition(.offset(x: 8)) } })
      },
      { isOn in AnyView(Text(isOn ? "new" : "old").transition(.offset(x: 8)).id(isOn)) },
      { isOn in
        isOn
          ? AnyView(Text("new").transition(.offset(x: 8))) : AnyView(Text("old").transition(.offset(x: 8)).padding(0))
      },
    ]
    for view in views {
      let moments = try Moments(Starter { view($0) })
      #expect(moments.end.hasPrefix("new"))
      // Both are halfway; the new one lies above.
      expectEqual(moments.row(0, after: 250), "  old new")
    }
  }

  @Test func `a view that leaves is gone for all but the picture`() throws {
    struct Leaving: View {
      let probe: Probe
      @State private var taps = 0
      var body: some View {
        Button("b\(taps)") { taps += 1 }.accessibilityIdentifier("b").onDisappear { probe.note("gone") }
      }
    }
    let probe = Probe()
    let moments = try Moments(Starter { if !$0 { Leaving(probe: probe) } })
    expectEqual(probe.log, ["gone"])
    moments.screen.advance(by: .milliseconds(100))
    expectText(moments.screen.text, contains: "[ b0 ]")
    #expect(moments.screen.findAll(.button).count == 1 && moments.screen.frame(id: "b") == nil)
    moments.screen.click(column: 2, row: 0)
    #expect(moments.screen.text.contains("[ b0 ]") && moments.screen.faults == [])
  }

  @Test func `a view that leaves on its way goes from there`() throws {
    var moments = try Moments(Starter { Subject(isThere: $0, transition: .offset(x: 4)) })
    expectEqual(moments.row(0, after: 250), "<      abc>")
    try moments.go()
    #expect(moments.end.hasPrefix("<         >"))
    expectEqual(moments.row(0, after: 0, 250), "<      abc>|<      abc>")
  }

  @Test func `the content that a view leaves with goes with it`() throws {
    let view = Starter { isOn in
      if !isOn {
        VStack {
          Text("ab"); Text("cd")
        }.transition(.offset(x: 4)).padding()
      }
    }
    var moments = try Moments(height: 5, view)
    moments.screen.advance(by: .milliseconds(500))
    expectText(moments.screen.text, equals: "\n   ab\n[ god]\n\n")
    try moments.go()
    moments.screen.advance(by: .seconds(2))
    expectText(moments.screen.text, equals: "\n ab\n cd\n\n[ go ]")
    #expect(!moments.screen.frames.tree.animator.isRunning)
  }

  @Test func `groups leave view by view, with the modifiers of each`() throws {
    let view = Starter { isOn in
      Group { if !isOn { Text("a"); Text("b") } }.padding(.leading, 2).transition(.offset(x: 4))
    }
    let moments = try Moments(height: 3, view)
    expectEqual(moments.end, "[ go ]\n\n")
    moments.screen.advance(by: .milliseconds(500))
    expectText(moments.screen.text, equals: "    a\n[ gob]\n")
    moments.screen.advance(by: .milliseconds(500))
    expectEqual(moments.screen.text, moments.end)
  }

  /// In a process of its own: the other tests have the main actor meanwhile.
  @Test nonisolated static func `a screen keeps a limited number of leaving views, and none after their time`() async {
    await #expect(processExitsWith: .success) { try await TransitionTests().leaveOften() }
  }

  private func leaveOften() throws {
    var nodes = NodeRegister()
    var moments = try Moments(Starter { if !$0 { Text("a") } else { Text("b") } })
    for _ in 0..<1_000 {
      nodes.note(moments.screen)
      try moments.go()
    }
    #expect(nodes.leftBehind().count < 600)
    moments.screen.advance(by: .seconds(2))
    expectEqual(nodes.leftBehind(), [])
    expectEqual(moments.screen.text, moments.end)
  }

  @Test func `leaving views are drawn in their old order`() throws {
    let view = Starter { isOn in
      ZStack(alignment: .leading) {
        Text("aaaa")
        if !isOn { Text("bb").transition(.offset(x: 1)) }
        Text("c")
      }
    }
    let moments = try Moments(view)
    #expect(moments.end.hasPrefix("caaa"))
    expectEqual(moments.row(0, after: 100, 500), "cbaa|cbba")
  }

  @Test func `views that leave together, later, or return are drawn in their old order`() throws {
    struct Pile: View {
      let probe: Probe
      @State private var shown = Set(0..<5)
      var body: some View {
        ZStack(alignment: .leading) {
          ForEach(0..<5, id: \.self) { number in
            if shown.contains(number) {
              Text(String(repeating: "\(number)", count: 5 - number)).transition(.offset(x: number == 1 ? 9 : 0))
            }
          }
        }
        .offers("hide 1 and 3", to: probe) { withAnimation(.linear(duration: 1)) { shown.subtract([1, 3]) } }
        .offers("hide 2", to: probe) { withAnimation(.linear(duration: 1)) { shown.subtract([2]) } }
        .offers("hide 0", to: probe) { withAnimation(.linear(duration: 1)) { shown.subtract([0]) } }
        .offers("show 3", to: probe) { withAnimation(.linear(duration: 1)) { _ = shown.insert(3) } }
      }
    }
    let probe = Probe()
    let screen = Screen(Pile(probe: probe), width: 6, height: 1)
    expectText(screen.text, equals: "43210")
    func text(after action: String, _ time: Int) -> String {
      screen.perform(action, probe)
      screen.advance(by: .milliseconds(time))
      expectEqual(screen.faults, [])
      return screen.text
    }
    expectEqual(text(after: "hide 1 and 3", 20), "43210")
    expectEqual(text(after: "hide 2", 20), "43210")
    // A view that left just now is shown as gone, the others in their places.
    screen.perform("hide 0", probe)
    expectText(screen.text, equals: "4321")
    // The second is on its way to the right.
    expectEqual(text(after: "", 20), "43211")
    expectEqual(text(after: "show 3", 20), "43211")
    expectEqual(text(after: "", 900), "43200")
    expectEqual(text(after: "", 2000), "43")
  }

  @Test func `all rows that leave at once are drawn`() throws {
    let view = Starter { isOn in
      ForEach(isOn ? 0..<0 : 0..<300) { Text("row \($0)").transition(.offset(x: 10)) }
    }
    let moments = try Moments(height: 301, view)
    moments.screen.advance(by: .milliseconds(500))
    #expect(moments.screen.text.contains("     row 1\n") && moments.screen.text.contains("     row 299\n"))
    moments.screen.advance(by: .seconds(1))
    #expect(moments.screen.text == moments.end && moments.screen.frames.tree.leaving.isEmpty)
    expectEqual(moments.screen.faults, [])
  }

  @Test func `a view that leaves within a leaving view is released with it`() {
    struct Nested: View {
      let probe: Probe
      @State private var hasInner = true
      @State private var hasOuter = true
      var body: some View {
        VStack {
          if hasOuter {
            VStack {
              if hasInner { AnyView(Text("inner")) }
              Text("outer")
            }
          }
        }
        .offers("inner", to: probe) { withAnimation { hasInner = false } }
        .offers("outer", to: probe) { withAnimation { hasOuter = false } }
      }
    }
    let probe = Probe()
    let screen = Screen(Nested(probe: probe), width: 9, height: 3)
    var nodes = NodeRegister()
    nodes.note(screen)
    screen.perform("inner", probe)
    screen.advance(by: .milliseconds(50))
    screen.perform("outer", probe)
    screen.advance(by: .seconds(9))
    expectEqual(screen.text.filter { $0 != "\n" }, "")
    expectEqual(nodes.leftBehind(), [])
  }

  @Test func `rows that come with the view around have its transition and not their own`() throws {
    func rows(_ count: Int) -> some View { ForEach(0..<count, id: \.self) { Text("\($0)").transition(.offset(x: 4)) } }
    func picture(@ViewBuilder _ content: @escaping (Bool) -> some View) throws -> String {
      let view = Starter { isOn in VStack { content(isOn) }.frame(height: 2, alignment: .top) }
      let moments = try Moments(height: 3, view)
      expectText(moments.end, equals: "0\n1\n[ go ]")
      moments.screen.advance(by: .milliseconds(500))
      return moments.screen.text
    }
    try expectText(
      picture { isOn in if isOn { VStack { rows(2) }.transition(.offset(x: 8)) } }, equals: "    0\n    1\n[ go ]")
    try expectText(picture { isOn in rows(isOn ? 2 : 1) }, equals: "0\n  1\n[ go ]")
  }
}
