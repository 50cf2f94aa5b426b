import TextBackend
import ViewTree

/// Rows that leave by a transition: they are drawn while they leave, return, leave again, and are gone.
enum DeparturesGrowth: GrowthStep {
  static let name = "departures"
  static let title = "N rows that leave with an animation, return on their way, leave again, and are gone"
  static let sizes = [125, 250, 500, 1_000]

  static func prepare(size: Int) -> () throws -> Void {
    let model = NumberListModel(rows: size)
    let screen = Screen(Rows(model: model), width: 40, height: 24)
    let items = model.items
    func animate(_ items: [NumberListModel.Item], for time: Duration) throws {
      withAnimation(.linear(duration: 1)) { model.items = items }
      _ = screen.renderChanges()
      screen.advance(by: time)
      try GrowthFailure.unless(!screen.renderChanges().isEmpty, "nothing moved")
    }
    return {
      try animate([], for: .milliseconds(500))
      try animate(items, for: .milliseconds(250))
      try animate([], for: .milliseconds(500))
      screen.advance(by: .seconds(1))
      _ = screen.renderChanges()
      model.items = items
      try GrowthFailure.unless(screen.text.contains("Row 3"), "no row came back")
    }
  }

  private struct Rows: View {
    let model: NumberListModel

    var body: some View {
      VStack(alignment: .leading) {
        Text("top")
        ForEach(model.items) { Text("Row \($0.id)").transition(.offset(x: 8)) }
      }
      .frame(height: 24, alignment: .top)
    }
  }
}
