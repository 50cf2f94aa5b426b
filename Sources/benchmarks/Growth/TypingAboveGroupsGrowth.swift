import ViewTree

/// A changing text above unchanged disclosure groups in a disclosure group.
enum TypingAboveGroupsGrowth: GrowthStep {
  static let name = "type-groups"
  static let title = "type a character into a text above an open disclosure group of disclosure groups, N rows in all"
  static let sizes = [100, 200, 400, 800]
  static let limit = 0.0
  static let rounds = 20

  static func prepare(size: Int) -> () throws -> Void {
    TypedText.prepare {
      DisclosureGroup("All", isExpanded: .constant(true)) {
        ForEach(0..<size / 10, id: \.self) { group in
          DisclosureGroup("Group \(group)", isExpanded: .constant(true)) {
            ForEach(0..<10, id: \.self) { StateRow(number: group * 10 + $0) }
          }
        }
      }
    }
  }
}
