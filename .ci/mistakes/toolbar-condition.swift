import SwiftUI

struct Detail: View {
  let isEditable: Bool

  var body: some View {
    Text("Detail")
      .toolbar {
        ToolbarItem { Button("Share") {} }
        if isEditable {
          EditButton()  // error: wrap it in ToolbarItem { … }
        }
      }
  }
}
