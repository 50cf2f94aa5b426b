import Testing
import ViewTreeTesting

@testable import ViewTree

/// Views of one page that say what its bar shows, and which of several counts.
@Observable private final class Claims {
  var outer = "Outer"
  var inner: String? = "Inner"
  var names = ["a", "b"]
  var hiders: Set<Int> = []
  var hasFirst = false
  var path: [Int] = []
}

private struct Titled: View {
  let claims: Claims

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Text("x")
        if let inner = claims.inner { Text("i").navigationTitle(inner) }
      }
      .navigationTitle(claims.outer)
    }
  }
}

private struct Rows: View {
  let claims: Claims

  var body: some View {
    NavigationStack { ForEach(claims.names, id: \.self) { Text("row \($0)").navigationTitle($0) } }
  }
}

/// One says the title, the other hides the button, in one place.
private struct Erased: View {
  let claims: Claims

  var body: some View {
    NavigationStack {
      VStack {
        claims.inner == nil
          ? AnyView(Text("e").navigationBarBackButtonHidden()) : AnyView(Text("e").navigationTitle("Inner"))
      }
    }
  }
}

private struct Hidden: View {
  let claims: Claims

  var body: some View {
    NavigationStack(path: Bindable(claims).path) {
      Text("root").navigationDestination(for: Int.self) { _ in
        VStack(alignment: .leading) {
          Text("page")
          ForEach(0..<3) { if claims.hiders.contains($0) { Text("\($0)").navigationBarBackButtonHidden() } }
        }
      }
    }
  }
}

private struct Destined: View {
  let claims: Claims

  var body: some View {
    NavigationStack(path: Bindable(claims).path) {
      VStack {
        if claims.hasFirst { Text("X").navigationDestination(for: Int.self) { Text("first \($0)") } }
        Text("Y").navigationDestination(for: Int.self) { Text("second \($0)") }
      }
    }
  }
}

private struct Ordered: View {
  let claims: Claims

  var body: some View {
    NavigationStack(path: Bindable(claims).path) {
      ForEach(claims.names, id: \.self) { name in
        Text(name).navigationDestination(for: Int.self) { Text("\(name) \($0)") }
      }
    }
  }
}

/// A page further up has a destination of its own.
private struct Stacked: View {
  let claims: Claims

  var body: some View {
    NavigationStack(path: Bindable(claims).path) {
      VStack { if claims.hasFirst { Text("X").navigationDestination(for: Int.self) { Text("root's \($0)") } } }
        .navigationDestination(isPresented: .constant(true)) {
          Text("linked").navigationDestination(for: Int.self) { Text("page's \($0)") }
        }
    }
  }
}

/// Rows of one text, each with a setting of its page; in the pushed page of a stack, and beside a detail.
private struct Setting: View {
  let claims: Claims
  let setting: @MainActor (String) -> AnyView

  private var rows: some View { VStack { ForEach(claims.names, id: \.self) { setting($0) } } }

  var body: some View {
    NavigationStack(path: .constant([1])) {
      Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
        rows.navigationTitle("Page").toolbar { ToolbarItem(placement: .bottomBar) { Text("low") } }
      }
    }
    NavigationSplitView {
      rows
    } detail: {
      Text("detail")
    }
  }
}

@MainActor @Suite struct PageSettingTests {
  private let claims = Claims()

  /// Checks that each change leads to what a fresh screen shows.
  private func expectFresh<V: View>(
    _ view: V, line: UInt = #line, after changes: (@MainActor (Claims) -> Void)...
  ) -> [String] {
    let screen = Screen(view, width: 24, height: 5)
    return changes.map { change in
      change(claims)
      let fresh = Screen(view, width: 24, height: 5)
      expectText(screen.text, equals: fresh.text, line: line)
      // Only one of several destinations counts, and an issue reports that.
      let issues = screen.issues + fresh.issues
      #expect(screen.faults.isEmpty && issues.allSatisfy { $0.contains("have .navigationDestination(for:") })
      return String(screen.text.prefix { $0 != "\n" })
    }
  }

  /// Checks what a fresh screen shows, and that it says of its destinations that one counts.
  private func expectOneCounts<V: View>(_ view: V, shows words: String, line: UInt = #line) {
    let screen = Screen(view, width: 24, height: 5)
    expectText(screen.text, contains: words, line: line)
    expectIssue(of: screen, contains: "have .navigationDestination(for: Int.self)", line: line)
  }

  @Test func `when the inner title of a page leaves, the outer one is back`() {
    let bars = expectFresh(Titled(claims: claims), after: { $0.inner = nil }, { $0.inner = "Again" })
    expectEqual(bars, ["Outer", "Again"])
  }

  @Test func `an outer title that changes leaves the inner one in the bar`() {
    let bars = expectFresh(
      Titled(claims: claims), after: { $0.outer = "Other" }, { $0.inner = "New" }, { $0.inner = nil })
    expectEqual(bars, ["Inner", "New", "Other"])
  }

  @Test func `the title of the last row counts, in any order of creation`() {
    let bars = expectFresh(
      Rows(claims: claims), after: { $0.names = ["b", "a"] }, { $0.names = ["c", "b", "a"] },
      { $0.names = ["a", "c"] }, { $0.names = ["c"] })
    expectEqual(bars, ["a", "a", "c", "c"])
  }

  @Test func `a view that replaces the view with the title removes the title`() {
    let bars = expectFresh(Erased(claims: claims), after: { $0.inner = nil }, { $0.inner = "Inner" })
    expectEqual(bars, ["e", "Inner"])
  }

