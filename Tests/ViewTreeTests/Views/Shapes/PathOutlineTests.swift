import Testing
import ViewTreeTesting

struct PathOutlineTests {
  @Test func `a part of a path begins and ends between its points`() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
    var elements: [Path.Element] = []
    path.trimmedPath(from: 0.25, to: 0.75).forEach { elements.append($0) }
    expectEqual(
      elements,
      [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 5)),
      ])
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty && Path().trimmedPath(from: 0, to: 1).isEmpty)
  }

  @Test func `pieces apart stay apart`() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addRect(CGRect(x: 5, y: 0, width: 1, height: 1))
    var moves = 0
    path.trimmedPath(from: 0, to: 1).forEach { if case .move = $0 { moves += 1 } }
    expectEqual(moves, 2)
    #expect(!path.contains(CGPoint(x: 3, y: 0.5)) && path.contains(CGPoint(x: 5.5, y: 0.5)))
  }

  @Test(
    arguments: [
      (0, 1, "0 0 m 3 4 l 3 10 l 20 0 m 20 9 l"), (0.125, 0.5, "1.5 2 m 3 4 l 3 9 l"),
      (0.3, 0.9, "3 5 m 3 10 l 20 0 m 20 7 l"), (-1, 0.1, "0 0 m 1.2 1.6 l"), (0.75, 7, "20 4 m 20 9 l"),
      (0.25, 0.55, "3 4 m 3 10 l"), (0.6, 0.4, ""), (0.55, 0.55, ""), (2, 3, ""), (-3, -2, ""),
    ] as [(CGFloat, CGFloat, String)]) func `fractions are those of the length of all pieces`(
      from: CGFloat, to: CGFloat, expected: String
    )
  {
    let path = Path("0 0 m 3 4 l 3 10 l 20 0 m 20 9 l")!
    let words = path.trimmedPath(from: from, to: to).description.split(separator: " ").map { word in
      Double(word).map { "\(($0 * 1e6).rounded() / 1e6)".replacing(/\.0$/, with: "") } ?? String(word)
    }
    expectText(words.joined(separator: " "), equals: expected)
  }

  @Test(arguments: [
    ("3 9 m 1 4 l 7 5 l 2 2 l", CGRect(x: 1, y: 2, width: 6, height: 7)),
    ("-3 -9 m -1 -4 l -7 -5 l", CGRect(x: -7, y: -9, width: 6, height: 5)),
    ("5 1 m 5 1 l", CGRect(x: 5, y: 1, width: 0, height: 0)),
    ("0 0 m 10 20 30 0 q", CGRect(x: 0, y: 0, width: 30, height: 10)),
    ("4 0 m 4 8 8 8 8 0 c", CGRect(x: 4, y: 0, width: 4, height: 6)),
    ("0 4 m 8 4 8 8 0 8 c", CGRect(x: 0, y: 4, width: 6, height: 4)),
    ("-20 9 m -10 9 l 0 0 m 10 20 30 0 q", CGRect(x: -20, y: 0, width: 50, height: 10)),
  ]) func `the bounds contain the curves, not their control points`(words: String, expected: CGRect) {
    let bounds = Path(words)!.boundingRect
    #expect(abs(bounds.minX - expected.minX) < 1e-9 && abs(bounds.minY - expected.minY) < 1e-9, "\(bounds)")
    #expect(abs(bounds.width - expected.width) < 1e-9 && abs(bounds.height - expected.height) < 1e-9, "\(bounds)")
  }

  @Test(
    arguments: [
      (0, [], []), (2, [2.25...4], [2.25...4]), (3, [2.5...4, 4...6, 6...7], [2.5...4, 6...7]),
      (4, [2.75...4, 4...7, 7...8], [2.75...4, 7...8]), (5, [3...4, 4...7, 7...10], [3...4, 7...10]),
      (6, [3.25...8.5], [3.25...8.5]), (8.5, [3.875...4.75], [3.875...4.75]), (9, [], []), (9.5, [], []),
    ] as [(CGFloat, [ClosedRange<CGFloat>], [ClosedRange<CGFloat>])])
  func `a line across a path is inside between its edges`(
    y: CGFloat, winding: [ClosedRange<CGFloat>], evenOdd: [ClosedRange<CGFloat>]
  ) {
    let path = Path("2 1 m 10 5 l 4 9 l 4 3 m 7 3 l 7 6 l 4 6 l h")!
    expectEqual(PathOutline(path).spans(y: y, evenOdd: false), winding)
    expectEqual(PathOutline(path).spans(y: y, evenOdd: true), evenOdd)
  }

  @Test(arguments: [(1, 24), (600, 24), (2_500, 50), (1e6, 1_000), (1e7, 1_024)] as [(CGFloat, Int)])
  func `a curve has more lines the further it reaches`(reach: CGFloat, steps: Int) {
    let start = CGPoint(x: 3, y: 7)
    for (x, y) in [(reach, 0), (0, reach), (-reach, 0), (0, -reach)] {
      let far = CGPoint(x: start.x + x, y: start.y + y)
      let curves: [(inout Path) -> Void] = [
        { $0.addQuadCurve(to: far, control: start) }, { $0.addQuadCurve(to: start, control: far) },
        { $0.addQuadCurve(to: CGPoint(x: start.x - x, y: start.y - y), control: far) },
        { $0.addCurve(to: far, control1: start, control2: start) },
        { $0.addCurve(to: start, control1: far, control2: start) },
        { $0.addCurve(to: start, control1: start, control2: far) },
      ]
      for add in curves {
        var path = Path()
        path.move(to: start)
        add(&path)
        expectEqual(PathOutline(path).pieces.map(\.count), [steps + 1])
      }
    }
  }

  @Test func `a line after a closed piece is a piece of its own from where that began`() {
    expectEqual(
      PathOutline(Path("1 2 m 5 2 l h 1 9 l")!).pieces,
      [
        [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 1, y: 2)], [CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 9)],
      ])
  }
}
