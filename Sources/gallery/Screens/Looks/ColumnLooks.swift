import TextBackend
import ViewTree

extension GalleryScreen {
  static var columnLooks: GalleryScreen {
    GalleryScreen(
      "looks-columns", "columns beside each other, and an inspector", width: 66, ColumnLooks.init,
      steps: [
        Step("choose another one") { try $0.find(.staticText, "Cherry").tap() }, .tap(.button, "Inspect"),
      ])
  }
}

/// What is chosen on the left shows on the right.
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
      LookGroup("Inspector") {
        Button("Inspect") { isInspected.toggle() }
          .inspector(isPresented: $isInspected) { LabeledContent("Origin", value: "Ecuador") }
      }
    }
  }
}
