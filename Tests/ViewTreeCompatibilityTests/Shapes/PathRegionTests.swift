import Testing
import ViewTreeCompatibility
import ViewTreeTesting

struct PathRegionTests {
  @Test func `the pieces of an outline are sorted from top to bottom, and in a row from left to right`() {
    let path = Path { path in
      for index in [3, 0, 4, 1, 5, 2] {
        path.addRect(CGRect(x: CGFloat(index % 2 * 2), y: CGFloat(100 + index / 2 * 2), width: 1, height: 1))
      }
    }
    expectEqual(
      path.normalized().description,
      """
      0 100 m 1 100 l 1 101 l 0 101 l h 2 100 m 3 100 l 3 101 l 2 101 l h \
      0 102 m 1 102 l 1 103 l 0 103 l h 2 102 m 3 102 l 3 103 l 2 103 l h \
      0 104 m 1 104 l 1 105 l 0 105 l h 2 104 m 3 104 l 3 105 l 2 105 l h
      """)
  }

  @Test func `an outline that is not closed is filled as if it were`() {
    let open = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 0), CGPoint(x: 8, y: 4)]) }
    expectEqual(open.normalized().description, "0 0 m 8 0 l 8 4 l h")
    let square = Path(CGRect(x: 4, y: 0, width: 4, height: 4))
    expectEqual(open.intersection(square).description, "4 0 m 8 0 l 8 4 l 4 2 l h")
  }

  @Test func `lines are cut at heights that equal the horizontal places of their ends`() {
    let slope = Path { path in
      path.addLines([CGPoint(x: 2, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 4, y: 8)])
      path.closeSubpath()
    }
    let bars = Path { path in
      for y in [1, 3, 5, 7] as [CGFloat] { path.addRect(CGRect(x: 20, y: y, width: 4, height: 1)) }
    }
    let union = slope.union(bars)
    #expect(union.description.contains("2 0 m 10 0 l 4 8 l h"), "\(union)")
  }
}
