import SwiftUI

struct Score: View {
  let score: Int

  var body: some View {
    VStack {
      Text("Score")
      Text(score)  // error: Text takes a string: write Text("\(number)")
    }
  }
}
