import ViewTree

extension GalleryScreen {
  static var recipes: GalleryScreen {
    GalleryScreen(
      "navigation", "pages that lead to pages", Recipes.init,
      steps: [.tap(.button, "Pancakes"), .tap(.button, "Flour"), .tap(.button, "Pancakes")])
  }
}

/// Recipes, with their ingredients and where these come from.
struct Recipes: View {
  private let recipes = [("Pancakes", ["Flour", "Milk", "Eggs"]), ("Salad", ["Leaves", "Oil"])]

  var body: some View {
    NavigationStack {
      List(recipes, id: \.0) { name, parts in
        NavigationLink(name) {
          List(parts, id: \.self) { part in
            NavigationLink(part) { Text("\(part) is sold at the market.").navigationTitle(part) }
          }
          .navigationTitle(name)
        }
      }
      .navigationTitle("Recipes")
    }
  }
}
