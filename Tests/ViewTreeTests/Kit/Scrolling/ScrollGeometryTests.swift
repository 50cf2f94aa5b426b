import Testing
import ViewTreeTesting

@MainActor struct ScrollGeometryTests {
  @Test func `a scroll view tells what it shows`() {
    struct Follower: View {
      @State private var geometry: ScrollGeometry?
      var body: some View {
        ScrollView { VStack(alignment: .leading, spacing: 0) { ForEach(0..<6, id: \.self) { Text("Row \($0)") } } }
          .frame(width: 10, height: 3)
          .contentMargins(.top, 1)
          .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { geometry = $1 }
        if let geometry {
          Text(
            "\(Int(geometry.contentOffset.y)) \(Int(geometry.contentSize.height)) \(Int(geometry.containerSize.height))"
          )
          Text("\(Int(geometry.contentInsets.top)) \(Int(geometry.visibleRect.maxY))")
        }
      }
    }
    let screen = Screen(width: 12) { Follower() }
    #expect(screen.text.hasSuffix("-1 6 3\n    1 2") || screen.text.contains("-1 6 3"))
    screen.press(.tab)
    screen.press(.end)
    #expect(screen.text.contains("3 6 3") && screen.text.contains("1 6"))
  }
}
