import SwiftUI

struct Root: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: 0) { Text("Home") }
      TabSection("More") {
        Tab("Help", systemImage: "book", value: 1) { Text("Help") }
        Text("Settings")  // error: wrap it in Tab("Title", systemImage: "star") { … }
      }
    }
  }
}
