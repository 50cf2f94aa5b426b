import TextBackend
import ViewTree

extension GalleryScreen {
  static var shoppingList: GalleryScreen {
    GalleryScreen(
      "list", "a list with sections, of which one row is selected", ShoppingList.init,
      steps: [
        Step("click Pears") { $0.click(column: 5, row: 2) }
      ])
  }

  static var outline: GalleryScreen {
    GalleryScreen(
      "outline", "a tree of files in a list", FileOutline.init, steps: [.expand("Documents"), .expand("Letters")])
  }
}

/// Rows with values and badges of their own, in sections.
struct ShoppingList: View {
  @State private var selection: String?

  var body: some View {
    List(selection: $selection) {
      Section("Fruit") {
        ForEach(["Apples", "Pears"], id: \.self) { LabeledContent($0, value: "1 kg") }
      }
      Section("Household") {
        Label("Candles", systemImage: "flame")
        HStack {
          Text("Soap")
          Spacer()
          Text("optional").foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// Files and folders.
struct FileOutline: View {
  struct File: Identifiable {
    let name: String
    var children: [File]?
    var id: String { name }
  }

  private let files = [
    File(
      name: "Documents",
      children: [
        File(name: "Letters", children: [File(name: "To Ada"), File(name: "To Grace")]), File(name: "Budget"),
      ]),
    File(name: "Pictures", children: []),
  ]

  var body: some View {
    List(files, children: \.children) { Text($0.name) }
  }
}
