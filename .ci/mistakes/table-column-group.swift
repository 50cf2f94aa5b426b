import SwiftUI

struct Person: Identifiable {
  let id = 1
  var name = ""
}

struct People: View {
  var body: some View {
    Table([Person()]) {
      Group {
        TableColumn("Name", value: \.name)
        Button("Add") {}  // error: a view is not a column
      }
    }
  }
}
