import SwiftUI

struct Person: Identifiable {
  let id: Int
  var name: String
}

struct People: View {
  let people: [Person]

  var body: some View {
    Table(of: Person.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(people) { TableRow($0) }
      Text("Nobody else")  // error: write TableRow(value), and show the view in a column
    }
  }
}
