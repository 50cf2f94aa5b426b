import Testing
import ViewTreeCompatibility
import ViewTreeTesting

/// Containers with something beside their page, which is what content that is too large must not cover.
private enum Paged: CaseIterable {
  case stack, pushed, searched, tabs, dots, verticalDots, sheet, columns

  @MainActor @ViewBuilder func view(_ content: some View) -> some View {
    switch self {
    case .stack: NavigationStack { bars(content) }
    case .pushed:
      NavigationStack(path: .constant([1])) { Text("root").navigationDestination(for: Int.self) { _ in bars(content) } }
    case .searched: NavigationStack { bars(content) }.searchable(text: .constant(""))
    case .tabs:
      TabView {
        Tab("One", systemImage: "star") { content }
        Tab("Two", systemImage: "heart") { Text("2") }
      }
    case .dots:
      TabView {
        content
        Text("2")
      }.tabViewStyle(.page)
    case .verticalDots:
      TabView {
        content
        Text("2")
      }.tabViewStyle(.verticalPage)
    case .sheet: Text("below").sheet(isPresented: .constant(true)) { NavigationStack { bars(content) } }
    case .columns:
      NavigationSplitView {
        bars(content)
      } detail: {
        Text("detail")
      }
    }
  }

  @MainActor private func bars(_ content: some View) -> some View {
    content.navigationTitle("Title").toolbar { ToolbarItem(placement: .bottomBar) { Text("bottom") } }
  }
}

@MainActor @Suite struct PageFrameTests {
  /// Every cell that content of a single letter fills is blank in the picture.
  private func surroundings(_ container: Paged, _ content: some View) -> String {
    let screen = Screen(width: 60, height: 10) { container.view(content) }
    return String(screen.text.map { $0 == "@" ? " " : $0 }).split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
  }

  @Test(arguments: Paged.allCases) fileprivate func `content that is too large covers nothing around it`(
    container: Paged
  ) {
    let row = String(repeating: "@", count: 100)
    let large = VStack(spacing: 0) { ForEach(0..<30, id: \.self) { _ in Text(row).fixedSize() } }
    let expected = surroundings(container, Text("@").frame(maxWidth: .infinity, maxHeight: .infinity))
    expectEqual(surroundings(container, large), expected)
    expectEqual(surroundings(container, large.offset(x: -20, y: -5)), expected)
  }

  @Test func `a control below the page cannot be tapped, and the error says where it is`() throws {
    let screen = Screen(width: 20, height: 6) {
      TabView {
        Tab("One", systemImage: "star") {
          VStack {
            ForEach(0..<6, id: \.self) { Button("\($0)") {} }
            Menu("More") { Button("Inside") {} }
          }
        }
      }
    }
    let error = #expect(throws: ElementError.self) { try screen.find(.button, "4").tap() }
    expectText(
      "\(try #require(error))",
      contains:
        "it is 1 row below the clipped view around it; change the size of the screen or of that view")
    try screen.find(.button, "3").tap()
  }

  @Test func `a menu of a page is drawn over the bars`() throws {
    let screen = Screen(width: 20, height: 5) {
      TabView { Tab("One", systemImage: "star") { Menu("More") { ForEach(0..<2) { Button("Item \($0)") {} } } } }
    }
    try screen.find(.menu, "More").tap()
    expectText(
      screen.text,
      equals: """
        [ More v ]
        +----------+
        |   Item 0 |
        |   Item 1 | -------
        +----------+
        """)
  }

  @Test func `a page of its own width is as wide as the widest of its bars and its content`() {
    func text(_ content: String, button: String) -> String {
      Screen(width: 30, height: 5) {
        NavigationStack {
          Text(content).navigationTitle("T").toolbar { ToolbarItem(placement: .bottomBar) { Button(button) {} } }
        }
        .fixedSize()
      }.text
    }
    let line = String(repeating: "-", count: 17)
    expectText(text("middle", button: "A long button"), equals: "T\n\(line)\nmiddle\n\(line)\n[ A long button ]")
    expectText(text("seventeen columns", button: "OK"), equals: "T\n\(line)\nseventeen columns\n\(line)\n      [ OK ]")
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points])
  func `the width of a page is its own, its height that of the screen`(unit: ScreenOptions.Unit) {
    func text(_ content: String, item: String, isFixed: Bool) -> String {
      Screen(width: 30, height: 5, options: ScreenOptions(unit: unit)) {
        NavigationStack { Text(content).navigationTitle("T").toolbar { ToolbarItem { Button(item) {} } } }
          .fixedSize(horizontal: true, vertical: isFixed)
      }.text
    }
    let line = String(repeating: "-", count: 17)
    expectText(
      text("seventeen columns", item: "OK", isFixed: false),
      equals: "T          [ OK ]\n\(line)\nseventeen columns\n\n")
    expectText(text("a", item: "twelve cells", isFixed: true), equals: "T [ twelve cells ]\n\(line)-\na\n\n")
  }

  @Test func `a page under a bar of several rows is as high as both`() {
    let screen = Screen(width: 24) {
      NavigationStack {
        Text("page").navigationTitle("New Contact").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
      }
    }
    expectText(screen.text, equals: "[ Cancel ]    [= Save =]\nNew Contact\n------------------------\npage")
  }

  @Test func `a page on a screen without a height is as high as its content`() {
    let screen = Screen(width: 20) { Paged.stack.view(VStack { ForEach(0..<3) { Text("\($0)") } }) }
    expectText(screen.text, equals: "Title\n--------------------\n0\n1\n2\n--------------------\n       bottom")
  }
}
