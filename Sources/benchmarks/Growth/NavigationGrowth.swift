import TextBackend
import ViewTree

/// A page over many others.
enum NavigationGrowth: GrowthStep {
  static let name = "navigation"
  static let title = "push a page on a path of N values, and go back"
  static let sizes = [100, 200, 400, 800]

  static func prepare(size: Int) -> () throws -> Void {
    let model = NumberListModel(rows: size)
    let screen = Screen(Pages(model: model), width: 40, height: 24)
    let path = model.items
    return {
      model.items = path + [NumberListModel.Item(id: size)]
      try GrowthFailure.unless(screen.text.contains("Page \(size)"), "no page was pushed")
      model.items = path
      try GrowthFailure.unless(screen.text.contains("Page \(size - 1)"), "the page stayed")
    }
  }

  private struct Pages: View {
    let model: NumberListModel

    var body: some View {
      NavigationStack(path: .constant(model.items.map(\.id))) {
        Text("root").navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }
  }
}
