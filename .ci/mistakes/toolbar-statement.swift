import SwiftUI

struct Detail: View {
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      List { Text("Detail") }
        .toolbar {
          ToolbarItem { Button("Edit") { isEditing = true } }
          print("toolbar")  // error: a statement without a value is not toolbar content
        }
    }
  }
}
