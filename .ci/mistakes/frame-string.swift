import SwiftUI

struct Box: View {
  var body: some View {
    VStack {
      Text("a").frame(width: "20")  // error: cannot convert value of type 'String' to expected argument type 'CGFloat'
    }
  }
}
