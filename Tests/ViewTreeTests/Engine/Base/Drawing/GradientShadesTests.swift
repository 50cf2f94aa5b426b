import Testing
import ViewTreeTesting

@testable import ViewTree

/// The colours of the cells that a gradient covers.
struct GradientShadesTests {
  private static let stops = [0, 200].map { (part: UInt8) in
    GradientPaint.Stop(Color.Resolved(.rgb(red: part, green: part, blue: part)), location: Double(part) / 200)
  }
  private let across = GradientPaint(.linear(from: .leading, to: .trailing), stops: stops)
  private let down = GradientPaint(.linear(from: .top, to: .bottom), stops: stops)
  private let rect = CGRect(x: 0, y: 0, width: 32, height: 48)

  /// The pieces in an element of four columns and three rows at the third column and row: place, size and colour.
  private func pieces(_ gradient: GradientPaint, in rect: CGRect, clip: CGRect? = nil) -> [String] {
    let area = CGRect(x: 0, y: 0, width: 800, height: 160)
    var context = DrawContext(area: area, capacity: 4)
    context.enter(CGRect(x: 16, y: 32, width: 32, height: 48), clip: clip ?? area)
    let shades = context.shades(of: gradient, in: rect, bounds: self.rect, cell: CGSize(width: 8, height: 16))
    return shades.map { rect, color in
      "\([rect.minX, rect.minY, rect.width, rect.height].map { Int($0) }) \(color)"
    }
  }

  @Test func `each cell has the colour of its middle, and equal ones are one piece`() {
    expectEqual(
      pieces(across, in: CGRect(x: 0, y: 0, width: 32, height: 16)),
      [
        "[0, 0, 8, 16] #191919FF", "[8, 0, 8, 16] #4B4B4BFF", "[16, 0, 8, 16] #7D7D7DFF", "[24, 0, 8, 16] #AFAFAFFF",
      ])
    expectEqual(
      pieces(down, in: rect),
      ["[0, 0, 32, 16] #212121FF", "[0, 16, 32, 16] #646464FF", "[0, 32, 32, 16] #A7A7A7FF"])
  }

  @Test func `a part of a cell is drawn as the cell, and nothing beyond the visible area`() {
    expectEqual(
      pieces(across, in: CGRect(x: 9, y: 17, width: 8, height: 4)),
      ["[8, 16, 8, 16] #4B4B4BFF", "[16, 16, 8, 16] #7D7D7DFF"])
    let clip = CGRect(x: 24, y: 48, width: 8, height: 16)
    expectEqual(pieces(down, in: rect, clip: clip), ["[8, 16, 8, 16] #646464FF"])
    expectEqual(pieces(across, in: CGRect(x: 900, y: 0, width: 8, height: 4)), [])
  }
}
