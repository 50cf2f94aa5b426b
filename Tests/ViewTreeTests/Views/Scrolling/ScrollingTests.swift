import Testing
import ViewTreeTesting

/// Rows in a window of four lines.
private struct Rows: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) { ForEach(0..<12, id: \.self) { Text("Row \($0)") } }
  }
}

@MainActor struct ScrollingTests {
  private func rows(_ screen: Screen) -> [String] {
    screen.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .map { $0.hasSuffix("|") || $0.hasSuffix("#") ? String($0.dropLast()).trimmingCharacters(in: .whitespaces) : $0 }
  }

  @Test func `the identity at which a scroll view is follows the user, and leads it`() throws {
    struct Screen1: View {
      @State private var row: Int? = 5
      var body: some View {
        Text("at \(row ?? -1)")
        ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<20, id: \.self) { Text("Row \($0)") } } }
          .frame(height: 3)
          .scrollPosition(id: $row)
        Button("Ten") { row = 10 }
      }
    }
    let screen = Screen(width: 12) { Screen1() }
    expectEqual(rows(screen), ["at 5", "Row 5", "Row 6", "Row 7", "[ Ten ]"])
    try screen.find(.button, "Ten").tap()
    expectEqual(rows(screen), ["at 10", "Row 10", "Row 11", "Row 12", "[ Ten ]"])
    screen.press(.backTab)
    screen.press(.down)
    expectEqual(rows(screen).prefix(2), ["at 11", "Row 11"])
    expectEqual(screen.issues, [])
  }

  @Test func `a position scrolls to edges, points and views, and follows the user`() throws {
    struct Screen2: View {
      @State private var position = ScrollPosition(edge: .bottom)
      var body: some View {
        Text("\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser ? "user" : "code")")
        ScrollView { Rows() }.frame(height: 3).scrollPosition($position)
        Button("Top") { position.scrollTo(edge: .top) }
        Button("Seven") { position.scrollTo(id: 7, anchor: .top) }
        Button("Two") { position.scrollTo(y: 2) }
      }
    }
    let screen = Screen(width: 12) { Screen2() }
    expectEqual(rows(screen).prefix(4), ["-1 code", "Row 9", "Row 10", "Row 11"])
    for (name, first, said) in [("Top", "Row 0", "-1 code"), ("Seven", "Row 7", "7 code"), ("Two", "Row 2", "-1 code")]
    {
      try screen.find(.button, name).tap()
      expectEqual(rows(screen).prefix(2), [said, first])
    }
    for _ in 1...3 { screen.press(.backTab) }
    screen.press(.down)
    expectEqual(rows(screen).prefix(2), ["3 user", "Row 3"])
  }

  @Test func `a position in two directions is reached by a point, by offsets and by one of them`() throws {
    struct Plane: View {
      @State private var position = ScrollPosition()
      var body: some View {
        ScrollView([.horizontal, .vertical]) {
          VStack { ForEach(0..<9) { row in Text((0..<9).map { "\(row)\($0)" }.joined()) } }
        }
        .frame(width: 4, height: 1).scrollPosition($position)
        Button("Point") { position.scrollTo(point: CGPoint(x: 2, y: 4)) }
        Button("Offsets") { position.scrollTo(x: 6, y: 1) }
        Button("Row") { position.scrollTo(y: 3) }
        Button("Column") { position.scrollTo(x: 4) }
      }
    }
    let screen = Screen(width: 12) { Plane() }
    for (name, cells) in [("Point", "4142"), ("Offsets", "1314"), ("Row", "3334"), ("Column", "3233")] {
      try screen.find(.button, name).tap()
      expectText(rows(screen)[0], equals: cells)
    }
  }

  @Test func `scrolling comes to rest at pages and views`() {
    let pages = Screen(width: 10) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) { ForEach(0..<4, id: \.self) { Text("Page \($0)").containerRelativeFrame(.horizontal) } }
      }
      .scrollTargetBehavior(.paging)
    }
    pages.press(.tab)
    expectEqual(pages.text, "  Page 0")
    pages.press(.right)
    expectEqual(pages.text, "  Page 1")
    pages.press(.right)
    pages.press(.right)
    pages.press(.right)
    expectEqual(pages.text, "  Page 3")
    pages.press(.left)
    expectEqual(pages.text, "  Page 2")
    let cards = Screen(width: 11) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 1) {
          ForEach(0..<5, id: \.self) { Text("C\($0)").containerRelativeFrame(.horizontal, count: 3, spacing: 1) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    cards.press(.tab)
    expectText(cards.text, equals: " C0  C1  C2")
    cards.press(.right)
    #expect(cards.text.trimmingCharacters(in: .whitespaces).hasPrefix("C1"))
    #expect(pages.issues == [] && cards.issues == [])
  }

  @Test func `a custom behaviour determines the end of scrolling`() {
    struct Threes: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let old = context.originalTarget.rect.minY
        target.rect.origin.y = context.velocity.dy > 0 ? old + 3 : old - 3
      }
    }
    let screen = Screen(width: 8, height: 3) { ScrollView { Rows() }.scrollTargetBehavior(Threes()) }
    screen.press(.tab)
    screen.press(.down)
    expectEqual(rows(screen).first, "Row 3")
    screen.press(.up)
    expectEqual(rows(screen).first, "Row 0")
  }

  @Test func `a scroll view may be disabled, without a bar, and with margins`() {
    let disabled = Screen(width: 8, height: 3) { ScrollView { Rows() }.scrollDisabled(true) }
    disabled.press(.tab)
    disabled.press(.down)
    expectText(disabled.text, equals: "Row 0\nRow 1\nRow 2")
    let bare = Screen(width: 8, height: 3) {
      ScrollView { Rows().frame(width: 8, alignment: .leading) }.scrollIndicators(.hidden)
    }
    bare.press(.tab)
    bare.press(.down)
    expectText(bare.text, equals: "Row 1\nRow 2\nRow 3")
    let margins = Screen(width: 12, height: 4) {
      ScrollView { Rows() }.contentMargins(.horizontal, 2).contentMargins(.top, 1)
    }
    expectText(margins.text, equals: "\n  Row 0\n  Row 1\n  Row 2")
    for _ in 1...20 { margins.press(.down) }
    margins.press(.tab)
    margins.press(.end)
    #expect(rows(margins).first == "Row 8" && rows(margins).last == "Row 11")
  }

  @Test func `content begins and stays at an anchor`() throws {
    struct Messages: View {
      @State private var count = 2
      var body: some View {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) { ForEach(0..<count, id: \.self) { Text("Message \($0)") } }
        }
        .defaultScrollAnchor(.bottom)
        .frame(height: 3)
        Button("Send") { count += 1 }
      }
    }
    let screen = Screen(width: 12) { Messages() }
    expectText(
      screen.text,
      equals: "\n Message 0\n Message 1\n  [ Send ]".replacing("\n M", with: "\nM").replacing("\n  [", with: "\n ["))
    for _ in 1...5 { try screen.find(.button, "Send").tap() }
    expectEqual(rows(screen), ["Message 4", "Message 5", "Message 6", "[ Send ]"])
    let small = Screen(width: 6, height: 2) {
      ScrollView([.horizontal, .vertical]) { Text("a") }.defaultScrollAnchor(.bottomTrailing)
    }
    expectText(small.text, equals: "\n     a")
  }

  @Test func `the visible part is reported`() throws {
    struct Follower: View {
      @State private var offset = 0
      @State private var rows: [Int] = []
      @State private var phases = ""
      @State private var isFirstSeen = false
      var body: some View {
        Text("\(offset) \(rows.map { "\($0)" }.joined(separator: ",")) \(phases)\(isFirstSeen)")
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<9, id: \.self) { row in
              Text("Row \(row)").onScrollVisibilityChange { if row == 0 { isFirstSeen = $0 } }
            }
          }
          .scrollTargetLayout()
        }
        .frame(height: 3)
        .onScrollGeometryChange(for: Int.self) {
          Int($0.contentOffset.y)
        } action: {
          offset = $1
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { rows = $0 }
        .onScrollPhaseChange { _, new in phases += new.isScrolling ? "s" : "i" }
      }
    }
    let screen = Screen(width: 24) { Follower() }
    expectText(screen.text, contains: "0 0,1,2 true")
    screen.press(.tab)
    screen.press(.down)
    expectText(screen.text, contains: "1 1,2,3 sifalse")
    expectEqual(screen.issues, [])
  }

  @Test func `a view fades as it leaves the window`() {
    let screen = Screen(width: 8, height: 3) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<6, id: \.self) { row in
            Text("Row \(row)\nmore").scrollTransition { content, phase in
              content.offset(x: phase.isIdentity ? 0 : 2).opacity(phase.value < 0 ? 0 : 1)
            }
          }
        }
        .frame(width: 8, alignment: .leading)
      }
    }
    expectText(screen.text, equals: "Row 0\nmore\n Row 1")
    screen.press(.tab)
    screen.press(.down)
    // Half of it has left the window.
    #expect(screen.text.hasPrefix(" more ") && screen.issues == [])
  }

  @Test func `a threshold is the visible part at which a transition ends`() {
    typealias Threshold = ScrollTransitionConfiguration.Threshold
    /// Whether a view of which half is visible is shown as in the middle of the window.
    func isIdentity(_ threshold: Threshold) -> Bool {
      let screen = Screen(width: 8, height: 3) {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            Text("Row 0\nmore")
            Text("Row 1\nmore").scrollTransition(.animated.threshold(threshold)) { content, phase in
              content.offset(x: phase.isIdentity ? 0 : 2)
            }
          }
          .frame(width: 8, alignment: .leading)
        }
      }
      return screen.text.hasSuffix("\nRow 1")
    }
    for threshold in [.visible, .centered, .visible(0.6)] as [Threshold] { #expect(!isIdentity(threshold)) }
    for threshold in [.hidden, .visible(0.5), .hidden.interpolated(towards: .visible, amount: 0.4)] as [Threshold] {
      #expect(isIdentity(threshold))
    }
  }

  @Test func `the places of removed lazy rows are not read`() {
    struct Fading: View {
      @State private var row: Int? = 3

      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<50, id: \.self) { row in
              Text("Row \(row)")
                .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
                .scrollTransition(.animated, axis: .vertical) { content, phase in content.offset(x: phase.value) }
            }
          }
        }
        .scrollPosition(id: $row, anchor: .top)
      }
    }
    let screen = Screen(width: 12, height: 4) { Fading() }
    expectEqual(rows(screen).first, "Row 3")
    screen.press(.tab)
    screen.press(.end)
    expectEqual(rows(screen).last, "Row 49")
    screen.press(.home)
    #expect(rows(screen).first == "Row 0" && screen.issues == [])
  }

  @Test func `a frame is a part of the container`() {
    let screen = Screen(width: 21, height: 5) {
      VStack(spacing: 0) {
        Text("a").containerRelativeFrame(.horizontal) { length, _ in length / 3 }.border(.red)
        Text("b").containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) { length, axis in
          axis == .vertical ? 2 : length - 1
        }
        .accessibilityIdentifier("b")
      }
    }
    #expect(screen.text.contains("|  a  |") && screen.frame(id: "b")?.size == CGSize(width: 20, height: 2))
    expectEqual(screen.issues, [])
  }
}
