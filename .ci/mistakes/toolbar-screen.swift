import SwiftUI

struct Recipe: Identifiable {
  let id = UUID()
  var name: String
  var isStarred: Bool
}

struct Recipes: View {
  @State private var recipes: [Recipe] = []
  @State private var query = ""
  @State private var isAdding = false
  @State private var selection: Set<UUID> = []
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section("Starred") {
          ForEach(recipes.filter(\.isStarred)) { recipe in
            NavigationLink(recipe.name) { Text(recipe.name).font(.title) }
          }
        }
        Section("All") {
          ForEach($recipes) { $recipe in
            HStack {
              TextField("Name", text: $recipe.name)
              Toggle("Starred", isOn: $recipe.isStarred).labelsHidden()
            }
            .swipeActions { Button("Delete", role: .destructive) { recipes.removeAll { $0.id == recipe.id } } }
          }
        }
      }
      .searchable(text: $query)
      .navigationTitle("Recipes")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
        if isAdding {
          ToolbarItem(placement: .principal) { ProgressView() }
        }
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }
          Menu("More") {
            Button("Sort") {}
            Button("Share") {}
          }
        }
        Spacer()  // error: wrap it in ToolbarItem { … }
        ToolbarItem(placement: .bottomBar) { Text("\(recipes.count) recipes") }
      }
      .sheet(isPresented: $isAdding) { Text("New") }
    }
  }
}
