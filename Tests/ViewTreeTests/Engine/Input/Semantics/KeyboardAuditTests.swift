import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct KeyboardAuditTests {
  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    Screen(width: 24, height: 16) { VStack(alignment: .leading, spacing: 0) { content() } }
  }

  private func names(_ views: [AuditedView]) -> [String] {
    views.map { $0.renderNode.identifiers.first ?? $0.element?.label ?? "?" }
  }

  @Test func `the stops of Tab are those of the topmost presentation, at most a number`() {
    struct Page: View {
      let isOuter: Bool
      let isInner: Bool
      var body: some View {
        HStack {
          ForEach(0..<3) { Button("\($0)") {} }
        }
        .sheet(isPresented: .constant(isOuter)) {
          Button("sheet") {}.alert("alert", isPresented: .constant(isInner)) { Button("yes") {} }
        }
      }
    }
    func stops(_ isOuter: Bool, _ isInner: Bool, limit: Int = 9) -> [String] {
      let screen = screen { Page(isOuter: isOuter, isInner: isInner) }
      return names(screen.frames.events.focusStops(limit: limit))
    }
    expectEqual(stops(false, false), ["0", "1", "2"])
    expectEqual(stops(false, false, limit: 2), ["0", "1"])
    expectEqual(stops(false, false, limit: 0), [])
    expectEqual(stops(true, false), ["sheet"])
    expectEqual(stops(true, true), ["yes"])
  }

  @Test func `a view needs the pointer unless a stop is at it, in it or around it`() {
    let screen = screen {
      Text("tap").onTapGesture {}.accessibilityIdentifier("tap")
      HStack { Text("inside").onTapGesture {}.accessibilityIdentifier("inside") }.focusable()
      HStack { Button("in") {} }.onTapGesture {}.accessibilityIdentifier("around")
      Text("[a](https://a.b)").focusable(false).accessibilityIdentifier("link")
      Text("never").focusable(false).accessibilityIdentifier("never")
      ScrollView {
        Text("row").onTapGesture {}.accessibilityIdentifier("row")
        Text("more")
      }
      .onTapGesture {}.accessibilityIdentifier("scroll").frame(height: 1)
      Text("drag").gesture(DragGesture()).accessibilityIdentifier("drag")
      Text("hidden").onTapGesture {}.accessibilityHidden(true).accessibilityIdentifier("hidden")
      Slider(value: .constant(0.5)) { Text("slider") }.focusable(false)
    }
    let events = screen.frames.events
    expectEqual(names(events.viewsForPointer(besides: events.focusStops(limit: 99))), ["tap", "link", "row", "slider"])
  }

  @Test func `a stop without an element is a view that is no part of one and contains none`() {
    func box(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 1).focusable() }
    let screen = screen {
      box(1)
      VStack(spacing: 0) {
        Text("words")
        box(2)
      }
      .accessibilityIdentifier("one element")
      HStack { Text("words") }.frame(width: 3).focusable()
      ScrollView { Color.red.frame(width: 4, height: 9) }.frame(width: 4, height: 1)
      box(5).accessibilityHidden(true)
      HStack { box(6) }.accessibilityElement().accessibilityLabel("whole")
      DisclosureGroup("more") { Text("inside") }.frame(width: 7)
      HStack {
        Text("words")
        box(8)
      }
      .accessibilityHint("of the only element")
    }
    let events = screen.frames.events
    func widths(_ views: [AuditedView]) -> [CGFloat] { views.map(\.frame.width) }
    let stops = events.focusStops(limit: 99)
    expectEqual(widths(stops), [1, 2, 3, 4, 5, 6, 7, 8])
    let elements = screen.descendants.map(\.node)
    expectEqual(widths(events.views(among: stops, without: elements)), [1, 2])
  }

  @Test func `a view may keep the focus by a handler of keys or a focus state, around it too`() {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Button("plain") {}
        Button("keys") {}.onKeyPress { _ in .ignored }
        HStack { Button("inKeys") {} }.onKeyPress { _ in .ignored }
        Button("state") {}.focused($isFocused)
        HStack { Button("inState") {} }.focused($isFocused)
      }
    }
    let screen = screen { Page() }
    let stops = screen.frames.events.focusStops(limit: 9)
    expectEqual(names(stops), ["plain", "keys", "inKeys", "state", "inState"])
    expectEqual(stops.map(\.mayKeepFocus), [false, true, true, true, true])
    expectEqual(stops.map(\.hasFocusState), [false, false, false, true, true])
    expectEqual(stops.map(\.isKeptFromFocus), [false, false, false, false, false])
  }

  @Test func `two moments of the focus are the same at one view and one link`() {
    let screen = screen {
      Text("[a](https://a.b) [b](https://a.b)")
      Button("c") {}
      Button("d") {}
    }
    let events = screen.frames.events
    var moments = [events.auditedFocus]
    for _ in 0..<4 {
      screen.press(.tab)
      moments.append(events.auditedFocus)
    }
    for (index, moment) in moments.enumerated() {
      expectEqual(moments.map { $0.isSame(as: moment) }, moments.indices.map { $0 == index })
    }
    let stops = events.focusStops(limit: 9)
    expectEqual(stops.map { moments[2].isAt($0) }, [true, false, false])
    events.restore(moments[3])
    #expect(events.auditedFocus.isAt(stops[1]))
  }

  @Test func `the element of a view is itself, or the whole control around it`() throws {
    let screen = screen {
      Toggle(isOn: .constant(true)) { Text("label") }
      List { Color.red.frame(height: 1).onTapGesture {}.accessibilityIdentifier("row") }.frame(height: 3)
    }
    func element(at point: CGPoint) throws -> String? {
      let node = try #require(screen.frames.events.chain(at: point).first)
      return AuditedView(renderNode: node).element.map { "\($0.role) \($0.label)" }
    }
    try expectEqual(element(at: CGPoint(x: 5.5, y: 0.5)), "toggle label")
    try expectEqual(element(at: CGPoint(x: 9.5, y: 1.5)), nil)
    let list = try screen.find(.list).node.auditedView
    expectEqual(list.element?.role, .list)
    try expectEqual(list.contains(screen.find(.list).node), true)
    try expectEqual(list.contains(screen.find(.toggle).node), false)
  }
}
