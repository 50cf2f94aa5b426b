import SwiftUI

struct Counter: View {
  var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("More") { count += 1 }  // error: 'self' is immutable
    }
  }
}
