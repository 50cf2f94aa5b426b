import TextBackend
import ViewTree

extension GalleryScreen {
  static var navigationLooks: GalleryScreen {
    GalleryScreen(
      "looks-navigation", "a page with bars, links and a search field", NavigationLooks.init,
      steps: [
        Step("search") { try $0.find(.textField, "Find fruit").type("an") },
        Step("clear it, and follow a link") { screen in
          screen.press(.escape)
          try screen.find(.button, "Cherry").tap()
        },
      ])
  }
}

/// A stack of pages.
struct NavigationLooks: View {
  @State private var words = ""

  private var found: [Fruit] { Fruit.all.filter { words.isEmpty || $0.id.contains(words) } }

  var body: some View {
    NavigationStack {
      List(found) { fruit in NavigationLink(fruit.id, value: fruit) }
        .navigationDestination(for: Fruit.self) { FruitPage(fruit: $0) }
        .navigationTitle("Fruit")
        .searchable(text: $words, prompt: "Find fruit")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { EditButton() }
          ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
          ToolbarItem(placement: .bottomBar) { Text("3 kinds") }
        }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }
}

/// A page with a way back.
struct FruitPage: View {
  let fruit: Fruit

  var body: some View {
    LabeledContent("Price", value: fruit.price, format: .number)
      .navigationTitle(fruit.id)
      .navigationSubtitle("of this week")
  }
}
