import TextBackend
import ViewTree
import ViewTreeCompatibility

extension GalleryScreen {
  static var columnLooks: GalleryScreen {
    GalleryScreen(
      "looks-columns", "columns beside each other, panes with bars between them, and an inspector", width: 66,
      ColumnLooks.init,
      steps: [
        Step("choose another one") {
          // The selection shows the second column where only one fits.
          try? $0.find(.button, "Fruit").tap()
          try $0.find(.staticText, "Cherry").tap()
        },
        .tap(.button, "Inspect"),
        Step("follow a link of the first column") { try $0.findFirst(.button, containing: "Apple").tap() },
      ])
  }
}

/// A split view: the selection on the left is shown on the right.
struct ColumnLooks: View {
  @State private var chosen: String? = "Banana"
  @State private var isInspected = false

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      LookGroup("Columns") {
        NavigationSplitView {
          List(Fruit.all, selection: $chosen) { Text($0.id) }.navigationTitle("Fruit")
        } detail: {
          Text("Price: \(Fruit.all.first { $0.id == chosen }?.price ?? 0)").navigationTitle(chosen ?? "Nothing")
        }
      }
      LookGroup("Three columns, with links") {
        NavigationSplitView {
          List(Fruit.all.prefix(2)) { fruit in NavigationLink(fruit.id) { Text("More of \(fruit.id)") } }
        } content: {
          Text("Follow a link")
        } detail: {
          Text("Last")
        }
      }
      LookGroup("Panes beside each other, and below each other") {
        Room(columns: 40, rows: 2) {
          HSplitView {
            ForEach(["Left", "Middle", "Right"], id: \.self) { Text($0).frame(maxWidth: .infinity) }
          }
        }
        Room(columns: 40, rows: 4) {
          VSplitView {
            Text("Upper").frame(maxHeight: .infinity)
            Text("Lower").frame(maxHeight: .infinity)
          }
        }
      }
      LookGroup("A view of older code, with a link") {
        NavigationView { NavigationLink("Price") { Text("Price: 12") }.navigationTitle("Fruit") }
      }
      LookGroup("Inspector") {
        Button("Inspect") { isInspected.toggle() }
          .inspector(isPresented: $isInspected) { LabeledContent("Origin", value: "Ecuador") }
      }
    }
  }
}
