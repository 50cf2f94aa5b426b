import Testing

@testable import ViewTree
import ViewTreeTesting

struct AnchorTests {
  private let frame = CGRect(x: 10, y: 4, width: 20, height: 3)

  @Test func `the bounds of a view are its frame, a rectangle in it is moved with it`() {
    expectEqual(Anchor<CGRect>.Source.bounds.rect(in: frame), frame)
    let part = CGRect(x: 2, y: 1, width: 5, height: 1)
    expectEqual(Anchor<CGRect>.Source.rect(part).rect(in: frame), CGRect(x: 12, y: 5, width: 5, height: 1))
    #expect(Anchor<CGRect>.Source.rect(part) != .bounds && Anchor<CGRect>.Source.rect(part) == .rect(part))
  }
}
