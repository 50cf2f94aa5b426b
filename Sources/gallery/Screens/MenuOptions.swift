import ViewTree

extension GalleryScreen {
  static var menuOptions: GalleryScreen {
    GalleryScreen(
      "menu", "in a menu a toggle is a row with a check mark", MenuOptions.init,
      steps: [
        .open(.menu, "View"), .tap(.toggle, "Sidebar"), .open(.menu, "View"), .open(.menu, "Sort by"),
        .tap(.menuItem, "Date"),
      ])
  }
}

/// A menu whose toggles share their state with the screen below it.
struct MenuOptions: View {
  @State private var showsToolbar = true
  @State private var showsSidebar = false
  @State private var order = "Name"

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Menu("View") {
        Section("Show") {
          Toggle("Toolbar", isOn: $showsToolbar)
          Toggle("Sidebar", isOn: $showsSidebar)
        }
        Menu("Sort by") {
          ForEach(["Name", "Date", "Size"], id: \.self) { name in
            Button(name) { order = name }
          }
        }
        Divider()
        Button("Reset", role: .destructive) { (showsToolbar, showsSidebar, order) = (true, false, "Name") }
      }
      GroupBox("Files") {
        if showsToolbar { Label("Back", systemImage: "chevron.left") }
        HStack(alignment: .top, spacing: 3) {
          if showsSidebar { Text("Home\nDesk\nTrash").foregroundStyle(.secondary) }
          Text("Budget.csv\nLetter.txt\nPicture.png")
          Spacer()
          Text("by \(order.lowercased())").foregroundStyle(.secondary)
        }
      }
    }
  }
}
