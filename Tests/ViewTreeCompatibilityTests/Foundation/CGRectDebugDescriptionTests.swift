#if !canImport(Darwin)
  import Foundation
  import Testing
  import ViewTreeCompatibility
  import ViewTreeTesting

  @MainActor struct CGRectDebugDescriptionTests {
    @Test func `points, sizes and rectangles are written as on Apple's platforms`() {
      let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
      expectText("\(rect.origin) \(rect.size) \(rect)", equals: "(1.0, 2.5) (30.0, 40.0) (1.0, 2.5, 30.0, 40.0)")
      expectText(rect.origin.debugDescription, equals: "(1.0, 2.5)")
      let screen = Screen(width: 12, height: 1) { GeometryReader { Text("\($0.size)") } }
      expectText(screen.text, equals: "(12.0, 1.0)")
    }
  }
#endif
