import SwiftUI

struct Person: Identifiable {
  let id: Int
  var name: String
}

struct People: View {
  let people: [Person]

  var body: some View {
    NavigationStack {
      List(people) { person in
        HStack {
          Text(person.name)
          Text(person.surname)  // error: value of type 'Person' has no member 'surname'
        }
      }
      .navigationTitle("People")
    }
  }
}
