import Testing
import ViewTreeTesting

@MainActor struct ScrollModifiersTests {
  /// The frame of a view that fills a window with these margins.
  private func frame(
    _ edges: Edge.Set, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> CGRect? {
    Screen(width: 20, height: 12) {
      ScrollView([.horizontal, .vertical], showsIndicators: false) {
        Text("a").containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("a")
      }
      .contentMargins(edges, insets, for: placement)
    }
    .frame(id: "a")
  }

  @Test func `each edge has its own margin, and other edges have none`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(frame(.top, insets), CGRect(x: 0, y: 1, width: 20, height: 11))
    expectEqual(frame(.leading, insets), CGRect(x: 2, y: 0, width: 18, height: 12))
    expectEqual(frame(.bottom, insets), CGRect(x: 0, y: 0, width: 20, height: 9))
    expectEqual(frame(.trailing, insets), CGRect(x: 0, y: 0, width: 16, height: 12))
    expectEqual(frame(.all, insets), CGRect(x: 2, y: 1, width: 14, height: 8))
    expectEqual(frame(.all, insets, for: .scrollIndicators), CGRect(x: 0, y: 0, width: 20, height: 12))
  }

  @Test func `a margin without a length is none`() {
    let scroll = ScrollView { Text("a") }
    expectText(Screen(width: 9, height: 3) { scroll.contentMargins(.leading, nil) }.text, equals: "a\n\n")
    expectText(Screen(width: 9, height: 3) { scroll.contentMargins(.leading, 2) }.text, equals: "  a\n\n")
  }

  @Test func `a view that is a target is one itself, not the views in it`() {
    var seen: [Int] = []
    let screen = Screen(width: 4, height: 4) {
      ScrollView { HStack { Text("c").id(3) }.scrollTarget().id(4) }
        .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
    }
    expectText(screen.text, contains: "c")
    expectEqual(seen, [4])
  }
}
