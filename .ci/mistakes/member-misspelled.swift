import SwiftUI

struct Title: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Title").font(.titel)  // error: type 'Font?' has no member 'titel'
      Text("Subtitle")
    }
  }
}
