import Testing
import ViewTreeTesting

@MainActor struct GridItemTests {
  @Test func `an item is flexible, with the screen's distance and its cells in the middle`() {
    let item = GridItem()
    guard case .flexible(1, .infinity) = item.size else {
      Issue.record("\(item.size)")
      return
    }
    #expect(item.spacing == nil && item.alignment == nil)
  }

  private func widths(_ items: [GridItem], _ width: Int) -> [CGFloat] {
    let screen = Screen(width: width) {
      LazyVGrid(columns: items, alignment: .leading) {
        ForEach(0..<items.count, id: \.self) { Color.red.frame(height: 1).accessibilityIdentifier("\($0)") }
      }
    }
    return items.indices.compactMap { screen.frame(id: "\($0)")?.width }
  }

  @Test func `each flexible column takes its share of what is left, within its limits`() {
    #expect(widths([GridItem(), GridItem()], 21) == [10, 10])
    #expect(widths([GridItem(.fixed(4)), GridItem(), GridItem()], 26) == [4, 10, 10])
    #expect(widths([GridItem(.flexible(maximum: 5)), GridItem()], 21) == [5, 15])
    #expect(widths([GridItem(.flexible(minimum: 14)), GridItem()], 21) == [14, 6])
    #expect(widths([GridItem(spacing: 5), GridItem(spacing: 9)], 25) == [10, 10])
  }
}
