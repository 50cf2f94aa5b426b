import ViewTreeCompatibility
import ViewTreeTesting

/// Pages, tabs, columns, and the bars around them.
enum OracleNavigation: CaseIterable {
  case tabs, ownTabs, pageTabs, split, columns, toolbar, search, inspector, links, menus, panes, view, reader
}

struct OracleNavigations: View {
  @Bindable var part: OraclePart
  @Environment(\.oracleIsStill) private var isStill

  var body: some View {
    switch part.catalogue.navigation {
    case .tabs:
      TabView(selection: $part.choice) {
        Tab("Zero", systemImage: "star", value: 0) { OracleParts(part: part) }
        Tab("One \(part.items.count)", systemImage: "tray", value: 1) { Text("one \(part.number)") }
          .badge(part.items.count)
        Tab("Two", systemImage: "gear", value: 2) { Text(part.flag ? "two" : "zwei") }
        Tab("Three", systemImage: "bell", value: 3) { Text("three of \(part.number)") }
          .disabled(part.isOn)
      }
      .frame(width: 26, height: 6)
    case .ownTabs:
      TabView(selection: $part.choice) {
        OracleTabPage(part: part, value: 0)
        ForEach(1..<4) { OracleTabPage(part: part, value: $0) }
      }
      .frame(width: 30, height: 6)
    case .pageTabs:
      TabView(selection: $part.choice) {
        ForEach(0..<4) { Text("page \($0) of \(part.number)") }
      }
      .tabViewStyle(.page(indexDisplayMode: part.flag ? .always : .never))
      .frame(width: 14, height: 4)
    case .split: OracleSplit(part: part).frame(width: part.flag ? 40 : 24, height: 7)
    case .columns: OracleColumns(part: part).frame(width: part.isOn ? 60 : 24, height: 7)
    case .toolbar: OracleToolbar(part: part).frame(width: 24, height: 6)
    case .search:
      NavigationStack {
        VStack {
          OracleSearched(part: part)
          OracleParts(part: part)
        }
        // A search that is presented takes the focus, which moves the window around it.
        .searchable(
          text: $part.text, isPresented: isStill ? .constant(false) : $part.isOn, prompt: "find \(part.number)"
        )
        .navigationTitle("Search")
      }
      .frame(width: 20, height: 7)
    case .inspector:
      VStack { OracleParts(part: part) }
        .frame(width: part.flag ? 40 : 20, height: 5)
        .inspector(isPresented: $part.isOn) { Text("inspector \(part.number)").inspectorColumnWidth(12) }
    case .links:
      NavigationStack(path: $part.pages) {
        List {
          ForEach(part.items) { NavigationLink("link \($0.id)", value: 4) }
          OracleParts(part: part)
        }
        .navigationTitle("Links").navigationBarTitleDisplayMode(part.flag ? .inline : .large)
        .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("P\($0)") }
      }
      .frame(width: 20, height: 6)
    case .panes:
      // How far a bar was dragged is known to it alone.
      OraclePanes(part: part).allowsHitTesting(false).frame(width: 24, height: 6)
    case .view:
      NavigationView {
        VStack {
          NavigationLink("leads on", isActive: $part.isOn) { Text("beyond \(part.number)").navigationTitle("B") }
          OracleParts(part: part)
        }
        .navigationTitle("V\(part.number)")
      }
      .frame(width: 20, height: 6)
    case .reader:
      ScrollViewReader { proxy in
        ScrollView {
          VStack { ForEach(part.items) { Text("r\($0.id)").id($0.id) } }
          OracleParts(part: part)
        }
        .frame(height: 3)
        .onChange(of: part.number) { if !isStill { proxy.scrollTo(0, anchor: .top) } }
      }
    case .menus:
      VStack {
        Text("menu of \(part.number)").contextMenu {
          if part.flag { Button("more") { part.number += 1 } }
          Toggle("on", isOn: $part.isOn)
          Picker("choice", selection: $part.choice) { ForEach(0..<4) { Text("m\($0)") } }
        }
        OracleParts(part: part)
      }
    }
  }
}

