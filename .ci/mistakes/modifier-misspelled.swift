import SwiftUI

struct Title: View {
  var body: some View {
    VStack {
      Text("Title")
        .padding()
        .foregroundColour(.red)  // error: has no member 'foregroundColour'
      Text("Subtitle")
    }
  }
}
