import SwiftUI

func width() -> Double { 1 }

@Animatable struct Bar: View {
  var height = 1.0
  var length = width()  // error: @Animatable cannot infer the type of length

  var body: some View { Text("") }
}
