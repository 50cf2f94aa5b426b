import Foundation
import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct ButtonShapesTests {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func `the border of a button is a shape`() {
    expectEqual(ButtonBorderShape.capsule.path(in: rect), Capsule().path(in: rect))
    expectEqual(ButtonBorderShape.circle.path(in: rect), Circle().path(in: rect))
    expectEqual(
      ButtonBorderShape.roundedRectangle(radius: 3).path(in: rect), RoundedRectangle(cornerRadius: 3).path(in: rect))
    let screen = Screen(width: 6) { Text("Save").clipShape(.buttonBorder) }
    expectText(screen.text, equals: "Save")
  }
}