private struct OraclePanes: View {
  let part: OraclePart

  var body: some View {
    if part.flag {
      HSplitView {
        Text("left \(part.number)").frame(minWidth: 3)
        OracleParts(part: part)
        if part.isOn { Text("right").frame(maxWidth: 6) }
      }
    } else {
      VSplitView {
        OracleParts(part: part)
        ForEach(part.items.prefix(2)) { Text("pane \($0.id)") }
      }
    }
  }
}

private struct OracleSplit: View {
  @Bindable var part: OraclePart

  var body: some View {
    NavigationSplitView(columnVisibility: $part.visibility, preferredCompactColumn: $part.column) {
      List(part.items, selection: $part.chosen) { Text("side \($0.id)") }.navigationTitle("Side")
    } detail: {
      VStack {
        Text("detail \(part.chosen ?? -1)")
        OracleParts(part: part)
      }
      .navigationTitle("D\(part.number)")
    }
  }
}

/// Three columns, of which a link in the first changes the one in the middle.
private struct OracleColumns: View {
  @Bindable var part: OraclePart

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $part.column) {
      NavigationLink("link \(part.number)", isActive: $part.flag) {
        Text("linked \(part.number)").navigationTitle("Linked")
      }
      .navigationTitle("Side")
    } content: {
      Text("middle \(part.number)").navigationTitle("Middle")
    } detail: {
      OracleParts(part: part).navigationTitle("D\(part.items.count)")
    }
  }
}

extension OraclePart {
  fileprivate var visibility: NavigationSplitViewVisibility {
    get { isOn ? .detailOnly : .all }
    set { isOn = newValue == .detailOnly }
  }

  fileprivate var column: NavigationSplitViewColumn {
    get { number.isMultiple(of: 2) ? .sidebar : .detail }
    set { number = newValue == .sidebar ? 2 : 1 }
  }

  fileprivate var chosen: Int? {
    get { model.selection.min() }
    set { model.selection = newValue.map { [$0] } ?? [] }
  }
}

private struct OracleToolbar: View {
  @Bindable var part: OraclePart

  var body: some View {
    NavigationStack {
      VStack { OracleParts(part: part) }
        .navigationTitle("T\(part.number)")
        .toolbar {
          ToolbarItem(placement: part.isOn ? .principal : .topBarLeading) { Text("lead") }
          ToolbarItemGroup(placement: .primaryAction) {
            ForEach(part.items.prefix(3)) { item in Button("b\(item.id)") { part.number = item.id } }
          }
          if part.number.isMultiple(of: 2) {
            ToolbarItemGroup(placement: part.flag ? .bottomBar : .primaryAction) {
              Button("x\(part.number)") { part.flag.toggle() }
              Button("y") { part.number += 1 }
            } label: {
              Text("both")
            }
          }
          if part.flag { ToolbarItem(placement: .bottomBar) { Toggle("bar", isOn: $part.isOn) } }
        }
        .toolbar(part.number == 5 ? .hidden : .automatic, for: .navigationBar)
    }
  }
}

/// Says what the search field around says.
private struct OracleSearched: View {
  let part: OraclePart
  @Environment(\.isSearching) private var isSearching

  var body: some View { Text(isSearching ? "searching \(part.text)" : "idle") }
}

/// A page with its tab in its body.
private struct OracleTabPage: View {
  let part: OraclePart
  let value: Int

  var body: some View {
    VStack {
      Text("page \(value) of \(part.number)")
      if value == 0 { OracleParts(part: part) }
    }
    .tabItem { Label(part.flag ? "flag" : "\(value) \(part.number)", systemImage: "star") }
    .tag(value)
    .badge(part.items.count)
  }
}
