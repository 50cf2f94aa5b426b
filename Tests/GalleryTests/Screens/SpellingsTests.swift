import Testing
import ViewTreeTesting

/// Every spelling of SwiftUI for toggles and for what is open one at a time, as published screens have it.
///
/// Half of the test is that the file compiles.
private struct Setting: Identifiable, Hashable {
  let name: String
  var val = false
  var id: String { name }
}

private struct Ticked: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      if #available(iOS 16.0, *) {
        Image(systemName: configuration.isOn || configuration.isMixed ? "checkmark.square" : "square")
          .resizable()
          .frame(width: 22, height: 22)
          .onTapGesture { withAnimation { configuration.isOn.toggle() } }
      } else {
        Image(systemName: "square")
      }
      configuration.label.font(.subheadline)
    }
    .foregroundColor(configuration.isOn ? .green : .gray)
  }
}

private struct Returned: ToggleStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    return Toggle(configuration).bold(configuration.isOn)
  }
}

extension ToggleStyle where Self == Ticked {
  fileprivate static var ticked: Ticked { .init() }
}

extension Binding where Value: Equatable {
  fileprivate init<T: SetAlgebra>(_ source: Binding<T>, contains element: T.Element) where Value == Bool {
    self.init(
      get: { source.wrappedValue.contains(element) },
      set: { contains in
        if contains { source.wrappedValue.insert(element) } else { source.wrappedValue.remove(element) }
      })
  }
}

private struct TogglesAsWritten: View {
  @State private var items = [Setting(name: "Item 1"), Setting(name: "Item 2")]
  @State private var t1 = false
  @State private var t2 = true
  @State private var t3 = true
  @State private var selection: Set<String> = ["b"]
  @State private var isExpanded = true
  private let names = ["a", "b"]
  private let title = "A string"

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("A key", isOn: $t1)
      Toggle(title, isOn: $t1)
      Toggle(isOn: $t1) { Text("A label") }
      Toggle("Baseball", systemImage: "figure.baseball", isOn: $t1)
      Toggle("Constant", isOn: .constant(true))
      Toggle("All items", sources: $items, isOn: \.val)
      Toggle("Some", sources: [$t1, .constant(t2 || true), .constant(t3 && false)], isOn: \.self)
      ForEach($items, id: \.name) { $child in Toggle(child.name, isOn: $child.val) }
      ForEach(items, id: \.self) { item in Text("\(item.name) - \(item.val)") }
      ForEach(names, id: \.self) { name in Toggle(name, isOn: Binding($selection, contains: name)) }
        .toggleStyle(.ticked)
      Toggle("Closures", isOn: Binding(get: { t2 && t3 }, set: { (t2, t3) = ($0, $0) })).toggleStyle(Returned())
      Menu("More") { Toggle("In a menu", isOn: $t1) }
      Section("Section", isExpanded: $isExpanded) { Toggle("In a section", isOn: $t1) }.toggleStyle(.switch)
    }
  }
}

extension DisclosureGroup where Label == Text {
  fileprivate init<V: Hashable, S: StringProtocol>(
    _ label: S, tag: V, selection: Binding<V?>, content: @escaping () -> Content
  ) {
    let isOpen = Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    self.init(label, isExpanded: isOpen, content: content)
  }
}

private struct GroupsAsWritten: View {
  enum Part { case a, b }
  @State private var isAShown = false
  @State private var part: Part?
  @State private var changes = 0

  var body: some View {
    List {
      DisclosureGroup("Own state") { Text("1") }
      DisclosureGroup("Bound", isExpanded: $isAShown) { Text("2") }
      DisclosureGroup {
        Text("3")
      } label: {
        Text("A label")
      }
      DisclosureGroup("A", tag: .a, selection: $part) { Text("In A") }
      DisclosureGroup("B", tag: .b, selection: $part) { Text("In B") }
    }
    .onChange(of: isAShown) { newValue in changes += newValue ? 1 : 10 }
    .onChange(of: part) { changes += 100 }
  }
}

@MainActor struct SpellingsTests {
  @Test func `toggles in every spelling`() throws {
    let screen = Screen(width: 30, options: ScreenOptions(unit: .points)) { TogglesAsWritten() }
    expectSnapshot(of: screen, named: "before")
    try screen.find(.toggle, "All items").tap()
    try screen.find(.toggle, "a").tap()
    try screen.find(.toggle, "Closures").tap()
    try screen.find(.toggle, "A string").tap()
    expectSnapshot(of: screen, named: "after")
    expectEqual(screen.toggleStates.filter { $0.hasPrefix("Some") }, ["Some mixed"])
  }

  @Test func `groups in every spelling`() throws {
    let screen = Screen(width: 30) { GroupsAsWritten() }
    for name in ["Own state", "Bound", "A label", "A", "B"] {
      try screen.find(.disclosureGroup, name).expand()
    }
    expectSnapshot(of: screen)
    #expect(try !screen.find(.disclosureGroup, "A").isExpanded)
    try screen.find(.disclosureGroup, "B").collapse()
    expectEqual(
      screen.findAll(.disclosureGroup).filter { $0.isExpanded }.map(\.label), ["Own state", "Bound", "A label"])
  }
}
