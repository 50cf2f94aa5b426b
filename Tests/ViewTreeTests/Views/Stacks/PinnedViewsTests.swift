import Testing
import ViewTreeTesting

@MainActor struct PinnedViewsTests {
  private func screen(_ pinned: PinnedScrollableViews, margin: Int = 0) -> Screen {
    let screen = Screen(width: 12, height: 4 + margin) {
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: pinned) {
          ForEach(0..<3, id: \.self) { group in
            Section {
              ForEach(0..<4, id: \.self) { Text("row \(group).\($0)") }
            } header: {
              Text("Head \(group)")
            } footer: {
              Text("Foot \(group)")
            }
          }
        }
      }
      .contentMargins(.vertical, CGFloat(margin))
    }
    screen.press(.tab)
    return screen
  }

  private func rows(_ screen: Screen) -> [String] {
    screen.text.split(separator: "\n").map { String($0.prefix(8)).trimmingCharacters(in: .whitespaces) }
  }

  @Test(arguments: [5, 40]) func `a header of a section of its own is pinned like one of a collection`(count: Int) {
    let screen = Screen(width: 12, height: 4) {
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
          Section("A") { ForEach(0..<count, id: \.self) { Text("a\($0)") } }
          Section("B") { ForEach(0..<count, id: \.self) { Text("b\($0)") } }
        }
      }
    }
    screen.press(.tab)
    screen.press(.end)
    expectEqual(rows(screen), ["B", "b\(count - 3)", "b\(count - 2)", "b\(count - 1)"])
    screen.press(.home)
    expectEqual(rows(screen), ["A", "a0", "a1", "a2"])
  }

  @Test func `a header stays while a part of its section is visible`() {
    let screen = screen(.sectionHeaders)
    expectEqual(rows(screen), ["Head 0", "row 0.0", "row 0.1", "row 0.2"])
    screen.press(.down)
    expectEqual(rows(screen), ["Head 0", "row 0.1", "row 0.2", "row 0.3"])
    screen.press(.down)
    screen.press(.down)
    expectEqual(rows(screen), ["Head 0", "row 0.3", "Foot 0", "Head 1"])
    screen.press(.down)
    screen.press(.down)
    expectEqual(rows(screen), ["Foot 0", "Head 1", "row 1.0", "row 1.1"])
    screen.press(.down)
    screen.press(.down)
    expectEqual(rows(screen), ["Head 1", "row 1.1", "row 1.2", "row 1.3"])
    screen.press(.home)
    expectEqual(rows(screen), ["Head 0", "row 0.0", "row 0.1", "row 0.2"])
  }

  @Test func `a footer stays at the end of the visible part`() {
    let screen = screen(.sectionFooters)
    expectEqual(rows(screen), ["Head 0", "row 0.0", "row 0.1", "Foot 0"])
    screen.press(.down)
    expectEqual(rows(screen), ["row 0.0", "row 0.1", "row 0.2", "Foot 0"])
  }

  @Test func `pinned parts stay between the margins, through which the rows pass`() {
    let headers = screen(.sectionHeaders, margin: 1)
    expectEqual(rows(headers), ["", "Head 0", "row 0.0", "row 0.1", "row 0.2"])
    headers.press(.down)
    headers.press(.down)
    expectEqual(rows(headers), ["row 0.0", "Head 0", "row 0.2", "row 0.3", "Foot 0"])
    let footers = screen(.sectionFooters, margin: 1)
    expectEqual(rows(footers), ["", "Head 0", "row 0.0", "Foot 0", "row 0.2"])
  }

  /// Three sections of four rows, with headers alone or footers alone.
  private static func sections(hasHeaders: Bool) -> some View {
    ForEach(0..<3, id: \.self) { group in
      Section {
        ForEach(0..<4, id: \.self) { Text("\(group).\($0)") }
      } header: {
        if hasHeaders { Text("Head \(group)") }
      } footer: {
        if !hasHeaders { Text("Foot \(group)") }
      }
    }
  }

  private struct Half: View {
    let hasHeaders: Bool

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: hasHeaders ? .sectionHeaders : .sectionFooters) {
          PinnedViewsTests.sections(hasHeaders: hasHeaders)
        }
      }
    }
  }

  @Test(
    arguments: [
      (
        true,
        [
          "Head 0 0.0 0.1 0.2", "Head 0 0.1 0.2 0.3", "Head 0 0.2 0.3 Head 1", "Head 0 0.3 Head 1 1.0",
          "Head 0 Head 1 1.0 1.1", "Head 1 1.0 1.1 1.2", "Head 1 1.1 1.2 1.3", "Head 1 1.2 1.3 Head 2",
        ]
      ),
      (
        false,
        [
          "0.0 0.1 0.2 Foot 0", "0.1 0.2 0.3 Foot 0", "0.2 0.3 Foot 0 Foot 1", "0.3 Foot 0 1.0 Foot 1",
          "Foot 0 1.0 1.1 Foot 1", "1.0 1.1 1.2 Foot 1", "1.1 1.2 1.3 Foot 1", "1.2 1.3 Foot 1 Foot 2",
        ]
      ),
    ] as [(Bool, [String])]) func `sections with one of both keep it in view`(hasHeaders: Bool, expected: [String])
  {
    let screen = Screen(width: 12, height: 4) { Half(hasHeaders: hasHeaders) }
    screen.press(.tab)
    for picture in expected {
      expectEqual(rows(screen).joined(separator: " "), picture)
      screen.press(.down)
    }
    expectEqual(screen.faults, [])
  }

  private final class Taps {
    var count = 0
  }

  @Test func `the header of many rows is drawn above them, and hit, as soon as it leaves its place`() {
    let taps = Taps()
    func screen(_ pinned: PinnedScrollableViews) -> Screen {
      Screen(width: 9, height: 14) {
        ScrollView {
          LazyVStack(alignment: .leading, pinnedViews: pinned) {
            Section {
              ForEach(0..<30, id: \.self) { Text("row \($0)") }
            } header: {
              Button("Head") { taps.count += 1 }.buttonStyle(.plain)
            }
            Section("Next") { ForEach(0..<9) { Text("next \($0)") } }
          }
        }
      }
    }
    let pinned = screen(.sectionHeaders)
    // At its place, a header has the order that it has without being pinned.
    expectText(pinned.render(.semantics), equals: screen([]).render(.semantics))
    pinned.press(.tab)
    for first in 1...3 {
      pinned.press(.down)
      expectEqual(rows(pinned), ["Head<"] + (first..<first + 13).map { "row \($0)" })
    }
    pinned.click(column: 1, row: 0)
    expectEqual(taps.count, 1)
    expectEqual(pinned.faults, [])
  }

  @Test func `the views of a header stay together`() {
    let screen = Screen(width: 12, height: 4) {
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
          ForEach(0..<2, id: \.self) { group in
            Section {
              ForEach(0..<4, id: \.self) { Text("\(group).\($0)") }
            } header: {
              Text("Head \(group)")
              Text("More \(group)")
            }
          }
        }
      }
    }
    screen.press(.tab)
    for picture in [
      "Head 0 More 0 0.0 0.1", "Head 0 More 0 0.1 0.2", "Head 0 More 0 0.2 0.3", "Head 0 More 0 0.3 Head 1",
      "Head 0 More 0 Head 1 More 1", "More 0 Head 1 More 1 1.0", "Head 1 More 1 1.0 1.1",
    ] {
      expectEqual(rows(screen).joined(separator: " "), picture)
      screen.press(.down)
    }
    expectEqual(screen.faults, [])
  }

  @Test func `unpinned headers and footers scroll`() {
    let screen = screen([])
    screen.press(.down)
    expectEqual(rows(screen), ["row 0.0", "row 0.1", "row 0.2", "row 0.3"])
  }

  @Test func `a header above rows takes the click`() throws {
    struct Page: View {
      @State private var log = "-"

      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            LazyVGrid(columns: [GridItem(), GridItem()], pinnedViews: .sectionHeaders) {
              Section {
                ForEach(0..<40, id: \.self) { number in Button("b") { log = "row \(number)" } }
              } header: {
                Button("Head") { log = "head" }
              }
            }
          }
          Text(log)
        }
      }
    }
    let screen = Screen(width: 16, height: 5) { Page() }
    screen.press(.tab)
    for _ in 0..<12 { screen.press(.tab) }
    expectText(screen.text, startsWith: "    [ Head ]")
    try screen.find(.button, "Head").tap()
    expectText(screen.text, endsWith: "head")
  }

  @Test func `headers and footers are pinned apart`() {
    expectEqual([PinnedScrollableViews.sectionHeaders, .sectionFooters].map(\.rawValue), [1, 2])
  }

  @Test(
    arguments: [
      (
        .sectionHeaders,
        [
          "H0 00 01 02", "H000 01 02 F", "H00 01 02 F0", "H0 01 02 F0", "H001 02 F0 H", "H01 02 F0 H1", "H0 02 F0 H1",
          "H002 F0 H1 1", "H02 F0 H1 10", "H0 F0 H1 10", "0 F0 H1 10 1", " F0 H1 10 11", "F0 H1 10 11",
        ]
      ),
      (
        .sectionFooters,
        [
          "H0 00 01 0F0", "0 00 01 02F0", " 00 01 02 F0", "00 01 02 F0", "0 01 02 F0 H", " 01 02 F0 H1", "01 02 F0 H1F",
          "1 02 F0 H1F1", " 02 F0 H1 F1", "02 F0 H1 1F1", "2 F0 H1 10F1", " F0 H1 10 F1", "F0 H1 10 1F1",
        ]
      ),
      (
        [.sectionHeaders, .sectionFooters],
        [
          "H0 00 01 0F0", "H000 01 02F0", "H00 01 02 F0", "H0 01 02 F0", "H001 02 F0 H", "H01 02 F0 H1", "H0 02 F0 H1F",
          "H002 F0 H1F1", "H02 F0 H1 F1", "H0 F0 H1 1F1", "0 F0 H1 10F1", " F0 H1 10 F1", "F0 H1 10 1F1",
        ]
      ),
    ] as [(PinnedScrollableViews, [String])])
  func `headers and footers of a row stay at its ends`(_ pinned: PinnedScrollableViews, _ expected: [String]) {
    let screen = Screen(width: 12, height: 3) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 1, pinnedViews: pinned) {
          ForEach(0..<3, id: \.self) { group in
            Section {
              ForEach(0..<3, id: \.self) { Text("\(group)\($0)") }
            } header: {
              Text("H\(group)")
            } footer: {
              Text("F\(group)")
            }
          }
        }
      }
    }
    screen.press(.tab)
    for picture in expected {
      expectEqual(screen.text.components(separatedBy: "\n")[1], picture)
      screen.press(.right)
    }
    expectEqual(screen.faults, [])
  }

  @Test(
    arguments: [
      (
        1, true,
        [
          "Head 0//0.0 0.1//0.2 0.3", "Head 0/0.0 0.1//0.2 0.3/", "Head 0//0.2 0.3//Head 1", "Head 0/0.2 0.3//Head 1/",
          "Head 0//Head 1//1.0 1.1", "/Head 1//1.0 1.1/", "Head 1//1.0 1.1//1.2 1.3", "Head 1/1.0 1.1//1.2 1.3/",
        ]
      ),
      (
        0, false,
        [
          "0.0 0.1/0.2 0.3/Foot 0/1.0 1.1/Foot 1", "0.2 0.3/Foot 0/1.0 1.1/1.2 1.3/Foot 1",
          "Foot 0/1.0 1.1/1.2 1.3/Foot 1/Foot 2", "1.0 1.1/1.2 1.3/Foot 1/2.0 2.1/Foot 2",
        ]
      ),
    ] as [(CGFloat, Bool, [String])])
  func `headers and footers of a grid stay at its ends`(_ spacing: CGFloat, _ hasHeaders: Bool, _ expected: [String]) {
    let columns = [GridItem(.fixed(3)), GridItem(.fixed(3))]
    let screen = Screen(width: 9, height: 5) {
      ScrollView {
        LazyVGrid(
          columns: columns, alignment: .leading, spacing: spacing, pinnedViews: [.sectionHeaders, .sectionFooters]
        ) {
          PinnedViewsTests.sections(hasHeaders: hasHeaders)
        }
      }
    }
    screen.press(.tab)
    for picture in expected {
      expectEqual(screen.text.rows(columns: 8).replacing("\n", with: "/"), picture)
      screen.press(.down)
    }
    expectEqual(screen.faults, [])
  }

  @Test(arguments: [4, 4 - 1e-12]) func `a footer at its place is not pinned because of rounding`(offset: Double) {
    let screen = Screen(width: 12, height: 4) {
      ScrollView {
        LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
          Section {
            ForEach(0..<6, id: \.self) { Text("\($0)") }
          } header: {
            Text("Head")
          } footer: {
            Text("Foot")
          }
        }
      }
      .scrollPosition(.constant(ScrollPosition(y: offset)))
    }
    // A pinned part comes after the others.
    expectEqual(screen.descendants.map(\.label), ["2", "3", "4", "5", "Foot", "Head"])
  }
}
