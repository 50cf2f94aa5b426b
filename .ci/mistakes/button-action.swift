import SwiftUI

struct Save: View {
  var body: some View {
    VStack {
      Text("a")
      Button("Save")  // error: missing argument
    }
  }
}
