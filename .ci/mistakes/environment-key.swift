import SwiftUI

struct Closing: View {
  @Environment(\.dissmiss) private var dismiss  // error: has no member 'dissmiss'

  var body: some View {
    Button("Close") { dismiss() }
  }
}
