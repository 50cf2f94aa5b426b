import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Presentations of a bar item are shown wherever the bar puts the item.
@MainActor struct ItemPresentationTests {
  enum Kind: CaseIterable {
    case alert, dialog, sheet, cover, popover
  }

  @MainActor @Observable final class Model {
    var isPresented = false
    var dismissals = 0
  }

  struct Item: View {
    let kind: Kind
    @Bindable var model: Model

    var body: some View {
      let button = Button("Show") { model.isPresented = true }
      switch kind {
      case .alert: button.alert("Words", isPresented: $model.isPresented) { Button("OK") {} }
      case .dialog: button.confirmationDialog("Words", isPresented: $model.isPresented) { Button("OK") {} }
      case .sheet:
        button.sheet(isPresented: $model.isPresented) {
          model.dismissals += 1
        } content: {
          Text("Words")
        }
      case .cover: button.fullScreenCover(isPresented: $model.isPresented) { Text("Words") }
      case .popover: button.popover(isPresented: $model.isPresented) { Text("Words") }
      }
    }
  }

  enum Place: CaseIterable {
    case item, group, controls, below, secondary
  }

  private func screen(_ kind: Kind, _ model: Model, _ place: Place, width: Int) -> Screen {
    let item = Item(kind: kind, model: model)
    return Screen(width: width, height: 12) {
      NavigationStack {
        Text("page").navigationTitle("Title").toolbar {
          switch place {
          case .item:
            ToolbarItem { Button("A long button") {} }
            ToolbarItem { item }
          case .group:
            ToolbarItemGroup {
              item
              Button("A long button") {}
            }
          case .controls:
            ToolbarItem {
              ControlGroup {
                item
                Button("A long button") {}
              }
            }
          case .below:
            ToolbarItem { Button("A long button") {} }
            ToolbarItem(placement: .bottomBar) {
              ControlGroup("Group") {
                item
                Button("A long button") {}
              }
            }
          case .secondary: ToolbarItem(placement: .secondaryAction) { item }
          }
        }
      }
    }
  }

  private func tapItem(_ screen: Screen, _ comment: String) throws {
    for list in ["Group", "ellipsis", "More"] where (try? screen.find(label: "Show")) == nil {
      try? screen.find(.button, list).tap()
    }
    let item = screen.descendants.last { $0.label == "Show" && [.button, .menuItem].contains($0.role) }
    try #require(item, "\(comment)\n\(screen.text)").tap()
  }

  @Test(arguments: Kind.allCases, Place.allCases) func `a tap in the list closes it and presents`(
    kind: Kind, place: Place
  ) throws {
    for width in [60, 24, 16] {
      let (model, comment) = (Model(), "\(kind), \(place) at \(width)")
      let screen = screen(kind, model, place, width: width)
      try tapItem(screen, comment)
      expectText(screen.text, contains: "Words")
      #expect(screen.frames.tree.presentations.count == 1, "\(comment)\n\(screen.text)")
      #expect(screen.faults == [], "\(comment)")
      screen.press(.escape)
      if kind == .alert || kind == .cover {
        model.isPresented = false
      }
      expectText(screen.text, lacks: "Words")
      #expect(!model.isPresented, "\(comment)")
      #expect(screen.frames.tree.presentations.isEmpty, "\(comment)\n\(screen.text)")
      if kind == .sheet { #expect(model.dismissals == 1, "\(comment)") }
      try tapItem(screen, comment)
      expectText(screen.text, contains: "Words")
      #expect(screen.issues == [] && screen.faults == [], "\(comment)")
    }
  }

  @Test(arguments: Kind.allCases, Place.allCases) func `a presentation stays while the bar changes`(
    kind: Kind, place: Place
  ) throws {
    let (model, comment) = (Model(), "\(kind), \(place)")
    let screen = screen(kind, model, place, width: 60)
    try tapItem(screen, comment)
    for width in [24, 16, 60, 16] {
      screen.resize(width: width, height: 12)
      expectText(screen.text, contains: "Words")
      #expect(screen.frames.tree.presentations.count == 1, "\(comment) at \(width)\n\(screen.text)")
      #expect(screen.faults == [], "\(comment) at \(width)")
      // A popover is next to what the bar shows instead, where a fresh screen puts it.
      let fresh = self.screen(kind, model, place, width: width)
      expectText(screen.text, equals: fresh.text)
    }
    #expect(model.dismissals == 0)
  }

  @Test(arguments: Kind.allCases) func `the program presents from an item without a place`(kind: Kind) {
    let model = Model()
    let screen = screen(kind, model, .item, width: 16)
    model.isPresented = true
    expectText(screen.text, contains: "Words")
    model.isPresented = false
    expectText(screen.text, lacks: "Words")
    #expect(screen.faults == [])
  }

  @Test func `a page above closes no dialog of an item, and an item of a covered page opens none`() throws {
    struct Page: View {
      let model: Model
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          Button("push") { path = [1] }.navigationDestination(for: Int.self) { _ in Text("pushed") }
            .toolbar { Item(kind: .alert, model: model) }
        }
      }
    }
    let model = Model()
    let screen = Screen(Page(model: model), width: 40, height: 10)
    try screen.find(.button, "push").tap()
    model.isPresented = true
    expectText(screen.text, lacks: "Words")
    #expect(screen.faults == [])
  }

  @Test func `the focus returns to the bar`() throws {
    let model = Model()
    let screen = screen(.alert, model, .item, width: 16)
    let more = try screen.find(.button, "More")
    screen.frames.tree.focus.move(to: more.node.renderNode)
    screen.press(.return)
    while !screen.descendants.contains(where: { $0.isFocused && $0.label == "Show" }) { screen.press(.down) }
    screen.press(.return)
    expectText(screen.text, contains: "Words")
    screen.press(.return)
    expectText(screen.text, lacks: "Words")
    #expect(try screen.find(.button, "More").isFocused, "\(screen.text)")
  }
}
