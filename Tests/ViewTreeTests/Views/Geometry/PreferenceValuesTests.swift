import Testing
import ViewTreeTesting

private struct CountKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor struct PreferenceValuesTests {
  @Test func `a view made from a preference follows it, and its own value does not count`() throws {
    struct Counter: View {
      @State private var count = 1
      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) { _ in Text("x").preference(key: CountKey.self, value: 1) }
          Button("More") { count += 1 }
        }
        .overlayPreferenceValue(CountKey.self, alignment: .topTrailing) { count in
          Text("\(count)").preference(key: CountKey.self, value: 100)
        }
      }
    }
    let screen = Screen(width: 10) { Counter() }
    expectText(screen.text, equals: "    x  1\n[ More ]")
    try screen.find(.button, "More").tap()
    expectText(screen.text, equals: "    x  2\n    x\n[ More ]")
  }
}
