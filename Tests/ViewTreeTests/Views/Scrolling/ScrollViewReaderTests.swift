import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct ScrollViewReaderTests {
  private struct Rows: View {
    var isLazy = true
    var target = 500
    var anchor: UnitPoint?

    var body: some View {
      ScrollViewReader { proxy in
        VStack(alignment: .leading, spacing: 0) {
          Button("Go") { proxy.scrollTo(target, anchor: anchor) }.buttonStyle(.plain)
          ScrollView {
            if isLazy {
              LazyVStack(alignment: .leading, spacing: 0) { rows }
            } else {
              VStack(alignment: .leading, spacing: 0) { rows }
            }
          }
        }
      }
    }

    private var rows: some View {
      // Every tenth row is of three lines, so that estimates are wrong.
      ForEach(0..<1_000, id: \.self) { row in
        Text(row % 10 == 0 ? "Row \(row)\n.\n." : "Row \(row)")
      }
    }
  }

  /// Columns of two digits in rows of ten, of which eight columns and three rows of the screen show.
  private struct Table: View {
    let probe: Probe
    let cells: [String]
    var anchor: UnitPoint?

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView([.horizontal, .vertical], showsIndicators: false) {
          VStack(alignment: .leading) {
            ForEach(0..<10) { row in
              HStack { ForEach(0..<10) { column in Text("\(row)\(column)").id("\(row)\(column)") } }
            }
          }
        }
        .offers("next", to: probe) { for cell in cells { proxy.scrollTo(cell, anchor: anchor) } }
      }
    }
  }

  @Test(arguments: [
    (["15"], "03 04 05\n13 14 15\n23 24 25"), (["41"], "20 21 22\n30 31 32\n40 41 42"),
    (["46"], "24 25 26\n34 35 36\n44 45 46"), (["11"], "00 01 02\n10 11 12\n20 21 22"),
    (["99", "98"], "77 78 79\n87 88 89\n97 98 99"), (["99", "83"], "73 74 75\n83 84 85\n93 94 95"),
    (["99", "08"], "07 08 09\n17 18 19\n27 28 29"),
  ])
  func `a view that is visible along an axis does not move along it`(cells: [String], picture: String) throws {
    let probe = Probe()
    let screen = Screen(Table(probe: probe, cells: cells), width: 8, height: 3)
    screen.perform("next", probe)
    expectText(screen.text, equals: picture)
  }

  @Test func `an anchor has two axes`() {
    func picture(_ anchor: UnitPoint) -> String {
      let probe = Probe()
      let screen = Screen(Table(probe: probe, cells: ["45"], anchor: anchor), width: 8, height: 3)
      screen.perform("next", probe)
      return screen.text
    }
    expectText(picture(.topTrailing), equals: "43 44 45\n53 54 55\n63 64 65")
    expectText(picture(.bottomLeading), equals: "25 26 27\n35 36 37\n45 46 47")
  }

  /// The rows that show, below the button.
  private func shown(_ view: Rows, height: Int = 6) throws -> [String] {
    let screen = Screen(view, width: 12, height: height)
    try screen.find(.button, "Go").tap()
    expectEqual(screen.faults, [])
    return screen.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map {
      $0.prefix { $0 != "|" && $0 != "#" }.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(arguments: [true, false]) func `a row comes to lie at the anchor`(isLazy: Bool) throws {
    try expectEqual(
      shown(Rows(isLazy: isLazy, target: 503, anchor: .top)),
      [
        "Row 503", "Row 504", "Row 505", "Row 506", "Row 507",
      ])
    try expectEqual(
      shown(Rows(isLazy: isLazy, target: 503, anchor: .bottom)), [".", ".", "Row 501", "Row 502", "Row 503"])
    try expectEqual(
      shown(Rows(isLazy: isLazy, target: 505, anchor: .center)),
      [
        "Row 503", "Row 504", "Row 505", "Row 506", "Row 507",
      ])
  }

  @Test(arguments: [true, false]) func `a scroll without an anchor moves as little as possible`(isLazy: Bool) throws {
    try expectEqual(shown(Rows(isLazy: isLazy, target: 509)), ["Row 505", "Row 506", "Row 507", "Row 508", "Row 509"])
    try expectEqual(shown(Rows(isLazy: isLazy, target: 1)), ["Row 0", ".", ".", "Row 1", "Row 2"])
  }

  @Test func `a scroll stops at the ends, and an unknown id moves nothing`() throws {
    try expectEqual(shown(Rows(target: 999, anchor: .top)).last, "Row 999")
    try expectEqual(shown(Rows(target: 0, anchor: .bottom)).first, "Row 0")
    try expectEqual(shown(Rows(target: -1)).first, "Row 0")
  }

  @Test func `a view with an id, and a row of a list`() throws {
    struct Letters: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack(alignment: .leading, spacing: 0) {
            Button("Go") { proxy.scrollTo("end") }.buttonStyle(.plain)
            ScrollView {
              VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<20) { Text("Line \($0)") }
                Text("The end").id("end")
              }
            }
          }
        }
      }
    }
    struct Listed: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack(alignment: .leading, spacing: 0) {
            Button("Go") { proxy.scrollTo("w7000", anchor: .top) }.buttonStyle(.plain)
            List((0..<10_000).map { "w\($0)" }, id: \.self) { Text($0) }
          }
        }
      }
    }
    let letters = Screen(Letters(), width: 12, height: 5)
    try letters.find(.button, "Go").tap()
    expectText(letters.text, contains: "The end")
    let listed = Screen(Listed(), width: 20, height: 8)
    try listed.find(.button, "Go").tap()
    expectText(listed.text, contains: "w7000")
    expectText(listed.text, lacks: "w6998")
  }

  @Test func `the reader's views have their state after a jump`() throws {
    let screen = Screen(Rows(target: 700, anchor: .top), width: 12, height: 6)
    try screen.find(.button, "Go").tap()
    let before = screen.text
    screen.resize(width: 12, height: 6)
    expectEqual(screen.text, before)
  }

  @Test func `a row that is not built is found by the identity that a modifier gives it`() throws {
    struct Rows: View {
      let container: Int
      let row: Int

      @MainActor @ViewBuilder private func view(_ index: Int) -> some View {
        switch row {
        case 0: Text("row \(index)").id("r\(index)")
        case 1: Text("row \(index)").id("r\(index)").bold().padding(.leading, 1)
        case 2: if index.isMultiple(of: 2) { Text("row \(index)").id("r\(index)") } else { Text("odd") }
        case 3: AnyView(Text("row \(index)").id("r\(index)"))
        case 4: Group { Text("row \(index)") }.id("r\(index)")
        default:
          Text("a")
          Text("row \(index)").id("r\(index)")
        }
      }

      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Go") { proxy.scrollTo("r40", anchor: .bottom) }
            Button("Nowhere") { proxy.scrollTo("r") }
            switch container {
            case 0: List { ForEach(0..<60) { view($0) } }
            case 1: ScrollView { LazyVStack { ForEach(0..<60) { view($0) } } }
            default: ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(0..<60) { view($0) } } }
            }
          }
        }
      }
    }
    for container in 0..<3 {
      for row in 0..<6 {
        let screen = Screen(width: 12, height: 6) { Rows(container: container, row: row) }
        let before = screen.text
        try screen.find(.button, "Nowhere").tap()
        expectText(screen.text, equals: before)
        try screen.find(.button, "Go").tap()
        let last = screen.text.split(separator: "\n").last?.prefix { $0 != "|" && $0 != "#" }
        expectEqual(last?.trimmingCharacters(in: .whitespaces), "row 40", "container \(container), row \(row)")
      }
    }
  }

  @Test func `a view comes to lie between the margins`() throws {
    struct Letters: View {
      let anchor: UnitPoint?

      var body: some View {
        ScrollViewReader { proxy in
          VStack(alignment: .leading, spacing: 0) {
            Button("Go") { proxy.scrollTo(5, anchor: anchor) }
            ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<9) { Text("\($0)\($0)") } } }
              .contentMargins(.leading, 4).contentMargins(.trailing, 2)
          }
        }
      }
    }
    let anchors: [(UnitPoint?, String)] = [
      (.leading, "334455667788"), (.center, "223344556677"), (.trailing, "112233445566"), (nil, "112233445566"),
    ]
    for (anchor, picture) in anchors {
      let screen = Screen(width: 12, height: 2) { Letters(anchor: anchor) }
      try screen.find(.button, "Go").tap()
      expectText(screen.text, endsWith: "\n" + picture)
    }
  }

  @Test func `rows are searched for an identity only if nothing that is built has it, and once`() throws {
    struct Chat: View {
      let target: String
      let rowsHaveIDs: Bool
      let note: () -> Void

      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Go") { proxy.scrollTo(target) }
            ScrollView {
              LazyVStack {
                ForEach(0..<60) { row in
                  let _ = note()
                  if rowsHaveIDs { Text("row \(row)").id("r\(row)") } else { Text("row \(row)").id(row) }
                }
              }
              Text("end").id("bottom")
            }
          }
        }
      }
    }
    for (target, most) in [("bottom", 12), ("nowhere", 60), ("r50", 51 + 12)] {
      var count = 0
      let screen = Screen(width: 12, height: 6) { Chat(target: target, rowsHaveIDs: true) { count += 1 } }
      count = 0
      try screen.find(.button, "Go").tap()
      #expect(count <= most, "\(target)")
      expectEqual(screen.text.contains("end"), target == "bottom", target)
      expectEqual(screen.text.contains("row 50"), target == "r50", target)
    }
  }

  @Test func `rows whose views have no such identity are not searched`() throws {
    struct Plain: View {
      let note: () -> Void

      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Go") { proxy.scrollTo("nowhere") }
            List {
              ForEach(0..<60) { row in
                let _ = note()
                Text("row \(row)").id(row).swipeActions { Button("Delete") {} }
              }
            }
          }
        }
      }
    }
    var count = 0
    let screen = Screen(width: 20, height: 6) { Plain { count += 1 } }
    count = 0
    try screen.find(.button, "Go").tap()
    expectEqual(count, 0)
  }

  @Test func `a section that is not built is found by its identity, and a row in it by its element`() throws {
    struct Sections: View {
      let target: AnyHashable

      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Go") { if let id = target as? String { proxy.scrollTo(id, anchor: .top) } }
            List {
              ForEach(0..<9) { section in
                Section("Section \(section)") {
                  ForEach(["\(section)-a", "\(section)-b"], id: \.self) { Text($0).swipeActions { Button("x") {} } }
                }
                .id("s\(section)")
              }
              ForEach(0..<9) { section in
                Section("Plain") { ForEach(["plain \(section)"], id: \.self) { Text($0) } }
              }
            }
            .listStyle(.plain)
          }
        }
      }
    }
    for (target, shown) in [("s7", "Section 7"), ("7-b", "7-b"), ("plain 8", "plain 8")] {
      let screen = Screen(width: 20, height: 6) { Sections(target: target) }
      expectText(screen.text, lacks: shown)
      try screen.find(.button, "Go").tap()
      expectText(screen.text, contains: shown)
    }
  }

  @Test(arguments: [4, 8, 10] as [CGFloat]) func `a view is seen however large the margins are`(margin: CGFloat) throws
  {
    struct Buttons: View {
      let margin: CGFloat

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { ForEach(0..<12) { row in Button("b\(row)") { proxy.scrollTo(9, anchor: .bottom) } } }
            .contentMargins(.vertical, margin)
        }
      }
    }
    let screen = Screen(width: 20, height: 8) { Buttons(margin: margin) }
    for row in 0..<4 {
      screen.press(.tab)
      expectText(screen.text, contains: "[>b\(row)<]")
    }
    screen.press(.space)
    expectText(screen.text, contains: "b9")
  }
}
