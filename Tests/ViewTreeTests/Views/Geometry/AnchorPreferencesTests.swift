import Testing
import ViewTreeTesting

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct PointsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

/// Tabs with a line below the chosen one.
private struct Tabs: View {
  @State private var chosen = 0
  @State private var isWide = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 1) {
        ForEach(0..<3, id: \.self) { index in
          Text(["One", isWide ? "Twentytwo" : "Two", "Three"][index])
            .onTapGesture { chosen = index }
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
        }
      }
      .padding(.bottom, 1)
      .overlayPreferenceValue(BoundsKey.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds[chosen] {
            let frame = proxy[anchor]
            Text(String(repeating: "=", count: Int(frame.width))).offset(x: frame.minX, y: frame.maxY)
          }
        }
      }
      Button("Widen") { isWide.toggle() }
    }
  }
}

@MainActor struct AnchorPreferencesTests {
  @Test func `an overlay stands where an anchor is, and follows it`() throws {
    let screen = Screen(width: 24) { Tabs() }
    expectText(screen.text, equals: "One Two Three\n===\n[ Widen ]")
    screen.click(column: 9, row: 0)
    expectText(screen.text, equals: "One Two Three\n        =====\n[ Widen ]")
    try screen.find(.button, "Widen").tap()
    expectText(screen.text, equals: "One Twentytwo Three\n              =====\n[ Widen ]")
    expectEqual(screen.issues, [])
  }

  @Test func `points and rectangles are anchors too, and a background is made of them`() {
    let screen = Screen(width: 10) {
      Text("middle").padding(1)
        .anchorPreference(key: PointsKey.self, value: .bottomTrailing) { [$0] }
        .transformAnchorPreference(key: PointsKey.self, value: .point(CGPoint(x: 1, y: 0))) { $0.append($1) }
        .backgroundPreferenceValue(PointsKey.self, alignment: .topLeading) { anchors in
          GeometryReader { proxy in
            ForEach(anchors, id: \.self) { anchor in
              Text("\(Int(proxy[anchor].x))").offset(x: max(proxy[anchor].x - 1, 0), y: max(proxy[anchor].y - 1, 0))
            }
          }
        }
    }
    expectText(screen.text, equals: "1\n middle\n       8")
  }

  @Test func `an anchor is read in the coordinates of the reader, wherever that stands`() {
    let screen = Screen(width: 24) {
      VStack(alignment: .leading, spacing: 0) {
        Text("above")
        Tabs().padding(.leading, 2)
      }
    }
    screen.click(column: 11, row: 1)
    expectText(screen.text, equals: "above\n  One Two Three\n          =====\n  [ Widen ]")
  }
}
