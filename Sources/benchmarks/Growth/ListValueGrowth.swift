import ViewTree

/// A list in which one element changes.
enum ListValueGrowth: GrowthStep {
  static let name = "list-value"
  static let title = "one changed value in a list of N rows without a window"
  static let sizes = [125, 250, 500, 1_000]

  static func prepare(size: Int) -> () throws -> Void {
    NumberList.prepare(rows: size) { model in model.items[size / 2].value += 1 }
  }
}
