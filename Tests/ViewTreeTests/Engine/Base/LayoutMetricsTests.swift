import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct LayoutMetricsTests {
  @Test func `SwiftUI's lengths are points on a screen of points, a text platform's are cells`() {
    func picture(_ metrics: LayoutMetrics) -> String {
      let options = ScreenOptions(unit: .points, metrics: metrics)
      return Screen(width: 12, options: options) {
        HStack {
          Text("a")
          Text("b")
        }
        .padding()
      }
      .text
    }
    expectText(picture(.swiftUI), equals: "\n  a b\n")
    expectText(picture(.text), equals: "\n a b\n")
  }

  private func points<V: View>(_ width: Int = 20, _ height: Int? = nil, @ViewBuilder _ view: () -> V) -> String {
    Screen(width: width, height: height, options: ScreenOptions(unit: .points), content: view).text
  }

  @Test(arguments: [1, 4, 8, 11] as [CGFloat]) func `a gap above zero is never zero cells, and equal gaps look equal`(
    gap: CGFloat
  ) {
    let row = points {
      HStack(spacing: gap) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
    }
    expectText(row, equals: "a b c")
    let column = points {
      VStack(spacing: gap) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
    }
    expectText(column, equals: "a\n\nb\n\nc")
    let lazy = points {
      LazyVStack(spacing: gap) { ForEach(["a", "b"], id: \.self) { Text($0) } }.fixedSize()
    }
    expectText(lazy, equals: "a\n\nb")
    let grid = points {
      Grid(horizontalSpacing: gap, verticalSpacing: gap) {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow {
          Text("c")
          Text("d")
        }
      }
    }
    // The rows of a table stand apart without a gap: less than half a row is none.
    expectText(grid, equals: gap < 8 ? "a b\nc d" : "a b\n\nc d")
    expectText(points { Text("a").padding(gap) }, equals: "\n a\n")
    let spacer = points {
      HStack(spacing: 0) {
        Text("a")
        Spacer(minLength: gap)
        Text("b")
      }.fixedSize()
    }
    expectText(spacer, equals: "a b")
  }

  @Test func `a zero gap is zero cells, and a negative gap overlaps by whole cells`() {
    expectText(
      points {
        HStack(spacing: 0) {
          Text("a"); Text("b")
        }
      }, equals: "ab")
    expectText(
      points {
        VStack(spacing: -8) {
          Text("a"); Text("b")
        }
      }, equals: "a\nb")
    expectText(
      points {
        HStack(spacing: -8) {
          Text("ab"); Text("cd")
        }
      }, equals: "acd")
  }

  @Test func `frames are whole cells, so that nothing sticks to them`() {
    let row = points {
      HStack(spacing: 4) {
        Color.red.frame(width: 22, height: 22)
        Text("Wi-Fi")
        Color.red.frame(minWidth: 12, maxWidth: 12, maxHeight: 10)
        Text("x")
      }
    }
    expectText(row, equals: "### Wi-Fi ## x")
    expectText(points { Text("abc").frame(minWidth: 44, alignment: .trailing) }, equals: "   abc")
  }

  @Test func `a frame that is meant in points is an issue on a screen of cells, once`() {
    func issues(_ options: ScreenOptions = .init(), _ width: CGFloat = 22, _ height: CGFloat = 22) -> [String] {
      Screen(width: 80, options: options) {
        Color.red.frame(width: width, height: height)
        Color.red.frame(width: width, height: height)
      }.issues
    }
    expectEqual(issues().count, 1)
    #expect(
      issues().first?.contains("a frame of 22 × 22 is 22 columns wide and 22 rows high") == true
        && issues().first?.contains("ScreenOptions(unit: .points)") == true)
    #expect(issues(ScreenOptions(unit: .points)).isEmpty && issues(ScreenOptions(metrics: .swiftUI)).isEmpty)
    #expect(issues(.init(), 15, 15).isEmpty && issues(.init(), 20, 10).isEmpty)
  }

  private static let cell = CGSize(width: 8, height: 16)

  @Test func `lengths in cells are multiplied by the cell, lengths in points are kept`() {
    let text = LayoutMetrics.text.scaled(by: Self.cell)
    expectEqual([text.spacing, text.padding], [CGSize(width: 8, height: 0), Self.cell])
    let points = LayoutMetrics.swiftUI.scaled(by: Self.cell)
    expectEqual([points.spacing, points.padding], [CGSize(width: 8, height: 8), CGSize(width: 16, height: 16)])
    expectEqual([text.spacerLength, points.spacerLength], [CGSize(width: 8, height: 0), CGSize(width: 8, height: 8)])
    for metrics in [text, points] {
      expectEqual([metrics.idealLength, metrics.divider], [Self.cell, Self.cell])
      expectEqual([metrics.indent, metrics.aspect], [16, 1])
    }
    let ideal = CGSize(width: 24, height: 100)
    let filled = LayoutMetrics(spacing: .zero, padding: .zero, idealLength: ideal).scaled(by: Self.cell)
    expectEqual(filled.idealLength, CGSize(width: 24, height: 96))
    let cells = LayoutMetrics.text.scaled(by: CGSize(width: 1, height: 1))
    expectEqual(cells, .text)
    expectEqual([cells.indent, cells.aspect], [2, 2])
  }

  @Test func `a length is a whole number of cells, and at least one unless it is zero`() {
    let metrics = LayoutMetrics.text.scaled(by: Self.cell)
    let lengths: [CGFloat] = [-17, -16, -9, -3, 0, 0.1, 1, 11, 12, 20, .infinity]
    expectEqual(
      lengths.map { metrics.whole($0, along: .horizontal) }, [-16, -16, -8, 0, 0, 8, 8, 8, 16, 24, .infinity])
    expectEqual(
      lengths.map { metrics.whole($0, along: .vertical) }, [-16, -16, 0, 0, 0, 16, 16, 16, 16, 16, .infinity])
    expectEqual(LayoutMetrics.text.whole(0.3, along: .horizontal), 0.3)
    let gaps: [CGFloat?] = [nil, -16, 0, 0.1, 7.9, 8, 20]
    expectEqual(gaps.map { metrics.rowGap($0) }, [nil, -16, 0, 0, 0, 16, 16])
    expectEqual(gaps.map { LayoutMetrics.text.rowGap($0) }, gaps)
  }

  @Test(
    arguments: [
      (16, 16, true), (1000, 1000, true), (22, 22, true), (15, 15, false), (1001, 1001, false), (22, 23, false),
      (22, nil, false), (nil, 22, false),
    ] as [(CGFloat?, CGFloat?, Bool)])
  func `a square of 16 to 1,000 cells is probably meant in points`(_ width: CGFloat?, _ height: CGFloat?, _ are: Bool) {
    expectEqual(LayoutMetrics.text.areProbablyPoints(width, height), are)
    #expect(!LayoutMetrics.swiftUI.areProbablyPoints(width, height))
    #expect(!LayoutMetrics.text.scaled(by: Self.cell).areProbablyPoints(width, height))
  }

  @Test func `equal metrics are kept once`() {
    let first = InternedMetrics.of(.text.scaled(by: Self.cell))
    #expect(first === InternedMetrics.of(.text.scaled(by: Self.cell)) && first !== InternedMetrics.of(.text))
    expectEqual([first.values, InternedMetrics.of(.swiftUI).values], [.text.scaled(by: Self.cell), .swiftUI])
  }
}
