import SwiftUI

struct Flavors: View {
  @State private var flavor = "a"

  var body: some View {
    Picker("Flavor", selection: flavor) {  // error: cannot convert value 'flavor' of type 'String' to expected type 'Binding<String>'
      Text("a").tag("a")
    }
  }
}
