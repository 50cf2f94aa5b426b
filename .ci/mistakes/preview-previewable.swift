import SwiftUI

#Preview {
  VStack {
    @Previewable @State var isOn = false  // error: @Previewable must be directly in the closure of #Preview
    Toggle("On", isOn: $isOn)
  }
}
