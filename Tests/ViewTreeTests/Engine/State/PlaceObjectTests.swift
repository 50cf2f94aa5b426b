import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

private struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

private struct Twice: ViewModifier {
  func body(content: Content) -> some View {
    HStack(alignment: .top) {
      content
      content
    }
  }
}

@Observable private final class Model {
  var isOn = false
  var name = ""
  var list = [false, true]
  var lists = [[false], [true]]
}

/// A view value that is shown in several places, and on several screens, has an object of its own in each.
@MainActor struct PlaceObjectTests {
  /// Expects one value twice side by side to look as two values do, at first and after each step.
  private func expectTwoPlaces<V: View>(
    _ name: Comment, width: Int = 60, height: Int? = nil, _ make: () -> V, steps: [(Screen) throws -> Void] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    func beside(_ first: V, _ second: V) -> Screen {
      Screen(width: width, height: height) {
        HStack(alignment: .top) {
          first
          second
        }
      }
    }
    let value = make()
    let (shared, fresh) = (beside(value, value), beside(make(), make()))
    #expect(shared.render(.cells) == fresh.render(.cells), name, sourceLocation: sourceLocation)
    for step in steps {
      let before = fresh.render(.cells)
      try step(shared)
      try step(fresh)
      #expect(shared.render(.cells) == fresh.render(.cells), name, sourceLocation: sourceLocation)
      #expect(fresh.render(.cells) != before, "\(name): the step does something", sourceLocation: sourceLocation)
    }
    #expect(shared.issues == [] && shared.faults == [], name, sourceLocation: sourceLocation)
  }

  @Test func `a view whose object the place keeps is not evaluated with the view around it`() throws {
    struct Part: View {
      @PlaceObject private var object = Model()
      let log: Log
      var body: some View {
        let _ = log.count += 1
        Text(object.name)
      }
    }
    final class Log { var count = 0 }
    struct Around: View {
      @State private var count = 0
      let log: Log
      var body: some View {
        Button("\(count)") { count += 1 }
        Part(log: log)
      }
    }
    let log = Log()
    let screen = Screen(width: 10, height: 2) { Around(log: log) }
    try screen.find(.button).tap()
    expectText(screen.text, contains: "[ 1 ]")
    expectEqual(log.count, 1)
  }

  @Test func `an anchor belongs to the place that publishes it`() {
    let text = Text("ab").anchorPreference(key: Places.self, value: .topLeading) { [$0] }
      .transformAnchorPreference(key: Places.self, value: .bottomTrailing) { $0.append($1) }
    let screen = Screen(width: 40, height: 2) {
      HStack(spacing: 4) {
        text
        text
      }
      .backgroundPreferenceValue(Places.self) { anchors in
        GeometryReader { proxy in
          Text(anchors.map { "\(Int(proxy[$0].x))" }.joined(separator: " ")).fixedSize().offset(y: 1)
        }
      }
    }
    expectEqual(screen.text, "ab    ab\n0 2 6 8")
  }

  @Test func `a reader that a modifier shows twice scrolls its own list`() throws {
    let screen = Screen(width: 40, height: 5) {
      ScrollViewReader { proxy in
        VStack(alignment: .leading) {
          Button("Last") { proxy.scrollTo(9, anchor: .bottom) }
          ScrollView { ForEach(0..<10) { Text("row \($0)").id($0) } }
        }
      }
      .modifier(Twice())
    }
    try screen.findAll(.button)[0].tap()
    let rows = screen.text.split(separator: "\n")
    #expect(rows[1].contains(/row 6.*row 0/) && rows[4].contains(/row 9.*row 3/), "\(screen.text)")
    try screen.findAll(.button)[1].tap()
    #expect(screen.text.split(separator: "\n")[1].contains(/row 6.*row 6/), "\(screen.text)")
  }

  @Test func `an effect knows the place of each view that has it`() {
    func effect(_ view: some View) -> some View {
      view.visualEffect { $0.offset(y: $1.frame(in: .global).minX > 0 ? 1 : 0) }
    }
    let text = effect(Text("ab"))
    let twice = Screen(width: 20, height: 2) {
      HStack {
        text
        text
      }
    }
    expectEqual(twice.text, "ab\n   ab")
    func group(_ isLong: Bool) -> some View {
      HStack {
        effect(
          Group {
            Text("ab")
            if isLong { Text("cd") }
            ForEach(0..<2) { Text("\($0)") }
          })
      }
    }
    expectEqual(Screen(group(true), width: 20, height: 2).text, "ab\n   cd 0 1")
    expectEqual(Screen(group(false), width: 20, height: 2).text, "ab\n   0 1")
  }

