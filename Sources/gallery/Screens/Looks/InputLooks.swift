import TextBackend
import ViewTree
import ViewTreeApps

extension GalleryScreen {
  static var inputLooks: GalleryScreen {
    GalleryScreen(
      "looks-input", "input of texts, colours, days and other values", InputLooks.init,
      steps: [
        Step("type into the editor") { try $0.find(.textField, "Letter").type("!") },
        Step("choose a colour") { try $0.find(.colorPicker, "Paint").tap() },
        Step("close it, and open a menu of buttons") { screen in
          screen.press(.escape)
          try screen.find(.button, "More").tap()
        },
      ])
  }
}

/// Each control once, and beside or below it disabled.
struct InputLooks: View {
  @State private var letter = "Dear Ada,\nthe engine runs."
  @State private var paint = Color.orange
  @State private var days: Set<DateComponents> = [
    DateComponents(era: 1, year: 2001, month: 1, day: 11), DateComponents(era: 1, year: 2001, month: 1, day: 12),
  ]
  @State private var amount = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      LookGroup("Editor, enabled and disabled") {
        TextEditor(text: $letter).accessibilityLabel("Letter").fixedSize(horizontal: false, vertical: true)
        TextEditor(text: $letter).disabled(true).accessibilityLabel("Letter, disabled").fixedSize(
          horizontal: false, vertical: true)
      }
      LookGroup("Fields: several lines, a number, a prompt") {
        TextField("Note", text: .constant("Take an umbrella, it may rain in the afternoon"), axis: .vertical)
        TextField("Amount", value: $amount, format: .number)
        SecureField("Password", text: .constant(""), prompt: Text("eight characters")).textFieldStyle(.roundedBorder)
      }
      LookGroup("Colour") {
        ColorPicker("Paint", selection: $paint)
        ColorPicker("Disabled", selection: $paint, supportsOpacity: false).disabled(true)
      }
      MultiDatePicker("Days off", selection: $days)
      LookGroup("Groups of controls: automatic, palette, menu, disabled") {
        group("Edit")
        group("Palette").controlGroupStyle(.palette)
        group("More").controlGroupStyle(.menu)
        group("Disabled").disabled(true)
      }
      LookGroup("Buttons with a purpose") {
        ShareLink("Share", item: "https://www.swift.org")
        PasteButton(payloadType: String.self) { _ in }
        EditButton()
        RenameButton().renameAction {}
        SettingsLink()
        HelpLink {}
        Link("Manual", destination: URL(string: "https://www.swift.org")!)
        Text("or [in a text](https://www.swift.org)")
      }
    }
  }

  private func group(_ name: String) -> some View {
    ControlGroup(name) {
      Button("Cut", systemImage: "scissors") {}
      Button("Copy", systemImage: "doc.on.doc") {}
    }
    .labelStyle(.titleOnly)
  }
}
