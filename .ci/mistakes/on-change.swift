import SwiftUI

struct Search: View {
  @State private var query = ""

  var body: some View {
    TextField("Search", text: $query)
      .onChange(of: query) { old, new, third in  // error: 2 arguments, but 3 were used
        print(new)
      }
  }
}
