import SwiftUI

struct Numbers: View {
  var body: some View {
    VStack {
      for number in 0..<3 {  // error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
        Text("\(number)")
      }
    }
  }
}
