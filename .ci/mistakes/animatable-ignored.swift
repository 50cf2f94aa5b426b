import SwiftUI

@Animatable struct Bar: View {
  var height = 1.0
  var isShown = true  // error: @AnimatableIgnored

  var body: some View { Text("") }
}
