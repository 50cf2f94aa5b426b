import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct AccessibilityAcceptedTests {
  @Test func `no assistive technology has the focus`() {
    struct Reader: View {
      @AccessibilityFocusState private var isFocused: Bool
      @AccessibilityFocusState(for: .voiceOver) private var isRead: Bool
      @AccessibilityFocusState(for: .switchControl) private var field: Int?
      var body: some View { Text("\(isFocused) \(isRead) \(field ?? 0) \($isRead.wrappedValue)") }
    }
    expectText(Screen(width: 30) { Reader() }.text, equals: "false false 0 false")
  }

  @Test func `unpublished accessibility settings change nothing`() {
    struct Item: Identifiable {
      let id: Int
      let name: String
    }
    struct Accepted: View {
      @AccessibilityFocusState private var isFocused: Bool
      @AccessibilityFocusState private var field: Int?
      @Namespace private var space
      let items = [Item(id: 1, name: "a")]
      var body: some View {
        Text("x")
          .accessibilityFocused($isFocused).accessibilityFocused($field, equals: 1)
          .accessibilityRotorEntry(id: 1, in: space)
          .accessibilityRespondsToUserInteraction(false).accessibilityShowsLargeContentViewer()
          .speechSpellsOutCharacters()
          .onAppear { (isFocused, field) = (true, 1) }
        Text("\(isFocused) \(field ?? 0)")
      }
    }
    let screen = Screen(width: 20) { Accepted() }
    #expect(screen.text.contains("false 0") && screen.issues == [])
  }
}
