import SwiftUI

struct Root: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }
      Text("Settings")  // error: wrap it in Tab("Title", systemImage: "star") { … }
    }
  }
}
