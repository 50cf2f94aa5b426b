import SwiftUI

struct Person: Identifiable {
  let id: Int
  var name: String
}

struct People: View {
  let people: [Person]

  var body: some View {
    ScrollView {
      ForEach(people) { person in
        VStack {
          Text(person.name)
          Text(person.surname)  // error: value of type 'Person' has no member 'surname'
        }
      }
    }
  }
}
