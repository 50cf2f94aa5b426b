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
}
