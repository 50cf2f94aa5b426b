import Testing
import ViewTreeTesting

@MainActor struct LayoutMetricsTests {
  @Test func `SwiftUI's lengths are points on a screen of points, a text platform's are cells`() {
    func picture(_ metrics: LayoutMetrics) -> String {
      let options = ScreenOptions(unit: .points, metrics: metrics)
      return Screen(width: 12, options: options) {
        HStack {
          Text("a")
          Text("b")
        }
        .padding()
      }
      .text
    }
    expectText(picture(.swiftUI), equals: "\n  a b\n")
    expectText(picture(.text), equals: "\n a b\n")
  }
}
