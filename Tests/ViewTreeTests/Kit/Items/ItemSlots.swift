import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

// A view in a slot of a container has one node with one state, however wide the screen is: what the tests of all slots
// share.

/// The number that an item shows, and the states of the items.
@MainActor @Observable final class ItemModel {
  var number = 0
  var isShown = true
  /// The states of the items whose bodies ran, by what they were made with.
  @ObservationIgnored var serials: [Int] = []
  @ObservationIgnored private var lastSerial = 0

  func makeSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }
}

/// Counts its evaluations, has a state of its own and can have the focus.
struct CountedItem: View {
  let model: ItemModel
  @State private var serial: Int

  init(_ model: ItemModel) {
    self.model = model
    _serial = State(initialValue: model.makeSerial())
  }

  var body: some View {
    let _ = model.serials.append(serial)
    Button("i\(model.number)") {}
  }
}

/// The same as a label, which cannot have the focus.
struct CountedWords: View {
  let model: ItemModel
  @State private var serial: Int

  init(_ model: ItemModel) {
    self.model = model
    _serial = State(initialValue: model.makeSerial())
  }

  var body: some View {
    let _ = model.serials.append(serial)
    Text("i\(model.number)")
  }
}

/// Tests slots of containers.
@MainActor protocol ItemSlotTests {}

extension ItemSlotTests {
  /// Changes the model, and expects one evaluation of one item, which is the same as before.
  private func expectOneEvaluation(_ model: ItemModel, _ screen: Screen, _ serial: Int?, _ comment: String) {
    model.serials = []
    model.number += 1
    _ = screen.text
    #expect(model.serials == [serial], "\(comment)\n\(screen.text)")
  }

  func expectOneNode<V: View>(
    _ name: String, isFocusable: Bool = true, open: (Screen) throws -> Void = { _ in },
    @ViewBuilder in slot: (ItemModel) -> V
  ) throws {
    let model = ItemModel()
    let screen = Screen(slot(model), width: 60, height: 24)
    try open(screen)
    _ = screen.text
    #expect(model.serials.count == 1, "\(name) at mount\n\(screen.text)")
    let serial = model.serials.first
    expectOneEvaluation(model, screen, serial, "\(name) after a change")
    try expectSameNodeInList(name, model, screen, serial)
    if isFocusable {
      let item = try #require(screen.item, "\(name)\n\(screen.text)")
      screen.frames.tree.focus.move(to: item.node.renderNode)
    }
    for width in [18, 60, 9, 60] {
      model.serials = []
      screen.resize(width: width, height: 24)
      _ = screen.text
      #expect(model.serials == [], "\(name) at \(width)\n\(screen.text)")
      #expect(screen.faults == [], "\(name) at \(width)")
      expectOneEvaluation(model, screen, serial, "\(name) after a change at \(width)")
    }
    if isFocusable {
      #expect(screen.item?.isFocused == true, "\(name) lost the focus\n\(screen.text)")
    }
    if isFocusable { screen.frames.tree.focus.move(to: nil) }
    let fresh = try Screen(slot(model), width: 60, height: 24, opening: open)
    expectText(screen.text, equals: fresh.text)
    #expect(screen.issues == [], "\(name)")
  }

  /// Expects the item in the list or menu of a bar that has no room for it to be that of the bar.
  private func expectSameNodeInList(
    _ name: String, _ model: ItemModel, _ screen: Screen, _ serial: Int?
  ) throws {
    defer { screen.resize(width: 60, height: 24) }
    for width in [18, 9] {
      screen.resize(width: width, height: 24)
      // A group of controls without room for all of them may be a menu of its own.
      let lists = ["ellipsis", "Group", "More"].lazy.compactMap { try? screen.find(.button, $0) }
      guard screen.frames.tree.presentations.isEmpty, let list = lists.first else { continue }
      model.serials = []
      try list.tap()
      _ = screen.text
      #expect(model.serials == [], "\(name) in the list at \(width)\n\(screen.text)")
      #expect(screen.faults == [], "\(name) in the list at \(width)")
      expectOneEvaluation(model, screen, serial, "\(name) in the list after a change at \(width)")
      let item = screen.descendants.contains { $0.label.contains("i\(model.number)") }
      #expect(item, "\(name) in the list at \(width)\n\(screen.text)")
      screen.press(.escape)
      #expect(screen.frames.tree.presentations.isEmpty, "\(name) at \(width)")
    }
  }

  typealias Slot = @MainActor (ItemModel) -> AnyView

  /// Expects of each slot that it has one node.
  func expectOneNode(_ slots: KeyValuePairs<String, Slot>, isFocusable: Bool = true) throws {
    for (name, slot) in slots { try expectOneNode(name, isFocusable: isFocusable) { slot($0) } }
  }

  func bar<C: ToolbarContent>(@ToolbarContentBuilder _ items: () -> C) -> AnyView {
    AnyView(NavigationStack { Text("page").navigationTitle("A long title").toolbar(content: items) })
  }
}

extension Screen {
  fileprivate var item: TextBackend.Element? {
    descendants.first { [.button, .menuItem].contains($0.role) && $0.label.hasPrefix("i") }
  }

  fileprivate convenience init<V: View>(
    _ view: V, width: Int, height: Int, opening open: (Screen) throws -> Void
  ) rethrows {
    self.init(view, width: width, height: height)
    try open(self)
  }
}
