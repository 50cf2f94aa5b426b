import Testing
import ViewTreeTesting

private final class Store {}

extension EnvironmentValues {
  @Entry fileprivate var accent: Color = .red
  @Entry fileprivate var level = 3
  @Entry fileprivate var name: String?
  @Entry fileprivate var store: Store = Store()
}

extension Transaction { @Entry fileprivate var isSlow = false }
extension FocusedValues { @Entry fileprivate var document: String? }

@MainActor struct EntryTests {
  @Test func `a value of the environment has its default, and is set for what is inside`() {
    struct Reader: View {
      @Environment(\.level) private var level
      @Environment(\.name) private var name

      var body: some View { Text("\(level) \(name ?? "none")") }
    }
    let screen = Screen(width: 12) {
      Reader()
      Reader().environment(\.level, 5).environment(\.name, "n")
    }
    expectText(screen.text, equals: "3 none\n  5 n")
    expectEqual(EnvironmentValues().accent, .red)
  }

  @Test func `a default object is one`() {
    #expect(EnvironmentValues().store === EnvironmentValues().store)
  }

  @Test func `transactions and what has the focus have entries`() {
    var transaction = Transaction()
    #expect(!transaction.isSlow)
    transaction.isSlow = true
    #expect(transaction.isSlow)
    struct Reader: View {
      @FocusedValue(\.document) private var document

      var body: some View { Text(document ?? "none") }
    }
    let screen = Screen(width: 12) {
      Reader()
      Button("b") {}.focusedValue(\.document, "d")
    }
    expectText(screen.text, equals: " none\n[ b ]")
    screen.press(.tab)
    expectText(screen.text, startsWith: "  d\n")
  }
}
