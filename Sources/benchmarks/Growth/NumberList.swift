import TextBackend
import ViewTree

/// A list without a window: every row is on the screen.
struct NumberList: View {
  let model: NumberListModel

  var body: some View { List(model.items) { item in Text("Row \(item.id): \(item.value)") } }

  /// Mounts the list.
  ///
  /// The returned closure makes a change and encodes the changed cells.
  @MainActor static func prepare(rows: Int, change: @escaping (NumberListModel) -> Void) -> () throws -> Void {
    let model = NumberListModel(rows: rows)
    let screen = Screen(NumberList(model: model))
    _ = screen.renderChanges()
    return {
      change(model)
      try GrowthFailure.unless(!screen.renderChanges().isEmpty, "the change changed nothing")
    }
  }
}

@Observable @MainActor final class NumberListModel {
  struct Item: Identifiable {
    var id: Int
    var value = 0
  }

  var items: [Item]

  init(rows: Int) { items = (0..<rows).map { Item(id: $0) } }
}
