import Testing
import ViewTreeTesting

@testable import ViewTree

struct GeometryTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `an axis has another, and is in the sets that hold it`() {
    expectEqual(Axis.horizontal.other, .vertical)
    expectEqual(Axis.vertical.other, .horizontal)
    for axis in Axis.allCases {
      #expect(Axis.Set(axis).contains(axis))
      #expect(!Axis.Set(axis).contains(axis.other))
      #expect(Axis.Set([.horizontal, .vertical]).contains(axis))
    }
  }

  @Test func `edges and insets go by their axis`() {
    expectEqual(Edge.Set.horizontal, [.leading, .trailing])
    expectEqual(Edge.Set.vertical, [.top, .bottom])
    let insets = EdgeInsets([.top, .trailing], horizontal: 2, vertical: 3)
    expectEqual(insets, EdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 2))
    let other = EdgeInsets([.bottom, .leading], horizontal: 2, vertical: 3)
    expectEqual(other, EdgeInsets(top: 0, leading: 2, bottom: 3, trailing: 0))
    expectEqual(EdgeInsets(), EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    let all = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    expectEqual(all.horizontal, 10)
    expectEqual(all.vertical, 5)
  }

  @Test func `sizes and points are read and written by axis`() {
    var (size, point) = (CGSize(width: 1, height: 2), CGPoint(x: 3, y: 4))
    expectEqual([size[.horizontal], size[.vertical], point[.horizontal], point[.vertical]], [1, 2, 3, 4])
    size[.vertical] = 5
    point[.horizontal] = 6
    expectEqual(size, CGSize(width: 1, height: 5))
    expectEqual(point, CGPoint(x: 6, y: 4))
    size[.horizontal] = 7
    point[.vertical] = 8
    expectEqual(size, CGSize(width: 7, height: 5))
    expectEqual(point, CGPoint(x: 6, y: 8))
  }

  @Test func `points are added and subtracted, and move rectangles`() {
    let (a, b) = (CGPoint(x: 5, y: 7), CGPoint(x: 1, y: 2))
    expectEqual(a + b, CGPoint(x: 6, y: 9))
    expectEqual(a - b, CGPoint(x: 4, y: 5))
    expectEqual(rect(1, 2, 3, 4).moved(by: b), rect(2, 4, 3, 4))
  }

  @Test func `unit points lie where their names say`() {
    let rows: [[UnitPoint]] = [
      [.topLeading, .top, .topTrailing], [.leading, .center, .trailing], [.bottomLeading, .bottom, .bottomTrailing],
    ]
    for (row, points) in rows.enumerated() {
      expectEqual(points.map(\.x), [0, 0.5, 1])
      expectEqual(points.map(\.y), Array(repeating: CGFloat(row) / 2, count: 3))
    }
    #expect(UnitPoint() == .zero && UnitPoint.zero == .topLeading)
  }

  @Test func `a unit point has a place in each rectangle`() {
    let area = rect(10, 20, 4, 8)
    expectEqual(UnitPoint.zero.place(in: area), CGPoint(x: 10, y: 20))
    expectEqual(UnitPoint(x: 0.25, y: 0.75).place(in: area), CGPoint(x: 11, y: 26))
    expectEqual(UnitPoint(x: -1, y: 2).place(in: area), CGPoint(x: 6, y: 36))
  }

  @Test func `the union of sizes covers both`() {
    let (wide, high) = (CGSize(width: 5, height: 2), CGSize(width: 3, height: 4))
    expectEqual(wide.union(high), CGSize(width: 5, height: 4))
    expectEqual(high.union(wide), CGSize(width: 5, height: 4))
  }

  @Test func `a rectangle is clipped on each side`() {
    let area = rect(10, 20, 4, 8)
    expectEqual(rect(8, 22, 4, 3).clipped(to: area), rect(10, 22, 2, 3))
    expectEqual(rect(13, 22, 4, 3).clipped(to: area), rect(13, 22, 1, 3))
    expectEqual(rect(11, 17, 1, 5).clipped(to: area), rect(11, 20, 1, 2))
    expectEqual(rect(11, 26, 1, 5).clipped(to: area), rect(11, 26, 1, 2))
    expectEqual(rect(0, 0, 100, 100).clipped(to: area), area)
    // At an edge nothing but the edge is left, beyond it nothing.
    expectEqual(rect(14, 20, 3, 3).clipped(to: area), rect(14, 20, 0, 3))
    expectEqual(rect(10, 28, 3, 3).clipped(to: area), rect(10, 28, 3, 0))
    for outside in [rect(5, 20, 4, 3), rect(15, 20, 4, 3), rect(10, 10, 1, 9), rect(10, 29, 1, 9)] {
      #expect(outside.clipped(to: area).isNull)
    }
  }

  @Test func `a proposal is filled, reduced and read by axis`() {
    var proposal = ProposedViewSize(width: 7, height: nil)
    expectEqual(proposal.replacingUnspecifiedDimensions(), CGSize(width: 7, height: 10))
    expectEqual(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(), CGSize(width: 10, height: 10))
    let size = CGSize(width: 3, height: 4)
    expectEqual(proposal.replacingUnspecifiedDimensions(by: size), CGSize(width: 7, height: 4))
    expectEqual(
      ProposedViewSize(width: nil, height: 9).replacingUnspecifiedDimensions(by: size), CGSize(width: 3, height: 9))
    expectEqual([proposal[.horizontal], proposal[.vertical]], [7, nil])
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(proposal.inset(by: insets), ProposedViewSize(width: 1, height: nil))
    expectEqual(ProposedViewSize(width: 5, height: 9).inset(by: insets), ProposedViewSize(width: 0, height: 5))
    expectEqual(ProposedViewSize(width: .nan, height: 3).inset(by: insets), .zero)
    expectEqual(ProposedViewSize.infinity.inset(by: insets), .infinity)
    proposal[.vertical] = 8
    expectEqual(proposal, ProposedViewSize(width: 7, height: 8))
    expectEqual(proposal.unspecified(along: .horizontal), ProposedViewSize(width: nil, height: 8))
    expectEqual(proposal.unspecified(along: .vertical), ProposedViewSize(width: 7, height: nil))
    proposal[.horizontal] = nil
    expectEqual(proposal, ProposedViewSize(width: nil, height: 8))
    expectEqual(ProposedViewSize(CGSize(width: 1, height: 2)), ProposedViewSize(width: 1, height: 2))
  }

  @Test func `a number too large for whole numbers is the nearest`() {
    expectEqual(
      [1e300, -1e300, 0, 2.9, -2.9, .nan, .infinity].map { CGFloat($0).bounded }, [1e9, -1e9, 0, 2.9, -2.9, 0, 1e9])
  }

  /// On all four sides: inside, at the edge, beyond it.
  @Test func `a rectangle reaches into another up to its edge`() {
    let area = rect(10, 20, 4, 2)
    for (distance, reaches) in [(-1, true), (0, true), (1, false)] as [(CGFloat, Bool)] {
      let around = [
        rect(7 - distance, 20, 3, 1), rect(14 + distance, 20, 3, 1),
        rect(10, 17 - distance, 1, 3), rect(10, 22 + distance, 1, 3),
      ]
      expectEqual(around.map { $0.reaches(into: area) }, Array(repeating: reaches, count: 4))
    }
    #expect(!CGRect.null.reaches(into: area))
  }

  @Test func `joined rectangles lie in one around both`() {
    let (a, b) = (rect(1, 2, 3, 4), rect(-2, 5, 4, 9))
    expectEqual(a.joined(with: b), rect(-2, 2, 6, 12))
    expectEqual(b.joined(with: a), rect(-2, 2, 6, 12))
    expectEqual(a.joined(with: rect(2, 3, 1, 1)), a)
    expectEqual(a.joined(with: .null), a)
    expectEqual(CGRect.null.joined(with: a), a)
  }

  @Test func `coordinates beyond all screens are bounded`() {
    expectEqual(rect(1, 2, 3, 4).bounded, rect(1, 2, 3, 4))
    #expect(CGRect.null.bounded.isNull)
    expectEqual(rect(-1e300, -1e300, 1e301, 1e301).bounded, rect(-1e9, -1e9, 2e9, 2e9))
    expectEqual(rect(0, 0, .infinity, 1).bounded, rect(0, 0, 1e9, 1))
    expectEqual(rect(0, 0, 1, .infinity).bounded, rect(0, 0, 1, 1e9))
    expectEqual(rect(-2e9, 3, 4, 5).bounded, rect(-1e9, 3, 0, 5))
    expectEqual(rect(2e9, 3, 4, 5).bounded, rect(1e9, 3, 0, 5))
    expectEqual(rect(3, -2e9, 4, 5).bounded, rect(3, -1e9, 4, 0))
    expectEqual(rect(3, 2e9, 4, 5).bounded, rect(3, 1e9, 4, 0))
    // Within the limits not a bit changes, though 0.1 + 0.2 - 0.1 is not 0.2.
    expectEqual(rect(0.1, 0.1, 0.2, 0.2).bounded, rect(0.1, 0.1, 0.2, 0.2))
    expectEqual(CGPoint(x: CGFloat.nan, y: -.infinity).bounded, CGPoint(x: 0, y: -1e9))
  }

  @Test func `a vector has no length unless it has components`() {
    expectEqual([CGVector().dx, CGVector().dy, CGVector.zero.dx, CGVector.zero.dy], [0, 0, 0, 0])
  }

  @Test func `axes have names`() {
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
  }

  @Test func `a length that a view names or answers is bounded`() {
    let most: CGFloat = 1e9
    for (length, named, answered) in [
      (1e300, most, most), (-1e300, -most, 0), (.infinity, 0, .infinity), (-.infinity, 0, 0), (.nan, 0, 0),
      (2.5, 2.5, 2.5),
      (-2.5, -2.5, 0), (most, most, most), (1e-300, 1e-300, 1e-300),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      expectEqual(length.boundedOrZero, named)
      expectEqual(length.asLength, answered)
    }
  }

  @Test func `an edge has an axis and an opposite, and all edges are in the set of all`() {
    expectEqual(Edge.allCases, [.top, .leading, .bottom, .trailing])
    expectEqual(Edge.allCases.map(\.axis), [.vertical, .horizontal, .vertical, .horizontal])
    expectEqual(Edge.allCases.map(\.opposite), [.bottom, .trailing, .top, .leading])
    expectEqual(Edge.allCases.map { Edge.Set($0) }, [.top, .leading, .bottom, .trailing])
    expectEqual(Edge.Set.all, Edge.Set(Edge.allCases.map { Edge.Set($0) }))
    for edge in Edge.allCases { #expect(!Edge.Set.all.subtracting(Edge.Set(edge)).contains(Edge.Set(edge))) }
  }

  @Test func `insets are added edge by edge`() {
    let (a, b) = (
      EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8),
      EdgeInsets(top: 16, leading: 32, bottom: 64, trailing: 128)
    )
    expectEqual(a + b, EdgeInsets(top: 17, leading: 34, bottom: 68, trailing: 136))
  }
}
