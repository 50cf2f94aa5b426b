import Testing
import ViewTreeTesting

@MainActor @Suite struct DynamicViewContentTests {
  private struct Names: View {
    let selects: Bool
    @State private var names = ["a", "b", "c"]
    @State private var selection: String?

    private var rows: some View {
      ForEach(names, id: \.self) { Text($0) }
        .onDelete { gone in names = names.enumerated().filter { !gone.contains($0.offset) }.map(\.element) }
        .onMove { source, target in
          let moved = source.map { names[$0] }
          let before = names[..<target].filter { !moved.contains($0) }
          names = before + moved + names[target...].filter { !moved.contains($0) }
        }
    }

    var body: some View {
      if selects { List(selection: $selection) { rows } } else { List { rows } }
    }
  }

  private func letters(_ screen: Screen) -> String { screen.text.filter(\.isLetter) }

  @Test(arguments: [false, true])
  func `Delete removes the row with the focus, Option and an arrow move it`(selects: Bool) {
    let screen = Screen(width: 10) { Names(selects: selects) }
    screen.press(.tab)
    screen.press(.down.with(.option))
    expectEqual(letters(screen), "bac")
    screen.press(.down.with(.option))
    screen.press(.down.with(.option))
    expectEqual(letters(screen), "bca")
    screen.press(.up.with(.option))
    expectEqual(letters(screen), "bac")
    screen.press(.delete)
    expectEqual(letters(screen), "bc")
    screen.press(.tab)
    screen.press(.delete)
    expectEqual(letters(screen), "c")
  }

  @Test func `rows of a form are moved as far as there are rows`() {
    struct Numbers: View {
      @State private var numbers = [1, 2, 3]
      var body: some View {
        Form {
          ForEach(numbers, id: \.self) { Text("\($0)") }
            .onMove { source, target in
              let moved = numbers.remove(at: source.first!)
              numbers.insert(moved, at: target > source.first! ? target - 1 : target)
            }
        }
      }
    }
    let screen = Screen(Numbers(), width: 10)
    func numbers() -> String { screen.text.filter(\.isNumber) }
    screen.press(.tab)
    screen.press(.up.with(.option))
    expectEqual(numbers(), "123")
    screen.press(.down.with(.option))
    expectEqual(numbers(), "213")
    for _ in 0..<2 { screen.press(.down.with(.option)) }
    expectEqual(numbers(), "231")
  }

  @Test func `a control in a row passes on the keys that it does not handle`() throws {
    struct Toggles: View {
      @State private var names = ["a", "b"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Toggle($0, isOn: .constant(true)) }
            .onDelete { for index in $0 { names.remove(at: index) } }
        }
      }
    }
    let screen = Screen(width: 10) { Toggles() }
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.delete)
    expectText(screen.text, equals: "[x] a<")
  }

  @Test func `modified content has the data of its views`() {
    let rows = ForEach(0..<3, id: \.self) { Text("\($0)") }.onDelete(perform: nil).onMove(perform: nil)
    expectEqual(Array(rows.data), [0, 1, 2])
  }

  @Test func `a row takes the focus where the only control in it is hidden`() {
    struct Hiding: View {
      @State private var items = ["a", "b"]
      var body: some View {
        List {
          ForEach(items, id: \.self) { item in
            HStack {
              Text(item)
              Button("hidden") {}.hidden()
            }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let screen = Screen(Hiding(), width: 12)
    screen.press(.tab)
    screen.press(.delete)
    expectText(screen.text, equals: "b<")
  }
}