  @Test func `a split view is shown in two places`() throws {
    func split() -> some View {
      NavigationSplitView {
        List(0..<3) { row in NavigationLink("Row \(row)") { Text("Page \(row)") } }.navigationTitle("Rows")
      } detail: {
        Text("Detail")
      }
    }
    let link: (Screen) throws -> Void = { try #require($0.findAll(.button).first { $0.label == "Row 1" }).tap() }
    try expectTwoPlaces("wide", width: 121, height: 8, split, steps: [link])
    try expectTwoPlaces("narrow", width: 81, height: 8, split, steps: [link])
    let narrow = Screen(split().modifier(Twice()), width: 81, height: 8)
    #expect(!narrow.text.contains("Back"), "\(narrow.text)")
  }

  @Test func `one split view is on screens of several sizes`() {
    let view = NavigationSplitView {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
    expectSnapshot(of: view, width: 60, height: 3, variants: SnapshotVariants(sizes: [60, 30]))
  }

  @Test func `a control keeps its storage for each of its places`() throws {
    try expectTwoPlaces(
      "tabs", height: 6,
      {
        TabView {
          TextField("Name", text: .constant("first")).tabItem { Text("One") }
          Text("second").tabItem { Text("Two") }
        }
      }, steps: [{ try $0.findAll(.tab)[1].tap() }])
    try expectTwoPlaces(
      "a selection", height: 6, { SelectionList() },
      steps: [{ $0.click(column: 4, row: 1) }, { $0.click(column: 40, row: 2) }])
    try expectTwoPlaces(
      "actions of a row", height: 8,
      { List { Text("Apple").swipeActions { Button("Delete") {} } } },
      steps: [{ try $0.findAll(.menu)[1].expand() }, { $0.press(.escape) }, { try $0.findAll(.menu)[0].expand() }])
    try expectTwoPlaces(
      "a place in a list", height: 4, { Positions() },
      steps: [{ try $0.findAll(.button)[1].tap() }, { try $0.findAll(.button)[0].tap() }])
    try expectTwoPlaces(
      "what is seen of a list", height: 6, { Watched() },
      steps: [{ try $0.findAll(.button)[0].tap() }, { try $0.findAll(.button)[1].tap() }])
  }

  private struct SelectionList: View {
    @State private var selection: Int?
    var body: some View { List(0..<3, id: \.self, selection: $selection) { Text("Row \($0)") } }
  }

  private struct Positions: View {
    @State private var position = ScrollPosition()
    var body: some View {
      VStack(alignment: .leading) {
        Button("Last") { position.scrollTo(edge: .bottom) }
        ScrollView { ForEach(0..<9) { Text("row \($0)") } }.scrollPosition($position)
      }
    }
  }

  private struct Watched: View {
    @State private var seen: [Int] = []
    @State private var top: CGFloat = 0
    var body: some View {
      ScrollViewReader { proxy in
        VStack(alignment: .leading) {
          Button("Last") { proxy.scrollTo(8) }
          Text("\(seen.map(String.init).joined(separator: " ")) from \(Int(top))")
          ScrollView { ForEach(0..<9) { Text("row \($0)").id($0) } }
            .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
            .onScrollGeometryChange(for: CGFloat.self) {
              $0.contentOffset.y
            } action: {
              top = $1
            }
        }
      }
    }
  }

  // MARK: The engine

  private func expectReleased<V: View>(
    _ name: Comment, _ value: V, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for closes in [true, false] {
      weak var host: StateHost?
      weak var tree: Tree?
      do {
        let screen = Screen(value, width: 60, height: 8)
        _ = screen.render(.cells)
        (host, tree) = (screen.frames.tree.host, screen.frames.tree)
        if closes { screen.close() }
      }
      let isReleased = withExtendedLifetime(value) { host == nil && tree == nil }
      #expect(isReleased, name, sourceLocation: sourceLocation)
    }
  }

  private struct Stored: View {
    @AppStorage("number") private var number = 0
    var shown: Int { number }
    var body: some View { Text("\(number)") }
  }

  private struct AroundStored: View {
    private let stored = Stored()
    var body: some View {
      Text("\(stored.shown)")
      stored
    }
  }

  @Test func `a value that was shown holds nothing of the screen`() {
    let model = Bindable(Model())
    expectReleased("a toggle", Toggle("a", isOn: model.isOn))
    expectReleased("a field", TextField("a", text: model.name))
    expectReleased("a toggle over sources", Toggle("a", sources: model.list, isOn: \.self))
    expectReleased("rows of bindings", List(model.list, id: \.self) { $isOn in Toggle("a", isOn: $isOn) })
    expectReleased("rows of an element", List(model.lists[0], id: \.self) { $isOn in Toggle("a", isOn: $isOn) })
    expectReleased(
      "a picker over sources",
      Picker("a", sources: model.list, selection: \.self) {
        Text("on").tag(true)
        Text("off").tag(false)
      })
    expectReleased(
      "a split view",
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      })
    expectReleased("tabs", TabView { Text("a").tabItem { Text("b") } })
    expectReleased("a reader", ScrollViewReader { _ in ScrollView { Text("a") } })
    expectReleased("an anchor", Text("a").anchorPreference(key: Places.self, value: .center) { [$0] })
    expectReleased("an effect", Text("a").visualEffect { $0.offset(x: $1.size.width) })
    expectReleased("a selection", SelectionList())
    expectReleased("a stored value that is read outside of its place", AroundStored())
    // Another screen reads the model anew.
    let screens = [Screen(Toggle("a", isOn: model.isOn)), Screen(Toggle("a", isOn: model.isOn))]
    model.wrappedValue.isOn = true
    #expect(screens.allSatisfy { $0.text.contains("[x]") })
  }
}
