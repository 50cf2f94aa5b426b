import Testing
import ViewTreeTesting

/// Shows by its text whether the focus is in what is around it.
struct FocusMark: View {
  let name: String
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text(isFocused ? "<\(name)>" : name) }
}

/// A button that shows by its text whether it has the focus: `[ A ]`, `[ <A> ]`.
struct MarkedButton: View {
  let name: String
  let action: @MainActor () -> Void

  init(_ name: String, action: @escaping @MainActor () -> Void = {}) { (self.name, self.action) = (name, action) }

  var body: some View { Button(action: action) { FocusMark(name: name) } }
}

@MainActor struct FocusScopeTests {
  private let probe = Probe()

  private struct Numbers: View {
    let prefers: Bool
    @Namespace private var numbers
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack(alignment: .leading) {
        MarkedButton("0")
        VStack(alignment: .leading) {
          MarkedButton("1")
          MarkedButton("2")
          MarkedButton("3").prefersDefaultFocus(prefers, in: numbers)
          MarkedButton("4").prefersDefaultFocus(in: numbers).disabled(!prefers)
        }
        .focusScope(numbers)
        MarkedButton("reset") { resetFocus(in: numbers) }
      }
    }
  }

  @Test func `the view that prefers it has the focus when it appears, and when the scope is reset`() {
    let screen = Screen(Numbers(prefers: true), width: 20)
    expectText(screen.text, equals: "[ 0 ]\n[ 1 ]\n[ 2 ]\n[ <3> ]\n[ 4 ]\n[ reset ]")
    screen.press(.tab)
    screen.press(.tab)
    expectText(screen.text, equals: "[ 0 ]\n[ 1 ]\n[ 2 ]\n[ 3 ]\n[ 4 ]\n[ <reset> ]")
    let trace = screen.trace { screen.press(.return) }
    expectText(screen.text, equals: "[ 0 ]\n[ 1 ]\n[ 2 ]\n[ <3> ]\n[ 4 ]\n[ reset ]")
    expectEqual(trace.evaluations(of: FocusMark.self), 2)
    expectEqual(trace.evaluations(of: Numbers.self), 0)
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Test func `the first view of the scope has the focus without a preferred one`() {
    let screen = Screen(Numbers(prefers: false), width: 20)
    expectText(screen.text, equals: "[ 0 ]\n[ 1 ]\n[ 2 ]\n[ 3 ]\n[~4~]\n[ reset ]")
    screen.press(.backTab)
    screen.press(.return)
    expectText(screen.text, equals: "[ 0 ]\n[ <1> ]\n[ 2 ]\n[ 3 ]\n[~4~]\n[ reset ]")
  }

  private struct Twice: View {
    let probe: Probe
    @Namespace private var names
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      HStack {
        MarkedButton("A")
        MarkedButton("B").focusScope(names)
        MarkedButton("C").focusScope(names)
      }
      .offers("reset", to: probe) { resetFocus(in: names) }
    }
  }

  @Test func `the first of several scopes of a name is reset`() {
    let screen = Screen(Twice(probe: probe), width: 28)
    screen.perform("reset", probe)
    expectText(screen.text, equals: "[ A ] [ <B> ] [ C ]")
  }

  private struct Scopes: View {
    let probe: Probe
    @Namespace private var outer
    @Namespace private var inner
    @Environment(\.resetFocus) private var resetFocus
    @State private var showsMore = false
    @State private var isCovered = false

    var body: some View {
      VStack(alignment: .leading) {
        MarkedButton("stray").prefersDefaultFocus(in: inner)
        HStack {
          MarkedButton("A")
          MarkedButton("B").prefersDefaultFocus(in: outer)
          if showsMore { MarkedButton("C").prefersDefaultFocus(in: inner) }
        }
        .focusScope(inner)
      }
      .focusScope(outer)
      .sheet(isPresented: $isCovered) { MarkedButton("sheet") }
      .offers("inner", to: probe) { resetFocus(in: inner) }
      .offers("outer", to: probe) { resetFocus(in: outer) }
      .offers("more", to: probe) {
        showsMore = true
        resetFocus(in: inner)
      }
      .offers("less", to: probe) { showsMore = false }
      .offers("show", to: probe) { showsMore = true }
      .offers("cover", to: probe) { isCovered = true }
    }
  }

  @Test func `a preference applies only in the enclosing scope of its name`() {
    let screen = Screen(Scopes(probe: probe), width: 28)
    expectText(screen.text, equals: "[ stray ]\n[ A ] [ <B> ]")
    screen.perform("inner", probe)
    expectText(screen.text, equals: "[ stray ]\n[ <A> ] [ B ]")
    screen.perform("outer", probe)
    expectText(screen.text, equals: "[ stray ]\n[ A ] [ <B> ]")
  }

  @Test func `a reset follows the update of earlier writes`() {
    let screen = Screen(Scopes(probe: probe), width: 28)
    screen.perform("more", probe)
    expectText(screen.text, equals: "[ stray ]\n[ A ] [ B ] [ <C> ]")
    screen.perform("less", probe)
    expectText(screen.text, equals: "[ stray ]\n[ A ] [ B ]")
    screen.perform("show", probe)
    expectText(screen.text, equals: "[ stray ]\n[ A ] [ B ] [ <C> ]")
    expectEqual(screen.faults, [])
  }

  @Test func `a view that comes takes the focus from no other`() {
    let screen = Screen(Scopes(probe: probe), width: 28)
    screen.perform("show", probe)
    expectText(screen.text, equals: "[ stray ]\n[ A ] [ <B> ] [ C ]")
  }

  @Test func `a view below a sheet does not take the focus`() {
    let screen = Screen(Scopes(probe: probe), width: 28, height: 6)
    screen.perform("cover", probe)
    screen.press(.tab)
    screen.perform("inner", probe)
    expectText(screen.text, contains: "<sheet>")
    screen.press(.escape)
    expectText(screen.text, contains: "<B>")
    expectEqual(screen.faults, [])
  }

  @Test func `a view that leaves by a transition is no longer a scope or section`() {
    struct Leaving: View {
      let probe: Probe
      @Namespace private var names
      @Environment(\.resetFocus) private var resetFocus
      @State private var isThere = true

      var body: some View {
        VStack(alignment: .leading) {
          MarkedButton("A")
          if isThere { MarkedButton("B").focusSection().focusScope(names).transition(.offset(x: 8)) }
        }
        .offers("go", to: probe) { withAnimation(.linear(duration: 1)) { isThere = false } }
        .offers("reset", to: probe) { resetFocus(in: names) }
      }
    }
    let screen = Screen(Leaving(probe: probe), width: 20)
    screen.press(.tab)
    screen.perform("go", probe)
    screen.advance(by: .milliseconds(500))
    screen.perform("reset", probe)
    screen.press(.down)
    expectText(screen.text, equals: "[ <A> ]\n    [ B ]")
    expectEqual(screen.faults, [])
  }

  @Test func `a reset without a screen does nothing`() {
    var reset: (@MainActor () -> Void)?
    struct Held: View {
      @Namespace private var names
      @Environment(\.resetFocus) private var resetFocus
      let hold: (@escaping @MainActor () -> Void) -> Void

      var body: some View {
        let _ = hold { resetFocus(in: names) }
        MarkedButton("A").focusScope(names)
      }
    }
    var screen: Screen? = Screen(width: 9) { Held { reset = $0 } }
    reset?()
    expectEqual(screen?.text, "[ <A> ]")
    screen = nil
    reset?()
  }

  // MARK: Names

  private struct Named: View {
    let note: (Namespace.ID) -> Void
    @Namespace private var name

    var body: some View {
      let _ = note(name)
      EmptyView()
    }
  }

  private struct Names: View {
    let note: (Namespace.ID) -> Void
    let probe: Probe
    @State private var count = 0

    var body: some View {
      Text("\(count)")
      Named(note: note)
      Named(note: note).id(count / 2)
      EmptyView().offers("count", to: probe) { count += 1 }
    }
  }

  @Test func `a name is that of one view for as long as it is there`() {
    var names: [Namespace.ID] = []
    let screen = Screen(Names(note: { names.append($0) }, probe: probe), width: 9)
    screen.perform("count", probe)
    screen.perform("count", probe)
    expectEqual(screen.text, "2")
    expectEqual(names.count, 6)
    #expect(names[0] == names[2] && names[2] == names[4])
    #expect(names[1] == names[3] && names[3] != names[5])
    expectEqual(Set(names).count, 3)
  }
}
