import Testing
import ViewTreeTesting

struct PathDescriptionTests {
  @Test func `steps are words, and words are steps`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2.5))
      path.addLine(to: CGPoint(x: -3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.addCurve(to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
      path.closeSubpath()
    }
    expectEqual(path.description, "1 2.5 m -3 4 l 7 8 5 6 q 3 4 5 6 1 2 c h")
    expectEqual(Path(path.description), path)
    expectEqual(Path(""), Path())
    expectEqual(Path("1 2 3 4 re"), Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
    expectEqual(Path("1e9 -999999999 m")?.description, "1000000000.0 -999999999 m")
  }

  @Test(arguments: ["1 m", "1 2 3 l", "1 2", "1 2 x", "m", "1 2 m 3 4 h"]) func `invalid words give no path`(
    words: String
  ) {
    #expect(Path(words) == nil)
  }
}
