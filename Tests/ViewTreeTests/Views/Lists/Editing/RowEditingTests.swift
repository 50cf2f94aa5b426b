import Testing
import ViewTreeTesting

@MainActor @Suite struct RowEditingTests {
  private struct Fruits: View {
    @State private var fruits = ["Apple", "Pear", "Plum"]
    let isFixed: Bool

    var body: some View {
      List {
        ForEach(fruits, id: \.self) { fruit in
          Text(fruit).padding(.leading, 1).deleteDisabled(fruit == "Pear").moveDisabled(fruit == "Plum").bold()
        }
        .onDelete { fruits.remove(atOffsets: $0) }
        .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
        .deleteDisabled(isFixed).moveDisabled(isFixed)
      }
    }
  }

  private func letters(_ screen: Screen) -> String { screen.text.filter(\.isLetter) }

  @Test func `what a row forbids no key does`() {
    let screen = Screen(width: 20) { Fruits(isFixed: false) }
    screen.press(.tab)
    screen.press(.down)
    screen.press(.delete)
    #expect(letters(screen) == "ApplePearPlum")
    screen.press(.down)
    screen.press(.up.with(.option))
    #expect(letters(screen) == "ApplePearPlum")
    screen.press(.deleteForward)
    #expect(letters(screen) == "ApplePear")
  }

  @Test func `what is forbidden around the collection holds for all of its rows`() {
    let screen = Screen(width: 20) { Fruits(isFixed: true).environment(\.editMode, .constant(.active)) }
    screen.press(.tab)
    screen.press(.delete)
    screen.press(.down.with(.option))
    #expect(letters(screen) == "ApplePearPlum")
    #expect(!screen.text.contains("(-)") && !screen.text.contains("="))
  }

  @Test func `a sign comes when a row is no longer forbidden to be deleted`() throws {
    struct Changing: View {
      @State private var isFixed = true

      var body: some View {
        VStack(alignment: .leading) {
          Button("Free") { isFixed = false }
          List { ForEach(["a"], id: \.self) { Text($0).deleteDisabled(isFixed) }.onDelete { _ in } }
            .environment(\.editMode, .constant(.active))
        }
      }
    }
    let screen = Screen(width: 12) { Changing() }
    expectText(screen.text, equals: "[ Free ]\n    a")
    try screen.find(.button, "Free").tap()
    expectText(screen.text, equals: "[ Free ]\n(-) a")
  }
}
