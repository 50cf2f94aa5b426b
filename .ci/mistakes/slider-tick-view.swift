import SwiftUI

struct Volume: View {
  @State private var volume = 0.5

  var body: some View {
    Slider(value: $volume, in: 0...1) {
      Text("Volume")
    } ticks: {
      SliderTick(0.5)
      Text("Loud")  // error: wrap it in SliderTick(value) { … }
    }
  }
}
