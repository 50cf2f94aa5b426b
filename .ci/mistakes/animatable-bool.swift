import SwiftUI

@Animatable struct Bar: View {
  var height = 1.0
  var isShown: Bool  // error: @Animatable cannot animate isShown, a Bool: write @AnimatableIgnored before it

  var body: some View { Text("") }
}
