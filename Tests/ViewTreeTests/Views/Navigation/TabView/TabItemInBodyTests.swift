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
    var body: some View { Page(name: name).padding(.leading, 1).fixedSize().padding(.leading, 1) }
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

  /// A screen of two pages whose tabs stand below modifiers, with a selection of its own.
  private func outerTabs(_ first: String, _ second: String, _ model: Model) -> Screen {
    Screen(width: 24, height: 4) {
      TabView {
        Outer(name: first)
        Outer(name: second)
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
    let screen = outerTabs("x", "y", model)
    expectText(screen.text, startsWith: "  page x\n")
    expectText(lastRow(screen), equals: "    *x-0*        y-0")
    try screen.find(.tab, "y-0").tap()
    expectText(screen.text, startsWith: "  page y\n")
    expectEqual(model.events, ["body of x", "body of y", "x appears", "y appears"])
  }

  @Test func `a page that is not read is not made while the selected one is read`() {
    let model = Model()
    let screen = Screen(width: 24, height: 5) {
      TabView(selection: Bindable(model).selection) {
        Page(name: "a").tabItem { Text("First") }.tag("a")
        Page(name: "b")
      }
      .environment(model)
    }
    expectText(screen.text, startsWith: "page b\n")
    expectEqual(model.events, ["body of b", "b appears"])
  }

  @Test func `a value in a body changes alone, below the modifiers of the view`() {
    struct Shifted: View {
      let offset: Offset
      var body: some View { Text("shifted").tag(offset.value).padding(.leading, 1) }
    }
    struct All: View {
      @Bindable var offset: Offset
      var body: some View {
        TabView(selection: $offset.selection) {
          Text("first").tabItem { Text("First") }.tag(1)
          Shifted(offset: offset).tabItem { Text("Second") }
        }
      }
    }
    let offset = Offset()
    let screen = Screen(width: 20, height: 3) { All(offset: offset) }
    expectText(screen.text, startsWith: "first\n")
    offset.value = 5
    _ = screen.text
    offset.selection = 5
    expectText(screen.text, startsWith: " shifted\n")
    offset.value = 6
    expectIssue(of: screen, contains: "the selection 5 has no tab")
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

  /// A page with its label, value and badge in its body.
  private struct Whole: View, Equatable {
    let value: Int
    nonisolated static func == (a: Self, b: Self) -> Bool { a.value == b.value }
    var body: some View { Text("page \(value)").tabItem { Text("T\(value)") }.tag(value).badge(value) }
  }

  private struct Erased: View {
    let value: Int
    var body: some View { AnyView(Whole(value: value)) }
  }

  private struct Tagged: View {
    let value: Int
    var body: some View { Text("page \(value)").tag(value).badge(value) }
  }

  private func expectSecond<C: View>(_ name: Comment, badge: String = " 1", @ViewBuilder _ content: () -> C) {
    let content = content()
    let screen = Screen(width: 30, height: 3) { TabView(selection: .constant(2)) { content } }
    let bar = "      T1\(badge)          *T2 2*"
    #expect(screen.text == "page 2\n------------------------------\n\(bar)", name)
    expectEqual(screen.issues, [])
  }

  @Test func `values come from bodies through modifiers, ids, comparisons and erased types`() {
    expectSecond("id") {
      Whole(value: 1).id("x")
      Whole(value: 2).id("y")
    }
    expectSecond("equatable") {
      Whole(value: 1).equatable()
      EquatableView(content: Whole(value: 2))
    }
    expectSecond("erased in the body") {
      Erased(value: 1)
      Erased(value: 2)
    }
    expectSecond("erased outside") {
      AnyView(Whole(value: 1)).sheet(isPresented: .constant(false)) {}
      AnyView(Whole(value: 2)).padding(0)
    }
    expectSecond("the label outside") {
      ForEach(1..<3) { value in Tagged(value: value).tabItem { Text("T\(value)") } }
    }
    // A badge alone is read when the page is shown.
    expectSecond("label and value outside", badge: " ") {
      ForEach([7, 8], id: \.self) { id in Tagged(value: id - 6).tabItem { Text("T\(id - 6)") }.tag(id - 6) }
    }
    expectSecond("a badge alone in the body", badge: " ") {
      Tagged(value: 1).tabItem { Text("T1") }.tag(1)
      Tagged(value: 2).tabItem { Text("T2") }.tag(2)
    }
  }

  @Test func `modifiers outside keep the values of a view with an id`() {
    expectSecond("direct") {
      Text("page 1").tabItem { Text("T1") }.tag(1).badge(1).id("x")
      Text("page 2").tabItem { Text("T2") }.tag(2).badge(2).id("y")
    }
  }

  @Observable fileprivate final class Offset {
    var value = 0
    var ids = [0, 1]
    var selection = 1
    var isErased = false
  }

  @Test func `a value in a body changes with its view, and counts before the id of an element`() {
    struct Shifted: View {
      let id: Int
      let offset: Offset
      var body: some View { Text("page \(id)").tag(id + offset.value).padding(.leading, 1).tabItem { Text("T\(id)") } }
    }
    struct All: View {
      @Bindable var offset: Offset
      var body: some View {
        TabView(selection: $offset.selection) { ForEach(offset.ids, id: \.self) { Shifted(id: $0, offset: offset) } }
      }
    }
    let offset = Offset()
    let screen = Screen(width: 20, height: 3) { All(offset: offset) }
    expectText(screen.text, startsWith: " page 1\n")
    offset.value = 1
    expectText(screen.text, startsWith: " page 0\n")
    offset.ids.append(2)
    offset.selection = 3
    expectText(screen.text, startsWith: " page 2\n")
    expectEqual(screen.issues, [])
    expectEqual(screen.faults, [])
  }

  @Test func `the badge of a page that was never shown follows its model through modifiers`() {
    let model = Model()
    let screen = outerTabs("x", "a", model)
    expectText(lastRow(screen), equals: "   *x-0*       a-0 2")
    model.unread = 5
    expectText(lastRow(screen), equals: "   *x-0*       a-0 5")
    expectEqual(screen.faults, [])
  }

  @Test func `a page that changes its value together with the selection stays without an issue`() throws {
    struct Document: View {
      @Binding var selection: String
      @State private var name = "a"
      var body: some View {
        Button("Rename") { (name, selection) = ("b", "b") }.tabItem { Text(name) }.tag(name)
      }
    }
    struct Documents: View {
      @State private var selection = "a"
      var body: some View {
        TabView(selection: $selection) {
          Text("first").tabItem { Text("First") }.tag("first")
          Document(selection: $selection)
        }
      }
    }
    let screen = Screen(width: 20, height: 3) { Documents() }
    try screen.find(.button, "Rename").tap()
    expectText(screen.text, equals: "[ Rename ]\n--------------------\n    First      *b*")
    expectEqual(screen.issues, [])
  }

  @Test func `pages with closures are evaluated once, whatever their labels are`() throws {
    struct Closure: View {
      let log: GestureLog
      let action: () -> Void
      @State private var taps = 0
      var body: some View {
        let _ = log.add("body")
        Button("Tap") { taps += 1 }.tabItem { Label("\(taps)", systemImage: "house").labelStyle(.titleAndIcon) }
      }
    }
    struct Closures: View {
      let log: GestureLog
      @State private var count = 0
      var body: some View {
        TabView {
          Closure(log: log) { count += 1 }
          Closure(log: log) { count += 2 }
        }
      }
    }
    let log = GestureLog()
    let screen = Screen(width: 24, height: 3) { Closures(log: log) }
    _ = screen.text
    expectEqual(log.take(), "body body")
    try screen.find(.button, "Tap").tap()
    expectText(lastRow(screen), contains: "1")
    expectEqual(log.take(), "body")
    expectEqual(screen.issues, [])
  }

  @Test func `the selected page is removed from the list of tabs that do not fit`() throws {
    struct Removing: View {
      @State private var ids = [1, 2, 3, 4]
      @State private var selection = 2
      var body: some View {
        TabView(selection: $selection) {
          ForEach(ids, id: \.self) { id in
            Button("Close \(id)") {
              selection = 1
              ids.removeAll { $0 == id }
            }
            .tabItem { Text("a long name \(id)") }
            .tag(id)
          }
        }
      }
    }
    let screen = Screen(width: 30, height: 3) { Removing() }
    try screen.find(.button, "Close 2").tap()
    expectText(screen.text, startsWith: "[ Close 1 ]\n")
    expectText(lastRow(screen), equals: "[ a long name 1 v ]")
    expectEqual(screen.faults, [])
  }

  @Test func `tabs of a form have their values too, and a badge is no end of a row there`() {
    let screen = Screen(width: 30, height: 6) {
      Form {
        TabView(selection: .constant(2)) {
          Whole(value: 1)
          Whole(value: 2)
        }
        .frame(height: 3)
      }
    }
    expectText(screen.text, contains: "page 2")
    expectText(screen.text, contains: "*T2 2*")
    expectEqual(screen.issues, [])
  }

  private struct TwoPlaces: TabViewStyle {
    let offset: Offset
    func makeBody(configuration: Configuration) -> some View {
      HStack { ForEach(configuration.tabs) { $0 } }
      if offset.isErased { configuration.content.border(.red) } else { configuration.content }
    }
  }

  @Test func `a style that shows the pages in another place keeps the labels`() {
    let offset = Offset()
    let screen = Screen(width: 20, height: 6) {
      TabView {
        Whole(value: 1)
        Whole(value: 2)
      }
      .tabViewStyle(TwoPlaces(offset: offset))
    }
    expectText(screen.text, contains: "T1 1 T2 2")
    for isErased in [true, false] {
      offset.isErased = isErased
      expectText(screen.text, contains: "T1 1 T2 2")
    }
    expectEqual(screen.faults, [])
  }

  @Test func `a page of another type in the same place has its own values`() {
    struct Changing: View {
      let offset: Offset
      var body: some View {
        TabView {
          offset.isErased ? AnyView(Text("plain").tabItem { Text("Plain") }) : AnyView(Whole(value: 1))
          Text("other").tabItem { Text("Other") }
        }
      }
    }
    let offset = Offset()
    let screen = Screen(width: 20, height: 3) { Changing(offset: offset) }
    expectText(lastRow(screen), contains: "*T1 1*    Other")
    offset.isErased = true
    expectText(lastRow(screen), contains: "*Plain*    Other")
    offset.isErased = false
    expectText(lastRow(screen), contains: "*T1 1*    Other")
    expectEqual(screen.faults, [])
  }
}
