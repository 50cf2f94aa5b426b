import Testing

@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// Transitions with bodies.
@MainActor struct TransitionBodyTests {
  /// In from the right, out to the left.
  private struct Across: Transition {
    var distance: CGFloat = 4
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: -phase.value * distance)
    }
  }

  private struct Subject<T: Transition>: View {
    let isThere: Bool
    let transition: T
    var body: some View { MarkedRow(isThere: isThere) { Text("abc").transition(transition) } }
  }

  /// The row at each quarter of the time.
  private func course<T: Transition>(_ transition: T, leaving: Bool) throws -> String {
    let moments = try Moments(Starter { Subject(isThere: $0 != leaving, transition: transition) })
    #expect(moments.end == (leaving ? "<         >\n[ go ]" : "<   abc   >\n[ go ]"))
    let course = moments.row(0, after: 250, 250, 250)
    _ = moments.row(0, after: 260)
    #expect(moments.screen.text == moments.end && !moments.screen.frames.isMoving)
    #expect(moments.screen.frames.tree.leaving.isEmpty)
    return course
  }

  @Test func `a view comes as the body of its transition says`() throws {
    #expect(try course(Across(), leaving: false) == "<      abc>|<     abc >|<    abc  >")
    #expect(try course(Across(distance: -2), leaving: false) == "<  abc    >|<  abc    >|<   abc   >")
  }

  @Test func `a view goes as the body of its transition says`() throws {
    #expect(try course(Across(), leaving: true) == "<  abc    >|< abc     >|<abc      >")
  }

  @Test func `transitions are combined, and have animations of their own`() throws {
    let twice = Across(distance: 2).combined(with: Across(distance: 2))
    #expect(try course(twice, leaving: true) == course(Across(), leaving: true))
    #expect(try course(twice, leaving: false) == course(Across(), leaving: false))
    let fast = Across().animation(.linear(duration: 0.5))
    #expect(try course(fast, leaving: false) == "<     abc >|<   abc   >|<   abc   >")
    #expect(try course(fast, leaving: true) == "< abc     >|<         >|<         >")
    let none = Across().animation(nil)
    #expect(try course(none, leaving: false) == "<   abc   >|<   abc   >|<   abc   >")
    #expect(try course(none, leaving: true) == "<         >|<         >|<         >")
    // One part moves what is drawn, the other one is a body.
    let both = Across().combined(with: OffsetTransition(CGSize(width: 4, height: 0)))
    #expect(try course(both, leaving: true) == "<   abc   >|<   abc   >|<   abc   >")
    let either = AsymmetricTransition(insertion: Across(), removal: Across(distance: -4))
    #expect(try course(either, leaving: false) == course(Across(), leaving: false))
    #expect(try course(either, leaving: true) == "<    abc  >|<     abc >|<      abc>")
  }

  /// A transition that is made of another one: its body counts.
  private struct Made<T: Transition>: Transition {
    let base: T
    func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }
  }

  @Test func `the transitions that have names have bodies that do the same`() throws {
    func check<T: Transition>(_ transition: T) throws {
      #expect(try course(Made(base: transition), leaving: false) == course(transition, leaving: false))
      let (made, known) = (try course(Made(base: transition), leaving: true), try course(transition, leaving: true))
      #expect(made == known, "\(T.self)")
    }
    try check(.identity)
    try check(.opacity)
    try check(.slide)
    try check(.move(edge: .leading))
    try check(.move(edge: .bottom))
    try check(.push(from: .trailing))
    try check(.offset(x: 3))
    try check(.opacity.combined(with: .offset(CGSize(width: -2, height: 0))))
    try check(AsymmetricTransition(insertion: .slide, removal: .opacity))
    #expect(AnyTransition(.scale(0.5, anchor: .top)) == .scale(scale: 0.5, anchor: .top))
    #expect(AnyTransition(.slide.combined(with: .opacity)) == .slide.combined(with: .opacity))
    #expect(AnyTransition(.slide.animation(nil)) == .slide.animation(nil))
    #expect(OpacityTransition.properties != SlideTransition.properties)
  }

  @Test func `equal transitions of a type are equal`() {
    #expect(AnyTransition(Across()) == AnyTransition(Across()))
    #expect(AnyTransition(Across()) != AnyTransition(Across(distance: 1)))
    #expect(AnyTransition(Across()) != AnyTransition(Made(base: Across())))
    #expect(Set([AnyTransition(Across()), AnyTransition(Across()), .slide]).count == 2)
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
    #expect(moments.row(0, after: 500) == "    abc")
    moments = try Moments(
      Starter { isOn in
        VStack(alignment: .leading) {
          if isOn { Text("abc").transition(.modifier(active: Pushed(distance: 8), identity: Pushed(distance: 0))) }
        }
      })
    #expect(moments.row(0, after: 500) == "    abc")
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
    #expect(probe.text == "willAppear identity")
    probe.clear()
    try moments.go()
    moments.screen.advance(by: .milliseconds(500))
    moments.screen.advance(by: .milliseconds(600))
    #expect(probe.text == "didDisappear")
    probe.clear()
    // What is there from the start, and what comes within something that comes, has not come by itself.
    _ = try Moments(
      Starter { isOn in
        Text("there").transition(Counted(probe: probe))
        VStack { if isOn { VStack { Text("abc").transition(Counted(probe: probe)) } } }
      })
    #expect(probe.text == "identity identity")
    probe.clear()
    _ = try Moments(Starter(animation: nil) { if $0 { Text("abc").transition(Counted(probe: probe)) } })
    #expect(probe.text == "identity")
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
      #expect(probe.text == "")
      screen.advance(by: .milliseconds(200))
      #expect(probe.text == "done")
    }
  }
}
