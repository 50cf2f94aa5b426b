import SwiftUI

struct Detail: View {
  var body: some View {
    Text("Detail")
      .toolbar(id: "detail") {
        ToolbarItem(id: "edit") { Button("Edit") {} }
        Button("Share") {}  // error: wrap it in ToolbarItem { … }
      }
  }
}
