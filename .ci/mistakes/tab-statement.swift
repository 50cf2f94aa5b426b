import SwiftUI

struct Main: View {
  @State private var count = 0

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }
      count = 1  // error: a statement without a value is not a tab
    }
  }
}
