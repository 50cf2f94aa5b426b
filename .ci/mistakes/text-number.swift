import SwiftUI

struct Score: View {
  let score: Int

  var body: some View {
    VStack {
      Text("Score")
      Text(score)  // error: initializer 'init(_:)' requires that 'Int' conform to 'StringProtocol'
    }
  }
}
