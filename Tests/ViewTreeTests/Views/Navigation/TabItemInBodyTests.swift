import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Tabs whose label, value or badge stands in the body of their view.
@MainActor struct TabItemInBodyTests {
  @Observable fileprivate final class Model {
    var selection = "b"
    var unread = 2
    var names = ["a", "b"]
    var hasLast = false
    @ObservationIgnored var events: [String] = []
  }

  private struct Page: View {
    let name: String
    @Environment(Model.self) private var model
    @State private var taps = 0

    var body: some View {
      let _ = model.events.append("body of \(name)")
      VStack(alignment: .leading) {
        Text("page \(name)")
        Button("Tap \(taps)") { taps += 1 }
      }
      .tabItem { Text("\(name)-\(taps)") }
      .tag(name)
      .badge(name == "a" ? model.unread : 0)
      .onAppear { model.events.append("\(name) appears") }
    }
  }

  private struct Outer: View {
    let name: String
    var body: some View { Page(name: name).padding(.leading, 2) }
  }

  private struct Titled: ViewModifier {
    let name: String
    func body(content: Content) -> some View { content.tabItem { Text(name) }.tag(name) }
  }

  private struct Tabs: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.selection) {
        ForEach(model.names, id: \.self) { Page(name: $0) }
        if model.hasLast { Outer(name: "last") }
      }
      .environment(model)
    }
  }

  private func lastRow(_ screen: Screen) -> String { screen.text.split(separator: "\n").last.map(String.init) ?? "" }

  @Test func `the selected page is shown, and no other one appears`() {
    let model = Model()
    let screen = Screen(Tabs(model: model), width: 24, height: 5)
    expectText(
      screen.text,
      equals: """
        page b
        [ Tap 0 ]

        ------------------------
            a-0 2       *b-0*
        """)
    expectEqual(model.events, ["body of a", "body of b", "b appears"])
    expectEqual(screen.issues, [])
  }

  @Test func `a page keeps its state, and its label follows it`() throws {
    let model = Model()
    let screen = Screen(Tabs(model: model), width: 24, height: 5)
    try screen.find(.button, "Tap 0").tap()
    expectText(lastRow(screen), equals: "    a-0 2       *b-1*")
    try screen.find(.tab, "a-0").tap()
    expectEqual(model.selection, "a")
    expectText(screen.text, startsWith: "page a\n[ Tap 0 ]")
    model.selection = "b"
    expectText(screen.text, startsWith: "page b\n[ Tap 1 ]")
    model.unread = 0
    expectText(lastRow(screen), equals: "     a-0        >b-1<")
    expectEqual(screen.faults, [])
  }

  @Test func `pages come and go with their tabs`() {
    let model = Model()
    let screen = Screen(Tabs(model: model), width: 30, height: 5)
    _ = screen.text
    model.hasLast = true
    model.selection = "last"
    expectText(screen.text, startsWith: "  page last\n")
    expectText(lastRow(screen), equals: "   a-0 2     b-0    *last-0*")
    model.names = ["b", "c"]
    expectText(lastRow(screen), equals: "   b-0      c-0     *last-0*")
    model.selection = "c"
    model.hasLast = false
    expectText(lastRow(screen), equals: "      b-0           *c-0*")
    expectEqual(screen.issues, [])
    expectEqual(screen.faults, [])
  }

  @Test func `a change of a page evaluates no other page`() throws {
    let model = Model()
    let screen = Screen(Tabs(model: model), width: 24, height: 5)
    _ = screen.text
    model.events = []
    try screen.find(.button, "Tap 0").tap()
    expectEqual(model.events, ["body of b"])
  }

  @Test func `a tab view of its own selection shows the first page with the labels of all`() throws {
    let model = Model()
    let screen = Screen(width: 24, height: 4) {
      TabView {
        Outer(name: "x")
        Outer(name: "y")
      }
      .environment(model)
    }
    expectText(screen.text, startsWith: "  page x\n")
    expectText(lastRow(screen), equals: "    *x-0*        y-0")
    try screen.find(.tab, "y-0").tap()
    expectText(screen.text, startsWith: "  page y\n")
    expectEqual(model.events, ["body of x", "body of y", "x appears", "y appears"])
  }

  @Test func `the body of a modifier may set the label and the value`() {
    let screen = Screen(width: 24, height: 3) {
      TabView(selection: .constant("two")) {
        Text("first").modifier(Titled(name: "one"))
        Text("second").modifier(Titled(name: "two"))
      }
    }
    expectText(screen.text, equals: "second\n------------------------\n     one        *two*")
    expectEqual(screen.issues, [])
  }

  @Test func `pages with dots have their values in their bodies`() {
    let model = Model()
    let screen = Screen(Tabs(model: model).tabViewStyle(.page), width: 11, height: 4)
    expectText(screen.text, contains: "page b")
    expectText(lastRow(screen), equals: "    .  O")
    model.selection = "a"
    expectText(screen.text, contains: "page a")
  }

  @Test func `a selection without a page shows the first one, with an issue`() {
    let model = Model()
    model.selection = "z"
    let screen = Screen(Tabs(model: model), width: 24, height: 5)
    expectText(screen.text, startsWith: "page a\n")
    expectIssue(of: screen, contains: "the selection z has no tab, so the first tab is shown; the values are a, b.")
  }

  @Test func `a page with a label and a value outside is made when it is selected`() {
    let model = Model()
    let screen = Screen(width: 24, height: 4) {
      TabView(selection: Bindable(model).selection) {
        Page(name: "a").tabItem { Text("outer") }.tag("a")
        Page(name: "b").tabItem { Text("outer") }.tag("b")
      }
      .environment(model)
    }
    _ = screen.text
    expectEqual(model.events, ["body of b", "b appears"])
  }

  @Test func `the tag of a view is one of its values for a layout`() {
    final class Log {
      var tags: [Int?] = []
    }
    struct Tags: Layout {
      let log: Log
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        log.tags = subviews.map { $0.containerValues.tag(for: Int.self) }
        return .zero
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    let log = Log()
    _ =
      Screen(width: 30) {
        Tags(log: log) {
          Text("a").tag(7)
          Text("b").tag(4).padding()
          Text("c").tag("c")
        }
      }
      .text
    expectEqual(log.tags, [7, 4, nil])
  }
}
