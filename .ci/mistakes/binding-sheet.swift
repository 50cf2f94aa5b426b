import SwiftUI

struct Sheet: View {
  @State private var isShown = false

  var body: some View {
    Text("a").sheet(isPresented: isShown) { Text("b") }  // error: cannot convert value 'isShown' of type 'Bool' to expected type 'Binding<Bool>'
  }
}
