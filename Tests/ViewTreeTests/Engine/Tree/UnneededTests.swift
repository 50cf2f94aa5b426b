import Testing
import ViewTreeTesting

@testable import ViewTree

/// The changes that count as a result of an evaluation.
@MainActor @Suite struct UnneededTests {
  private let probe = Probe()

  /// How many of the runs of the body were unneeded, of one step.
  private func unneeded<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) -> Int {
    let screen = Screen(width: 30) { HostOfSteps(probe: probe, content: content) }
    let trace = screen.trace { screen.perform("step", probe) }
    expectEqual(trace.evaluations(of: HostOfSteps<Content>.self), 1)
    return trace.unneeded(of: HostOfSteps<Content>.self)
  }

  private struct Mark: View {
    var text = "a"
    var body: some View { Text(text) }
  }

  @Test func `unneeded: the same views with the same values`() {
    expectEqual(unneeded { _ in Text("a").padding().foregroundStyle(.red) }, 1)
    expectEqual(unneeded { _ in VStack { ForEach(0..<3) { Text("\($0)") } }.environment(\.lineLimit, 2) }, 1)
    expectEqual(unneeded { _ in LazyVStack { ForEach(0..<3) { Text("\($0)") } } }, 1)
    expectEqual(unneeded { step in VStack { if step > 5 { Mark() } } }, 1)
    expectEqual(unneeded { _ in Mark().preference(key: Key.self, value: 1).tag(1).animation(.default, value: 1) }, 1)
    expectEqual(unneeded { _ in Text("a").onTapGesture {}.id(1) }, 1)
    expectEqual(unneeded { _ in EmptyView() }, 1)
    expectEqual(unneeded { _ in LazyVStack(spacing: 1) { Mark() } }, 1)
    expectEqual(unneeded { _ in LazyHGrid(rows: [GridItem(.fixed(2))]) { Mark() } }, 1)
    expectEqual(unneeded { _ in Mark().toolbar { ToolbarItem { Text("a") } } }, 1)
  }

  @Test func `unneeded: a new value of a child that shows the same`() {
    expectEqual(unneeded { step in Silent(step: step) }, 1)
  }

  private struct Silent: View {
    let step: Int
    var body: some View { Text(step < 0 ? "b" : "a") }
  }

  @Test func `needed: a view comes`() {
    expectEqual(unneeded { step in VStack { if step > 0 { Mark() } } }, 0)
    expectEqual(unneeded { step in Group { if step > 0 { EmptyView().frame(width: 1) } } }, 0)
  }

  @Test func `needed: a view goes`() {
    expectEqual(unneeded { step in VStack { if step == 0 { Mark() } } }, 0)
    expectEqual(unneeded { step in VStack { if step == 0 { Color.clear.frame(width: 0, height: 0) } } }, 0)
  }

  @Test func `needed: a presentation comes or goes`() {
    expectEqual(unneeded { step in Mark().sheet(isPresented: .constant(step > 0)) { Mark() } }, 0)
    expectEqual(unneeded { step in Mark().sheet(isPresented: .constant(step == 0)) { Mark() } }, 0)
    expectEqual(unneeded { step in Mark().popover(isPresented: .constant(step > 0)) { Mark() } }, 0)
  }

  @Test func `needed: a view is replaced`() {
    expectEqual(unneeded { step in Mark().id(step) }, 0)
    expectEqual(unneeded { step in VStack { if step == 0 { Mark() } else { Mark() } } }, 0)
    expectEqual(unneeded { step in step == 0 ? AnyView(Mark()) : AnyView(Text("a")) }, 0)
  }

  /// A control and what only looks like one are two views of one type.
  private struct Choice: GroupBoxStyle {
    let probe: Probe
    func makeBody(configuration: Configuration) -> some View {
      HostOfSteps(probe: probe) { step in
        (step == 0
          ? GroupBox(configuration)
          : GroupBox {
            configuration.content
          } label: {
            configuration.label
          })
          .groupBoxStyle(Invisible())
      }
    }

    private struct Invisible: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View { EmptyView() }
    }
  }

  @Test func `needed: a control replaces a view that only looks like one`() {
    let screen = Screen(width: 30) { GroupBox("Box") { Text("a") }.groupBoxStyle(Choice(probe: probe)) }
    let trace = screen.trace { screen.perform("step", probe) }
    let host = trace.entries.filter { $0.typeName.hasPrefix("Host") }
    #expect(host.map(\.evaluations) == [1] && host.map(\.unneeded) == [0])
  }

  @Test func `needed: rows come, go and move`() {
    let rows = [[1, 2], [2, 1], [1, 2, 3], [1]]
    for other in rows.dropFirst() {
      expectEqual(unneeded { step in VStack { ForEach(step == 0 ? rows[0] : other, id: \.self) { _ in Mark() } } }, 0)
      expectEqual(
        unneeded { step in LazyVStack { ForEach(step == 0 ? rows[0] : other, id: \.self) { _ in Mark() } } }, 0)
    }
  }

  @Test func `needed: a new text, a new layout, a new trait`() {
    expectEqual(unneeded { step in Text("\(step)") }, 0)
    expectEqual(unneeded { step in Text("a").padding(CGFloat(step)) }, 0)
    expectEqual(
      unneeded { step in
        Group {
          Mark(); Mark()
        }.padding(CGFloat(step))
      }, 0)
    expectEqual(unneeded { step in HStack(spacing: CGFloat(step)) { Mark() } }, 0)
    expectEqual(unneeded { step in LazyVStack(spacing: CGFloat(step)) { Mark() } }, 0)
    expectEqual(unneeded { step in LazyHStack(alignment: step == 0 ? .top : .bottom) { Mark() } }, 0)
    expectEqual(
      unneeded { step in LazyVGrid(columns: Array(repeating: GridItem(), count: step + 1)) { Mark() } }, 0)
    expectEqual(unneeded { step in LazyHGrid(rows: [GridItem(.fixed(CGFloat(step + 1)))]) { Mark() } }, 0)
    expectEqual(unneeded { step in AnyLayout(HStackLayout(spacing: CGFloat(step))) { Mark() } }, 0)
    expectEqual(unneeded { step in (step == 0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { Mark() } }, 0)
    expectEqual(unneeded { step in Mark().layoutPriority(Double(step)) }, 0)
    expectEqual(unneeded { step in Mark().accessibilityLabel("\(step)") }, 0)
    expectEqual(unneeded { step in Mark().toolbar { ToolbarItem { Text("\(step)") } } }, 0)
  }

  private struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func `needed: a new value of the environment or of a preference`() {
    expectEqual(unneeded { step in Mark().environment(\.lineLimit, step) }, 0)
    expectEqual(unneeded { step in Mark().transformEnvironment(\.lineLimit) { $0 = step } }, 0)
    expectEqual(unneeded { step in Mark().toggleStyle(Style(step: step)) }, 0)
    expectEqual(unneeded { step in Mark().preference(key: Key.self, value: step) }, 0)
    expectEqual(unneeded { step in Mark().transformPreference(Key.self) { $0 += step } }, 0)
  }

  @Test func `unneeded: a transform of the environment with the same result`() {
    expectEqual(unneeded { step in Mark().transformEnvironment(\.lineLimit) { $0 = min(step, 0) } }, 1)
  }

  private struct Style: ToggleStyle {
    let step: Int
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test func `unneeded: the same style for the controls inside`() {
    expectEqual(unneeded { _ in Mark().toggleStyle(Style(step: 0)) }, 1)
  }

  @Test func `needed: a new transition, but not the same again`() {
    expectEqual(unneeded { _ in Mark().transition(.slide) }, 1)
    expectEqual(unneeded { step in Mark().transition(step == 0 ? .slide : .opacity) }, 0)
  }

  @Test func `needed: new taps, tasks and observed values`() {
    let probe = probe
    expectEqual(unneeded { step in Mark().onTapGesture(count: 1 + step) {} }, 0)
    expectEqual(unneeded { step in Mark().onAppear { probe.note("\(step)") } }, 0)
    expectEqual(unneeded { step in Mark().task(id: step) {} }, 0)
    expectEqual(unneeded { step in Mark().onChange(of: step) { probe.note("changed") } }, 0)
    expectEqual(unneeded { step in Mark().animation(.default, value: step) }, 0)
  }

  // Whether an action captured a local value is not known: most actions read the state when they run.
  @Test func `unneeded: an action created anew by a body that a state caused`() {
    let probe = probe
    expectEqual(unneeded { step in Mark().onTapGesture { probe.note("\(step)") } }, 1)
    expectEqual(unneeded { step in Mark().onPreferenceChange(Key.self) { _ in probe.note("\(step)") } }, 1)
  }

  @Test func `needed: a value published while the focus is in the view`() {
    expectEqual(unneeded { step in Mark().focusedValue(\.noted, step) }, 0)
    expectEqual(unneeded { step in Mark().focusedValue(\.noted, min(step, 0)) }, 1)
    expectEqual(unneeded { step in Mark().focusedValue(\.noted, step == 0 ? 0 : nil) }, 0)
  }

  private enum Number: EnvironmentKey { static var defaultValue: Int { 0 } }

  @Test func `unneeded: a boundary of looks, and a computed value of the environment that is the same`() {
    expectEqual(unneeded { _ in Mark().lookBoundary() }, 1)
    expectEqual(unneeded { step in Mark().environment(Number.self, computed: { _ in min(step, 0) }) }, 1)
    expectEqual(unneeded { step in Mark().environment(Number.self, computed: { _ in step }) }, 0)
  }

  // MARK: First runs

  private struct Nothing: View {
    var body: some View { EmptyView() }
  }

  @Test func `a first run is never unneeded, also of a view of nothing`() {
    let screen = Screen(width: 30) {
      HostOfSteps(probe: probe) { step in
        VStack {
          if step % 2 == 1 {
            Mark()
            Nothing()
          }
        }
      }
    }
    let trace = screen.trace { screen.perform("step", probe) }
    #expect(trace.evaluations(of: Mark.self) == 1 && trace.unneeded(of: Mark.self) == 0)
    #expect(trace.evaluations(of: Nothing.self) == 1 && trace.unneeded(of: Nothing.self) == 0)
    #expect(trace.entries.allSatisfy { $0.unneeded == 0 })
  }
}

extension FocusedValues {
  @Entry fileprivate var noted: Int?
}
