import ViewTree

extension GalleryScreen {
  static var sixtyToggles: GalleryScreen {
    GalleryScreen(
      "sixty-toggles", "a tree of sixty toggles below their parents", { ToggleTree(depth: 2) },
      steps: [
        .expand("Shop"), .expand("Department 2"), .tap(.toggle, "Product 2.3"), .tap(.toggle, "Department 2"),
        .tap(.toggle, "Shop"),
      ])
  }

  static var sixHundredToggles: GalleryScreen {
    GalleryScreen(
      "six-hundred-toggles", "a tree of six hundred toggles below their parents", { ToggleTree(depth: 3) },
      steps: [
        .expand("Shop"), .expand("Department 2"), .expand("Shelf 2.6"), .tap(.toggle, "Product 2.6.10"),
        .tap(.toggle, "Shelf 2.6"), .tap(.toggle, "Shop"),
      ])
  }
}

/// Toggles in disclosure groups: the state of every parent derives from the items below it.
struct ToggleTree: View {
  @State private var root: Item

  /// Creates six departments of ten products; at a depth of 3, ten departments of six shelves of ten products.
  init(depth: Int) {
    let branches = depth == 2 ? [6, 10] : [10, 6, 10]
    let names = depth == 2 ? ["Department", "Product"] : ["Department", "Shelf", "Product"]
    _root = State(initialValue: Item(name: "Shop", children: Item.level(branches, names)))
  }

  var body: some View { ToggleTreeRow(item: $root) }

  /// An item that can be chosen, or a group of such items.
  struct Item: Identifiable {
    let name: String
    var isChosen = false
    var children: [Item] = []
    var id: String { name }

    static func level(_ branches: [Int], _ names: [String], below number: String = "") -> [Item] {
      guard let count = branches.first else { return [] }
      return (1...count).map { index in
        let number = number + (number.isEmpty ? "" : ".") + "\(index)"
        return Item(
          name: "\(names[0]) \(number)",
          children: level(Array(branches.dropFirst()), Array(names.dropFirst()), below: number))
      }
    }
  }
}

/// A product, or a group with its items.
struct ToggleTreeRow: View {
  @Binding var item: ToggleTree.Item

  var body: some View {
    if item.children.isEmpty {
      Toggle(item.name, isOn: $item.isChosen)
    } else {
      DisclosureGroup {
        ForEach($item.children) { $child in ToggleTreeRow(item: $child) }
      } label: {
        Toggle(item.name, sources: _item.choices, isOn: \.self)
      }
    }
  }
}

extension Binding<ToggleTree.Item> {
  /// Bindings to all items that can be chosen, in this item or below it.
  fileprivate var choices: [Binding<Bool>] {
    wrappedValue.children.isEmpty ? [self.isChosen] : self.children.flatMap(\.choices)
  }
}
