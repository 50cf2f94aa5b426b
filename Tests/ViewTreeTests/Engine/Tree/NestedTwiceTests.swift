import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Views that contain themselves on two ways, which doubles them with each level.
@MainActor struct NestedTwiceTests {
  private struct Twice: View {
    let first, second: EndlessWay

    var body: some View {
      first.content { AnyView(Twice(first: first, second: second)) }
      second.content { AnyView(Twice(first: first, second: second)) }
    }
  }

  // Each in a process of its own: a view that is never seen to end takes all memory.

  @Test nonisolated static func `a view that contains itself on any two ways comes to an end`() async {
    await #expect(processExitsWith: .success) { await NestedTwiceTests().useEachPair() }
  }

  private func useEachPair() {
    // Shown only when it is asked for.
    let closed = ["keyboard", "title menu", "dots", "context menu", "menu", "link", "swipe", "draggable"]
    let ways = EndlessWay.all.filter { way in !closed.contains { way.name == $0 || way.name.hasSuffix(", \($0)") } }
    let late = ["an item, automatic", "an item, bottom", "tab label", "suggestions"]
    for second in ways.filter({ late.contains($0.name) }) {
      for first in ways {
        let name = "\(first.name) and \(second.name)"
        let screen = Screen(Start { Twice(first: first, second: second) }, width: 40, height: 12)
        let tree = screen.frames.tree
        (tree.depthLimit, tree.newNodesLimit) = (300, 50_000)
        (tree.newNodesInItemsLimit, tree.newNodesLimitBelowDepth) = (400, 400)
        screen.click(column: 0, row: 0)
        let issues = screen.issues.filter { !$0.contains("have the tag") }
        #expect(
          !issues.isEmpty && issues.allSatisfy { $0.contains("Look for a view that contains itself") },
          "\(name): \(issues)")
        #expect(!issues.contains { $0.contains("more than 50000 views") }, "\(name): \(issues)")
        screen.close()
      }
    }
  }

  /// Contains itself in two items of one bar, or of two bars.
  private struct InBars: View {
    var places: [ToolbarItemPlacement]

    var body: some View {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem(placement: places[0]) { AnyView(InBars(places: places)) }
          ToolbarItem(placement: places[1]) { AnyView(InBars(places: places)) }
        }
      }
    }
  }

  /// Contains itself in three items of a bar, in a group.
  private struct InGroup: View {
    var body: some View {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItemGroup { ForEach(0..<3) { _ in AnyView(InGroup()) } }
        }
      }
    }
  }

  private struct InSearch: View {
    var body: some View {
      NavigationStack {
        Text("x").searchable(text: .constant("a"), isPresented: .constant(true))
          .searchSuggestions { AnyView(InSearch()) }.toolbar { AnyView(InSearch()) }
      }
    }
  }

  private struct InTabs: View {
    var body: some View {
      TabView {
        Tab {
          NavigationStack { Text("x").toolbar { AnyView(InTabs()) } }
        } label: {
          AnyView(InTabs())
        }
      }
    }
  }

  private struct InFront: View {
    var body: some View {
      NavigationStack { Text("x").overlay { AnyView(InFront()) }.toolbar { AnyView(InFront()) } }
    }
  }

  private struct InMenu: View {
    var body: some View {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem {
            Menu {
              AnyView(InMenu())
            } label: {
              AnyView(InMenu())
            }
          }
          ToolbarItem(placement: .bottomBar) { AnyView(InMenu()) }
        }
      }
    }
  }

  @Test nonisolated static func `a view that is twice in its own bars is reported soon`() async {
    await #expect(processExitsWith: .success) { try await NestedTwiceTests().useBars() }
  }

  private func useBars() throws {
    let bars: [(ToolbarItemPlacement, ToolbarItemPlacement)] = [
      (.automatic, .automatic), (.topBarLeading, .topBarTrailing), (.automatic, .bottomBar), (.principal, .status),
      (.bottomBar, .secondaryAction), (.title, .subtitle),
    ]
    for (first, second) in bars {
      try expectEnd("\(first) and \(second)", "InBars") { InBars(places: [first, second]) }
    }
    try expectEnd("a group", "InGroup") { InGroup() }
    try expectEnd("a search", "InSearch") { InSearch() }
    try expectEnd("tabs", "InTabs") { InTabs() }
    try expectEnd("an overlay", "InFront") { InFront() }
    try expectEnd("a menu", "InMenu") { InMenu() }
  }

  /// Expects an issue that names the view, after so few nodes that a debug build makes them in a second.
  private func expectEnd<V: View>(_ name: String, _ view: String, @ViewBuilder _ content: @escaping () -> V) throws {
    let screen = Screen(Start(content: content), width: 40, height: 12)
    screen.click(column: 0, row: 0)
    var nodes = NodeRegister()
    nodes.note(screen)
    #expect(nodes.count < 40_000, "\(name)")
    let issue = try #require(screen.issues.first, "\(name)")
    #expect(issue.contains("/\(view)/") && issue.contains("Look for a view that contains itself"), "\(name)")
    // Each later event has a limit as well.
    for width in [10, 60] {
      screen.resize(width: width, height: 12)
      nodes.note(screen)
      nodes.forgetReleased()
      #expect(nodes.count < 60_000, "\(name) at \(width)")
    }
    screen.close()
  }

  @Test nonisolated static func `a view that is in its own bar alone comes to an end after 64 levels`() async {
    await #expect(processExitsWith: .success) { try await NestedTwiceTests().useOneBar() }
  }

  private func useOneBar() throws {
    @MainActor final class Deepest { var depth = 0 }
    struct InBar: View {
      let depth: Int
      let deepest: Deepest

      var body: some View {
        let _ = deepest.depth = max(deepest.depth, depth)
        NavigationStack {
          Text("x").toolbar {
            ToolbarItem { Text("a") }
            ToolbarItem { AnyView(InBar(depth: depth + 1, deepest: deepest)) }
          }
        }
      }
    }
    let deepest = Deepest()
    let screen = Screen(InBar(depth: 1, deepest: deepest), width: 40, height: 12)
    expectEqual(screen.issues.count, 1)
    expectText(screen.issues.first ?? "", contains: "views are nested more than 3200 levels deep")
    #expect(deepest.depth > 25 && deepest.depth < 65)
  }

  // MARK: Views that are looked through before they are evaluated

  /// Contains itself among the options that it stands for.
  private struct Options: View {
    var body: some View {
      Text("a").tag(1)
      AnyView(Options())
      AnyView(Options())
    }
  }

  /// Contains itself in the only option that it stands for.
  private struct Option: View {
    var body: some View { AnyView(Option()).padding(0) }
  }

  /// Contains itself where options are made for elements.
  private struct Elements: View {
    var body: some View { ForEach(0..<2) { _ in AnyView(Elements()) } }
  }

  @Test nonisolated static func `a view that contains itself among options comes to an end`() async {
    await #expect(processExitsWith: .success) { await NestedTwiceTests().useOptions() }
  }

  private func useOptions() {
    for options in [{ AnyView(Options()) }, { AnyView(Option()) }, { AnyView(Elements()) }] {
      expectEnd("menu") { Picker("p", selection: .constant(1)) { options() } }
      expectEnd("inline") { Picker("p", selection: .constant(1)) { options() }.pickerStyle(.inline) }
      expectEnd("segments") { Picker("p", selection: .constant(1)) { options() }.pickerStyle(.segmented) }
      expectEnd("link") {
        NavigationStack {
          Picker(selection: .constant(1)) {
            Text("one").tag(1)
          } label: {
            options()
          }
          .pickerStyle(.navigationLink)
        }
      }
      expectEnd("controls") { ControlGroup { options() } }
      expectEnd("items") { NavigationStack { Text("x").toolbar { ToolbarItemGroup { options() } } } }
      expectEnd("labelled items") {
        NavigationStack {
          Text("x").toolbar {
            ToolbarItemGroup {
              options()
            } label: {
              Text("l")
            }
          }
        }
      }
      expectEnd("suggestions") {
        NavigationStack {
          Text("x").searchable(text: .constant("a"), isPresented: .constant(true)).searchSuggestions { options() }
        }
      }
      expectEnd("scopes") {
        NavigationStack {
          Text("x").searchable(text: .constant("a"), isPresented: .constant(true))
            .searchScopes(.constant(1)) { options() }
        }
      }
      expectEnd("symbols") {
        Canvas { context, size in
          if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
        } symbols: {
          options()
        }
      }
    }
  }

  /// Expects the process to come here.
  private func expectEnd<V: View>(_ name: String, @ViewBuilder _ content: @escaping () -> V) {
    let screen = Screen(Start(content: content), width: 40, height: 12)
    screen.frames.tree.depthLimit = 400
    screen.click(column: 0, row: 0)
    #expect(
      screen.issues.allSatisfy { $0.contains("Look for a view that contains itself") || $0.contains("tag") }, "\(name)")
    screen.close()
  }

  // MARK: What is deep and no mistake

  private struct Folder: Identifiable {
    let id: Int
    let depth: Int
    var folders: [Folder]? { depth == 0 ? nil : [1, 2].map { Folder(id: 2 * id + $0, depth: depth - 1) } }
  }

  private struct Branch: View {
    let folder: Folder

    var body: some View {
      DisclosureGroup("\(folder.id)", isExpanded: .constant(true)) {
        ForEach(folder.folders ?? []) { Branch(folder: $0) }
      }
    }
  }

  private struct Parts: View {
    let folder: Folder

    var body: some View {
      GeometryReader { _ in
        HStack(spacing: 0) {
          if let folders = folder.folders { ForEach(folders) { Parts(folder: $0) } } else { Text("x") }
        }
      }
    }
  }

  @Test func `trees of a thousand views that contain themselves are shown whole`() {
    let root = Folder(id: 0, depth: 9)
    let branches = Screen(Branch(folder: root), width: 60)
    expectEqual(branches.text.split(separator: "\n").count, 1023)
    expectEqual(branches.issues, [])
    let outline = Screen(width: 60) { List([root], children: \.folders) { Text("\($0.id)") } }
    expectEqual(outline.issues, [])
    let parts = Screen(Parts(folder: root), width: 512, height: 1)
    expectEqual(parts.text, String(repeating: "x", count: 512))
    expectEqual(parts.issues, [])
  }

  @Test func `views that come in several frames of an event are counted together`() {
    struct Growing: View {
      @State private var count = 1

      var body: some View {
        VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } }
          .onTapGesture {
            for number in 2...20 { withTransaction(Transaction(animation: .linear(duration: 0))) { count = number } }
          }
      }
    }
    for (limit, isCut) in [(15, true), (1_000, false)] {
      let screen = Screen(Growing(), width: 9, height: 30)
      screen.frames.tree.newNodesLimit = limit
      screen.click(column: 0, row: 0)
      #expect(screen.issues.isEmpty != isCut, "\(screen.issues)")
      #expect(screen.text.contains("2") && screen.text.contains("19") != isCut, "\(screen.text)")
    }
  }
}
