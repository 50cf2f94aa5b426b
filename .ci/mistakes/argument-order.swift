import SwiftUI

struct Stack: View {
  var body: some View {
    VStack(spacing: 4, alignment: .leading) {  // error: argument 'alignment' must precede argument 'spacing'
      Text("a")
      Text("b")
    }
  }
}
