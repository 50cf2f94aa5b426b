import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct PopupRowsTests {
  @Observable fileprivate final class Model {
    var isLong = false
  }

  private struct Rows: View {
    @Binding var isLong: Bool

    var body: some View {
      Menu("Sort") {
        Section("By") {
          Button("Name") {}
          if isLong { Button("Date") {} }
        }
        Section { Button("Up") { isLong.toggle() } }
        Button("Plain row") {}
        if !isLong { Button("Other") {} }
        Divider()
        Section { EmptyView() }
        Section { Button("Last") {} }
      }
    }
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `a line parts a section from what is beside it, except for a divider`(unit: ScreenOptions.Unit) throws {
    let screen = Screen(width: 20, height: 12, options: ScreenOptions(unit: unit)) { Rows(isLong: .constant(true)) }
    try screen.find(.menu, "Sort").tap()
    expectText(
      screen.text,
      equals: """
        [ Sort v ]
        +-------------+
        | By          |
        |   Name      |
        |   Date      |
        | ----------- |
        |   Up        |
        | ----------- |
        |   Plain row |
        | ----------- |
        |   Last      |
        +-------------+
        """)
    expectEqual(screen.issues, [])
  }

  @Test func `lines move with the rows, though the menu stays as high`() throws {
    let model = Model()
    let screen = Screen(width: 20, height: 12, options: .init(glyphs: .unicode)) {
      Rows(isLong: Binding(get: { model.isLong }, set: { model.isLong = $0 }))
    }
    try screen.find(.menu, "Sort").tap()
    model.isLong = true
    expectText(
      screen.text,
      equals: """
        [ Sort ▾ ]
        ┌─────────────┐
        │ By          │
        │   Name      │
        │   Date      │
        │ ─────────── │
        │   Up        │
        │ ─────────── │
        │   Plain row │
        │ ─────────── │
        │   Last      │
        └─────────────┘
        """)
    expectEqual(screen.frames.check(), [])
  }

  @Test func `a picker in a menu is a section`() throws {
    let screen = Screen(width: 20, height: 7) {
      Menu("Sort") {
        Button("Up") {}
        Picker("By", selection: .constant(1)) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
        .pickerStyle(.inline)
      }
    }
    try screen.find(.menu, "Sort").tap()
    expectText(
      screen.text,
      equals: """
        [ Sort v ]
        +--------+
        |   Up   |
        | ------ |
        | x Name |
        |   Date |
        +--------+
        """)
  }

  /// The rows of a menu after it was opened: `-` for a line, otherwise the words.
  private func rows<V: View>(@ViewBuilder _ view: () -> V) throws -> String {
    let screen = Screen(width: 20, height: 16) { Menu("M") { view() } }
    try screen.find(.menu, "M").tap()
    expectEqual(screen.issues, [])
    expectEqual(screen.frames.check(), [])
    return screen.text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("|") else { return nil }
      let words = line.filter { $0.isLetter || $0 == "-" }
      return words.allSatisfy { $0 == "-" } ? (words.isEmpty ? "." : "-") : words
    }.joined(separator: " ")
  }

  @Test func `a divider shows only between rows, and once`() throws {
    let isShown = false
    expectText(
      try rows {
        Divider()
        Button("a") {}
        Divider()
        if isShown { Button("b") {} }
        Divider().padding(.horizontal, 1)
        Button("c") {}
        Divider().frame(height: 1)
      }, equals: "a - c")
    expectText(
      try rows {
        Button("a") {}
        Divider()
        Divider()
      }, equals: "a")
    expectText(
      try rows {
        Divider()
        Section { Button("a") {} }
        Divider().padding(.horizontal, 1)
        Section { Button("b") {} }
        Divider()
        Button("c") {}
      }, equals: "a - b - c")
  }

  @Test func `what draws without words is no divider`() throws {
    expectText(
      try rows {
        Color.red.frame(height: 1)
        Button("a") {}
        Rectangle().frame(height: 1)
      }, equals: ". a .")
  }

  private struct Ending: View {
    let model: Model

    var body: some View {
      Menu("M") {
        Button("a") {}
        Divider()
        if model.isLong { Button("b") {} }
      }
    }
  }

  @Test func `a divider that comes and goes takes its room with it`() throws {
    let model = Model()
    let screen = Screen(width: 20, height: 8) { Ending(model: model) }
    try screen.find(.menu, "M").tap()
    for isLong in [false, true, false] {
      model.isLong = isLong
      expectText(
        screen.text.trimmingCharacters(in: .newlines),
        equals: isLong
          ? """
          [ M v ]
          +-----+
          |   a |
          | --- |
          |   b |
          +-----+
          """
          : """
          [ M v ]
          +-----+
          |   a |
          +-----+
          """)
      expectEqual(screen.frames.check(), [])
    }
  }

  @Test func `a section in a section is parted by lines, too`() throws {
    expectText(
      try rows {
        Section("A") {
          Button("a") {}
          Section("B") { Button("b") {} }
          Button("c") {}
        }
        Button("d") {}
      }, equals: "A a - B b - c - d")
    expectText(
      try rows {
        Section("A") {
          Picker("P", selection: .constant(2)) { Text("x").tag(2) }.pickerStyle(.inline)
          Button("q") {}
        }
      }, equals: "A xx - q")
  }

  /// A toolbar whose items do not fit, so that they are in a list.
  private func overflow<C: ToolbarContent>(@ToolbarContentBuilder _ content: () -> C) throws -> Screen {
    let screen = Screen(width: 30, height: 9) { NavigationStack { Text("x").toolbar { content() } } }
    screen.click(column: 27, row: 0)
    return screen
  }

  @Test func `items of a toolbar in a list have lines around a section`() throws {
    let group = try overflow {
      ToolbarItemGroup(placement: .secondaryAction) {
        Button("q") {}
        Section { Button("r") {} }
        Button("s") {}
      }
    }
    let items = try overflow {
      ToolbarItem(placement: .secondaryAction) { Button("q") {} }
      ToolbarItem(placement: .secondaryAction) { Section { Button("r") {} } }
      ToolbarItem(placement: .secondaryAction) { Button("s") {} }
    }
    for screen in [group, items] {
      let lines = screen.text.split(separator: "\n").filter { $0.contains("|") }
      let rows = lines.map { $0.drop { $0 != "|" }.filter { $0.isLetter || $0 == "-" } }
      expectEqual(rows, ["q", "---", "r", "---", "s"])
      expectEqual(screen.frames.check(), [])
    }
  }

  @Test func `a menu without rows is an empty box`() throws {
    let screen = Screen(width: 20, height: 5) { Menu("M") {} }
    try screen.find(.menu, "M").tap()
    expectText(screen.text.trimmingCharacters(in: .newlines), equals: "[ M v ]\n+--+\n+--+")
  }

  @Test func `a row of several lines has the line below the last of them`() throws {
    let screen = Screen(width: 14, height: 7) {
      Menu("M") {
        Section { Text("some long words here").lineLimit(nil) }
        Button("b") {}
      }
    }
    try screen.find(.menu, "M").tap()
    expectText(
      screen.text.trimmingCharacters(in: .newlines),
      equals: """
        [ M v ]
        +------------+
        | some long  |
        | words here |
        | ---------- |
        |   b        |
        +------------+
        """)
  }

  @Test func `a group of items is parted from the next one where it has a section only`() throws {
    let begins = try overflow {
      ToolbarItemGroup(placement: .secondaryAction) {
        Section { Button("r") {} }
        Button("s") {}
      }
      ToolbarItem(placement: .secondaryAction) { Button("q") {} }
    }
    let ends = try overflow {
      ToolbarItem(placement: .secondaryAction) { Button("q") {} }
      ToolbarItemGroup(placement: .secondaryAction) {
        Button("s") {}
        Section { Button("r") {} }
      }
    }
    for (screen, expected) in [(begins, ["r", "---", "s", "q"]), (ends, ["q", "s", "---", "r"])] {
      let lines = screen.text.split(separator: "\n").filter { $0.contains("|") }
      expectEqual(lines.map { $0.drop { $0 != "|" }.filter { $0.isLetter || $0 == "-" } }, expected)
      expectEqual(screen.frames.check(), [])
    }
  }

  @Test func `what has no height is neither a divider nor a row`() throws {
    expectText(
      try rows {
        Button("a") {}
        Divider().frame(height: 0)
        Section { Button("b") {} }
      }, equals: "a - b")
    expectText(
      try rows {
        Color.clear.frame(height: 0)
        Section { Button("a") {} }
      }, equals: "a")
  }

  @Test func `a group of items that begins or ends with a divider is none itself`() throws {
    let begins = try overflow {
      ToolbarItem(placement: .secondaryAction) { Button("q") {} }
      ToolbarItemGroup(placement: .secondaryAction) {
        Divider()
        Button("r") {}
      }
    }
    let ends = try overflow {
      ToolbarItemGroup(placement: .secondaryAction) {
        Button("r") {}
        Divider()
      }
      ToolbarItem(placement: .secondaryAction) { Button("q") {} }
    }
    for (screen, expected) in [(begins, ["q", "r"]), (ends, ["r", "q"])] {
      let lines = screen.text.split(separator: "\n").filter { $0.contains("|") }
      expectEqual(lines.map { $0.drop { $0 != "|" }.filter { $0.isLetter || $0 == "-" } }, expected)
      expectEqual(screen.frames.check(), [])
    }
  }

  @Test func `the line of a menu that opens in the middle of a row is a whole row`() throws {
    let screen = Screen(width: 12, height: 7, options: ScreenOptions(unit: .points)) {
      Menu("M") {
        Section { Button("a") {} }
        Button("b") {}
      }
      .padding(.top, 8)
    }
    try screen.find(.menu, "M").tap()
    expectText(
      screen.text.trimmingCharacters(in: .newlines),
      equals: """
        [ M v ]
        +-----+
        |   a |
        | --- |
        |   b |
        +-----+
        """)
  }
}
