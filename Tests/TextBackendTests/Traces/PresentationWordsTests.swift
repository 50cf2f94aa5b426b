import Testing
import ViewTreeTesting

/// A trace of a presentation names the modifier that the program wrote, its arguments, and the states of the program.
@MainActor struct PresentationWordsTests {
  private struct Thing: Identifiable { let id: Int }

  private struct Presenter: View {
    @State private var isShown = ""
    @State private var thing: Thing?
    let modifier: String

    private var isPresented: Binding<Bool> { $isShown[dynamicMember: \.isFilled] }

    var body: some View {
      VStack {
        Button("flag") { isShown = "yes" }
        Button("item") { thing = Thing(id: 1) }
      }
      .modifier(Presentations(name: modifier, isPresented: isPresented, thing: $thing))
    }
  }

  private struct Presentations: ViewModifier {
    let name: String
    let isPresented: Binding<Bool>
    let thing: Binding<Thing?>

    @ViewBuilder private var done: some View {
      Button("done") { (isPresented.wrappedValue, thing.wrappedValue) = (false, nil) }
    }

    func body(content: Content) -> some View {
      switch name {
      case ".alert":
        content.alert("A", isPresented: isPresented) { done }.alert("B", item: thing) { _ in done }
      case ".confirmationDialog":
        content.confirmationDialog("A", isPresented: isPresented) { done }
          .confirmationDialog("B", item: thing) { _ in done }
      case ".sheet": content.sheet(isPresented: isPresented) { done }.sheet(item: thing) { _ in done }
      case ".popover": content.popover(isPresented: isPresented) { done }.popover(item: thing) { _ in done }
      default:
        content.fullScreenCover(isPresented: isPresented) { done }.fullScreenCover(item: thing) { _ in done }
      }
    }
  }

  private static let internals = [
    "ItemAlert", "ItemDialog", "ModalModifier", "presentation", "isPossible", "presented:", "defaultButton",
    "hasCancel ",
    "(computed)", "isThere", "AlertBox", "SheetBox", "extent",
  ]

  @Test(arguments: [".alert", ".confirmationDialog", ".sheet", ".popover", ".fullScreenCover"])
  func `a presentation has the name of its modifier and no internals`(modifier: String) throws {
    let screen = Screen(Presenter(modifier: modifier), width: 40, height: 20)
    for button in ["item", "flag"] {
      for tapped in [button, "done"] {
        let table = try screen.trace { try screen.find(.button, tapped).tap() }.table()
        let name = table.split(separator: "\n").filter { $0.hasPrefix(modifier + " ") }
        #expect(name.count == 1, "\(table)")
        for word in Self.internals where button == "item" || word != "(computed)" {
          #expect(!table.contains(word), "\(word) in:\n\(table)")
        }
      }
    }
  }

  @Test func `an alert about an item names the item's state as its cause`() throws {
    let screen = Screen(Presenter(modifier: ".alert"), width: 40, height: 20)
    let table = try screen.trace { try screen.find(.button, "item").tap() }.table()
    expectText(table, contains: ".alert ×2 · evaluated 3")
    expectText(table, contains: "×2 · Presenter._thing")
    expectText(table, contains: "presenting false → true; content: a closure with captures")
    expectText(table, contains: "its own defaultAction")
  }
}

extension String {
  fileprivate var isFilled: Bool {
    get { !isEmpty }
    set { self = newValue ? "yes" : "" }
  }
}
