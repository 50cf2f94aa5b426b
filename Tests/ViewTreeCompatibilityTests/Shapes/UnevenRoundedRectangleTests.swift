import Foundation
import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct UnevenRoundedRectangleTests {
  private let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

  @Test func `each corner has its radius, of at most half the shorter side`() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 99).path(in: rect)
    #expect(abs(path.boundingRect.width - 20) < 0.01 && abs(path.boundingRect.height - 10) < 0.01)
    func isIn(_ x: CGFloat, _ y: CGFloat) -> Bool { path.contains(CGPoint(x: x, y: y)) }
    #expect(!isIn(0.5, 0.5) && isIn(1.5, 1.5) && isIn(19.8, 0.2) && isIn(0.2, 9.8) && !isIn(19, 9) && isIn(18, 8))
    let square = UnevenRoundedRectangle(cornerRadii: .init(topLeading: -1)).path(in: rect)
    #expect(square.contains(CGPoint(x: 0.1, y: 0.1)))
  }

  @Test func `an uneven rectangle clips, fills and is inset like other shapes`() {
    let screen = Screen(width: 6, height: 3) {
      Color.red.clipShape(.rect(topLeadingRadius: 1, bottomTrailingRadius: 1))
    }
    expectText(screen.text, contains: "####")
    let inset = Screen(Rectangle().fill(.red).overlay { Capsule().fill(.blue).strokeBorder(lineWidth: 1) }, width: 4)
    expectEqual(inset.issues, [])
    #expect(
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 2)).inset(by: 1).path(in: rect).boundingRect.width < 19)
  }
}
