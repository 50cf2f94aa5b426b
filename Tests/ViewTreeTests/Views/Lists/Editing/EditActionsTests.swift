import Testing
import ViewTreeTesting

@MainActor @Suite struct EditActionsTests {
  private struct Item: Identifiable {
    let id: String
  }

  private struct Items: View {
    let actions: EditActions<[Item]>
    @State private var items = ["a", "b", "c"].map(Item.init)
    @State private var selection: String?
    let form: Int

    var body: some View {
      switch form {
      case 0: List($items, editActions: actions) { $item in Text(item.id) }
      case 1: List($items, id: \.id, editActions: actions) { $item in Text(item.id) }
      case 2: List($items, editActions: actions, selection: $selection) { $item in Text(item.id) }
      default: List { ForEach($items, editActions: actions) { $item in Text(item.id) } }
      }
    }
  }

  @Test func `rows by a key path can be edited and selected`() {
    struct Names: View {
      @State var names = ["Ada", "Bob"]
      @State var one: String? = "Bob"
      @State var several: Set<String> = ["Ada"]

      var body: some View {
        List($names, id: \.self, editActions: .all, selection: $one) { $name in Text(name) }
        List($names, id: \.self, editActions: .delete, selection: $several) { $name in Text(name) }
      }
    }
    expectText(Screen(Names(), width: 10).text, equals: "  Ada\n* Bob\n* Ada\n  Bob")
  }

  @Test(arguments: 0..<4) func `rows are deleted and moved in the collection of the binding`(form: Int) {
    let screen = Screen(width: 10) { Items(actions: .all, form: form) }
    func letters() -> String { screen.text.filter(\.isLetter) }
    screen.press(.tab)
    screen.press(.down.with(.option))
    expectEqual(letters(), "bac")
    screen.press(.delete)
    expectEqual(letters(), "bc")
  }

  @Test func `only the given edit actions are possible`() {
    let screen = Screen(width: 10) { Items(actions: .move, form: 0) }
    screen.press(.tab)
    screen.press(.delete)
    expectEqual(screen.text.filter(\.isLetter), "abc")
    screen.press(.down.with(.option))
    expectEqual(screen.text.filter(\.isLetter), "bac")
    expectEqual(EditActions<[Int]>.all, [.move, .delete])
  }

  @Test func `each edit action is a bit of its own`() {
    expectEqual([EditActions<[Int]>.move, .delete, .all].map(\.rawValue), [1, 2, 3])
    let screen = Screen(width: 10) { Items(actions: .delete, form: 0) }
    screen.press(.tab)
    screen.press(.down.with(.option))
    expectEqual(screen.text.filter(\.isLetter), "abc")
    screen.press(.delete)
    expectEqual(screen.text.filter(\.isLetter), "bc")
  }
}
