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
}
