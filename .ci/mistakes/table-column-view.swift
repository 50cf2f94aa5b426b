import SwiftUI

struct Person: Identifiable {
  let id: Int
  var name: String
}

struct People: View {
  let people: [Person]

  var body: some View {
    Table(people) {
      TableColumn("Name", value: \.name)
      Text("Age")  // error: wrap it in TableColumn("Title") { row in … }
    }
  }
}
