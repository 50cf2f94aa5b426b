import SwiftUI

struct Badge: View {
  let count: Int

  var body: some View { mark }

  private var mark: some View {  // error: return statements in its body
    if count > 0 { return Text("\(count)") }
    return Image(systemName: "star")
  }
}
