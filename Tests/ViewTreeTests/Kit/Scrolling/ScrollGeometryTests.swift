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

  @Test func `geometries are equal if all their lengths are, and hashed by offset and content`() {
    let base = ScrollGeometry(
      contentOffset: CGPoint(x: 1, y: 2), contentSize: CGSize(width: 3, height: 4),
      contentInsets: EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8), containerSize: CGSize(width: 9, height: 10)
    )
    func changed(_ change: (inout ScrollGeometry) -> Void) -> ScrollGeometry {
      var copy = base
      change(&copy)
      return copy
    }
    #expect(base == changed { _ in })
    let hashed = [
      changed { $0.contentOffset.x = 0 }, changed { $0.contentOffset.y = 0 }, changed { $0.contentSize.width = 0 },
      changed { $0.contentSize.height = 0 },
    ]
    let others = [
      changed { $0.contentInsets.top = 0 }, changed { $0.containerSize.width = 0 },
      changed {
        $0.contentSize = .zero
        $0.contentInsets = EdgeInsets()
        $0.containerSize = .zero
      },
      changed {
        $0.contentOffset = .zero
        $0.containerSize = .zero
      },
    ]
    for other in hashed + others { #expect(base != other) }
    expectEqual(Set((hashed + [base]).map(\.hashValue)).count, 5)
    expectEqual(base.hashValue, others[0].hashValue)
    expectEqual(base.bounds, CGRect(x: 1, y: 2, width: 9, height: 10))
  }

  @Test func `margins are whole cells of their edges, and a scroll to one coordinate keeps the other`() throws {
    struct Page: View {
      let hasMargins: Bool
      @State private var position = ScrollPosition()
      @State private var words = ""

      var body: some View {
        Text(words).accessibilityIdentifier("words")
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 400, height: 400) }
          .contentMargins(.top, hasMargins ? 20 : 0).contentMargins(.leading, hasMargins ? 10 : 0)
          .contentMargins(.bottom, hasMargins ? 43 : 0).contentMargins(.trailing, hasMargins ? 22 : 0)
          .scrollPosition($position)
          .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) {
            let (insets, offset) = ($1.contentInsets, $1.contentOffset)
            words = [insets.top, insets.leading, insets.bottom, insets.trailing, offset.x, offset.y]
              .map { "\(Int($0))" }.joined(separator: " ")
          }
        Button("Both") { position.scrollTo(x: 40, y: 80) }
        Button("X") { position.scrollTo(x: 64) }
        Button("Y") { position.scrollTo(y: 16) }
      }
    }
    func screen(hasMargins: Bool) -> Screen {
      Screen(width: 40, height: 20, options: ScreenOptions(unit: .points)) { Page(hasMargins: hasMargins) }
    }
    try expectEqual(screen(hasMargins: true).find(id: "words").label, "16 8 48 24 -8 -16")
    let screen = screen(hasMargins: false)
    for (button, offset) in [("Both", "40 80"), ("X", "64 80"), ("Y", "64 16")] {
      try screen.find(.button, button).tap()
      try expectEqual(screen.find(id: "words").label, "0 0 0 0 \(offset)")
    }
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

  @Test func `the size of the content is without its margins`() throws {
    struct Page: View {
      @State private var words = ""

      var body: some View {
        Text(words).accessibilityIdentifier("words")
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 40, height: 30) }
          .contentMargins(.horizontal, 2).contentMargins(.vertical, 1)
          .onScrollGeometryChange(for: CGSize.self) {
            $0.contentSize
          } action: {
            words = "\(Int($1.width)) \(Int($1.height))"
          }
      }
    }
    try expectEqual(Screen(Page(), width: 20, height: 9).find(id: "words").label, "40 30")
  }
}
