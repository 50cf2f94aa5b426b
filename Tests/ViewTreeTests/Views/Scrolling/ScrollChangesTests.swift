import Testing
import ViewTreeTesting

@MainActor struct ScrollChangesTests {
  @Test func `a finger that lies on the content or nothing at all does not scroll`() {
    expectEqual(
      [ScrollPhase.idle, .tracking, .interacting, .decelerating, .animating].map(\.isScrolling),
      [false, false, true, true, true])
  }

  /// The changes of the visibility of a view of four rows, of which two are below the window at first.
  private func seen(_ threshold: Double?, scrolls: Int = 0) -> [Bool] {
    var changes: [Bool] = []
    let rows = Text("1\n2\n3\n4")
    let screen = Screen(width: 4, height: 6) {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          Text("a\nb\nc\nd")
          if let threshold {
            rows.onScrollVisibilityChange(threshold: threshold) { changes.append($0) }
          } else {
            rows.onScrollVisibilityChange { changes.append($0) }
          }
          Text("e\nf\ng\nh\ni\nj\nk\nl\nm")
        }
      }
    }
    screen.press(.tab)
    for _ in 0..<scrolls { screen.press(.down) }
    return changes
  }

  @Test func `a view is visible from the part on that counts`() {
    expectEqual([seen(nil), seen(0.5), seen(0.51), seen(0), seen(1)], [[true], [true], [], [true], []])
    expectEqual(seen(0.75, scrolls: 1), [true])
    expectEqual(seen(1, scrolls: 4), [true])
    expectEqual(seen(0.5, scrolls: 6), [true])
    expectEqual(seen(0.5, scrolls: 7), [true, false])
    // Beyond the window it is not visible, however small a part is enough.
    expectEqual(seen(0, scrolls: 7), [true])
    expectEqual(seen(0, scrolls: 8), [true, false])
  }

  @Test func `across the axis a part of a view is visible too, and of a view without a size nothing`() {
    var changes: [String] = []
    let screen = Screen(width: 6, height: 1) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          Text("abcd").onScrollVisibilityChange(threshold: 0.75) { changes.append("a \($0)") }
          Color.clear.frame(width: 0, height: 1).onScrollVisibilityChange(threshold: 0) { changes.append("none \($0)") }
          Text("e").onScrollVisibilityChange(threshold: 1) { changes.append("e \($0)") }
          Text("fghi").onScrollVisibilityChange(threshold: 0.5) { changes.append("f \($0)") }
        }
      }
    }
    screen.press(.tab)
    expectEqual(changes.sorted(), ["a true", "e true"])
    changes = []
    screen.press(.right)
    expectEqual(changes, ["f true"])
    changes = []
    screen.press(.right)
    expectEqual(changes, ["a false"])
  }

  @Test func `the visible targets are those of which enough is visible`() {
    func targets(_ threshold: Double?, scrolls: Int) -> [Int] {
      var last: [Int] = []
      let screen = Screen(width: 6, height: 5) {
        let scroll = ScrollView(showsIndicators: false) {
          VStack(spacing: 0) { ForEach(0..<6, id: \.self) { Text("\($0)\n.") } }.scrollTargetLayout()
        }
        if let threshold {
          scroll.onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { last = $0 }
        } else {
          scroll.onScrollTargetVisibilityChange(idType: Int.self) { last = $0 }
        }
      }
      screen.press(.tab)
      for _ in 0..<scrolls { screen.press(.down) }
      return last
    }
    expectEqual(targets(nil, scrolls: 0), [0, 1, 2])
    expectEqual(targets(0.6, scrolls: 0), [0, 1])
    expectEqual(targets(0.6, scrolls: 1), [1, 2])
    expectEqual(targets(nil, scrolls: 1), [0, 1, 2])
    expectEqual(targets(0, scrolls: 2), [1, 2, 3])
  }

  @Test func `views outside of the target layout are no targets`() {
    var seen: [Int] = []
    let screen = Screen(width: 8, height: 4) {
      ScrollView {
        VStack(spacing: 0) {
          Text("title").id(99)
          VStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("\($0)") } }.scrollTargetLayout()
        }
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
    }
    expectText(screen.text, contains: "title")
    expectEqual(seen, [0, 1, 2])
  }

  @Test func `a change is reported once, with the value before it`() {
    var (lengths, columns, targets): ([[CGFloat]], [[CGFloat]], [[Int]]) = ([], [], [])
    let screen = Screen(width: 6, height: 5) {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) { ForEach(0..<6, id: \.self) { Text("\($0)\n.") } }.scrollTargetLayout()
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        lengths.append([$0, $1])
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: {
        columns.append([$0, $1])
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { targets.append($0) }
    }
    screen.press(.tab)
    for _ in 0..<3 { screen.press(.down) }
    expectEqual(lengths, [[0, 0], [0, 1], [1, 2], [2, 3]])
    expectEqual(columns, [[0, 0]])
    expectEqual(targets, [[0, 1, 2], [1, 2, 3]])
  }

  private struct Leaving: View {
    let note: (String) -> Void
    @State private var isShown = true

    var body: some View {
      VStack(spacing: 0) {
        ViewThatFits {
          Text("wide text").onScrollVisibilityChange { note("wide \($0)") }
          Text("ok")
        }
        Group { if isShown { Text("some") } }.onScrollVisibilityChange { note("some \($0)") }
        Button("Hide") { isShown = false }.buttonStyle(.plain)
      }
    }
  }

  @Test func `a view that is no longer shown is not visible`() throws {
    var notes: [String] = []
    let screen = Screen(width: 10, height: 4) { Leaving { notes.append($0) } }
    expectEqual(notes.sorted(), ["some true", "wide true"])
    notes = []
    screen.resize(width: 5, height: 4)
    expectEqual(notes, ["wide false"])
    notes = []
    try screen.find(.button, "Hide").tap()
    expectEqual(notes, ["some false"])
  }

  @Test func `a view beyond its window is not visible, although there is more of the screen beside it`() {
    var changes: [String] = []
    let screen = Screen(width: 12, height: 1) {
      HStack(spacing: 0) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) {
            Text("abcd").onScrollVisibilityChange { changes.append("a \($0)") }
            Text("efgh").onScrollVisibilityChange { changes.append("e \($0)") }
          }
        }
        Text("12345678").fixedSize()
      }
    }
    expectText(screen.text, equals: "abcd12345678")
    expectEqual(changes, ["a true"])
  }
}
