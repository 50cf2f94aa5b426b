import ViewTree

/// A changing text above unchanged scroll views in a scroll view.
enum TypingAboveScrollViewsGrowth: GrowthStep {
  static let name = "type-scroll"
  static let title = "type a character into a text above a scroll view of scroll views, N rows in all"
  static let sizes = [100, 200, 400, 800]
  static let limit = 0.0
  static let rounds = 20

  static func prepare(size: Int) -> () throws -> Void {
    TypedText.prepare {
      ScrollView {
        ForEach(0..<size / 10, id: \.self) { group in
          ScrollView { ForEach(0..<10, id: \.self) { StateRow(number: group * 10 + $0) } }
        }
      }
    }
  }
}
