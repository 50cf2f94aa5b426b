import SwiftUI

struct Score: View {
  let score: Int

  var body: some View {
    VStack {
      Text("Score")
      Text(score)  // error: a text shows a string: Text("\(number)")
    }
  }
}
