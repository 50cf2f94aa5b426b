import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

private struct Card: Transferable {
  let number: Int
}

private struct Board: View {
  let probe: Probe
  @State private var todo = ["milk", "tea"]
  @State private var done: [String] = []
  @State private var isTargeted = false
  @State private var isOpen = true
  @State private var isEnabled = true

  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      VStack(alignment: .leading) {
        Text("todo")
        ForEach(todo, id: \.self) { name in
          Button(name) { probe.note("tapped \(name)") }.draggable(made(name))
        }
      }
      .frame(width: 9, alignment: .leading)
      if isOpen {
        VStack(alignment: .leading) {
          Text(isTargeted ? "> done <" : "done")
          ForEach(done, id: \.self) { Text($0) }
        }
        .frame(width: 12, height: 4, alignment: .topLeading)
        .dropDestination(for: String.self) { names, place in
          probe.note("dropped at \(place.x), \(place.y)")
          todo.removeAll { names.contains($0) }
          done += names
          return true
        } isTargeted: {
          isTargeted = $0
        }
        .disabled(!isEnabled)
      }
    }
    .offers("remove", to: probe) { todo.removeFirst() }
    .offers("close", to: probe) { isOpen = false }
    .offers("disable", to: probe) { isEnabled = false }
  }

  private func made(_ name: String) -> String {
    probe.note("made \(name)")
    return name
  }
}

@MainActor @Suite struct DragAndDropTests {
  private let probe = Probe()

  private func board(glyphs: GlyphSet = .ascii) -> Screen {
    Screen(Board(probe: probe), width: 24, height: 4, options: ScreenOptions(glyphs: glyphs))
  }

  private let start = """
    todo       done
    [ milk ]
    [ tea ]

    """

  // MARK: A drag

