import TextBackend
import ViewTree

extension GalleryScreen {
  static var gridLooks: GalleryScreen {
    GalleryScreen(
      "looks-tables", "tables and grids", GridLooks.init,
      steps: [.tap(.button, "Price"), Step("again: the other way round") { try $0.find(.button, "Price").tap() }])
  }
}

/// Sortable columns, equal columns, and columns as wide as their content.
struct GridLooks: View {
  @State private var fruits = Fruit.all
  @State private var chosen: Set<String> = ["Banana"]
  @State private var order = [KeyPathComparator(\Fruit.id)]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      LookGroup("Table") {
        Table(fruits, selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.id)
          TableColumn("Price", value: \.price) { Text("\($0.price)") }
        }
        .onChange(of: order) { fruits.sort(using: order) }
      }
      LookGroup("Three equal columns") {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), alignment: .leading), count: 3)) { cells }
      }
      LookGroup("Two rows") { LazyHGrid(rows: [GridItem(), GridItem()], alignment: .top) { cells } }
      LookGroup("Cells of a grid") {
        Grid(alignment: .leading) {
          GridRow {
            Text("Apple")
            Text("3")
          }
          Divider()
          GridRow { Text("all of them").gridCellColumns(2) }
        }
      }
    }
  }

  private var cells: some View { ForEach(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], id: \.self) { Text($0) } }
}
