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

  /// The widths of the first cells: one for each item, or as many as said.
  private func widths(
    _ items: [GridItem], _ width: Int, count: Int? = nil, options: ScreenOptions = ScreenOptions()
  ) -> [CGFloat] {
    let count = count ?? items.count
    let screen = Screen(width: width, options: options) {
      LazyVGrid(columns: items, alignment: .leading) {
        ForEach(0..<count, id: \.self) { Color.red.frame(height: 1).accessibilityIdentifier("\($0)") }
      }
      .frame(width: CGFloat(width))
    }
    let frames = (0..<count).compactMap { screen.frame(id: "\($0)") }
    return frames.filter { $0.minY == frames[0].minY }.map(\.width)
  }

  @Test func `fixed columns stay as they are, an adaptive one holds as many as fit (K11)`() {
    let items = [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]
    expectEqual(widths(items, 200, count: 5, options: ScreenOptions(metrics: .swiftUI)), [70, 57, 57])
  }

  private static let flexible = [
    GridItem(.fixed(100), spacing: 0), GridItem(.flexible(minimum: 100, maximum: 200), spacing: 0),
    GridItem(.flexible(minimum: 10, maximum: 50), spacing: 0),
  ]

  @Test func `flexible columns share what fixed ones leave, within their limits (K12)`() {
    expectEqual(widths(Self.flexible, 300), [100, 100, 50])
  }

  @Test func `minimum widths win if the width is too small (K13)`() {
    expectEqual(widths(Self.flexible, 200), [100, 100, 10])
  }

  @Test func `as many adaptive columns as fit with the distances between them (K14)`() {
    expectEqual(widths([GridItem(.adaptive(minimum: 4), spacing: 1)], 19, count: 9), [4, 4, 4, 4])
    expectEqual(widths([GridItem(.adaptive(minimum: 4), spacing: 1)], 18, count: 9).count, 3)
  }

  @Test func `each flexible column takes its share of the remaining width, within its limits`() {
    expectEqual(widths([GridItem(), GridItem()], 21), [10, 10])
    expectEqual(widths([GridItem(.fixed(4)), GridItem(), GridItem()], 26), [4, 10, 10])
    expectEqual(widths([GridItem(.flexible(maximum: 5)), GridItem()], 21), [5, 15])
    expectEqual(widths([GridItem(.flexible(minimum: 14)), GridItem()], 21), [14, 6])
    expectEqual(widths([GridItem(spacing: 5), GridItem(spacing: 9)], 25), [10, 10])
  }

  @Test func `adaptive columns take an equal share beside others, and leave the rest to those behind`() {
    expectEqual(
      widths([GridItem(.fixed(3)), GridItem(.adaptive(minimum: 4)), GridItem(.adaptive(minimum: 6))], 33, count: 9),
      [3, 4, 4, 4, 6.5, 6.5])
    expectEqual(widths([GridItem(.adaptive(minimum: 4)), GridItem()], 28, count: 9), [6.25, 6.25, 13.5])
    expectEqual(widths([GridItem(.adaptive(minimum: 4, maximum: 5)), GridItem()], 28, count: 9), [5, 5, 16])
  }

  @Test func `a column may be narrower than a cell if it is flexible, but not if it is adaptive`() {
    expectEqual(widths([GridItem(.fixed(10), spacing: 0), GridItem(.flexible(minimum: 0))], 5), [10, 0])
    expectEqual(widths([GridItem(.adaptive(minimum: 0), spacing: 0)], 5, count: 9), [1, 1, 1, 1, 1])
    expectEqual(widths([GridItem(.flexible(minimum: 0, maximum: .nan))], 5), [5])
    expectEqual(widths([GridItem(.adaptive(minimum: 4))], 3, count: 3), [4])
  }

  @Test func `columns of all kinds divide a width one after another`() {
    let items = [GridItem(.flexible(minimum: 2, maximum: 3)), GridItem(.adaptive(minimum: 4, maximum: 6))]
    expectEqual(widths(items + [GridItem(.fixed(2))], 30, count: 9), [3, 5, 5, 5, 5, 2])
  }
}
