import ViewTree

/// A changing text above an unchanged form.
enum TypingAboveFormGrowth: GrowthStep {
  static let name = "type-form"
  static let title = "type a character into a text above a form of N rows"
  static let sizes = [100, 200, 400, 800]
  static let limit = 0.0
  static let rounds = 20

  static func prepare(size: Int) -> () throws -> Void { TypedText.prepare { StateForm(rows: size) } }
}
