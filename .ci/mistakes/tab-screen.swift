import SwiftUI

struct Note: Identifiable {
  let id = UUID()
  var title: String
}

struct Notes: View {
  @State private var notes: [Note] = []
  @State private var selection = 0
  @State private var isShown = false

  var body: some View {
    TabView(selection: $selection) {
      Tab("Notes", systemImage: "note", value: 0) {
        NavigationStack {
          List(notes) { note in
            HStack {
              Text(note.title).font(.headline)
              Spacer()
              Image(systemName: "star")
            }
          }
          .navigationTitle("Notes")
        }
      }
      NavigationStack {  // error: wrap it in Tab("Title", systemImage: "star") { … }
        Form { Toggle("Shown", isOn: $isShown) }
      }
      Tab("Help", systemImage: "book", value: 2) { Text("Help") }
    }
    .sheet(isPresented: $isShown) { Text("New") }
    .onChange(of: selection) { isShown = false }
  }
}
