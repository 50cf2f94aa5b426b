import Foundation
import Testing
import ViewTreeTesting

/// The owner, the readers and the effects of each binding in a report.
@MainActor @Suite struct BindingWordsTests {
  private struct Badge: View {
    @Binding var isNew: Bool
    var body: some View { Text(isNew ? "new" : "old") }
  }

  private struct Page: View {
    @State private var isNew = true
    @State private var isShown = false
    @State private var size = 1
    var body: some View {
      VStack {
        Toggle(isOn: .constant(true)) { Badge(isNew: $isNew) }
        Stepper("Size \(size)", value: $size)
        Button("Show") { isShown = true }
      }
      .sheet(isPresented: $isShown) { Inside(isNew: $isNew) }
    }
  }

  private struct Inside: View {
    @Binding var isNew: Bool
    var body: some View { Toggle("In the sheet", isOn: $isNew) }
  }

  @Test func `a binding in a label is the label's, and one in a sheet the sheet's`() throws {
    let screen = Screen(width: 40) { Page() }
    let report = try screen.bindingReport {
      try screen.find(.button, "Show").tap()
      try screen.find(.toggle, "In the sheet").tap()
    }
    expectText(
      report.description,
      equals: """
        .sheet.isPresented · state · Page._isShown · bodies 1
        Toggle "old".isOn · constant · constant true
        Badge.isNew · state · Page._isNew · written 1 · bodies 1
        Stepper "Size 1".value · state · Page._size
        Inside "In the sheet".isNew · state · Page._isNew · written 1 · bodies 1 · read by Badge, CheckboxToggleStyle, Toggle
        Page.isShown · state · written 1 · bodies 4 · read by .sheet
        Page.isNew · state · written 1 · bodies 2 · read by CheckboxToggleStyle, Badge
        Page.size · state · read by Page
        """)
  }

  private struct Item: Identifiable {
    let id: Int
    var isOn = false
    var count = 0
  }

  private struct Lists: View {
    @State private var items = (0..<3).map { Item(id: $0) }
    @State private var name: String? = "Ada"
    @AppStorage("sound") private var sound = true
    @State private var first = false
    var body: some View {
      VStack {
        if let name = Binding($name) { TextField("Name", text: name) }
        ForEach($items) { $item in ItemRow(item: $item) }
        Toggle("Sound", isOn: $sound)
        Toggle("First", isOn: Binding(get: { first }, set: { first = $0 }))
      }
    }
  }

  private struct ItemRow: View {
    @Binding var item: Item
    var body: some View {
      Toggle("Item \(item.id)", isOn: $item.isOn)
      Stepper("Count \(item.id)", value: $item.count)
    }
  }

  private static let lists = """
    TextField "Name".text · converted · Lists._name · read by Lists, DefaultTextFieldStyle
    ItemRow.item ×3 · element of a collection · Lists._items[i] · bodies 2 · unneeded 2 · read by CheckboxToggleStyle \
    → the body reads more than it shows: pass only the value that it shows, and a binding to the value that it changes
    Toggle.isOn ×3 · key path · Lists._items[i].isOn · written 1 · bodies 1 · read by CheckboxToggleStyle
    Stepper.value ×3 · key path · Lists._items[i].count · written 1
    """

  @Test func `bindings of rows are one line, whichever row was written`() throws {
    let screen = Screen(width: 40) { Lists() }
    let report = try screen.bindingReport {
      try screen.find(.toggle, "Item 1").tap()
      try screen.find(.stepper, "Count 2").increment()
      try screen.find(.toggle, "Sound").tap()
    }
    expectText(report.rows.prefix(4).map(\.description).joined(separator: "\n"), equals: Self.lists)
    let storage = report.rows.filter { $0.description.contains("sound") }
    expectEqual(
      storage.map(\.description),
      ["@AppStorage(\"sound\") · state · written 1 · bodies 1 · read by CheckboxToggleStyle"])
  }

  @Test func `the report of an idle screen has advice for closures, and the readers of each state`() {
    let report = Screen(width: 40) { Lists() }.bindingReport()
    let closures = report.rows.first { $0.kind == "closures" }
    expectEqual(
      closures?.advice, "its view is evaluated with every evaluation of the enclosing view: pass a binding by key path",
      "\(report)"
    )
    #expect(report.rows.allSatisfy { $0.writes + $0.equalWrites + $0.evaluations == 0 })
    expectEqual(report.rows.filter { $0.owner == "Lists" }.map(\.property).sorted(), ["first", "items", "name"])
  }

  private struct Nested: View {
    let depth: Int
    @Binding var isOn: Bool
    var body: some View {
      if depth > 0 { AnyView(Nested(depth: depth - 1, isOn: $isOn)) } else { AnyView(Text(isOn ? "on" : "off")) }
    }
  }

  private struct Root: View {
    @State private var isOn = false
    var body: some View {
      Toggle("On", isOn: $isOn)
      Nested(depth: 30, isOn: $isOn)
    }
  }

  @Test func `nested views of one type share a line`() throws {
    let screen = Screen(width: 20) { Root() }
    let report = try screen.bindingReport { try screen.find(.toggle).tap() }
    #expect(report.rows.contains { $0.owner == "Nested" && $0.instances == 31 && $0.evaluations == 1 }, "\(report)")
  }

  @Test func `a key with a full stop has no owner, and an object that announced a change is one`() throws {
    struct Stored: View {
      @AppStorage("user.name") private var isOn = true
      var body: some View { Toggle("Sound", isOn: $isOn) }
    }
    let stored = Screen(Stored(), width: 30)
    expectText(
      try stored.bindingReport { try stored.find(.toggle).tap() }.description,
      equals: "@AppStorage(\"user.name\") · state · written 1 · bodies 1 · read by CheckboxToggleStyle")
    final class Old: ObservableObject {}
    struct Announced: View {
      @StateObject private var old = Old()
      var body: some View { Button("Announce") { old.objectWillChange.send() } }
    }
    let announced = Screen(Announced(), width: 30)
    let row = try announced.bindingReport { try announced.find(.button).tap() }.rows.first { $0.kind == "object" }
    #expect(row?.owner == "" && row?.property == "Old" && row?.readers == ["Announced"])
    expectText(row?.advice ?? "", startsWith: "the object published a change, but no property changed")
  }

  @Test func `of several advices for a state, that for its first reader is given`() throws {
    struct One: View {
      @Binding var items: [Int]
      var body: some View {
        let _ = items
        Text("one")
      }
    }
    struct Two: View {
      @Binding var list: [Int]
      var body: some View {
        let _ = list
        Text("two")
      }
    }
    struct Page: View {
      @State private var numbers = [1]
      var body: some View {
        VStack {
          Two(list: $numbers)
          One(items: $numbers)
          Button("Add") { numbers.append(1) }
        }
      }
    }
    let screen = Screen(width: 30) { Page() }
    let report = try screen.bindingReport { try screen.find(.button).tap() }
    let row = try #require(report.rows.first { $0.owner == "Page" })
    expectEqual(row.readers, ["One", "Two"])
    expectEqual(row.advice, "the body reads all of it: bind each element, ForEach($items) { $element in … }")
  }
}
