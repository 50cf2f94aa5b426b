import Testing
import ViewTreeTesting

private final class Store {}

extension EnvironmentValues {
  @Entry fileprivate var accent: Color = .red
  @Entry fileprivate var level = 3
  @Entry fileprivate var name: String?
  @Entry fileprivate var store: Store = Store()
}

// Each declaration in a form that people write.
/// Values for a Transaction, and for FocusedValues.
extension EnvironmentValues {
  @Entry fileprivate var noted: Int? = nil  // note
  @Entry fileprivate var unnoted: Int?  // note
  // swift-format-ignore
  @Entry fileprivate var commented: Int = 2 /* x */
  @Entry fileprivate var model = Store()
  @Entry fileprivate var function = { (x: Int) -> Int in x + 1 }
  @Entry fileprivate var written: Optional<Int>
  @Entry fileprivate var forced: Int!
  @Entry fileprivate var chosen = if !Locale.availableIdentifiers.isEmpty { "if" } else { "else" }
  @available(macOS 14, *) @Entry fileprivate var set: Set<Int> = [1] as Set<Int>
  // swift-format-ignore
  @Entry fileprivate var /* c */ `in`: /* d */ (Int) -> Void = { _ in }
  @Entry fileprivate var any: (any CustomStringConvertible)?
}

private typealias Values = EnvironmentValues
extension Values { @Entry fileprivate var aliased = 4 }

extension Transaction { @Entry fileprivate var isSlow = false }
extension FocusedValues { @Entry fileprivate var document: String? }
extension FocusedValues { @Entry fileprivate var number: Optional<Int> }
extension ContainerValues { @Entry fileprivate var rank = 1 }

@MainActor struct EntryKeyTests {
  @Test func `a value of the environment has a default, and is set for the views inside`() {
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

  @Test func `an entry has its value however it is written`() {
    var values = EnvironmentValues()
    #expect(values.noted == nil && values.unnoted == nil && values.written == nil && values.forced == nil)
    #expect(values.commented == 2 && values.function(1) == 2 && values.chosen == "if" && values.set == [1])
    #expect(values.any == nil && values.aliased == 4)
    #expect(values.model === EnvironmentValues().model)
    values.forced = 3
    values.aliased = 5
    #expect(values.forced == 3 && values.aliased == 5)
    var transaction = Transaction()
    transaction.isSlow = true
    #expect(transaction.isSlow)
  }

  @Test func `a trace names an entry by its property`() {
    struct Reader: View {
      @Environment(\.aliased) private var aliased

      var body: some View { Text("\(aliased)") }
    }
    struct Root: View {
      @State private var number = 1

      var body: some View {
        Reader().environment(\.aliased, number)
        Button("More") { number += 1 }
      }
    }
    let screen = Screen(width: 12) { Root() }
    let trace = screen.trace { try? screen.find(.button, "More").tap() }
    expectText("\(trace)", contains: "\\.aliased")
  }

  @Test func `transactions and focused values have entries`() {
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