  @Test func `a back button is hidden as long as one view hides it`() {
    claims.path = [1]
    let bars = expectFresh(
      Hidden(claims: claims), after: { $0.hiders = [0, 2] }, { $0.hiders = [0] }, { $0.hiders = [0, 1] },
      { $0.hiders = [1] }, { $0.hiders = [] })
    expectEqual(bars, ["page", "page", "page", "page", "[ < Back ]"])
  }

  @Test func `the destination of the first view counts, even if it comes later`() {
    let texts = expectFresh(
      Destined(claims: claims), after: { $0.hasFirst = true }, { $0.path = [7] }, { $0.hasFirst = false },
      { $0.hasFirst = true })
    expectEqual(texts[1...], ["[ < Back ]", "[ < Back ]", "[ < Back ]"])
    expectOneCounts(Destined(claims: claims), shows: "first 7")
  }

  @Test func `destinations of rows that are moved`() {
    claims.path = [7]
    _ = expectFresh(Ordered(claims: claims), after: { $0.names = ["b", "a"] }, { $0.names = ["c", "a"] })
    expectOneCounts(Ordered(claims: claims), shows: "c 7")
  }

  @Test func `a destination nearer to the first page counts before one of a page above`() {
    claims.path = [7]
    _ = expectFresh(Stacked(claims: claims), after: { $0.hasFirst = true }, { $0.hasFirst = false })
    claims.hasFirst = true
    expectOneCounts(Stacked(claims: claims), shows: "root's 7")
  }

  @Test(arguments: 0..<8) func `the setting of a row counts by its place, and goes with the row`(number: Int) {
    let settings: [@MainActor (String) -> AnyView] = [
      { AnyView(Text("row").navigationTitle($0)) }, { AnyView(Text("row").navigationSubtitle($0)) },
      { AnyView(Text("row").navigationBarBackButtonHidden($0 == "a")) },
      { AnyView(Text("row").toolbar(removing: $0 == "a" ? .title : nil)) },
      { AnyView(Text("row").toolbarVisibility($0 == "a" ? .hidden : .visible, for: .navigationBar)) },
      { AnyView(Text("row").toolbarVisibility($0 == "a" ? .hidden : .visible, for: .bottomBar)) },
      { AnyView(Text("row").navigationSplitViewColumnWidth($0 == "a" ? 12 : 24)) },
      { name in AnyView(Text("row").toolbar { ToolbarItem { Button(name) {} } }) },
    ]
    func screen() -> Screen { Screen(Setting(claims: claims, setting: settings[number]), width: 60, height: 12) }
    let (changed, before) = (screen(), screen().text)
    claims.names = ["b", "a"]
    expectText(changed.text, equals: screen().text)
    #expect(screen().text != before, "the order makes a difference")
    claims.names = ["a", "b"]
    expectText(changed.text, equals: before)
    for names in [["a"], []] {
      claims.names = names
      expectText(changed.text, equals: screen().text)
    }
  }

  @Test func `a view that comes as the last one goes is compared with the views that stay`() {
    struct Three: View {
      let claims: Claims
      var body: some View {
        NavigationStack {
          ForEach(0..<3) { if claims.hiders.contains($0) { Text("\($0)").navigationTitle("T\($0)") } }
        }
      }
    }
    claims.hiders = [1, 2]
    let bars = expectFresh(
      Three(claims: claims), after: { $0.hiders = [0, 1] }, { $0.hiders = [1] }, { $0.hiders = [0] },
      { $0.hiders = [0, 2] })
    expectEqual(bars, ["T1", "T1", "T0", "T2"])
  }

  @Test func `the way back has the title of the last stack in the column before, in any order`() {
    struct Stacks: View {
      let claims: Claims
      var body: some View {
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
          VStack { ForEach(claims.names, id: \.self) { name in NavigationStack { Text(name).navigationTitle(name) } } }
        } detail: {
          Text("detail")
        }
      }
    }
    let bars = expectFresh(
      Stacks(claims: claims), after: { $0.names = ["b", "a"] }, { $0.names = ["a", "b"] }, { $0.names = ["a"] })
    expectEqual(bars, ["[ < a ]", "[ < b ]", "[ < a ]"])
  }

  @Test func `the title of a tab that is not shown does not count`() {
    struct Tabs: View {
      let claims: Claims
      var body: some View {
        NavigationStack {
          TabView(selection: Binding(get: { claims.path.count }, set: { _ in })) {
            Text("one").navigationTitle("One").tabItem { Text("1") }.tag(0)
            Text("two").navigationTitle("Two").tabItem { Text("2") }.tag(1)
          }
        }
      }
    }
    let bars = expectFresh(Tabs(claims: claims), after: { _ in }, { $0.path = [1] }, { $0.path = [] })
    expectEqual(bars, ["One", "Two", "One"])
  }

  @Test func `a page that is made again with the same title and items leaves its bars as they are`() {
    struct Same: View {
      let claims: Claims
      var body: some View {
        NavigationStack {
          Text("page \(claims.path.count)").navigationTitle("Title").toolbar {
            ToolbarItem { Text("item") }
            ToolbarItem(placement: .bottomBar) { Text("low") }
          }
        }
      }
    }
    let screen = Screen(Same(claims: claims), width: 24, height: 5)
    expectText(screen.text, contains: "page 0")
    let trace = screen.trace {
      claims.path = [1]
      expectText(screen.text, contains: "page 1")
    }
    expectEqual(trace.evaluations(of: Same.self), 1)
    expectEqual([trace.evaluations(of: NavigationBar.self), trace.evaluations(of: BottomBar.self)], [0, 0])
  }
}
