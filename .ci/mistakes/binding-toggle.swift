import SwiftUI

struct WiFi: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("Network")
      Toggle("Wi-Fi", isOn: isOn)  // error: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>'
    }
  }
}
