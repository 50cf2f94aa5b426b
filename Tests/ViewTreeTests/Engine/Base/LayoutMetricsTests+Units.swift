import Testing
import ViewTreeTesting

/// A cell of 8 × 16 points is not square, so code that mixes up width and height fails in the unit of points.
extension LayoutMetricsTests {
  private static func items() -> some View {
    Group {
      Text("first")
      Section("Part") {
        Text("second")
        Toggle("third", isOn: .constant(true))
      }
      DisclosureGroup("fourth", isExpanded: .constant(true)) { Text("inner") }
      LabeledContent("name", value: "Ada")
      Button("Go") {}
    }
  }

  private struct Name: Identifiable {
    let id: Int
    var word: String { "name \(id)" }
  }

  private static let views: [(name: String, view: @MainActor () -> AnyView)] = [
    ("list", { AnyView(List { items() }) }), ("plain list", { AnyView(List { items() }.listStyle(.plain)) }),
    ("grouped list", { AnyView(List { items() }.listStyle(.insetGrouped)) }),
    ("selected rows", { AnyView(List(0..<9, selection: .constant(3)) { Text("row \($0)").tag($0) }) }),
    (
      "edited rows",
      {
        AnyView(
          List { ForEach(0..<3) { Text("row \($0)") }.onDelete { _ in }.onMove { _, _ in } }
            .environment(\.editMode, .constant(.active)))
      }
    ),
    ("badges", { AnyView(List(0..<3) { Text("row \($0)").badge($0) }) }),
    ("separators", { AnyView(List(0..<3) { Text("row \($0)").listRowSeparator(.visible) }) }),
    ("form", { AnyView(Form { items() }) }), ("group box", { AnyView(GroupBox("Box") { items() }) }),
    ("columns", { AnyView(Form { items() }.formStyle(.columns)) }),
    (
      "table",
      {
        AnyView(
          Table((0..<4).map { Name(id: $0) }) {
            TableColumn("Name", value: \.word)
            TableColumn("Number") { Text("\($0.id)") }
          })
      }
    ),
    (
      "stack",
      {
        AnyView(
          NavigationStack {
            List { NavigationLink("more") { Text("page") } }
              .navigationTitle("Title").searchable(text: .constant("a"))
              .toolbar {
                ToolbarItem { Button("Add") {} }
                ToolbarItem(placement: .bottomBar) { Button("Below") {} }
              }
          })
      }
    ),
    (
      "split view",
      {
        AnyView(
          NavigationSplitView {
            List { Text("side") }.navigationTitle("Side")
          } detail: {
            Text("detail").navigationTitle("Detail")
          })
      }
    ),
    (
      "tabs",
      {
        AnyView(
          TabView {
            Text("one").tabItem { Label("One", systemImage: "star") }
            Text("two").tabItem { Label("Two", systemImage: "gear") }.badge(2)
          })
      }
    ),
    ("pages", { AnyView(TabView { ForEach(0..<3) { Text("page \($0)") } }.tabViewStyle(.page)) }),
    (
      "panes",
      {
        AnyView(
          HSplitView {
            Text("left")
            Text("right").frame(maxWidth: .infinity, maxHeight: .infinity)
          })
      }
    ),
    ("inspector", { AnyView(Text("content").inspector(isPresented: .constant(true)) { Text("details") }) }),
    (
      "sheet",
      {
        AnyView(
          Text("below").sheet(isPresented: .constant(true)) { Form { items() }.presentationDetents([.medium]) })
      }
    ),
    (
      "alert",
      {
        AnyView(
          Text("below").alert("Question", isPresented: .constant(true)) {
            TextField("word", text: .constant("typed"))
            Button("Yes") {}
            Button("No", role: .cancel) {}
          } message: {
            Text("A message that is too long for a single row of it")
          })
      }
    ),
    ("popover", { AnyView(Text("below").popover(isPresented: .constant(true)) { Text("popover").padding() }) }),
    (
      "scrolled",
      {
        AnyView(
          ScrollView([.horizontal, .vertical]) { VStack { ForEach(0..<40) { Text("a row that is wide, \($0)") } } })
      }
    ),
    (
      "controls",
      {
        AnyView(
          VStack {
            Slider(value: .constant(0.3))
            Stepper("steps", value: .constant(2))
            ProgressView(value: 0.4) { Text("progress") }
            Gauge(value: 0.5) { Text("gauge") }
            TextField("field", text: .constant("typed")).textFieldStyle(.roundedBorder)
            Picker("pick", selection: .constant(1)) { ForEach(0..<3) { Text("p\($0)").tag($0) } }
              .pickerStyle(.segmented)
            Divider()
            HStack {
              Text("a").padding().border(.red)
              Spacer()
              Text("b").overlay(alignment: .topTrailing) { Text("3") }
            }
          })
      }
    ),
    (
      "grids",
      {
        AnyView(
          VStack {
            Grid {
              GridRow {
                Text("a")
                Text("bbb")
              }
              GridRow { Text("cc").gridCellColumns(2) }
            }
            LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<5) { Text("\($0)") } }
          })
      }
    ),
    ("unavailable", { AnyView(ContentUnavailableView("None", systemImage: "star", description: Text("at all"))) }),
    ("calendar", { AnyView(DatePicker("day", selection: .constant(.distantPast)).datePickerStyle(.graphical)) }),
  ]

  @Test(arguments: GlyphSet.allCases, [(40, 14), (18, 9), (70, 20)])
  func `views without lengths of their own look alike in cells and points`(glyphs: GlyphSet, size: (Int, Int)) {
    for (name, view) in Self.views {
      func picture(_ unit: ScreenOptions.Unit) -> String {
        Screen(view(), width: size.0, height: size.1, options: ScreenOptions(glyphs: glyphs, unit: unit))
          .render(.cells)
      }
      expectEqual(picture(.points), picture(.cells), name)
    }
  }
}
