import Testing
import ViewTreeTesting

@MainActor struct ScrollGeometryTests {
  @Test func `an offset stays within the content, and the visible part follows it (C08)`() throws {
    struct Map: View {
      @State private var position = ScrollPosition()
      @State private var offset = CGPoint.zero
      @State private var visible = CGRect.zero

      var body: some View {
        ScrollView([.horizontal, .vertical], showsIndicators: false) { Color.red.frame(width: 100, height: 200) }
          .frame(width: 50, height: 100)
          .scrollPosition($position)
          .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) {
            (offset, visible) = ($1.contentOffset, $1.visibleRect)
          }
        Text("\(Int(offset.x)) \(Int(offset.y))").accessibilityIdentifier("offset")
        Text("\(Int(visible.minX)) \(Int(visible.minY)) \(Int(visible.width)) \(Int(visible.height))")
          .accessibilityIdentifier("visible")
        Button("On") { position.scrollTo(x: offset.x + 10, y: offset.y + 20) }
        Button("Far") { position.scrollTo(x: offset.x + 1000, y: offset.y + 1000) }
      }
    }
    let screen = Screen(width: 50) { VStack { Map() } }
    func expectOffset(_ offset: String, _ visible: String) throws {
      try expectEqual(screen.find(id: "offset").label, offset)
      try expectEqual(screen.find(id: "visible").label, visible)
    }
    try expectOffset("0 0", "0 0 50 100")
    try screen.find(.button, "On").tap()
    try expectOffset("10 20", "10 20 50 100")
    try screen.find(.button, "Far").tap()
    try expectOffset("50 100", "50 100 50 100")
  }

  @Test func `a scroll view reports its visible part`() {
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
    expectText(screen.text, equals: "\n   Row 0\n   Row 1\n  -1 6 3\n    1 2")
    screen.press(.tab)
    screen.press(.end)
    #expect(screen.text.contains("3 6 3") && screen.text.contains("1 6"))
  }
}
