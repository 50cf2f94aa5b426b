import ViewTree

/// A list whose elements are all replaced.
enum ListIdsGrowth: GrowthStep {
  static let name = "list-ids"
  static let title = "new ids for all N rows of a list without a window"
  static let sizes = [125, 250, 500, 1_000]

  static func prepare(size: Int) -> () throws -> Void {
    NumberList.prepare(rows: size) { model in
      model.items = model.items.map { NumberListModel.Item(id: $0.id + size) }
    }
  }
}
