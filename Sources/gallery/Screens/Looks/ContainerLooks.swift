import TextBackend
import ViewTree
import ViewTreeCompatibility

extension GalleryScreen {
  static var containerLooks: GalleryScreen {
    GalleryScreen(
      "looks-containers", "containers in their named styles", width: 44,
      ContainerStyleLooks.init,
      steps: [
        Step("open the groups") { screen in
          for group in screen.findAll(.disclosureGroup) { try group.expand() }
        },
        Step("choose the tab of a section") { screen in
          // In a narrow screen the tabs are in a bar or in a menu.
          if let tab = screen.findAll(.tab, containing: "Sent").first { return try tab.tap() }
          try screen.findFirst(.button, containing: "Inbox").tap()
          try screen.findFirst(.menuItem, containing: "Sent").tap()
        },
      ])
  }
}

/// Each kind of container, with its styles below each other.
struct ContainerStyleLooks: View {
  @State private var tab = "Inbox"

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ListStyleLooks()
      TableStyleLooks()
      BoxStyleLooks()
      LookGroup("Tabs, one of a section") {
        Room(columns: 40, rows: 5) {
          TabView(selection: $tab) {
            Tab("Inbox", systemImage: "tray", value: "Inbox") { Text("Three letters") }
            TabSection("More") {
              Tab("Sent", systemImage: "paperplane", value: "Sent") { Text("One letter") }
            }
          }
          .tabViewStyle(.sidebarAdaptable)
        }
      }
      StackLooks()
    }
  }
}

private struct ListStyleLooks: View {
  var body: some View {
    LookGroup("Lists: plain, grouped, inset and grouped, inset, beside a page") {
      list("Plain").listStyle(.plain)
      list("Grouped").listStyle(.grouped)
      list("Inset and grouped").listStyle(.insetGrouped)
      list("Inset").listStyle(.inset)
      list("Sidebar").listStyle(.sidebar)
    }
    LookGroup("A form in columns") {
      Form {
        LabeledContent("Name", value: "Ada")
        Toggle("Member", isOn: .constant(true))
      }
      .formStyle(.columns)
    }
  }

  private func list(_ name: String) -> some View {
    List {
      Section(name) { ForEach(Fruit.all.prefix(2)) { Text($0.id).badge($0.price) } }
    }
  }
}

private struct TableStyleLooks: View {
  var body: some View {
    LookGroup("Tables: inset, bordered") {
      table.tableStyle(.inset)
      table.tableStyle(.bordered)
    }
  }

  private var table: some View {
    Table(Fruit.all.prefix(2).map(\.self)) {
      TableColumn("Name", value: \.id)
      TableColumn("Price") { Text("\($0.price)") }
    }
  }
}

/// Boxes, labels and disclosures.
private struct BoxStyleLooks: View {
  var body: some View {
    LookGroup("Boxes: ruled, indented") {
      GroupBox("Ruled") { Text("words") }.groupBoxStyle(.ruled)
      GroupBox("Indented") { Text("words") }.groupBoxStyle(.indented)
    }
    LookGroup("Groups: bordered, with a mark at the end") {
      DisclosureGroup("Bordered") { Text("inside") }.disclosureGroupStyle(.bordered)
      DisclosureGroup("Mark at the end") { Text("inside") }.disclosureGroupStyle(.trailingMark)
    }
    LookGroup("Labelled: inline, at the end, below") {
      LabeledContent("Inline", value: "value").labeledContentStyle(.inline)
      LabeledContent("At the end", value: "value").labeledContentStyle(.trailing)
      LabeledContent("Below", value: "value").labeledContentStyle(.stacked)
    }
    LookGroup("Labels: both, words, a picture") {
      HStack {
        label.labelStyle(.titleAndIcon)
        label.labelStyle(.titleOnly)
        label.labelStyle(.iconOnly)
      }
    }
    LookGroup("Buttons and a menu: glass, prominent, without a border") {
      HStack {
        Button("Glass") {}.buttonStyle(.glass)
        Button("More") {}.buttonStyle(.glassProminent)
        Menu("Menu") { Button("One") {} }.menuStyle(.borderlessButton)
      }
    }
    LookGroup("A glass box") {
      GlassEffectContainer { Text("words").padding(.horizontal).glassEffect() }
    }
  }

  private var label: some View { Label("Star", systemImage: "star") }
}

private struct StackLooks: View {
  var body: some View {
    LookGroup("Stacks: with room between, on top of each other, as far as they are seen") {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
      ZStack(alignment: .leading) {
        Text("below the other one")
        Text("above")
      }
      Room(columns: 20, rows: 3) {
        ScrollView { LazyVStack(alignment: .leading) { ForEach(1..<10) { Text("Row \($0)") } } }
      }
      Room(columns: 20, rows: 2) {
        ScrollView(.horizontal) { LazyHStack { ForEach(1..<10) { Text("Nr \($0)") } } }
      }
      Room(columns: 20, rows: 1) { GeometryReader { Text($0.size.width > 0 ? "measured" : "nothing") } }
    }
  }
}
