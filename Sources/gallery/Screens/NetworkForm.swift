import TextBackend
import ViewTree

extension GalleryScreen {
  static var networkForm: GalleryScreen {
    GalleryScreen(
      "form", "a form with sections, toggles, a value and a date", NetworkForm.init,
      steps: [
        .tap(.toggle, "Wi-Fi"),
        .open(.section, "Lease"),
        Step("open the calendar") { try $0.find(.datePicker, "Renew on").tap() },
        Step("pick January 20") { try $0.find(.button, "January 20, 2026").tap() },
      ])
  }
}

/// Settings in the style of a phone.
struct NetworkForm: View {
  @State private var isOn = true
  @State private var asksToJoin = false
  @State private var showsLease = false
  @State private var renewal = Date(timeIntervalSince1970: 1_767_225_600)

  var body: some View {
    Form {
      Section("Wi-Fi") {
        Toggle("Wi-Fi", isOn: $isOn)
        Toggle("Ask to join networks", isOn: $asksToJoin).disabled(!isOn)
      }
      Section("Lease", isExpanded: $showsLease) {
        LabeledContent("Address", value: "10.0.0.7")
        DatePicker("Renew on", selection: $renewal, displayedComponents: .date)
        Button("Renew now") {}
      }
    }
  }
}
