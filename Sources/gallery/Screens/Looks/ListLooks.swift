import TextBackend
import ViewTree

extension GalleryScreen {
  static var listLooks: GalleryScreen {
    GalleryScreen(
      "looks-lists", "lists: plain, edited and expanded", ListLooks.init,
      steps: [
        Step("ask a row for its actions") { try $0.find(.menu, "Pear").tap() },
        Step("ask another one for its menu") { screen in
          screen.press(.escape)
          try screen.find(.staticText, "Plum").openContextMenu()
        },
        Step("close it, and open an outline") { screen in
          screen.press(.escape)
          try screen.find(.disclosureGroup, "Apple").expand()
        },
      ])
  }
}

/// Rows with marks, badges, signs and branches, and the view of an empty list.
struct ListLooks: View {
  @State private var chosen: String? = "Banana"
  @State private var several: Set<String> = ["Apple", "Cherry"]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      LookGroup("One chosen, badges") {
        List(selection: $chosen) {
          Section {
            ForEach(Fruit.all) { Text($0.id).badge($0.price) }
          } header: {
            Text("Fruit")
          } footer: {
            Text("22 in all")
          }
        }
      }
      LookGroup("Several chosen") { List(Fruit.all, selection: $several) { Text($0.id) } }
      LookGroup("Edited") {
        List { ForEach(Fruit.all) { Text($0.id) }.onDelete { _ in }.onMove { _, _ in } }
          .environment(\.editMode, .constant(.active))
      }
      LookGroup("Actions of a row, a menu about one") {
        List {
          Text("Pear").swipeActions {
            Button("Flag") {}
            Button("Delete", role: .destructive) {}
          }
          Text("Plum").contextMenu {
            Button("Rename", systemImage: "pencil") {}
            Divider()
            Button("Delete", systemImage: "trash", role: .destructive) {}
          }
        }
      }
      LookGroup("Outline") { List(Fruit.all, children: \.sorts) { Text($0.id) } }
      LookGroup("Nothing there") {
        ContentUnavailableView {
          Label("No Fruit", systemImage: "tray")
        } description: {
          Text("What you buy is listed here.")
        } actions: {
          Button("Buy") {}
        }
      }
    }
  }
}
