import ViewTree

extension GalleryScreen {
  static var categoryTree: GalleryScreen {
    GalleryScreen(
      "category-tree", "categories of a shop: each parent shows the state of its children", CategoryTree.init,
      steps: [
        .expand("Clothing"), .expand("Shirts"), .tap(.toggle, "Linen"), .tap(.toggle, "Shirts"),
        .tap(.toggle, "Clothing"),
      ])
  }
}

/// A tree of toggles in disclosure groups, all over `sources:`.
struct CategoryTree: View {
  struct Product: Identifiable {
    let name: String
    var isChosen = false
    var id: String { name }
  }

  struct Category: Identifiable {
    let name: String
    var products: [Product]
    var id: String { name }
  }

  @State private var categories = [
    Category(name: "Shirts", products: ["Linen", "Flannel", "Denim", "Silk", "Jersey"].map { Product(name: $0) }),
    Category(name: "Trousers", products: ["Jeans", "Chinos", "Cords", "Shorts", "Joggers"].map { Product(name: $0) }),
    Category(name: "Coats", products: ["Parka", "Trench", "Duffle", "Pea coat", "Raincoat"].map { Product(name: $0) }),
    Category(
      name: "Shoes", products: ["Boots", "Loafers", "Sneakers", "Sandals", "Brogues"].map { Product(name: $0) }),
    Category(name: "Hats", products: ["Cap", "Beanie", "Fedora", "Beret", "Boater"].map { Product(name: $0) }),
  ]

  var body: some View {
    DisclosureGroup {
      ForEach($categories) { $category in CategoryRow(category: $category) }
    } label: {
      Toggle("Clothing", sources: $categories.flatMap { Array($0.products) }, isOn: \.isChosen)
    }
  }
}

/// One category with its products.
struct CategoryRow: View {
  @Binding var category: CategoryTree.Category

  var body: some View {
    DisclosureGroup {
      ForEach($category.products) { $product in Toggle(product.name, isOn: $product.isChosen) }
    } label: {
      Toggle(category.name, sources: $category.products, isOn: \.isChosen)
    }
  }
}
