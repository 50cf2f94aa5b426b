import TextBackend
import ViewTree

extension GalleryScreen {
  static var tabLooks: GalleryScreen {
    GalleryScreen(
      "looks-tabs", "tabs in a bar, and pages", TabLooks.init,
      steps: [
        Step("choose another tab") { screen in
          if let tab = screen.findAll(.tab, containing: "Mail").first { return try tab.tap() }
          // In a narrow bar the tabs are in a menu.
          try screen.findFirst(.button, containing: "Home").tap()
          try screen.findFirst(.menuItem, containing: "Mail").tap()
        },
        Step("turn a page") { try $0.findAll(.tab).last?.tap() },
      ])
  }
}

/// Both kinds of tab views below each other.
struct TabLooks: View {
  @State private var tab = "Home"
  @State private var page = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      LookGroup("Bar") {
        TabView(selection: $tab) {
          Tab("Home", systemImage: "house", value: "Home") { Text("Nobody at home") }
          Tab("Mail", systemImage: "envelope", value: "Mail") { Text("Three letters") }.badge(3)
          Tab("Settings", systemImage: "gear", value: "Settings") { Text("No settings") }
          Tab("Trash", systemImage: "trash", value: "Trash") { Text("Empty") }.disabled(true)
        }
      }
      LookGroup("Pages") {
        TabView(selection: $page) {
          ForEach(1..<4) { Text("Page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
      }
    }
  }
}
