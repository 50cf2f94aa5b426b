import Testing
import TextBackend
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

  @Test func `a rectangle without a width has no cells`() {
    expectEqual(pieces(across, in: CGRect(x: 4, y: 0, width: 0, height: 16)), [])
    expectEqual(pieces(across, in: CGRect(x: 0, y: 4, width: 8, height: 0)), [])
  }

  /// Returns the lines `xaé` and `cdef` in an element of six columns: frame, whether it is unclipped, and runs.
  ///
  /// All letters but `x` have the gradient. A run of a link ends with a star.
  private func lines(
    _ gradient: GradientPaint, _ draw: (inout DrawContext, TextLayout, any TextMeasuring) -> Void
  ) -> [String] {
    let area = CGRect(x: 0, y: 0, width: 800, height: 160)
    var context = DrawContext(area: area, capacity: 2)
    context.enter(CGRect(x: 16, y: 32, width: 48, height: 40), clip: area)
    let runs = [TextRun("x"), TextRun("aé\ncd", gradient: gradient), TextRun("ef", link: 1, gradient: gradient)]
    let metrics = TextMetrics(cellSize: CGSize(width: 8, height: 16))
    draw(&context, metrics.layout(TextBlock(runs), in: .unspecified), metrics)
    return context.items.map { item in
      guard case .line(let line) = item.content else { return "" }
      let (frame, clip) = (item.frame, item.clip)
      let words = line.runs.map { "\($0.text)\($0.style.foreground?.description ?? "")\($0.link > 0 ? "*" : "")" }
      return "\([frame.minX, frame.minY, frame.width, frame.height].map { Int($0) }) \(clip == area) "
        + words.joined(separator: " ")
    }
  }

  @Test func `the letters of a text have the colours of their places in the element`() {
    expectEqual(
      lines(across) { $0.text($1, by: $2) },
      [
        "[16, 32, 48, 16] true x a#323232FF é#535353FF",
        "[16, 48, 48, 16] true c#111111FF d#323232FF e#535353FF* f#757575FF*",
      ])
    expectEqual(
      lines(down) { $0.text($1, by: $2) },
      ["[16, 32, 48, 16] true x aé#282828FF", "[16, 48, 48, 16] true cd#787878FF ef#787878FF*"])
  }

  @Test func `the letters of a text at a point have the colours of their places in the text`() {
    let point = CGPoint(x: 3, y: 5)
    expectEqual(
      lines(across) { $0.draw($1, at: point, by: $2) },
      [
        "[19, 37, 32, 16] false x a#4B4B4BFF é#7D7D7DFF",
        "[19, 53, 32, 16] false c#191919FF d#4B4B4BFF e#7D7D7DFF* f#AFAFAFFF*",
      ])
    expectEqual(
      lines(down) { $0.draw($1, at: point, by: $2) },
      ["[19, 37, 32, 16] false x aé#323232FF", "[19, 53, 32, 16] false cd#969696FF ef#969696FF*"])
  }
}
