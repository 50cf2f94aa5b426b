import Testing
import ViewTreeTesting

@MainActor struct ScrollPositionTests {
  @Test func `a position is a point, one coordinate, an edge or a view`() {
    let point = ScrollPosition(point: CGPoint(x: 3, y: 7))
    #expect(point.point == CGPoint(x: 3, y: 7) && point.x == 3 && point.y == 7 && point.edge == nil)
    let both = ScrollPosition(x: 4, y: 8)
    #expect(both.point == CGPoint(x: 4, y: 8) && both.x == 4 && both.y == 8 && both.viewID == nil)
    let (column, row) = (ScrollPosition(x: 4), ScrollPosition(y: 8))
    #expect(column.x == 4 && column.y == nil && column.point == nil)
    #expect(row.x == nil && row.y == 8 && row.point == nil)
    expectEqual(ScrollPosition(idType: Int.self, x: 4, y: 8), both)
    expectEqual(ScrollPosition(idType: Int.self, x: 4), column)
    expectEqual(ScrollPosition(idType: Int.self, y: 8), row)
    let edge = ScrollPosition(edge: .bottom)
    #expect(edge.edge == .bottom && edge.x == nil && edge.y == nil && edge.viewID == nil)
    let view = ScrollPosition(id: "a")
    #expect(view.viewID(type: String.self) == "a" && view.viewID(type: Int.self) == nil && view.edge == nil)
  }

  @Test func `a position that is set is not the user's, and the last one set counts`() {
    var position = ScrollPosition(idType: Int.self)
    #expect(!position.isPositionedByUser && position.viewID == nil && position.edge == nil && position.point == nil)
    position.scrollTo(point: CGPoint(x: 3, y: 7))
    expectEqual(position, ScrollPosition(point: CGPoint(x: 3, y: 7)))
    position.scrollTo(x: 4, y: 8)
    expectEqual(position, ScrollPosition(x: 4, y: 8))
    position.scrollTo(x: 5)
    expectEqual(position, ScrollPosition(x: 5))
    position.scrollTo(y: 6)
    expectEqual(position, ScrollPosition(y: 6))
    position.scrollTo(edge: .leading)
    expectEqual(position, ScrollPosition(edge: .leading))
    position.scrollTo(id: 7, anchor: .top)
    #expect(position.viewID(type: Int.self) == 7 && position.edge == nil && !position.isPositionedByUser)
  }

