import Foundation
import Testing
import ViewTreeTesting

/// A view with state of its own: `name count`.
private struct Counter: View {
  let name: String
  let probe: Probe
  @State private var count = 0
  @Environment(\.isEnabled) private var isEnabled

  init(_ name: String, _ probe: Probe) {
    self.name = name
    self.probe = probe
  }

  init(_ probe: Probe) { self.init("n", probe) }

  var body: some View {
    Text("\(name) \(count)").onAppear { probe.note("+\(name)") }.onDisappear { probe.note("-\(name)") }
      .offers("tap \(name)", to: probe) { count += 1 }
  }
}

/// A view with one value that a test can change, and content made of it.
private struct Switch<Value, Content: View>: View {
  let probe: Probe
  @State private var value: Value
  private let next: (Value) -> Value
  private let content: (Value) -> Content

  init(
    _ value: Value, _ probe: Probe, next: @escaping (Value) -> Value, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.probe = probe
    self.next = next
    self.content = content
    _value = State(initialValue: value)
  }

  var body: some View {
    VStack(alignment: .leading) { content(value) }.offers("next", to: probe) { value = next(value) }
  }
}

@MainActor @Suite struct IdentityTests {
  private let probe = Probe()

  private func mount<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) -> Screen {
    let probe = probe
    return Screen { Switch(true, probe, next: { !$0 }, content: content) }
  }

  private func mount<V: View>(
    _ start: [Int], next: @escaping ([Int]) -> [Int], @ViewBuilder _ content: @escaping ([Int]) -> V
  ) -> Screen {
    let probe = probe
    return Screen { Switch(start, probe, next: next, content: content) }
  }

  private func tap(_ screen: Screen, times: Int = 1) { tap("n", screen, times: times) }

  private func tap(_ name: String, _ screen: Screen, times: Int = 1) {
    for _ in 0..<times { screen.perform("tap \(name)", probe) }
  }

  private func next(_ screen: Screen) { screen.perform("next", probe) }

  @Test func `the branches of an if with the same view type are different views (I01)`() {
    let screen = mount { [probe] on in if on { Counter(probe) } else { Counter(probe).disabled(true) } }
    tap(screen, times: 3)
    expectEqual(screen.text, "n 3")
    next(screen)
    expectEqual(screen.text, "n 0")
    next(screen)
    expectEqual(screen.text, "n 0")
  }

  @Test func `a condition inside a modifier keeps the identity (I02)`() {
    let screen = mount { [probe] on in Counter(probe).disabled(on) }
    tap(screen, times: 3)
    next(screen)
    expectEqual(screen.text, "n 3")
  }

  @Test func `removed and inserted again starts with the initial value (I03)`() {
    let screen = mount { [probe] on in if on { Counter(probe) } }
    tap(screen, times: 2)
    next(screen)
    next(screen)
    expectEqual(screen.text, "n 0")
  }

  @Test func `an optional view before it does not reset its sibling (I04)`() {
    let screen = mount { [probe] on in
      if on { Text("first") }
      Counter(probe)
    }
    tap(screen)
    next(screen)
    expectEqual(screen.text, "n 1")
    next(screen)
    expectText(screen.text, equals: "first\nn 1")
  }

  @Test func `a new id resets the state below it, the old view disappears and a new one appears (I05)`() {
    let screen = mount { [probe] on in Counter(probe).id(on) }
    tap(screen, times: 2)
    next(screen)
    expectEqual(screen.text, "n 0")
    expectEqual(probe.text, "+n +n -n")
  }

  @Test func `a constant id never resets (I06)`() {
    let screen = mount { [probe] _ in Counter(probe).id(1) }
    tap(screen)
    for _ in 0..<5 { next(screen) }
    expectEqual(screen.text, "n 1")
  }

  @Test func `the initial value of a state counts once for each identity (I08)`() {
    struct Child: View {
      @State private var x: Int
      init(start: Int) { _x = State(initialValue: start) }
      var body: some View { Text("\(x)") }
    }
    let screen = mount { on in Child(start: on ? 1 : 5) }
    next(screen)
    expectEqual(screen.text, "1")
  }

  @Test func `an AnyView keeps state while the type in it stays, a new type resets it (I09)`() {
    struct A: View {
      let probe: Probe
      let number: Int
      var body: some View { Counter("a\(number)", probe) }
    }
    let screen = mount([0], next: { [$0[0] + 1] }) { [probe] n in
      AnyView(n[0] == 2 ? AnyView(Text("B")) : AnyView(A(probe: probe, number: n[0])))
    }
    tap("a0", screen)
    next(screen)
    expectEqual(screen.text, "a1 1")
    next(screen)
    expectEqual(screen.text, "B")
    next(screen)
    expectEqual(screen.text, "a3 0")
  }

  @Test func `a new view in an AnyView keeps the state of the view around it (I10)`() {
    struct Outer: View {
      let probe: Probe
      let isA: Bool
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("outer \(count)").offers("tap outer", to: probe) { count += 1 }
          AnyView(isA ? AnyView(Counter(probe)) : AnyView(Counter(probe).padding(0)))
        }
      }
    }
    let screen = mount { [probe] on in Outer(probe: probe, isA: on) }
    tap("outer", screen)
    tap(screen)
    expectText(screen.text, equals: "outer 1\nn 1")
    next(screen)
    expectText(screen.text, equals: "outer 1\nn 0")
  }

  @Test func `the cases of a switch are different views (I11)`() {
    let screen = mount([0], next: { [($0[0] + 1) % 3] }) { [probe] n in
      switch n[0] {
      case 0: Counter(probe)
      case 1: Counter(probe)
      default: Counter(probe)
      }
    }
    for _ in 0..<3 {
      tap(screen)
      expectEqual(screen.text, "n 1")
      next(screen)
      expectEqual(screen.text, "n 0")
    }
  }

  @Test func `a branch in a background or overlay does not resurrect state (I14)`() {
    let background = mount { [probe] on in
      Color.clear.frame(width: 9, height: 1).background { if on { Counter(probe) } }
    }
    tap(background)
    next(background)
    next(background)
    expectEqual(background.text.trimmingCharacters(in: .whitespaces), "n 0")
    let overlay = mount { [probe] on in Color.clear.frame(width: 9, height: 1).overlay { if on { Counter(probe) } } }
    tap(overlay)
    next(overlay)
    next(overlay)
    expectEqual(overlay.text.trimmingCharacters(in: .whitespaces), "n 0")
  }

  @Test func `the same views in another order in the other branch are new views (I16)`() {
    let screen = mount { [probe] on in
      if on {
        Counter("a", probe)
        Counter("b", probe)
      } else {
        Counter("b", probe)
        Counter("a", probe)
      }
    }
    tap("a", screen)
    tap("b", screen)
    expectText(screen.text, equals: "a 1\nb 1")
    next(screen)
    expectText(screen.text, equals: "b 0\na 0")
  }

  @Test func `a ForEach around a conditional keeps the rows that stay`() {
    let screen = mount([1, 2, 3], next: { _ in [1, 3] }) { [probe] n in
      ForEach(n, id: \.self) { number in if number != 9 { Counter("\(number)", probe) } }
    }
    tap("3", screen)
    next(screen)
    expectText(screen.text, equals: "1 0\n3 1")
  }

  @Test func `rows that change places keep their state with their id (E01)`() {
    let screen = mount([1, 2], next: { $0.reversed() }) { [probe] n in
      ForEach(n, id: \.self) { Counter("\($0)", probe) }
    }
    tap("1", screen)
    next(screen)
    expectText(screen.text, equals: "2 0\n1 1")
  }

  @Test func `with indices as ids the state belongs to the position (E02)`() {
    let screen = mount([7, 8, 9], next: { Array($0.dropFirst()) }) { [probe] n in
      ForEach(n.indices, id: \.self) { _ in Counter("row", probe) }
    }
    expectText(screen.text, equals: "row 0\nrow 0\nrow 0")
    tap("row", screen)
    expectText(screen.text, equals: "row 0\nrow 0\nrow 1")
    next(screen)
    expectText(screen.text, equals: "row 0\nrow 0")
  }

  @Test func `an id that was removed and added again starts anew (E04)`() {
    let screen = mount([1, 2], next: { $0.count == 2 ? [1] : [1, 2] }) { [probe] n in
      ForEach(n, id: \.self) { Counter("\($0)", probe) }
    }
    tap("2", screen)
    next(screen)
    next(screen)
    expectText(screen.text, equals: "1 0\n2 0")
  }

  @Test func `several views of one element are flattened in order (E06)`() {
    let screen = mount { _ in
      Text("a")
      ForEach(0..<2) { index in
        Text("c\(index)")
        Text("d\(index)")
      }
      Text("e")
    }
    expectText(screen.text, equals: "a\nc0\nd0\nc1\nd1\ne")
  }

  @Test func `rows over a binding are named by the property of their ids, never by an address`() {
    struct Item {
      var number: Int
      var key: String { "\(number)" }
    }
    struct Rows: View {
      @State private var items = [Item(number: 1), Item(number: 2)]
      var body: some View {
        ForEach($items, id: \.key) { $item in Text("\(item.number)") }
        ForEach($items, id: \.number) { $item in Text("\(item.number)") }
      }
    }
    let chart = Screen { VStack { Rows() } }.render(.graph)
    #expect(chart.contains("ids by Item.(computed)") && chart.contains("ids by Item.number"))
    expectText(chart, lacks: "0x")
  }

  private struct Tally: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 }.buttonStyle(.plain) }
  }

  @Test func `a new layout keeps the state (I13, Y15)`() throws {
    struct Parent: View {
      @State private var isVertical = false

      var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        layout {
          Tally()
          Button("turn") { isVertical.toggle() }.buttonStyle(.plain)
        }
      }
    }
    let screen = Screen(width: 12) { Parent() }
    try screen.find(.button, "0").tap()
    expectText(screen.text, equals: "1 turn")
    try screen.find(.button, "turn").tap()
    expectText(
      screen.text,
      equals: """
          1
        turn
        """)
  }

  @Test func `an id that is set again keeps the state, and an old id begins anew`() {
    let ids = [1, 2, 2, 1]
    let screen = mount([0], next: { [$0[0] + 1] }) { [probe] n in Counter(probe).id(ids[n[0]]) }
    var texts: [String] = []
    for _ in 0..<3 {
      tap(screen)
      next(screen)
      texts.append(screen.text)
    }
    expectEqual(texts, ["n 0", "n 1", "n 0"])
  }
}
