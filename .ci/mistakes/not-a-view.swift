import SwiftUI

struct Row {
  var body: some View { Text("Row") }
}

struct Rows: View {
  var body: some View {
    VStack {
      Text("Rows")
      Row()  // error: requires that 'Row' conform to 'View'
    }
  }
}
