import SwiftUI

#Preview {
  VStack {
    @Previewable @State var isOn = false  // error: @Previewable belongs directly into the closure of #Preview
    Toggle("On", isOn: $isOn)
  }
}