  @Test(arguments: GlyphSet.allCases) func `a view follows the pointer, and its value is dropped`(glyphs: GlyphSet) {
    let screen = board(glyphs: glyphs)
    expectText(screen.text, equals: start)
    screen.press(column: 2, row: 1)
    let held = glyphs == .ascii ? "[#milk#]" : "[▐milk▌]"
    expectText(screen.text, equals: start.replacing("[ milk ]", with: held))
    screen.point(.drag, column: 5, row: 3)
    expectText(
      screen.text,
      equals: """
        todo       done
        [ milk ]
        [ tea ]
           [ milk ]
        """)
    screen.point(.drag, column: 16, row: 2)
    expectText(
      screen.text,
      equals: """
        todo       > done <
        [ milk ]
        [ tea ]       [ milk ]

        """)
    screen.release(column: 16, row: 2)
    expectText(
      screen.text,
      equals: """
        todo       done
        [ tea ]    milk


        """)
    expectEqual(probe.log, ["made milk", "dropped at 5.5, 2.5"])
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Test func `a growing screen does not grow for a drag`() {
    let screen = Screen(Board(probe: probe), width: 24)
    screen.press(column: 2, row: 1)
    screen.point(.drag, column: 2, row: 9)
    expectText(screen.text, equals: start)
    screen.point(.drag, column: 3, row: 3)
    expectText(screen.text, equals: "todo       done\n[ milk ]\n[ tea ]\n [ milk ]")
    screen.release(column: 3, row: 3)
    expectText(screen.text, equals: start)
  }

  @Test func `a press without a move is a tap, and a drop elsewhere is ignored`() {
    let screen = board()
    screen.click(column: 2, row: 1)
    expectEqual(probe.log, ["tapped milk"])
    screen.drag(fromColumn: 2, row: 1, toColumn: 2, row: 3, steps: 2)
    expectEqual(probe.log, ["tapped milk", "made milk"])
    expectText(screen.text, equals: start)
    screen.drag(fromColumn: 2, row: 1, toColumn: 12, row: 1, steps: 3)
    expectEqual(probe.log, ["tapped milk", "made milk", "made milk", "dropped at 1.5, 1.5"])
  }

  @Test func `a drag begins in a different cell, and its preview returns to the first one`() {
    let screen = board()
    screen.press(column: 2, row: 1)
    screen.point(.drag, column: 2, row: 1)
    expectEqual(probe.log, [])
    screen.point(.drag, column: 2, row: 3)
    expectText(screen.text, equals: "todo       done\n[ milk ]\n[ tea ]\n[ milk ]")
    screen.point(.drag, column: 2, row: 1)
    expectText(screen.text, equals: start)
    screen.release(column: 2, row: 1)
    expectText(screen.text, equals: start)
    expectEqual(probe.log, ["made milk"])
  }

  @Test func `Escape gives it up`() {
    let screen = board()
    screen.press(column: 2, row: 1)
    screen.point(.drag, column: 16, row: 2)
    screen.press(.escape)
    expectText(screen.text, equals: start)
    screen.point(.drag, column: 17, row: 2)
    expectText(screen.text, equals: start)
    screen.release(column: 17, row: 2)
    expectText(screen.text, equals: start)
    #expect(probe.log == ["made milk"] && screen.faults == [])
  }

  @Test func `a drag ends when its view is removed`() {
    let screen = board()
    screen.press(column: 2, row: 1)
    screen.point(.drag, column: 16, row: 2)
    screen.perform("remove", probe)
    expectText(screen.text, equals: "todo       done\n[ tea ]\n\n")
    screen.release(column: 16, row: 2)
    expectText(screen.text, equals: "todo       done\n[ tea ]\n\n")
    #expect(probe.log == ["made milk"] && screen.faults == [])
  }

  @Test func `a removed or disabled destination takes nothing`() {
    let screen = board()
    screen.press(column: 2, row: 1)
    screen.point(.drag, column: 16, row: 2)
    screen.perform("close", probe)
    screen.release(column: 16, row: 2)
    expectText(screen.text, equals: "todo\n[ milk ]\n[ tea ]\n")
    let other = board()
    other.perform("disable", probe)
    other.drag(fromColumn: 2, row: 1, toColumn: 16, row: 2)
    expectText(other.text, equals: start)
    #expect(probe.log == ["made milk", "made milk"] && screen.faults == [] && other.faults == [])
  }

  @Test func `a press without a move is left to a gesture around the dragged view`() {
    let screen = Screen(width: 4) { Text("drag").draggable("x").onTapGesture { probe.note("tapped") } }
    screen.click(column: 1, row: 0)
    expectEqual(probe.log, ["tapped"])
    screen.drag(fromColumn: 1, row: 0, toColumn: 3, row: 0)
    expectEqual(probe.log, ["tapped"])
  }

  @Test func `a drag whose release is lost ends with the next press`() {
    let screen = board()
    screen.press(column: 2, row: 1)
    screen.point(.drag, column: 16, row: 2)
    screen.press(column: 22, row: 3)
    expectText(screen.text, equals: start)
    screen.release(column: 22, row: 3)
    expectText(screen.text, equals: start)
    #expect(probe.log == ["made milk"] && screen.faults == [])
  }

  // MARK: Types and places

  private struct Kinds: View {
    let probe: Probe

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("card").draggable(Card(number: 7)) { Text("#7") }
        Text("text").draggable("text")
        VStack(spacing: 0) {
          Text("cards only").dropDestination(for: Card.self) { cards, _ in
            probe.note("card \(cards.map(\.number))")
            return true
          } isTargeted: {
            probe.note("cards \($0)")
          }
          Text("anything")
        }
        .dropDestination(for: String.self) { items, place in
          probe.note("text \(items) \(place.x) \(place.y)")
          return true
        } isTargeted: {
          probe.note("texts \($0)")
        }
        .padding(.leading, 4)
      }
    }
  }

  @Test func `the innermost destination of the type takes it`() {
    let screen = Screen(Kinds(probe: probe), width: 16)
    screen.drag(fromColumn: 0, row: 0, toColumn: 6, row: 2)
    expectEqual(probe.log, ["cards true", "cards false", "card [7]"])
    probe.clear()
    screen.drag(fromColumn: 0, row: 1, toColumn: 6, row: 2)
    expectEqual(probe.log, ["texts true", "texts false", "text [\"text\"] 2.5 0.5"])
    probe.clear()
    screen.drag(fromColumn: 0, row: 0, toColumn: 6, row: 3)
    expectEqual(probe.log, [])
  }

  @Test func `a tab can be dragged, and receives what is dropped on it`() {
    let screen = Screen(width: 20, height: 4) {
      TabView {
        Tab("Inbox", systemImage: "star") { Text("letter") }.draggable("inbox")
        Tab("Waste", systemImage: "star") { Text("waste") }.dropDestination(for: String.self) { probe.note("\($0)") }
      }
    }
    let bar = screen.text.split(separator: "\n").last.map(String.init) ?? ""
    func column(_ word: String) -> Int {
      bar.range(of: word).map { bar.distance(from: bar.startIndex, to: $0.lowerBound) } ?? 0
    }
    screen.drag(fromColumn: column("Inbox"), row: 3, toColumn: column("Waste"), row: 3)
    expectEqual(probe.log, ["[\"inbox\"]"])
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Test func `a destination is notified once when the pointer enters and once when it leaves`() {
    let screen = Screen(Kinds(probe: probe), width: 16)
    screen.press(column: 0, row: 0)
    for column in 3...8 { screen.point(.drag, column: column, row: 2) }
    expectEqual(probe.log, ["cards true"])
    expectText(screen.text, equals: "card\ntext\n    card#7only\n     anything")
    screen.point(.drag, column: 8, row: 3)
    expectEqual(probe.log, ["cards true", "cards false"])
    screen.release(column: 8, row: 3)
    expectEqual(probe.log, ["cards true", "cards false"])
    expectText(screen.text, equals: "card\ntext\n    cards only\n     anything")
  }
}
