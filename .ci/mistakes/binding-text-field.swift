import SwiftUI

struct Name: View {
  @State private var name = ""

  var body: some View {
    Form {
      Section("You") {
        TextField("Name", text: name)  // error: cannot convert value 'name' of type 'String' to expected type 'Binding<String>'
      }
    }
  }
}
