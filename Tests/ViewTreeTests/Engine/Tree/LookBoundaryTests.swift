import Testing
import ViewTreeTesting

@testable import ViewTree

/// All that a menu may hold, and that looks different in forms, lists and boxes.
private struct Items: View {
  @State private var isUp = true

  var body: some View {
    Section("Sort") {
      Button("Name") {}
      Toggle("Up", isOn: $isUp)
    }
    Menu("More") { Section("Inner") { Button("Deep") {} } }
    LabeledContent("Size", value: "3")
    GroupBox("Box") { Text("in") }
  }
}

/// The usual controls, in something that is presented.
private struct Page: View {
  @State private var isUp = true

  var body: some View {
    VStack(alignment: .leading) {
      Section("Sort") { Toggle("Up", isOn: $isUp) }
      Button("Name") {}
      LabeledContent("Size", value: "3")
    }
  }
}

private struct Presenting: View {
  @State private var isShown = false
  @State private var isSheet = false

  var body: some View {
    VStack(alignment: .leading) {
      Menu("Open") { Items() }
      Button("Show") { isShown = true }.popover(isPresented: $isShown, arrowEdge: .bottom) { Page() }
      Button("Sheet") { isSheet = true }.sheet(isPresented: $isSheet) { Page() }
    }
  }
}

private struct FramedBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { VStack(alignment: .leading) { configuration.content } }
}

private struct FramedList: ListStyle {
  func makeBody(configuration: Configuration) -> some View { VStack(alignment: .leading) { configuration.content } }
}

private struct FramedForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View { VStack(alignment: .leading) { configuration.content } }
}

/// The surroundings of a view: containers with styles of this module and of a user, and looks of all kinds.
private enum Surroundings: CaseIterable {
  case form, columns, ownForm, list, selectableList, plainList, ownList, box, ownBox, group, styles, texts, looks

  @MainActor @ViewBuilder func around(_ view: Presenting) -> some View {
    let rows = Section("A") { view }
    switch self {
    case .form: Form { rows }
    case .columns: Form { rows }.formStyle(.columns)
    case .ownForm: Form { rows }.formStyle(FramedForm())
    case .list: List { rows }
    case .selectableList: List(selection: .constant(1)) { rows }
    case .plainList: List { view }.listStyle(.plain)
    case .ownList: List { view }.listStyle(FramedList())
    case .box: GroupBox("A") { view }
    case .ownBox: GroupBox("A") { view }.groupBoxStyle(FramedBox())
    case .group: DisclosureGroup("A", isExpanded: .constant(true)) { view }
    case .styles:
      view.sectionStyle(.bordered).toggleStyle(.switch).buttonStyle(.borderedProminent).labeledContentStyle(.stacked)
        .groupBoxStyle(.ruled).menuStyle(.button)
    case .texts:
      view.bold().foregroundStyle(.red, .green).multilineTextAlignment(.center).lineLimit(3)
        .headerProminence(.increased)
    case .looks: view.labelsVisibility(.hidden).menuIndicator(.hidden).opacity(0.3).rotationEffect(.degrees(0))
    }
  }
}

private enum PlainKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum PageKey: BoundedKey { static var defaultValue: Int { 0 } }
private enum NumberLookKey: LookKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var plainNumber: Int {
    get { self[PlainKey.self] }
    set { self[PlainKey.self] = newValue }
  }

  fileprivate var pageNumber: Int {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }

  fileprivate var lookNumber: Int {
    get { self[NumberLookKey.self] }
    set { self[NumberLookKey.self] = newValue }
  }
}

@MainActor struct LookBoundaryTests {
  private func screen(_ surroundings: Surroundings, _ glyphs: GlyphSet) -> Screen {
    Screen(width: 40, height: 24, options: .init(glyphs: glyphs)) { surroundings.around(Presenting()) }
  }

  private static let menu: [GlyphSet: [String]] = [
    .ascii: [
      "| Sort     |", "|   Name   |", "| x Up     |", "| -------- +--------+", "|   More > | Inner  |",
      "| Size: 3  |   Deep |",
      "| + Box -+ +--------+", "| | in   | |", "| +------+ |", "+----------+",
    ],
    .unicode: [
      "│ Sort     │", "│   Name   │", "│ ✓ Up     │", "│ ──────── ┌────────┐", "│   More ▸ │ Inner  │",
      "│ Size: 3  │   Deep │",
      "│ ┌ Box ─┐ └────────┘", "│ │ in   │ │", "│ └──────┘ │", "└──────────┘",
    ],
  ]

  @Test(arguments: Surroundings.allCases, GlyphSet.allCases)
  fileprivate func `a menu looks the same in any surroundings`(in surroundings: Surroundings, glyphs: GlyphSet) throws {
    let screen = screen(surroundings, glyphs)
    try screen.find(.menu, "Open").tap()
    try screen.find(.menu, "More").tap()
    let rows = screen.text.split(separator: "\n").map(String.init)
    let expected = try #require(Self.menu[glyphs])
    let first = try #require(rows.firstIndex { $0.contains(expected[0]) }, "\(screen.text)")
    let left = try #require(rows[first].firstRange(of: expected[0])).lowerBound
    let column = rows[first].distance(from: rows[first].startIndex, to: left)
    #expect(rows.count - first >= expected.count, "\(screen.text)")
    for (row, expected) in zip(rows[first...], expected) {
      #expect(row.dropFirst(column).hasPrefix(expected), "\(screen.text)")
    }
  }

  @Test(arguments: Surroundings.allCases, ["Show", "Sheet"])
  fileprivate func `a presentation looks the same in any surroundings`(in surroundings: Surroundings, button: String)
    throws
  {
    let screen = screen(surroundings, .ascii)
    try screen.find(.button, button).tap()
    for line in ["Sort", "  [x] Up", "[ Name ]", "Size: 3"] {
      #expect(screen.text.contains("| \(line) "), "\(screen.text)")
    }
  }

  @Test func `no surrounding look is in the cells of a menu`() throws {
    func cells(_ surroundings: Surroundings) throws -> String {
      let screen = screen(surroundings, .ascii)
      try screen.find(.menu, "Open").tap()
      let lines = screen.render(.cells).split(separator: "\n", omittingEmptySubsequences: false)
      let start = try #require(lines.firstIndex { $0.contains("| Sort ") })
      return lines[start...].joined(separator: "\n")
    }
    let plain = try cells(.styles)
    try expectEqual(cells(.texts), plain)
    try expectEqual(cells(.looks), plain)
  }

  private struct Values: View {
    @Environment(\.plainNumber) private var plain
    @Environment(\.pageNumber) private var page
    @Environment(\.lookNumber) private var look
    var body: some View { Text("\(plain) \(page) \(look)") }
  }

  @Test func `a boundary of looks hides them alone, and a modal one the values of the page as well`() {
    func text(_ content: some View) -> String {
      Screen { content.environment(\.plainNumber, 1).environment(\.pageNumber, 2).environment(\.lookNumber, 3) }.text
    }
    expectEqual(text(Values()), "1 2 3")
    expectEqual(text(Values().lookBoundary()), "1 2 0")
    expectEqual(text(Values().modalBoundary()), "1 0 0")
    expectEqual(text(Values().environment(\.lookNumber, 4).modalBoundary()), "1 0 4")
    expectEqual(text(Values().modifier(LookBoundary())), "1 2 0")
  }
}
