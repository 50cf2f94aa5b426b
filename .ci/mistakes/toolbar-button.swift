import SwiftUI

struct Detail: View {
  var body: some View {
    Text("Detail")
      .toolbar {
        ToolbarItem { Button("Edit") {} }
        Button("Share") {}  // error: wrap it in ToolbarItem { … }
      }
  }
}
