import SwiftUI

struct Item {
  var name: String
}

struct Items: View {
  let items: [Item]

  var body: some View {
    List(items) { item in  // error: requires that 'Item' conform to 'Identifiable'
      Text(item.name)
    }
  }
}
