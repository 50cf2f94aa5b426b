import TextBackend  // The gallery measures closures and positions. viewtree-lint-ignore-file: closure-binding, index-id
import ViewTree

extension GalleryScreen {
  static var bindings: GalleryScreen {
    GalleryScreen(
      "bindings", "bindings by key path and by closures, measured", { DeviceForm(rows: 3, usesClosures: false) },
      steps: [.tap(.toggle, "Device 1")], appendix: BindingsBench.text)
  }
}

/// A form over an array of devices, whose rows hold a binding made by a key path or by closures.
struct DeviceForm: View {
  struct Device: Identifiable {
    let id: Int
    var isOn = false
  }

  let usesClosures: Bool
  @State private var devices: [Device]

  init(rows: Int, usesClosures: Bool) {
    self.usesClosures = usesClosures
    _devices = State(wrappedValue: (1...rows).map { Device(id: $0) })
  }

  var body: some View {
    Form {
      if usesClosures {
        ForEach(devices.indices, id: \.self) { index in
          DeviceRow(
            number: devices[index].id,
            isOn: Binding(get: { devices[index].isOn }, set: { devices[index].isOn = $0 }))
        }
      } else {
        ForEach($devices) { $device in DeviceRow(number: device.id, isOn: $device.isOn) }
      }
    }
  }
}

/// A row with a switch, and its state in words.
struct DeviceRow: View {
  let number: Int
  @Binding var isOn: Bool

  var body: some View { Toggle("Device \(number)", isOn: $isOn) }
}

/// The reports of bindings: of the time picker with both kinds of bindings, and of a form of 200 rows.
@MainActor enum BindingsBench {
  static func text() throws -> String {
    var parts: [String] = []
    for usesClosures in [true, false] {
      let picker = Screen(InvalidationTable.Bench(usesClosures: usesClosures), width: 30)
      let report = try picker.bindingReport {
        try picker.find(.button, "Choose tomorrow").tap()
        try picker.find(.button, "Unrelated").tap()
      }
      parts.append("The time picker with \(words(usesClosures)):\n\n\(report)")
    }
    for usesClosures in [true, false] {
      let report = try rowReport(usesClosures: usesClosures)
      parts.append("A form of 200 rows with \(words(usesClosures)), when one is flipped:\n\n\(report)")
    }
    return parts.joined(separator: "\n\n")
  }

  /// The report of one flip in a form of 200 rows.
  static func rowReport(usesClosures: Bool) throws -> String {
    let form = Screen(DeviceForm(rows: 200, usesClosures: usesClosures), width: 40)
    return "\(try form.bindingReport { try form.find(.toggle, "Device 7").tap() })"
  }

  private static func words(_ usesClosures: Bool) -> String { usesClosures ? "closures" : "key paths" }
}
