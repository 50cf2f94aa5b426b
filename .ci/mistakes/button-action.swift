import SwiftUI

struct Save: View {
  var body: some View {
    VStack {
      Text("a")
      Button("Save")  // error: a button needs an action: write Button("Title") { … }
    }
  }
}
