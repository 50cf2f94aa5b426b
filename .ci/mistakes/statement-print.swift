import SwiftUI

struct Log: View {
  var body: some View {
    VStack {
      Text("a")
      print("b")  // error: type '()' cannot conform to 'View'
    }
  }
}
