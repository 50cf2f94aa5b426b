import Testing
import ViewTreeTesting

struct AlignmentTests {
  private enum Rim: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  @Test func `alignments are called after their guides`() {
    let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing, HorizontalAlignment(Rim.self)]
    #expect(horizontal.map(\.description) == ["leading", "center", "trailing", "rim"])
    let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
    #expect(vertical.map(\.description) == ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"])
  }
}
