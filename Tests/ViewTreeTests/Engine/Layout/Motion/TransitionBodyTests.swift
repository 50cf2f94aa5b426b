import Testing

@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// Transitions with bodies.
@MainActor struct TransitionBodyTests {
  @Test func `a view comes by the body of its transition`() throws {
    try expectEqual(course(Across(), leaving: false), "<      abc>|<     abc >|<    abc  >")
    try expectEqual(course(Across(distance: -2), leaving: false), "<  abc    >|<  abc    >|<   abc   >")
  }

  @Test func `a view goes by the body of its transition`() throws {
    try expectEqual(course(Across(), leaving: true), "<  abc    >|< abc     >|<abc      >")
  }

  private struct Card: View {
    let isOn: Bool
    var body: some View { if isOn { Text("new") } else { Text("old") } }
  }

  private struct Same: View, Equatable {
    let isOn: Bool
    var body: some View { if isOn { Text("new") } }
  }

  /// The first two rows halfway, where something comes and goes beside or in place of others.
  private func middle<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) throws -> String {
    let moments = try Moments(
      height: 3,
      Starter { isOn in
        VStack(alignment: .leading, spacing: 0) { content(isOn) }
          .padding(.leading, 4).frame(height: 2, alignment: .top)
      })
    let middle = moments.row(0, after: 500) + "|" + moments.row(1, after: 0)
    _ = moments.row(0, after: 510)
    #expect(moments.screen.text == moments.end && !moments.screen.frames.isMoving)
    #expect(moments.screen.frames.tree.leaving.isEmpty)
    return middle
  }

  @Test func `each view of a group comes and goes by the body of the group's transition`() throws {
    let (came, went, exchanged) = ("    one|      two", "    one|  two", "  old new|")
    try expectEqual(middle { ForEach(1..<($0 ? 3 : 2)) { Text($0 == 1 ? "one" : "two") }.transition(Across()) }, came)
    try expectEqual(middle { ForEach(1..<($0 ? 2 : 3)) { Text($0 == 1 ? "one" : "two") }.transition(Across()) }, went)
    try expectEqual(
      middle { isOn in
        Group {
          Text("one")
          if isOn { Text("two") }
        }
        .transition(Across())
      }, came)
    try expectEqual(
      middle { isOn in Group { if isOn { Text("new") } else { Text("old") } }.transition(Across()) }, exchanged)
    try expectEqual(middle { Card(isOn: $0).transition(Across()) }, exchanged)
    try expectEqual(middle { EquatableView(content: Same(isOn: $0)).transition(Across()) }, "      new|")
    try expectEqual(middle { isOn in Group { if !isOn { Text("old") } }.transition(Across()) }, "  old|")
    try expectEqual(middle { Text($0 ? "new" : "old").id($0).transition(Across()) }, exchanged)
    try expectEqual(
      middle { ($0 ? AnyView(Text("new")) : AnyView(Text("old").padding(0))).transition(Across()) }, exchanged)
    try expectEqual(
      middle { isOn in
        if isOn {
          Group {
            Text("one")
            Text("two")
          }
          .accessibilityIdentifier("group")
          .transition(Across())
        }
      }, "      one|      two")
  }

  @Test func `a member of a group goes by the newest transition`() throws {
    struct Rows: View {
      let probe: Probe
      @State private var distance: CGFloat = 1
      @State private var rows = [1, 2]
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(rows, id: \.self) { Text("row \($0)") }.transition(Across(distance: distance))
        }
        .frame(width: 12, height: 2, alignment: .topLeading)
        .offers("next", to: probe) { distance = -8 }
        .offers("hide", to: probe) { withAnimation(.linear(duration: 1)) { rows = [] } }
      }
    }
    let probe = Probe()
    let screen = Screen(Rows(probe: probe), width: 12, height: 2)
    screen.perform("next", probe)
    screen.perform("hide", probe)
    screen.advance(by: .milliseconds(500))
    expectText(screen.text, equals: "    row 1\n    row 2")
    screen.advance(by: .seconds(1))
    expectText(screen.text, equals: "\n")
    expectEqual(screen.faults, [])
  }

  @Test func `a transition goes from one modifier to another one`() throws {
    struct Pushed: ViewModifier {
      let distance: CGFloat
      func body(content: Content) -> some View { content.offset(x: distance) }
    }
    let view = Starter { isOn in
      if !isOn {
        Text("abc").transition(.modifier(active: Pushed(distance: 8), identity: Pushed(distance: 0)))
      }
    }
    var moments = try Moments(view)
    expectEqual(moments.row(0, after: 500), "    abc")
    moments = try Moments(
      Starter { isOn in
        VStack(alignment: .leading) {
          if isOn { Text("abc").transition(.modifier(active: Pushed(distance: 8), identity: Pushed(distance: 0))) }
        }
      })
    expectEqual(moments.row(0, after: 500), "    abc")
  }

  @Test func `a view that returns before it was gone does not come a second time`() throws {
    struct Pushed: ViewModifier {
      let distance: CGFloat
      func body(content: Content) -> some View { content.offset(x: distance) }
    }
    let pushed = AnyTransition.modifier(active: Pushed(distance: 8), identity: Pushed(distance: 0))
    var moments = try Moments(
      width: 14,
      Starter { isOn in
        HStack(spacing: 0) {
          if !isOn {
            Text("abc").foregroundStyle(.red).transition(.asymmetric(insertion: .opacity, removal: pushed))
          }
          Text(" ")
        }
      })
    func first(after time: Int) -> String {
      moments.screen.advance(by: .milliseconds(time))
      return moments.screen.render(.cells).split(separator: "\n").prefix(2).joined(separator: "\n")
    }
    expectText(first(after: 500), equals: "\"    abc       \"\n  4..6 fg=red")
    try moments.go()
    expectText(first(after: 100), equals: "\"    abc       \"\n  4..6 fg=red")
    expectText(first(after: 500), equals: "\"   abc        \"\n  3..5 fg=red")
    expectText(first(after: 900), equals: "\"abc           \"\n  0..2 fg=red")
  }

  @Test func `a body is evaluated once for each phase`() throws {
    struct Counted: Transition {
      let probe: Probe
      func body(content: Content, phase: TransitionPhase) -> some View {
        probe.note("\(phase)")
        return content.offset(x: phase.isIdentity ? 0 : 4)
      }
    }
    let probe = Probe()
    let coming = Starter { isOn in
      VStack { if isOn { Text("abc").transition(Counted(probe: probe)) } }
    }
    var moments = try Moments(coming)
    moments.screen.advance(by: .milliseconds(500))
    moments.screen.advance(by: .milliseconds(600))
    expectEqual(probe.text, "willAppear identity")
    probe.clear()
    try moments.go()
    moments.screen.advance(by: .milliseconds(500))
    moments.screen.advance(by: .milliseconds(600))
    expectEqual(probe.text, "didDisappear")
    probe.clear()
    // A view that exists from the start, or that enters inside an entering view, does not enter by itself.
    _ = try Moments(
      Starter { isOn in
        Text("there").transition(Counted(probe: probe))
        VStack { if isOn { VStack { Text("abc").transition(Counted(probe: probe)) } } }
      })
    expectEqual(probe.text, "identity identity")
    probe.clear()
    _ = try Moments(Starter(animation: nil) { if $0 { Text("abc").transition(Counted(probe: probe)) } })
    expectEqual(probe.text, "identity")
  }

  @Test func `completions wait for the bodies of transitions`() {
    struct Screenful: View {
      let probe: Probe
      @State private var isThere = false
      var body: some View {
        VStack {
          if isThere { Text("abc").transition(Across().animation(.linear(duration: 1))) }
        }
        .offers("go", to: probe) {
          withAnimation(.linear(duration: 0.5)) {
            isThere.toggle()
          } completion: {
            probe.note("done")
          }
        }
      }
    }
    let probe = Probe()
    let screen = Screen(Screenful(probe: probe), width: 9, height: 1)
    for _ in 0..<2 {
      probe.clear()
      screen.perform("go", probe)
      screen.advance(by: .milliseconds(900))
      expectEqual(probe.text, "")
      screen.advance(by: .milliseconds(200))
      expectEqual(probe.text, "done")
    }
  }

  private struct Tapped: View {
    let step: Int
    @State private var taps = 0
    var body: some View { Button("\(step) \(taps)") { taps += 1 } }
  }

  @Test func `a view keeps its state while its content changes below the body of a transition`() throws {
    let probe = Probe()
    let screen = Screen(width: 12) {
      HostOfSteps(probe: probe) { step in VStack { Tapped(step: step).transition(Across()) } }
    }
    try screen.find(.button, "0 0").tap()
    for step in 1...2 {
      screen.perform("step", probe)
      expectText(screen.text, equals: "[ \(step) 1 ]")
    }
    expectEqual(screen.faults, [])
  }

  private struct Noted: Transition {
    let probe: Probe
    func body(content: Content, phase: TransitionPhase) -> some View {
      probe.note("\(phase)")
      return content.opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  @Test func `the body of a transition inside of a leaving view is not evaluated, neither when it returns`() throws {
    let probe = Probe()
    var moments = try Moments(
      Starter { isOn in
        VStack {
          if !isOn { VStack { Text("abc").transition(Noted(probe: probe)) }.transition(.offset(x: 4)) }
        }
      })
    moments.screen.advance(by: .milliseconds(100))
    try moments.go()
    moments.screen.advance(by: .seconds(2))
    expectText(moments.screen.text, contains: "abc")
    expectEqual(probe.text, "identity")
  }

  @Test func `transitions with bodies are equal if their values are`() {
    expectEqual(AnyTransition(Across(distance: 2)), AnyTransition(Across(distance: 2)))
    #expect(AnyTransition(Across(distance: 2)) != AnyTransition(Across(distance: 3)))
    #expect(AnyTransition(Across()) != AnyTransition(Noted(probe: Probe())) && AnyTransition(Across()) != .opacity)
  }

  private struct Doubled: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: -phase.value * 4)
      content.offset(x: -phase.value * 2)
    }
  }

  @Test func `a body that shows its content twice comes and goes twice`() throws {
    try expectEqual(middle { isOn in if isOn { Text("abc").transition(Doubled()) } }, "      abc|     abc")
    try expectEqual(middle { isOn in if !isOn { Text("abc").transition(Doubled()) } }, "  abc|   abc")
  }

  @Test func `a row that is scrolled into view does not come by its transition`() {
    let screen = Screen(width: 12, height: 3) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<50) { Text("row \($0)").transition(Across().animation(.linear(duration: 1))) }
        }
      }
    }
    screen.press(.tab)
    screen.press(.pageDown)
    let picture = screen.text
    screen.advance(by: .milliseconds(500))
    #expect(screen.text == picture && !screen.frames.isMoving && picture.hasPrefix("row 2 "), "\(picture)")
  }

  @Test func `a view comes by one body and goes by another one`() throws {
    let transition = AnyTransition.asymmetric(
      insertion: AnyTransition(Across()), removal: AnyTransition(Across(distance: 2)))
    try expectEqual(middle { isOn in if isOn { Text("abc").transition(transition) } }, "      abc|")
    try expectEqual(middle { isOn in if !isOn { Text("abc").transition(transition) } }, "   abc|")
  }

  private struct Shifted: ViewModifier {
    var distance: CGFloat
    func body(content: Content) -> some View { content.offset(x: distance) }
  }

  private struct Exchanged: View {
    @State private var hasBody = false

    var body: some View {
      let shift = AnyTransition.modifier(active: Shifted(distance: 3), identity: Shifted(distance: 0))
      VStack(alignment: .leading) {
        Text("top").onTapGesture { withAnimation { hasBody.toggle() } }
        Text("row").transition(hasBody ? shift : .slide)
      }
    }
  }

  @Test(arguments: [30, 41]) func `a view stays when its transition gets a body, and when it loses it`(width: Int) {
    let screen = Screen(Exchanged(), width: 30)
    for _ in 0..<3 {
      screen.click(column: 0, row: 0)
      expectText(screen.text, equals: "top\nrow")
      screen.resize(width: width)
      expectText(screen.text, equals: "top\nrow")
      screen.advance(by: .seconds(2))
      expectText(screen.text, equals: "top\nrow")
      expectEqual(screen.faults, [])
    }
  }
}