  @Test func `a position that is set again after a scroll of the user is not the user's`() throws {
    struct Page: View {
      @State private var position = ScrollPosition(idType: Int.self)
      var body: some View {
        Text("\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)")
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("Row \($0)") } }
        }
        .frame(height: 3).scrollPosition($position)
        Button("Five") { position.scrollTo(id: 5, anchor: .top) }
      }
    }
    let screen = Screen(width: 12) { Page() }
    expectText(screen.text, startsWith: "-1 false\n")
    screen.press(.tab)
    screen.press(.down)
    expectText(screen.text, contains: "1 true\n")
    try screen.find(.button, "Five").tap()
    expectText(screen.text, contains: "5 false\n")
    expectText(screen.text, contains: "Row 5\n")
  }

  @Test func `the view at the anchor is the position, where the user scrolled to`() {
    struct Page: View {
      let anchor: UnitPoint?
      @State private var row: Int?
      var body: some View {
        Text("at \(row ?? -1)")
        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("Row \($0)\n") } }.scrollTargetLayout()
        }
        .frame(height: 6).scrollPosition(id: $row, anchor: anchor)
      }
    }
    func positions(_ anchor: UnitPoint?) -> [String] {
      let screen = Screen(width: 12) { Page(anchor: anchor) }
      screen.press(.tab)
      return (0..<4).map { _ in
        screen.press(.down)
        return screen.text.split(separator: "\n")[0].trimmingCharacters(in: .whitespaces)
      }
    }
    expectEqual(positions(nil), ["at 0", "at 1", "at 1", "at 2"])
    expectEqual(positions(.top), ["at 0", "at 1", "at 1", "at 2"])
    expectEqual(positions(.center), ["at 2", "at 2", "at 3", "at 3"])
    for anchor in [UnitPoint.bottom, .bottomTrailing, .bottomLeading] {
      expectEqual(positions(anchor), ["at 3", "at 3", "at 4", "at 4"])
    }
  }

  @Test func `the position from right to left begins at the right, and an anchor is of the picture`() throws {
    struct Page: View {
      let anchor: UnitPoint?
      @State private var id: Int?
      var body: some View {
        Button("at \(id ?? -1)") {}
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("\($0)").frame(width: 4) } }.scrollTargetLayout()
        }
        .frame(width: 8).scrollPosition(id: $id, anchor: anchor)
      }
    }
    for (anchor, id) in [(nil, 1), (UnitPoint.leading, 2), (.trailing, 1)] as [(UnitPoint?, Int)] {
      let screen = Screen(Page(anchor: anchor).environment(\.layoutDirection, .rightToLeft), width: 12)
      screen.press(.tab)
      screen.press(.tab)
      for _ in 0..<4 { screen.press(.left) }
      _ = try screen.find(.button, "at \(id)")
      expectText(screen.text, contains: "2   1")
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `views come to lie between the margins, and the first one there is the position`(direction: LayoutDirection) {
    struct Letters: View {
      @State private var id: Int?

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<9) { Text("\($0)\($0)\($0)").id($0) } }.scrollTargetLayout()
          }
          .scrollIndicators(.hidden).scrollTargetBehavior(.viewAligned).contentMargins(.leading, 4)
          .scrollPosition(id: $id)
          Text("at \(id ?? -1)")
        }
      }
    }
    let screen = Screen(width: 12, height: 2) { Letters().environment(\.layoutDirection, direction) }
    let forward = direction == .leftToRight ? Key.right : .left
    screen.press(.tab)
    for (id, picture) in [(1, " 00011122233"), (2, "011122233344"), (3, "122233344455"), (4, "233344455566")] {
      screen.press(forward)
      let row = screen.text.split(separator: "\n", omittingEmptySubsequences: false)[0]
      let text = row.padding(toLength: 12, withPad: " ", startingAt: 0)
      let shown = direction == .leftToRight ? text : String(text.reversed())
      expectEqual(String(shown.dropFirst(id == 1 ? 1 : 0)), String(picture.dropFirst(id == 1 ? 1 : 0)), "\(id)")
      expectText(screen.text, contains: "at \(id)")
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a position without an anchor is the start of its view`(direction: LayoutDirection) throws {
    struct Letters: View {
      @State private var id: Int?

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<9) { Text("\($0)\($0)\($0)").id($0) } } }
            .scrollIndicators(.hidden).scrollPosition(id: $id)
          Button("Go") { id = 4 }
        }
      }
    }
    let screen = Screen(width: 12, height: 2) { Letters().environment(\.layoutDirection, direction) }
    try screen.find(.button, "Go").tap()
    expectText(screen.text, startsWith: direction == .leftToRight ? "444555666777" : "777666555444")
  }

  @Test func `a view is brought to the start or to the end of a window that scrolls sideways`() throws {
    struct Letters: View {
      @State private var position = ScrollPosition()

      var body: some View {
        ScrollViewReader { reader in
          VStack(alignment: .leading, spacing: 0) {
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("\($0)\($0)\($0)").id($0) } }
            }
            .scrollPosition($position)
            Button("start") { position.scrollTo(id: 4, anchor: .leading) }.buttonStyle(.plain)
            Button("end") { position.scrollTo(id: 5, anchor: .trailing) }.buttonStyle(.plain)
            Button("reader start") { reader.scrollTo(3, anchor: .leading) }.buttonStyle(.plain)
            Button("reader end") { reader.scrollTo(7, anchor: .trailing) }.buttonStyle(.plain)
          }
        }
      }
    }
    let screen = Screen(width: 12) { Letters() }
    for (name, row) in [
      ("start", "444555666777"), ("end", "222333444555"), ("reader start", "333444555666"),
      ("reader end", "444555666777"),
    ] {
      try screen.find(.button, name).tap()
      expectText(screen.text, startsWith: row)
    }
  }

  @Test func `an identity that is set stays, also if its view cannot be the first one`() throws {
    struct Page: View {
      @State private var row: Int?

      var body: some View {
        Text("at \(row ?? -1)")
        ScrollView(showsIndicators: false) {
          VStack(alignment: .leading, spacing: 0) { ForEach(0..<9, id: \.self) { Text("Row \($0)") } }
            .scrollTargetLayout()
        }
        .frame(height: 3).scrollPosition(id: $row)
        Button("Last") { row = 8 }
      }
    }
    let screen = Screen(width: 12) { Page() }
    screen.press(.tab)
    screen.press(.down)
    expectText(screen.text, contains: "at 1\n")
    try screen.find(.button, "Last").tap()
    expectText(screen.text, contains: "at 8\n")
    expectText(screen.text, contains: "Row 8\n")
  }

  @Test func `the first visible view is found wherever it lies across the axis`() {
    struct Page: View {
      @State private var row: Int?

      var body: some View {
        Text("at \(row ?? -1)")
        ScrollView(showsIndicators: false) {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<9, id: \.self) { Text("Row \($0)").padding(.leading, $0.isMultiple(of: 2) ? 0 : 6) }
          }
          .scrollTargetLayout()
        }
        .frame(height: 3).scrollPosition(id: $row)
      }
    }
    let screen = Screen(width: 14) { Page() }
    screen.press(.tab)
    for row in 1...4 {
      screen.press(.down)
      expectText(screen.text, contains: "at \(row)\n")
    }
  }

  @Test func `an identity at which the user was is scrolled to again after another one`() throws {
    struct Page: View {
      @State private var row: Int?

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("at \(row ?? -1)")
          ScrollView(showsIndicators: false) {
            VStack(alignment: .leading, spacing: 0) { ForEach(0..<9, id: \.self) { Text("Row \($0)") } }
              .scrollTargetLayout()
          }
          .frame(height: 3).scrollPosition(id: $row)
          Button("Six") { row = 6 }
          Button("One") { row = 1 }
        }
      }
    }
    let screen = Screen(width: 12) { Page() }
    screen.press(.tab)
    screen.press(.down)
    expectText(screen.text, startsWith: "at 1\nRow 1\n")
    try screen.find(.button, "Six").tap()
    expectText(screen.text, startsWith: "at 6\nRow 6\n")
    try screen.find(.button, "One").tap()
    expectText(screen.text, startsWith: "at 1\nRow 1\n")
  }

  @Test func `a position at an edge of a window that scrolls sideways is its start or its end`() throws {
    struct Digits: View {
      @State private var position = ScrollPosition()

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView(.horizontal, showsIndicators: false) { Text("0123456789abcdef") }.scrollPosition($position)
          Button("t") { position.scrollTo(edge: .trailing) }
          Button("l") { position.scrollTo(edge: .leading) }
        }
      }
    }
    let screen = Screen(width: 8) { Digits() }
    try screen.find(.button, "t").tap()
    expectText(screen.text, startsWith: "89abcdef\n")
    try screen.find(.button, "l").tap()
    expectText(screen.text, startsWith: "01234567\n")
  }

  @Test func `the position from left to right is the view at the anchor along the axis`() {
    struct Page: View {
      let anchor: UnitPoint?
      @State private var id: Int?

      var body: some View {
        VStack(spacing: 0) {
          Text("at \(id ?? -1)")
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("\($0)").frame(width: 4) } }.scrollTargetLayout()
          }
          .frame(width: 8).scrollPosition(id: $id, anchor: anchor)
        }
      }
    }
    for (anchor, id) in [(nil, 1), (.leading, 1), (.trailing, 2), (.bottomLeading, 1), (.topTrailing, 2)]
      as [(UnitPoint?, Int)]
    {
      let screen = Screen(width: 12) { Page(anchor: anchor) }
      screen.press(.tab)
      for _ in 0..<4 { screen.press(.right) }
      expectText(screen.text, equals: "  at \(id)\n  1   2")
    }
  }

  @Test func `a row that did not exist comes to lie exactly where the position says`() throws {
    struct Page: View {
      @State private var position = ScrollPosition(idType: Int.self)

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView(showsIndicators: false) {
            LazyVStack(alignment: .leading, spacing: 0) {
              ForEach(0..<1_000, id: \.self) { Text($0 % 10 == 0 ? "Row \($0)\n.\n." : "Row \($0)") }
            }
          }
          .frame(height: 5).scrollPosition($position)
          Button("c") { position.scrollTo(id: 505, anchor: .center) }
          Button("n") { position.scrollTo(id: 309) }
        }
      }
    }
    let screen = Screen(width: 12) { Page() }
    try screen.find(.button, "c").tap()
    expectText(screen.text, startsWith: "Row 503\nRow 504\nRow 505\nRow 506\nRow 507\n")
    try screen.find(.button, "n").tap()
    expectText(screen.text, startsWith: "Row 309\nRow 310\n.\n.\nRow 311\n")
  }
}
