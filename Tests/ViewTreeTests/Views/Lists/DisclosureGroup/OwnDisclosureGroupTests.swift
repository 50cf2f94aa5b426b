import Testing
import ViewTreeTesting

/// A convenience of a user, with the labels of one that is there.
extension DisclosureGroup where Label == Text {
  fileprivate init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      isExpanded: .constant(true), content: content, label: { Text("own ") + Text(titleKey) })
  }
}

@MainActor @Suite struct OwnDisclosureGroupTests {
  private struct Groups: View {
    @State private var selection: Int?

    var body: some View { DisclosureGroup("group", tag: 1, selection: $selection) { Text("content") } }
  }

  @Test func `an initialiser of a user counts more than the one with the same labels`() throws {
    let screen = Screen(width: 20) { Groups() }
    #expect(try screen.find(.disclosureGroup, "own group").isExpanded)
  }
}
