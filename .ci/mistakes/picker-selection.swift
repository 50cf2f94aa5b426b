import SwiftUI

struct Flavors: View {
  @State private var flavor = "a"

  var body: some View {
    Picker("Flavor", selection: flavor) {  // error: cannot convert value of type 'String' to expected argument type 'Binding<
      Text("a").tag("a")
    }
  }
}
