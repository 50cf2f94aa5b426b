import Foundation
import Observation
import Testing
import ViewTreeLint
import ViewTreeTesting

/// Measures the cost that each rule states, with and without the fault.
@MainActor @Suite struct LintRuleTests {
  /// Expects a rule to state the evaluations of an event on two screens.
  private func expect<A: View, B: View>(
    _ rule: LintRule, _ before: A, _ after: B, _ event: (Screen) throws -> Void
  ) throws {
    let (slow, fast) = (Screen(before, width: 40), Screen(after, width: 40))
    let counts = try [slow, fast].map { screen in try screen.trace { try event(screen) }.totalEvaluations }
    expectEqual([rule.measurement.before, rule.measurement.after], counts, "\(rule)")
    expectEqual(rule.measurement.unit, "bodies")
  }

  private func tapFirstButton(_ screen: Screen) throws { try screen.find(.button, at: 0).tap() }

  @Test func `each rule has a cost and a reason`() {
    for rule in LintRule.allCases {
      expectText(
        rule.cost,
        contains:
          "\(rule.measurement.before) \(rule.measurement.unit); with the replacement, \(rule.measurement.after).")
      #expect(rule.reason.count > 40)
    }
  }

  @Test func `the article states the measured costs`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(path: "Sources/ViewTree/ViewTree.docc/Lint.md"), encoding: .utf8)
    for rule in LintRule.allCases where rule != .erasedRow {
      let row = article.split(separator: "\n").first { $0.hasPrefix("| `\(rule.rawValue)` |") } ?? ""
      let cost = rule.measurement
      let words = row.matches(of: /\d+/).map { Int($0.output) }
      #expect(words.contains(cost.before) && words.contains(cost.after), "\(rule): \(row)")
    }
    expectText(article, contains: "    \(LintRule.closureBinding.cost)")
  }

  // MARK: The samples

  struct Item: Identifiable, Hashable {
    let id: Int
    var isOn = false
    var name: String { "Item \(id)" }

    static let all = (0..<100).map { Item(id: $0) }
  }

  struct Row: View {
    let item: Item
    var body: some View { Text(item.name) }
  }

  struct ToggleRow: View {
    let name: String
    @Binding var isOn: Bool
    var body: some View { Toggle(name, isOn: $isOn) }
  }

  struct ClosureBindings: View {
    @State private var items = Item.all
    var body: some View {
      VStack {
        ForEach(items.indices, id: \.self) { index in
          ToggleRow(
            name: items[index].name, isOn: Binding(get: { items[index].isOn }, set: { items[index].isOn = $0 }))
        }
      }
    }
  }

  struct PathBindings: View {
    @State private var items = Item.all
    var body: some View {
      VStack {
        ForEach(items.indices, id: \.self) { index in ToggleRow(name: items[index].name, isOn: $items[index].isOn) }
      }
    }
  }

  @Test func `closure-binding`() throws {
    try expect(.closureBinding, ClosureBindings(), PathBindings()) { try $0.find(.toggle, "Item 6").tap() }
  }

  struct PositionIDs: View {
    @State private var items = Item.all
    var body: some View {
      VStack {
        Button("Remove") { items.removeFirst() }
        ForEach(items.indices, id: \.self) { index in Row(item: items[index]) }
      }
    }
  }

  struct ElementIDs: View {
    @State private var items = Item.all
    var body: some View {
      VStack {
        Button("Remove") { items.removeFirst() }
        ForEach(items) { item in Row(item: item) }
      }
    }
  }

  @Test func `index-id`() throws { try expect(.indexID, PositionIDs(), ElementIDs(), tapFirstButton) }

  @Observable final class Model { var count = 0 }

  struct ModelRow: View {
    let model: Model
    var body: some View { Text("\(model.count)") }
  }

  /// A view whose body depends on a number, above 100 rows.
  struct Around<Content: View>: View {
    @State private var number = 0
    let row: () -> Content
    var body: some View {
      VStack {
        Button("Number \(number)") { number += 1 }
        ForEach(0..<100, id: \.self) { _ in row() }
      }
    }
  }

  struct MadeInBody: View {
    @State private var number = 0
    var body: some View {
      VStack {
        Button("Number \(number)") { number += 1 }
        ForEach(0..<100, id: \.self) { _ in ModelRow(model: Model()) }
      }
    }
  }

  struct MadeOnce: View {
    @State private var number = 0
    @State private var model = Model()
    var body: some View {
      VStack {
        Button("Number \(number)") { number += 1 }
        ForEach(0..<100, id: \.self) { _ in ModelRow(model: model) }
      }
    }
  }

  @Test func `object-in-body`() throws { try expect(.objectInBody, MadeInBody(), MadeOnce(), tapFirstButton) }

  final class Object: ObservableObject { @Published var count = 0 }

  struct ObservedRow: View {
    @ObservedObject var object = Object()
    var body: some View { Text("\(object.count)") }
  }

  struct StateRow: View {
    @StateObject var object = Object()
    var body: some View { Text("\(object.count)") }
  }

  @Test func `observed-object`() throws {
    try expect(.observedObject, Around { ObservedRow() }, Around { StateRow() }, tapFirstButton)
  }

  struct PlainBindingRow: View {
    let isOn: Binding<Bool>
    var body: some View { Text(isOn.wrappedValue ? "on" : "off") }
  }

  struct BindingRow: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
  }

  struct Switch<Content: View>: View {
    @State private var isOn = false
    let row: (Binding<Bool>) -> Content
    var body: some View {
      VStack {
        Button("Switch") { isOn.toggle() }
        ForEach(0..<100, id: \.self) { _ in row($isOn) }
      }
    }
  }

  @Test func `plain-binding`() throws {
    try expect(.plainBinding, Switch { PlainBindingRow(isOn: $0) }, Switch { BindingRow(isOn: $0) }, tapFirstButton)
    let screen = Screen(width: 20) { Switch { PlainBindingRow(isOn: $0) } }
    try tapFirstButton(screen)
    expectText(screen.text, lacks: "on\n")
  }

  struct ErasedRows: View {
    @State private var number = 0
    var body: some View {
      VStack {
        Button("Number \(number)") { number += 1 }
        ForEach(Item.all) { item in AnyView(Row(item: item)) }
      }
    }
  }

  struct TypedRows: View {
    @State private var number = 0
    var body: some View {
      VStack {
        Button("Number \(number)") { number += 1 }
        ForEach(Item.all) { item in Row(item: item) }
      }
    }
  }

  @Test func `erased-row`() throws { try expect(.erasedRow, ErasedRows(), TypedRows(), tapFirstButton) }

  struct Detail: View {
    let item: Item
    init(item: Item) {
      self.item = item
      Detail.count += 1
    }
    var body: some View { Text("Details of \(item.name)") }

    static var count = 0
  }

  struct RowDestinations: View {
    @State private var items = Item.all
    var body: some View {
      NavigationStack {
        VStack {
          Button("Change") { items[50].isOn.toggle() }
          ForEach(items) { item in
            NavigationLink {
              Detail(item: item)
            } label: {
              Row(item: item)
            }
          }
        }
      }
    }
  }

  struct OneDestination: View {
    @State private var items = Item.all
    var body: some View {
      NavigationStack {
        VStack {
          Button("Change") { items[50].isOn.toggle() }
          ForEach(items) { item in NavigationLink(value: item) { Row(item: item) } }
        }
        .navigationDestination(for: Item.self) { Detail(item: $0) }
      }
    }
  }

  @Test func `row-destination`() throws {
    let screens = [Screen(width: 40) { RowDestinations() }, Screen(width: 40) { OneDestination() }]
    let counts = try screens.map { screen in
      Detail.count = 0
      try screen.find(.button, "Change").tap()
      return Detail.count
    }
    let cost = LintRule.rowDestination.measurement
    expectEqual([cost.before, cost.after], counts)
    expectEqual(cost.unit, "destinations")
    try screens[1].find(.button, "Item 3").tap()
    expectText(screens[1].text, contains: "Details of Item 3")
  }

  struct NewIDs: View {
    @State private var number = 0
    var body: some View {
      VStack {
        Button("Number \(number)") { number += 1 }
        VStack { ForEach(Item.all) { Row(item: $0) } }.id(UUID())
      }
    }
  }

  struct NoIDs: View {
    @State private var number = 0
    var body: some View {
      VStack {
        Button("Number \(number)") { number += 1 }
        VStack { ForEach(Item.all) { Row(item: $0) } }
      }
    }
  }

  @Test func `new-id`() throws { try expect(.newID, NewIDs(), NoIDs(), tapFirstButton) }
}
