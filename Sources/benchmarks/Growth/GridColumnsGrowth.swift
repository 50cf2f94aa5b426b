import TextBackend
import ViewTree

/// A grid with many columns.
enum GridColumnsGrowth: GrowthStep {
  static let name = "grid"
  static let title = "mount a grid of one row with N columns"
  static let sizes = [256, 512, 1_024, 2_048]

  static func prepare(size: Int) -> () throws -> Void {
    {
      let screen = Screen(width: 80) {
        Grid {
          GridRow { ForEach(0..<size, id: \.self) { Text("\($0)") } }
        }
      }
      _ = screen.text
    }
  }
}
